import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  checkoutWorkspace
} from "./chunk-3RCGK6PH.js";
import {
  openRepository
} from "./chunk-XD5ZOW5S.js";

// src/jobs/open-folder.ts
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
