import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  checkoutWorkspace
} from "./chunk-JZU7PUPR.js";
import {
  openRepository
} from "./chunk-CERHQOUZ.js";

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
