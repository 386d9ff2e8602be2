import { EditorView, basicSetup } from 'codemirror';

const lines = Array.from({ length: 300 }, (_, number) => `const line${number} = ${number};`);
window.editor = new EditorView({
  doc: lines.join('\n'),
  extensions: [
    basicSetup,
    EditorView.contentAttributes.of({ 'aria-label': 'Source' }),
    EditorView.theme({ '&': { height: '200px' } }),
  ],
  parent: document.getElementById('root'),
});
