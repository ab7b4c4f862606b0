import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  readCheckedChange,
  runLiteralChecks
} from "./chunk-XM74XTLA.js";
import {
  readSwitches
} from "./chunk-LJ36BYDG.js";

// src/jobs/gather/check-literally.ts
function checkLiterally(subject, chosen, settings, grammars) {
  return runLiteralChecks(
    chosen.files,
    chosen.applied,
    {
      readHead: subject.readHead,
      readBase: (file) => subject.readVersion("base", file),
      grammars
    },
    readCheckedChange(subject, chosen),
    readSwitches(settings)
  );
}

export {
  checkLiterally
};
