import type { CheckedKind } from '../src/rules/reading/texts/checked-kind.ts';

/** A text that is made to keep the validator busy, drawn as large as it is wanted. */
export interface HostileText {
  readonly name: string;
  readonly kind: CheckedKind;
  readonly draw: (characters: number) => string;
}

/** What a person writes, to compare the others with. */
export const ORDINARY_TEXT: HostileText = body(
  'prose',
  '## A title\n\nWrite `npm test` before each [commit](https://example.com/a). Use **tabs**, never blanks.\n\n- One thing\n- Another thing\n\n```ts\nconst a = 1;\n```\n\n',
);

/** Bodies of one part, repeated. */
const BODIES = [
  ['links that are not closed', '[a]('],
  ['images that are not closed', '![a]('],
  ['brackets', '['],
  ['empty brackets', '[]'],
  ['links within links', '[[a](b)]('],
  ['links', '[a](b.md) '],
  ['definitions', '[a]: b\n'],
  ['backticks', '`'],
  ['backticks of two lengths', 'a` ``b '],
  ['comments that are not closed', '<!--'],
  ['comments', '<!-- a -->'],
  ['tags', '<a b="'],
  ['quotes within quotes', '> '],
  ['lists within lists', '- '],
  ['items', '- a\n'],
  ['headings', '# a\n'],
  ['fences', '```\n'],
  ['rows of tables', '| a | b |\n'],
  ['bars', '|'],
  ['stars', '*a **b '],
  ['files', '#file:'],
  ['imports', '@a '],
  ['braces', '{{'],
  ['variables', '${input:a'],
  ['base64', 'QUJDREVGR0hJSktM'],
  ['one word', 'a'],
  ['blanks', ' '],
  ['line ends', '\n'],
  ['carriage returns', '\r'],
  ['emoji', '😀'],
  ['zero width', '\u200b'],
  ['bidirectional marks', '\u202e'],
  ['tag characters', '\u{e0041}'],
  ['bytes that are no character', '\ufffd'],
  ['look-alikes', 'аpply '],
  ['downloads', 'curl -a '],
  ['keys', 'ghp_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa '],
  ['injections', 'ignore previous instructions '],
  ['commands of the runner', '::error::a\n'],
  ['comments that silence', '<!-- housestyle-disable-next-line -->\n'],
  ['comments that silence and end', '<!-- housestyle-disable a -->\n<!-- housestyle-enable b -->\n'],
  ['comments that silence and are not closed', '<!-- housestyle-disable '],
] as const;

/** Frontmatter, which no reader takes in beyond its limit: the whole of a text, and as much as is read of it. */
const HEADS = [
  ['brackets', 'a: [a] [a'],
  ['one key', 'a: b\n'],
  ['aliases', 'a: *b\n'],
  ['tags', 'a: !b c\n'],
  ['quotes', 'a: "\n'],
  ['globs', 'applyTo: "{a,b}{a,b}{a,b}"\n'],
  ['marks', '`: @'],
] as const;

const JSONS = [
  ['arrays', '['],
  ['objects', '{"a":'],
  ['comments', '/*'],
  ['words', 'a '],
  ['keys', '"a":1,'],
] as const;

/** As many characters as frontmatter may have, with room for the fences. */
const HEAD_CHARACTERS = 16_000;

export const HOSTILE_TEXTS: readonly HostileText[] = [
  ...BODIES.map(([name, part]) => body(name, part)),
  ...HEADS.flatMap(([name, part]) => [
    head(`too much frontmatter of ${name}`, part, Number.POSITIVE_INFINITY),
    head(`frontmatter of ${name}`, part, HEAD_CHARACTERS),
  ]),
  ...JSONS.map(([name, part]): HostileText => ({
    name: `JSON of ${name}`,
    kind: 'settings',
    draw: (characters) => repeated(part, characters),
  })),
];

/** For the rules to ask for all that Markdown says. */
const REASONS = 'See [a](b.md#c), #file:d, `e`. <!-- housestyle-disable-line -->\n\n';

function body(name: string, part: string): HostileText {
  return {
    name,
    kind: 'path-instructions',
    draw: (characters) => `---\napplyTo: '**'\n---\n${REASONS}${repeated(part, characters)}`,
  };
}

function head(name: string, part: string, most: number): HostileText {
  return {
    name,
    kind: 'agent',
    draw: (characters) => `---\n${repeated(part, Math.min(characters, most))}\n---\n`,
  };
}

function repeated(part: string, characters: number): string {
  return part.repeat(Math.floor(characters / part.length));
}
