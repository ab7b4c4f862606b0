import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  showHidden
} from "./chunk-M64T6ERC.js";

// src/prompt/fence.ts
import { createHash } from "node:crypto";

// src/text/hidden/chat-markup.ts
var MARK_BEHIND = [
  String.raw`\|[\w▁/-]{1,40}\|>`,
  // <|im_start|>, <|eot_id|>, <|end_of_turn|>
  String.raw`｜[\w▁/-]{1,40}｜>`,
  // <｜User｜>
  String.raw`<\/?SYS>>`,
  String.raw`\/?(?:s|bos|eos|sop|eop|BOS_TOKEN|EOS_TOKEN|start_of_turn|end_of_turn|extra_id_\d{1,2})>`
].join("|"), CHAT_MARKUP = new RegExp(
  String.raw`<(?=${MARK_BEHIND})|\[(?=\/?(?:INST|SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_CALLS|TOOL_RESULTS|TOOL_CONTENT|gMASK)\])`,
  "g"
);
function showToModel(text) {
  return writeOutMarks(showHidden(text));
}
function writeOutMarks(text) {
  return text.replaceAll(CHAT_MARKUP, (bracket) => bracket === "<" ? String.raw`\u{3C}` : String.raw`\u{5B}`);
}
function showLineToModel(line) {
  return showToModel(line.replaceAll(`
`, String.raw`\u{A}`));
}

// src/prompt/fence.ts
var LABEL_DIGITS = 12;
function fenceFor(name, contents) {
  let label = labelNotIn(contents);
  return { open: `<<<${name} ${label}
`, close: `>>>${name} ${label}
` };
}
function labelNotIn(contents) {
  let label = makeLabel(contents);
  for (; contents.some((content) => content.includes(label)); )
    label = makeLabel([label, ...contents]);
  return label;
}
function makeLabel(contents) {
  return createHash("sha256").update(contents.join("\0")).digest("hex").slice(0, LABEL_DIGITS);
}
function fenced(name, content, most = Number.POSITIVE_INFINITY) {
  let kept = content.length <= most ? content : content.slice(0, most).replace(HALF_CHARACTER, ""), lines = kept === "" ? [] : kept.split(/\r?\n/).map((line) => `| ${showToModel(line)}
`), fence = fenceFor(name, lines), missing = content.length - kept.length, note = missing === 0 ? "" : `(${missing} more characters are left out)
`;
  return `${fence.open}${lines.join("")}${note}${fence.close}`;
}
var HALF_CHARACTER = /[\uD800-\uDBFF]$/;

export {
  showToModel,
  writeOutMarks,
  showLineToModel,
  fenceFor,
  labelNotIn,
  fenced
};
