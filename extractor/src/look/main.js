// look.js: what Python calls to see a page. The built file is an expression that gives this object.

import { takeAdded } from "../dom/added.js";
import { roots } from "../dom/changes.js";
import { resolve } from "../dom/resolve.js";
import { learnSecrets } from "../dom/secret.js";
import { learnShadows, takeSuspects } from "../dom/shadows.js";
import { describer, learnDescribing } from "../dom/describing.js";
import { extract } from "./extract.js";
import { learnDelegated, learnListeners } from "./listeners.js";

export default {
  extract, resolve, learnDescribing, learnListeners, learnDelegated, learnSecrets, learnShadows, takeSuspects,
  lookAhead: (options) => describer().lookAhead(options),
  takeAdded: () => takeAdded(roots),
};
