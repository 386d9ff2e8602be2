import { useState } from 'react';
import { createRoot } from 'react-dom/client';

// HTML drag and drop with React's own handlers: what may be dropped where is said in dragover, the data goes in the event.
const box = { width: 200, minHeight: 160, padding: 10, margin: 10, background: '#eee', display: 'inline-block', verticalAlign: 'top' };

function Board() {
  const [cards, setCards] = useState({ Offer: 'To do', Invoice: 'To do', Contract: 'Done' });
  const [over, setOver] = useState(null);
  window.state = cards;
  const drop = (column) => (event) => {
    event.preventDefault();
    const card = event.dataTransfer.getData('application/x-card');
    setCards((old) => ({ ...old, [card]: column }));
    setOver(null);
  };
  const allow = (column) => (event) => {
    if (column !== 'Locked') event.preventDefault();
    setOver(column);
  };
  return ['To do', 'Done', 'Locked'].map((column) => (
    <section key={column} aria-label={column} style={{ ...box, outline: over === column ? '2px solid' : 'none' }}
      onDragOver={allow(column)} onDrop={drop(column)}>
      <h2>{column}</h2>
      {Object.keys(cards).filter((card) => cards[card] === column).map((card) => (
        <div key={card} draggable role="button" tabIndex={0} style={{ padding: 12, background: 'white' }}
          onDragStart={(event) => event.dataTransfer.setData('application/x-card', card)}>{card}</div>
      ))}
    </section>
  ));
}

createRoot(document.getElementById('root')).render(<Board />);
