import { escapeActing } from '../../text/json/json-text.ts';
import { dumpJson, type PromptDump } from './dump.ts';

/**
 * Puts a dump into the page that shows it, with the plans that let a reader try other budgets. Throws an `Error` if the
 * template has no slots for them.
 * @param template the page of the inspector, as it is built
 * @param earlier the text of a JSON dump to compare with; the page reports a text that is not a dump
 */
export function dumpHtml(template: string, dump: PromptDump, earlier = ''): string {
  const [head, afterFirst] = cutAt(template, '{{dump}}</script>');
  const [between, tail] = cutAt(afterFirst, '{{other}}</script>');
  const json = JSON.stringify({ ...dumpJson(dump), requests: dump.requests });
  return `${head}${withinScript(json)}</script>${between}${withinScript(earlier)}</script>${tail}`;
}

function cutAt(text: string, slot: string): readonly [string, string] {
  const at = text.indexOf(slot);
  if (at < 0) {
    throw new Error(`the inspector's page has no ${slot}`);
  }
  return [text.slice(0, at), text.slice(at + slot.length)];
}

/** Escapes JSON so that nothing in it can end the script element or act at a terminal. In JSON, these characters occur in strings only. */
function withinScript(json: string): string {
  return escapeActing(json).replaceAll('<', String.raw`\u003c`);
}
