import * as fc from 'fast-check';

/** Files with frontmatter that is plain or nearly so. */
export function frontmatterTexts(): fc.Arbitrary<string> {
  const block = fc.oneof(
    { weight: 4, arbitrary: mapLines.map((lines) => lines.join('\n')) },
    { weight: 3, arbitrary: editedBlock },
    { weight: 2, arbitrary: fc.tuple(editedBlock, mapLines).map(([text, lines]) => `${text}\n${lines.join('\n')}`) },
    {
      weight: 2,
      arbitrary: fc.array(fc.constantFrom(...SIGNS), { maxLength: 14 }).map((signs) => `k: ${signs.join('')}`),
    },
  );
  return fc
    .tuple(fences, block, fc.constantFrom('lf', 'lf', 'lf', 'crlf', 'mixed'))
    .map(([[open, close], block, ends]) => {
      const text = open + block + close;
      return ends === 'lf'
        ? text
        : text.replaceAll(/\r?\n/g, (_, at: number) => (ends === 'crlf' || at % 2 === 0 ? '\r\n' : '\n'));
    });
}

const fences = fc.oneof(
  { weight: 20, arbitrary: fc.constant(['---\n', '\n---\nB\n'] as const) },
  fc.constantFrom(
    ...([
      ['---\n', '\n---'],
      ['--- \n', '\n---\u{A0}\nB'],
      ['---\n', '---\n'],
      ['---\n', '\n'],
      ['---\n', '\n----\n---\n'],
      ['---\n', '\n---x\n---\n'],
      ['---', '\n---\n'],
      ['---x\n', '\n---\nB'],
      ['----\n', '\n---\n'],
      ['--\n', '\n---\n'],
      ['\u{FEFF}---\n', '\n---\nB'],
      ['', ''],
    ] as const),
  ),
);

/** What may stand after a colon or a dash. A middle dot stands between two. */
const SCALARS = listed(
  'x·two words·a:b·a: b·a:·a #b·a#b·#·a  ·x # c·it\'s·a"b·a,b·a]·[·{a: 1}·\\·$x·**/*.ts·https://x.y/z?q=1#r',
  '007·1e3·1.·.5·-1·+1·-0·0x1F·0o17·0b1·1_000·12:30·2024-01-01·1.2.3·-.5e-2·1e999·9007199254740993·0o8·0x',
  '~·~x·null·Null·nULL·true·TRUE·tRUE·False·yes·on·.inf·-.INF·+.inf·.nan·+.nan·.·...·---·....·--',
  '*x·*·&a·&a x·!tag·!!str 1·! x·@x·`x`·%x·?x·? x·?·:x·: x·- x·-x·-·=·<<',
  '""·\'\'·"x"·\'x\'·" x  "·"a\\nb"·"a\\\\"·"a\\"b"·"\\x41"·"\\q"·"\\/"·"a: b"·\'it\'\'s\'·\'\'\'\'·\'a: b\' # c·\'a\'#c·"007"',
  '"x" y·\'x\'y·"x·\'x·"x":·"x": y·"x\n  y"·\'x\n\n  y\'·"a\tb"·a\tb·\tx·x\t·x \t# c·é 👍·\u{A0}x\u{A0}·\u{2028}·\u{FEFF}·\u{85}·\0·\u{1F}',
  '[]·[ ]·[a]·[a, b]·[\'a\', "b"]·[a,b,]·[a,,b]·[,]·[a b, c:d]·[a: b]·[a:, b]·["a":b]·["a" b]·[a #b]·[a, #b]·[-, x]·[- x]·[-]',
  "[a] # c·[a]#c·[a] b·[[a], [b]]·[a, {b: c}]·[*]·[-1, null, 0x1]·[a]: b·['it''s']·[a/*, b.c/d]·[ a , \"b\" ]·[a, b·]·[a:b]·[:a]",
  '[\n  a,\n  b\n]·[\n    a\n  ]·[ a\n, b ]·[\na\n]·[\n  # c\n  a]·[a\n  b]·["a"\n  ,\n\n  b]·[\n      a,\n      b,\n    ] # c·[a,\n---\n]',
  '{}·{ }·{a: b}·{a: b, }·{"a": b, c: [d, {e: f}]}·{a: {b: {}}}·{a: b} # c·{a: b}#c·{a: b} c·{a: "b" c}·{"a":b}·{a:b}·{a : b}',
  '{a, b}·{a: , b: c}·{a:}·{,}·{a: b,,}·{a: b: c}·{a: b:}·{a: b, a: c}·{? a: b}·{true: a}·{__proto__: a}·{a: b]·[a}·{a: *b}·{a: - b}',
  '{\n  a: b,\n  c: d\n}·{a: {\n  b: c\n}}·{a: [\n  b\n ]\n}·{a:\n  b}·{a\n  : b}·{a: b\n  c}·{\n  # c\n  a: b}·{ a: b\n, c: d }·[{\n a: b}]',
  '{a}·|·>·|-·>-·|+·|2·>2-·| # c·|x·||·|-x··· ·  # c',
);
const KEYS = listed('a·b·c·d·name·tools·x-y·x.y·_k1·toString·"q"·\'r\'·no·A·B·C');
const ODD_KEYS = [
  ...listed('true·Null·~·1·__proto__·"__proto__"·"q·"a b"·a b·? k·*k·&k k·<<·-a·a:b··.inf·é·a ·"true"·\'1\'·!t k·"x"y'),
  'k'.repeat(1_025),
];
const LINES = listed('·  ·# c·  # c·    # c·\t·- x·  - x·- - a·text·  text·...· ---·%d·}·]·- ·-');
/** Lines under a key that are neither entries nor all items. */
const TEXT_LINES = listed('text·text·a: b·# no··  deeper·x  ··   ·- y·]·a,·b]·"·[');
const SIGNS = listed(
  'a·b· ·  ·:·: ·\n·\n  ·\n - ·\n- ·- ·-·#· #·[·]·,·, ·"·\'·\\·|·>·?·\nk2: ·\n  k3: ·\n    · \n·\n#\n·~·0·.·x',
);

function listed(...rows: readonly string[]): readonly string[] {
  return rows.flatMap((row) => row.split('·'));
}

const scalar = fc.constantFrom(...SCALARS);
const key = fc.oneof({ weight: 25, arbitrary: fc.constantFrom(...KEYS) }, fc.constantFrom(...ODD_KEYS));
const colon = fc.oneof({ weight: 25, arbitrary: fc.constant(': ') }, fc.constantFrom(':', ':  ', ' : ', ':\t'));
const depth = fc.constantFrom(1, 2, 2, 2, 2, 3, 4);
const listDepth = fc.constantFrom(0, 0, 2, 2, 2, 3);

/** The lines of a map, with whatever may stand among and under its entries. */
const { map: mapLines } = fc.letrec<{ map: readonly string[]; under: readonly string[] }>((tie) => ({
  map: fc
    .array(
      fc.oneof(
        { depthSize: 'small' },
        { weight: 9, arbitrary: fc.tuple(key, colon, scalar).map((parts) => [parts.join('')]) },
        { weight: 1, arbitrary: fc.constantFrom(...LINES).map((line) => [line]) },
        {
          weight: 4,
          arbitrary: fc
            .tuple(key, fc.constantFrom(':', ':', ':', ': ', ': # c', ': |', ': >-', ': [', ': x'), tie('under'))
            .map(([key, sign, under]) => [`${key}${sign}`, ...under]),
        },
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((groups) => groups.flat()),
  under: fc.oneof(
    { depthSize: 'small' },
    fc.tuple(depth, tie('map')).map(([depth, lines]) => indented(lines, depth)),
    fc
      .tuple(listDepth, fc.constantFrom('- ', '- ', '-   '), fc.array(tie('map'), { minLength: 1, maxLength: 3 }))
      .map(([depth, dash, items]) => items.flatMap((lines) => indented(itemLines(lines, dash), depth))),
    fc.tuple(listDepth, fc.array(scalar, { minLength: 1, maxLength: 3 })).map(([depth, values]) =>
      indented(
        values.map((value) => `- ${value}`),
        depth,
      ),
    ),
    fc
      .tuple(depth, fc.array(fc.constantFrom(...TEXT_LINES), { minLength: 1, maxLength: 5 }))
      .map(([depth, lines]) => indented(lines, depth)),
  ),
}));

function indented(lines: readonly string[], depth: number): readonly string[] {
  return lines.map((line) => (line === '' ? '' : ' '.repeat(depth) + line));
}

function itemLines(lines: readonly string[], dash: string): readonly string[] {
  return lines.map((line, index) => (index === 0 ? dash : ' '.repeat(dash.length)) + line);
}

/** Blocks as people write them. */
const REAL_BLOCKS = [
  "name: reviewer\ndescription: 'Reviews it''s own: code'\ntools: ['read', \"search\"] # two\nmodel: GPT-4.1\n",
  'description: >-\n  Folded text\n  of two lines\n\n  and a third.\nmetadata:\n  author: me\n  version: "1.0"\nhidden: false',
  'handoffs:\n  - label: Plan\n    agent: planner\n    prompt: |\n      Do this.\n        Then that.\n    send: true\n  - label: Build\n    agent: builder',
  'mcp-servers:\n  web:\n    type: http\n    url: https://example.org/mcp?x=1#y\n    tools: ["*"]\n    headers:\n      "X-Key": $KEY\n    args: []\n    env:',
  'applyTo: "**/*.ts,**/*.tsx"\n# a comment\n\npaths:\n- src/**/*.ts\n- "test/**"\n- 7\nempty:\nlast: ~',
  'tools:\n  [\n    "codebase",\n    editFiles,\n    \'fetch\',\n  ]\nversion: 1.10\nlist:\n  - a: 1\n    b:\n      - x\n      - y: [z]\n  - c: 2\n',
  'mcp-servers:\n  web:\n    headers: {"X-Key": "Bearer $KEY", Accept: text/plain}\n    env: {}\nhandoffs:\n  - {label: Plan, agent: planner, send: true}\n  - {\n      label: Build,\n      tools: [edit, {name: run}]\n    }',
];

interface Edit {
  readonly at: number;
  readonly removed: number;
  readonly added: string;
}

const edit: fc.Arbitrary<Edit> = fc.record({
  at: fc.nat({ max: 250 }),
  removed: fc.constantFrom(0, 0, 0, 1, 1, 2, 5),
  added: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...SIGNS) },
    fc.constantFrom('\t', '\r', '*', '&', '!', '%', '@', '{', '}', '`', '\n---x', '\n...', '\u{FEFF}', ''),
    fc.string({ unit: 'binary', maxLength: 2 }),
  ),
});

const editedBlock = fc
  .tuple(fc.constantFrom(...REAL_BLOCKS), fc.array(edit, { maxLength: 4 }))
  .map(([text, edits]) => edits.reduce(applyEdit, text));

function applyEdit(text: string, { at, removed, added }: Edit): string {
  const start = at % (text.length + 1);
  return text.slice(0, start) + added + text.slice(start + removed);
}
