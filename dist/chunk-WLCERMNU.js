import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  checkoutWorkspace
} from "./chunk-NWZWQZLL.js";
import {
  openRepository
} from "./chunk-V5ACJV7Y.js";

// src/jobs/open/open-folder.ts
async function openFolder(repo) {
  let root = repo ?? await findRepositoryRoot(".");
  return { root, workspace: checkoutWorkspace(root) };
}
async function findRepositoryRoot(folder) {
  let opened = await openRepository(folder);
  return opened.kind === "problem" ? folder : (opened.repository.close(), opened.repository.root);
}

export {
  openFolder
};
