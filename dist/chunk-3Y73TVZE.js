import {
  CONFIG_PATH as CONFIG_PATH
} from "./joined-1c6c8fb1.js";
import {
  identify as identify
} from "./joined-ed214829.js";
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

// src/jobs/open/note-sparse.ts
async function noteSparse(opened) {
  if (opened.kind === "problem")
    return;
  let paths = (await opened.repository.leftOutPaths()).filter((path) => path === CONFIG_PATH || identify(path) !== void 0), [are, them] = paths.length === 1 ? ["is", "it"] : ["are", "them"];
  return paths.length === 0 ? void 0 : `Not read: ${nameFirst(paths)}, which ${are} not on the disk, because this clone is a sparse checkout. \`git sparse-checkout add FOLDER\` brings ${them} back.`;
}

export {
  nameFirst,
  noteSparse
};
