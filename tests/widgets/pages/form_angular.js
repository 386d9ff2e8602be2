import '@angular/compiler';
import { Component, provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { FormControl, FormGroup, ReactiveFormsModule } from '@angular/forms';

const form = new FormGroup({
  name: new FormControl('Ada'), notes: new FormControl(''), shout: new FormControl(''), age: new FormControl(null),
  colour: new FormControl('red'), day: new FormControl(''), volume: new FormControl(5), agree: new FormControl(false),
  size: new FormControl('small'), fixed: new FormControl('as it is'),
});
form.get('shout').valueChanges.subscribe((value) => {
  form.get('shout').setValue(value.toUpperCase(), { emitEvent: false });
});
form.get('fixed').valueChanges.subscribe(() => form.get('fixed').setValue('as it is', { emitEvent: false }));

class Root {
  form = form;
}

Component({
  selector: 'sign-up',
  imports: [ReactiveFormsModule],
  template: `
    <form [formGroup]="form">
      <label>Name <input formControlName="name"></label>
      <label>Notes <textarea formControlName="notes"></textarea></label>
      <label>Shout <input formControlName="shout"></label>
      <label>Age <input type="number" formControlName="age"></label>
      <label>Colour <select formControlName="colour">
        <option value="red">Deep red</option><option value="blue">Sky blue</option>
      </select></label>
      <label>Day <input type="date" formControlName="day"></label>
      <label>Volume <input type="range" min="0" max="10" formControlName="volume"></label>
      <label><input type="checkbox" formControlName="agree"> Agree</label>
      <label><input type="radio" formControlName="size" value="small"> Small</label>
      <label><input type="radio" formControlName="size" value="large"> Large</label>
      <label>Fixed <input formControlName="fixed"></label>
    </form>`,
})(Root);

document.getElementById('root').append(document.createElement('sign-up'));
bootstrapApplication(Root, { providers: [provideZonelessChangeDetection()] }).then(() => {
  Object.defineProperty(window, 'state', { get: () => form.value });
});
