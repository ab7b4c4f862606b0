import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  findAssignedSecrets,
  hasBareValues,
  mayAssignSecret
} from "./chunk-666BTPVF.js";
import {
  languageOf
} from "./chunk-MPV6PNGA.js";
import {
  findSecrets
} from "./chunk-D23DFTBF.js";

// src/text/mask-secrets.ts
var MAX_ROUNDS = 20;
function maskSecrets(line, path) {
  let masked = line;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    let found = findSecrets(masked);
    if (found.length === 0)
      break;
    masked = maskRanges(masked, found);
  }
  return mayAssignSecret(masked) ? maskRanges(masked, findAssignedSecrets(masked, hasBareValues(languageOf(path)))) : masked;
}
function maskRanges(line, found) {
  return found.reduce(
    (drawn, { start, end }) => `${drawn.slice(0, start)}${"*".repeat(end - start)}${drawn.slice(end)}`,
    line
  );
}

export {
  maskSecrets
};
