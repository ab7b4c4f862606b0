import {
  usageError as usageError
} from "./joined-e117912a.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/commands/arguments/named-change.ts
function refuseNamedChange({ base, head, staged, workingTree, diff }, {
  instead,
  hint,
  takesHead = !1
}) {
  let [given] = [
    ...base === void 0 ? [] : ["--base"],
    ...head === void 0 || takesHead ? [] : ["--head"],
    ...staged ? ["--staged"] : [],
    ...workingTree ? ["--working-tree"] : [],
    ...diff === void 0 ? [] : ["--diff"]
  ];
  if (given !== void 0)
    throw usageError("mixed-sources", `\`${instead}\` and \`${given}\` cannot be given together`, hint);
}

export {
  refuseNamedChange
};
