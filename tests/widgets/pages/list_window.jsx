import { createRoot } from 'react-dom/client';
import { List } from 'react-window';

const names = Array.from({ length: 1000 }, (_, number) => `Contact ${number}`);
window.rendered = new Set();

function Row({ index, style, ariaAttributes }) {
  window.rendered.add(index);
  return <div style={style} {...ariaAttributes}><a href={`#contact-${index}`}>{names[index]}</a></div>;
}

createRoot(document.getElementById('root')).render(
  <List aria-label="Contacts" rowComponent={Row} rowCount={names.length} rowHeight={25} rowProps={{}}
    style={{ height: 300, width: 400 }} />,
);
