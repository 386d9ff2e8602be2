import { baseKeymap, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { DOMParser } from 'prosemirror-model';
import { schema } from 'prosemirror-schema-basic';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';

const root = document.getElementById('root');
const content = document.createElement('div');
content.innerHTML = '<h2>Minutes</h2><p>We met on <strong>Monday</strong>.</p>';

const keys = { 'Mod-z': undo, 'Mod-y': redo, 'Mod-b': toggleMark(schema.marks.strong) };
window.editor = new EditorView(root, {
  state: EditorState.create({
    doc: DOMParser.fromSchema(schema).parse(content),
    plugins: [history(), keymap(keys), keymap(baseKeymap)],
  }),
  attributes: { style: 'white-space: pre-wrap', role: 'textbox', 'aria-label': 'Minutes' },
});
