import { dumpJson, type PromptDump } from './dump.ts';

/**
 * Puts a dump, with the plans by which other budgets can be tried, into the page that shows it. `template`: the page of
 * the inspector as it is built. `earlier`: the text of a JSON dump to compare with; the page says so where it is none.
 * Throws an `Error` on a template that has no slots for them.
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

/** The same JSON, but nothing in it leads out of a script element. In JSON these characters stand in strings only. */
function withinScript(json: string): string {
  return json
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}
