import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const empty = {
  name: 'Ada', notes: '', shout: '', phone: '', age: '', colour: 'red', day: '', volume: '5', agree: false, size: 'small',
  fixed: 'as it is', late: '',
};

function Form() {
  const [state, setState] = useState(empty);
  window.state = state;
  const set = (name, make = (value) => value) => (event) => {
    const { type, checked, value } = event.target;
    setState((old) => ({ ...old, [name]: type === 'checkbox' ? checked : make(value) }));
  };
  const dashed = (value) => value.replace(/\D/g, '').replace(/^(\d{3})(\d{3})(\d+)$/, '($1) $2-$3');
  const putBackLater = () => {
    setState((old) => ({ ...old, late: 'checking' }));
    setTimeout(() => setState((old) => ({ ...old, late: '' })), 80);
  };
  return (
    <form>
      <label>Name <input value={state.name} onChange={set('name')} /></label>
      <label>Notes <textarea value={state.notes} onChange={set('notes')} /></label>
      <label>Shout <input value={state.shout} onChange={set('shout', (value) => value.toUpperCase())} /></label>
      <label>Phone <input type="tel" value={state.phone} onChange={set('phone', dashed)} /></label>
      <label>Age <input type="number" value={state.age} onChange={set('age', Number)} /></label>
      <label>Colour <select value={state.colour} onChange={set('colour')}>
        <option value="red">Deep red</option><option value="blue">Sky blue</option>
      </select></label>
      <label>Day <input type="date" value={state.day} onChange={set('day')} /></label>
      <label>Volume <input type="range" min="0" max="10" value={state.volume} onChange={set('volume', Number)} /></label>
      <label><input type="checkbox" checked={state.agree} onChange={set('agree')} /> Agree</label>
      <label><input type="radio" name="size" value="small" checked={state.size === 'small'} onChange={set('size')} /> Small</label>
      <label><input type="radio" name="size" value="large" checked={state.size === 'large'} onChange={set('size')} /> Large</label>
      <label>Fixed <input value={state.fixed} onChange={() => {}} /></label>
      <label>Late <input value={state.late} onChange={putBackLater} /></label>
    </form>
  );
}

createRoot(document.getElementById('root')).render(<Form />);
