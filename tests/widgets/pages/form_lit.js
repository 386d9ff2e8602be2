import { LitElement, html } from 'lit';
import { live } from 'lit/directives/live.js';

class SignUp extends LitElement {
  static properties = { form: { state: true } };

  // Not a class field, which would hide the accessor that Lit makes for it.
  constructor() {
    super();
    this.form = {
      name: 'Ada', notes: '', shout: '', age: null, colour: 'red', day: '', volume: 5, agree: false, size: 'small',
      fixed: 'as it is',
    };
  }

  set(part) {
    this.form = { ...this.form, ...part };
  }

  render() {
    const { name, notes, shout, age, colour, day, volume, agree, size, fixed } = this.form;
    const value = (event) => event.target.value;
    return html`
      <label>Name <input .value=${live(name)} @input=${(event) => this.set({ name: value(event) })}></label>
      <label>Notes <textarea .value=${live(notes)} @input=${(event) => this.set({ notes: value(event) })}></textarea></label>
      <label>Shout <input .value=${live(shout)} @input=${(event) => this.set({ shout: value(event).toUpperCase() })}></label>
      <label>Age <input type="number" .value=${live(age ?? '')} @input=${(event) => this.set({ age: Number(value(event)) })}></label>
      <label>Colour <select .value=${live(colour)} @change=${(event) => this.set({ colour: value(event) })}>
        <option value="red">Deep red</option><option value="blue">Sky blue</option>
      </select></label>
      <label>Day <input type="date" .value=${live(day)} @change=${(event) => this.set({ day: value(event) })}></label>
      <label>Volume <input type="range" min="0" max="10" .value=${live(String(volume))}
        @input=${(event) => this.set({ volume: Number(value(event)) })}></label>
      <label><input type="checkbox" .checked=${live(agree)} @change=${(event) => this.set({ agree: event.target.checked })}> Agree</label>
      <label><input type="radio" name="size" value="small" .checked=${live(size === 'small')}
        @change=${(event) => this.set({ size: value(event) })}> Small</label>
      <label><input type="radio" name="size" value="large" .checked=${live(size === 'large')}
        @change=${(event) => this.set({ size: value(event) })}> Large</label>
      <label>Fixed <input .value=${live(fixed)} @input=${() => this.requestUpdate()}></label>`;
  }
}

customElements.define('sign-up', SignUp);
const form = document.getElementById('root').appendChild(document.createElement('sign-up'));
Object.defineProperty(window, 'state', { get: () => form.form });
