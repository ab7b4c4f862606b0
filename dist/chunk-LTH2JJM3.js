import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  isRecord
} from "./chunk-IPFRPVR7.js";

// src/text/detach.ts
var LONGEST_COPY = 12;
function detachText(text) {
  return text.length <= LONGEST_COPY ? text : ` ${text}`.slice(1);
}
function detachValue(value) {
  return typeof value == "string" ? detachText(value) : typeof value != "object" || value === null ? value : Array.isArray(value) ? value.map((item) => detachValue(item)) : value instanceof Map ? new Map([...value].map(([key, item]) => [detachValue(key), detachValue(item)])) : value instanceof Set ? new Set([...value].map((item) => detachValue(item))) : isRecord(value) && Object.getPrototypeOf(value) === Object.prototype ? detachFields(value) : value;
}
function detachFields(fields) {
  let copy;
  for (let key of Object.keys(fields)) {
    let field = fields[key], detached = detachValue(field);
    (detached !== field || typeof field == "string" && field.length > LONGEST_COPY) && (copy ??= { ...fields }, copy[key] = detached);
  }
  return copy ?? fields;
}

export {
  detachText,
  detachValue
};
