import { showHidden } from './visible.ts';

/**
 * Marks between messages in the templates of open models. Many servers that speak OpenAI's API write the messages into
 * such a template as text, and then read marks at any place. Content with `<|im_end|>` would end its message.
 * https://huggingface.co/docs/transformers/chat_templating
 */
const MARK_BEHIND = [
  String.raw`\|[\w▁/-]{1,40}\|>`, // <|im_start|>, <|eot_id|>, <|end_of_turn|>
  String.raw`｜[\w▁/-]{1,40}｜>`, // <｜User｜>
  String.raw`<\/?SYS>>`,
  String.raw`\/?(?:s|bos|eos|sop|eop|BOS_TOKEN|EOS_TOKEN|start_of_turn|end_of_turn|extra_id_\d{1,2})>`,
].join('|');
const CHAT_MARKUP = new RegExp(
  String.raw`<(?=${MARK_BEHIND})|\[(?=\/?(?:INST|SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_CALLS|TOOL_RESULTS|TOOL_CONTENT|gMASK)\])`,
  'g',
);

/**
 * Prepares a text from outside for a prompt: hidden characters are written out, and so is the bracket before the name
 * of a mark between messages (`\u{3C}|im_end|>`). Applying it twice gives the same result.
 */
export function showToModel(text: string): string {
  return writeOutMarks(showHidden(text));
}

/** Writes out only the marks, for a trusted text that may mention them. */
export function writeOutMarks(text: string): string {
  return text.replaceAll(CHAT_MARKUP, (bracket) => (bracket === '<' ? String.raw`\u{3C}` : String.raw`\u{5B}`));
}

/** As `showToModel`, for a text that must stay on one line. */
export function showLineToModel(line: string): string {
  return showToModel(line.replaceAll('\n', String.raw`\u{A}`));
}
