import { createApp, reactive } from 'vue/dist/vue.esm-bundler.js';

const state = reactive({
  name: 'Ada', notes: '', shout: '', age: '', colour: 'red', day: '', volume: 5, agree: false, size: 'small', fixed: 'as it is',
});

const template = `
  <form>
    <label>Name <input v-model.trim="name"></label>
    <label>Notes <textarea v-model="notes"></textarea></label>
    <label>Shout <input :value="shout" @input="shout = $event.target.value.toUpperCase()"></label>
    <label>Age <input type="number" v-model.number="age"></label>
    <label>Colour <select v-model="colour">
      <option value="red">Deep red</option><option value="blue">Sky blue</option>
    </select></label>
    <label>Day <input type="date" v-model="day"></label>
    <label>Volume <input type="range" min="0" max="10" v-model.number="volume"></label>
    <label><input type="checkbox" v-model="agree"> Agree</label>
    <label><input type="radio" v-model="size" value="small"> Small</label>
    <label><input type="radio" v-model="size" value="large"> Large</label>
    <label>Fixed <input :value="fixed" @input="$event.target.value = fixed"></label>
  </form>`;

createApp({ template, data: () => state }).mount('#root');
window.state = state;
