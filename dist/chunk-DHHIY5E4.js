import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  unaskedModelError
} from "./chunk-U6GFRQ4N.js";

// src/commands/action/unasked-model.ts
function findUnaskedModel({ runner }, { isFork }, choice) {
  if (choice.kind !== "offline" || choice.unaskedModel === void 0)
    return {};
  if (isFork || runner.environment.GITHUB_ACTOR === "dependabot[bot]")
    return { unaskedModel: choice.unaskedModel };
  throw unaskedModelError(choice.unaskedModel);
}

export {
  findUnaskedModel
};
