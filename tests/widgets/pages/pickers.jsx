import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import Select from 'react-select';
import { Autocomplete, FormControl, InputLabel, MenuItem, Select as MaterialSelect, TextField } from '@mui/material';

const flavours = ['Chocolate', 'Vanilla', 'Strawberry', 'Salted caramel'].map((label) => ({ label, value: label.toLowerCase() }));
const cities = ['Berlin', 'Bern', 'Bergen', 'Lisbon', ...Array.from({ length: 60 }, (_, number) => `Town ${number}`)];

function Pickers() {
  const [state, setState] = useState({ flavour: null, toppings: [], plan: 'Team', city: null });
  window.state = state;
  const set = (part) => setState((old) => ({ ...old, ...part }));
  return (
    <main>
      <label htmlFor="flavour">Flavour</label>
      <Select inputId="flavour" options={flavours} onChange={(option) => set({ flavour: option?.value ?? null })} />
      <label htmlFor="toppings">Toppings</label>
      <Select inputId="toppings" isMulti options={flavours} onChange={(all) => set({ toppings: all.map((each) => each.value) })} />
      <FormControl>
        <InputLabel id="plan">Plan</InputLabel>
        <MaterialSelect labelId="plan" label="Plan" value={state.plan} onChange={(event) => set({ plan: event.target.value })}>
          {['Free', 'Team', 'Company'].map((each) => <MenuItem key={each} value={each}>{each}</MenuItem>)}
        </MaterialSelect>
      </FormControl>
      <Autocomplete options={cities} value={state.city} onChange={(_, city) => set({ city })}
        renderInput={(given) => <TextField {...given} label="City" />} />
    </main>
  );
}

createRoot(document.getElementById('root')).render(<Pickers />);
