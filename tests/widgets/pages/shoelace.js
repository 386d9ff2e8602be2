import '@shoelace-style/shoelace';
