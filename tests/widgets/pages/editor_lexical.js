import { createEditor, $createParagraphNode, $createTextNode, $getRoot } from 'lexical';
import { createEmptyHistoryState, registerHistory } from '@lexical/history';
import { HeadingNode, QuoteNode, registerRichText } from '@lexical/rich-text';

const element = document.createElement('div');
element.contentEditable = 'true';
element.setAttribute('role', 'textbox');
element.setAttribute('aria-label', 'Minutes');
document.getElementById('root').append(element);

const editor = createEditor({ nodes: [HeadingNode, QuoteNode], onError: (error) => { throw error; } });
editor.setRootElement(element);
registerRichText(editor);
registerHistory(editor, createEmptyHistoryState(), 300);
editor.update(() => {
  for (const line of ['We met on Monday.', 'The budget was agreed.']) {
    $getRoot().append($createParagraphNode().append($createTextNode(line)));
  }
});
window.editor = editor;
window.textOf = () => editor.getEditorState().read(() => $getRoot().getTextContent());
