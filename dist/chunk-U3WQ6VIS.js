import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  checkoutWorkspace
} from "./chunk-3EB3IQZ2.js";
import {
  openRepository
} from "./chunk-VJPWE5E4.js";

// src/jobs/open/open-folder.ts
async function openFolder(repo) {
  let root = repo ?? await repositoryAround(".");
  return { root, workspace: checkoutWorkspace(root) };
}
async function repositoryAround(folder) {
  let opened = await openRepository(folder);
  return opened.kind === "problem" ? folder : (opened.repository.close(), opened.repository.root);
}

export {
  openFolder
};
