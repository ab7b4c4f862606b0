import {
  writeCount as writeCount
} from "./joined-5ac99ec6.js";
import {
  quote as quote
} from "./joined-a845ed26.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/jobs/open/name-first.ts
var MOST_NAMED = 5;
function nameFirst(paths) {
  let named = paths.slice(0, MOST_NAMED).map((path) => quote(path)), more = paths.length > MOST_NAMED ? ` and ${writeCount(paths.length - MOST_NAMED)} more` : "";
  return `${named.join(", ")}${more}`;
}

export {
  nameFirst
};
