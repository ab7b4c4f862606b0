import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  readEndings
} from "./chunk-PVNMJ6OH.js";
import {
  isBelow
} from "./chunk-HRJDQKXX.js";

// src/workspace/listed-workspace.ts
var EVERYTHING = { endings: [""], deep: [], shallow: [] };
function listAhead(workspace) {
  let everything = workspace.find(EVERYTHING);
  return everything.catch(() => {
  }), { ...workspace, find: (query) => query === EVERYTHING ? everything : workspace.find(query) };
}
async function listOnce(workspace) {
  let listed = await workspace.find(EVERYTHING);
  return listed.isComplete ? answerFrom(workspace, listed) : workspace;
}
function answerFrom(workspace, listed) {
  return {
    ...workspace,
    list: (folder) => Promise.resolve(listed.entries.filter(({ path }) => isBelow(path, folder))),
    find: ({ endings }) => {
      let { endText } = readEndings(endings), entries = listed.entries.filter(({ path, kind }) => kind !== "file" || endText(path));
      return Promise.resolve({ ...listed, entries });
    }
  };
}

export {
  listAhead,
  listOnce
};
