import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  openModels,
  readGiven,
  readGivenReports
} from "./chunk-GZJKRJY2.js";

// src/commands/model-input.ts
var NOTHING_GIVEN = { message: void 0, attach: [], history: void 0, memory: void 0 };
function routingFor(choice, { delegate, maxAgents }, message) {
  return choice.kind === "offline" ? {} : { routing: { delegate, maxAgents, message } };
}
async function openModelInput(choice, options, given, terms) {
  if (choice.kind !== "offline")
    return {
      models: await openModels(choice, options, terms),
      reports: await readGivenReports(options),
      message: given.message,
      parts: readGiven(given, "review").parts
    };
}

export {
  NOTHING_GIVEN,
  routingFor,
  openModelInput
};
