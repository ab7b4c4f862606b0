import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  describeProgress,
  readGivenReports
} from "./chunk-PTII77YA.js";
import {
  readGiven
} from "./chunk-2XM5XSR5.js";
import {
  openModels
} from "./chunk-EDFUTCGS.js";
import {
  writeMemoryUses
} from "./chunk-VV3ZAENO.js";

// src/commands/open/model-input.ts
function routingFor(choice, { delegate, maxAgents }, message) {
  return choice.kind === "offline" ? {} : { routing: { delegate, maxAgents, message } };
}
async function openModelInput(choice, options, given, givenFor, terms) {
  if (choice.kind === "offline")
    return;
  let { memoryUses, ...added } = await readGiven(given, "review", givenFor);
  return options.cacheDir !== void 0 && given.memoryUses !== void 0 && memoryUses !== void 0 && await writeMemoryUses(options.cacheDir, memoryUses, given.memoryUses.now, terms.say), {
    models: await openModels(choice, options, terms),
    reports: await readGivenReports(options),
    message: given.message,
    ...added
  };
}
function terminalTerms(terminal) {
  return {
    environment: terminal.environment,
    signal: terminal.signal,
    say: (sentence) => terminal.say(sentence),
    onReply: (progress) => terminal.progress(describeProgress(progress)),
    onEstimate: (sentence) => terminal.progress(sentence)
  };
}

export {
  routingFor,
  openModelInput,
  terminalTerms
};
