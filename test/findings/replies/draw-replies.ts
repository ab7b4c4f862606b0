import type { Draw } from '../../fuzz/mutate.ts';

/** Every reply says this of a file, in some form. */
export const FINDING = 'The value zebra is never checked, so that a null crashes the call.';
const PATH = 'src/a.ts';
const EMPTY = [
  '{"summary":"Fine.","comments":[]}',
  '{"comments": []}',
  '```json\n{"summary": "S", "comments": []}\n```',
];

type Fields = Readonly<Record<string, unknown>>;

const KEYS: readonly (readonly [path: string, line: string, body: string])[] = [
  ['path', 'line', 'body'],
  ['file', 'line_number', 'comment'],
  ['location', 'range', 'message'],
  ['where', 'row', 'problem'],
  ['Datei', 'Zeile', 'Beschreibung'],
  ['文件', '行号', '问题'],
  ['f', 'l', 'critique'],
];
const LINES: readonly unknown[] = [12, '12', 'L12', [12, 13], { start: 12 }, null, 'N/A', 12.5, true];
const PATHS: readonly unknown[] = [PATH, `./${PATH}`, `${PATH}:12`, null, [PATH], { name: PATH }, 'unknown'];
const BODIES: readonly unknown[] = [FINDING, [FINDING], { text: FINDING }, [{ type: 'text', text: FINDING }]];
const LISTS = [
  'comments',
  'findings',
  'issues',
  'review_comments',
  'results',
  'nits',
  'blocking',
  'Kommentare',
  'data',
];
const SUMMARIES: readonly unknown[] = ['Adds a parser.', '', null, 'LGTM', ['a'], { text: 'x' }];
const OTHER_LIST = 'warnings';

/** Where a list of comments may be. */
const CONTAINERS: readonly ((list: readonly Fields[], name: string, summary: unknown) => unknown)[] = [
  (list, name, summary) => ({ summary, [name]: list }),
  (list) => list,
  (list) => list[0],
  (list, name, summary) => ({ review: { result: { summary, [name]: list } } }),
  (list, _name, summary) => ({ summary, comments: [], [OTHER_LIST]: list }),
  (list, _name, summary) => ({ [OTHER_LIST]: list, comments: [], summary }),
  (list, name, summary) => ({ summary, [name]: { [PATH]: list } }),
  (list, name, summary) => ({ summary, [name]: JSON.stringify(list) }),
  (list, name, summary) => JSON.stringify({ summary, [name]: list }),
  (list, name, summary) => ({ summary, [name]: [[...list], null, {}] }),
  (list, name, summary) => ({ summary, [name]: { edges: list.map((node) => ({ node })) } }),
  (list, name, summary) => ({ name: 'submit', arguments: JSON.stringify({ summary, [name]: list }) }),
  (list, name, summary) => ({ choices: [{ message: { content: JSON.stringify({ summary, [name]: list }) } }] }),
  (_list, _name, summary) => ({ summary, comments: [], verdict: 'request_changes' }),
  (_list, _name, summary) => ({ summary, comments: [], approved: false, reason: FINDING }),
  () => ({ summary: `In ${PATH} line 12: ${FINDING}`, comments: [] }),
  () => ({ comments: [FINDING] }),
  () => ({ comments: [], note: `${PATH}:12 ${FINDING}` }),
];

/** How a value is written. */
const WRITINGS: readonly ((value: unknown) => string)[] = [
  (value) => JSON.stringify(value),
  (value) => JSON.stringify(value, undefined, 2),
  (value) => JSON.stringify(value).replaceAll('"', '&quot;'),
  (value) => JSON.stringify(value).replaceAll(/(?<!\\)"([^"\\]*)"/g, '“$1”'),
  (value) => JSON.stringify(value).replaceAll('":', '"='),
  (value) => JSON.stringify(value).replaceAll('zebra', '"zebra"'),
  (value) => JSON.stringify(value, undefined, 2).replaceAll(/^/gm, '> '),
  (value) => JSON.stringify(value).replace(/[}\]]+$/, ''),
  (value) => `data: ${JSON.stringify({ delta: { content: JSON.stringify(value) } })}\n\ndata: [DONE]`,
  (value) => `\u{FEFF}${JSON.stringify(value)}`,
];

/** What is around an answer. */
const AROUND: readonly ((text: string, empty: string) => string)[] = [
  (text) => text,
  (text) => `\`\`\`json\n${text}\n\`\`\``,
  (text) => `Here is my review:\n\n${text}\n\nLet me know!`,
  (text) => `<think>The change is small.</think>\n${text}`,
  (text) => `<answer>${text}</answer>`,
  (text) => `${text}\n\nOtherwise the change looks good.`,
  (text) => `${text}\n${text}`,
  (text, empty) => `${empty}\n${text}`,
  (text, empty) => `${text}\n${empty}`,
  (text, empty) => `${text}\n\nFor tests.ts:\n\n${empty}`,
  (text, empty) => `${empty}\n\nP.S. I also found this:\n${text}`,
  (text, empty) => `## a.ts\n${text}\n\n## b.ts\n${empty}`,
];

/** Findings in words, next to an empty list. */
const PROSE: readonly string[] = [
  `In ${PATH}:12: ${FINDING}`,
  `On line 12 of ${PATH}, off by one: the loop misses the last zebra.`,
  `- **${PATH}** (L12): ${FINDING}`,
  `| File | Line | Issue |\n|---|---|---|\n| ${PATH} | 12 | ${FINDING} |`,
  `In ${PATH}, Zeile 12: Der Wert zebra wird nie geprüft.`,
  `${PATH}:12 : la valeur zebra n'est jamais vérifiée.`,
  `${PATH} 第12行：zebra 从未检查，会导致崩溃。`,
  `${PATH}: строка 12, zebra не проверяется.`,
  `comments:\n  - ${FINDING}`,
  `- **line**: 12\n- **message**: ${FINDING}`,
  `\`\`\`diff\n-const a = zebra.c;\n+const a = zebra?.c;\n\`\`\``,
  `<!-- ${PATH}:12 ${FINDING} -->`,
  `<finding><line>12</line><message>${FINDING}</message></finding>`,
];

/** Draws a reply that says a finding, in a form that nobody asked for. */
export function drawReply(draw: Draw): string {
  const pick = <T>(all: readonly T[]): T => at(all, draw(all.length));
  if (draw(6) === 0) {
    const [words, empty] = [pick(PROSE), pick(EMPTY)];
    return draw(2) === 0 ? `${words}\n\n${empty}` : `${empty}\n\n${words}`;
  }
  const [path, line, body] = pick(KEYS);
  const comment = { [path]: pick(PATHS), [line]: pick(LINES), [body]: pick(BODIES), severity: 'high' };
  const written = pick(WRITINGS)(pick(CONTAINERS)([comment], pick(LISTS), pick(SUMMARIES)));
  const said = written.indexOf('zebra');
  const cut = said >= 0 && draw(4) === 0 ? written.slice(0, said + 8 + draw(written.length - said)) : written;
  return pick(AROUND)(cut, pick(EMPTY));
}

function at<T>(all: readonly T[], index: number): T {
  const one = all[index];
  if (one === undefined) {
    throw new RangeError('a table is empty');
  }
  return one;
}
