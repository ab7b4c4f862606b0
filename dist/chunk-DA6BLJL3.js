import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/commands/shards/shard-secret.ts
function secretOf(choice, { sealKey }) {
  return sealKey !== void 0 && sealKey !== "" ? sealKey : choice.kind === "models" && "apiKey" in choice.main ? choice.main.apiKey : void 0;
}

export {
  secretOf
};
