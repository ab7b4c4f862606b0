import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FileChange } from '../../src/changes/types.ts';
import { gateDrafts } from '../../src/findings/evidence.ts';
import type { Revisions } from '../../src/findings/elsewhere.ts';
import { memoryWorkspace } from '../../src/workspace/memory.ts';
import type { ReadHead } from '../../src/changes/head-text.ts';
import { placeFindings } from '../../src/findings/place.ts';
import type { Draft } from '../../src/findings/types.ts';
import { readStatements } from '../../src/guidelines/statements/statements.ts';
import type { Guideline } from '../../src/guidelines/types.ts';
import { showToModel } from '../../src/text/hidden/chat-markup.ts';
import { sourceText } from '../../src/text/source-text.ts';
import { anyFile, fileOf, hunkAt } from './file-change.ts';

const CART = fileOf(
  'src/cart.js',
  hunkAt(10, [
    ' export function total(lines) {',
    '-  return lines.length;',
    '+  const sum = lines.reduce((all, line) => all + line.price, 0);',
    '+\tconst  odd\u200B = 1;\r',
    '+  return sum;',
    ' }',
  ]),
);
const MENU = fileOf('src/menu.js', hunkAt(1, ['+export const dishes = readDishes();']));
const FILES = [CART, MENU];
const HEAD = 'import { tax } from "./tax.js";\n\nfunction roundedUp(price) {\n  return Math.ceil(price);\n}\n';

function guideline(id: number, text: string, appliesTo: readonly string[]): Guideline {
  const source = sourceText('rules.md', text);
  return {
    id,
    name: 'Rules',
    kind: 'repository-instructions',
    level: 'repository',
    folder: '',
    content: { text, path: 'rules.md', origin: { kind: 'file', source, offset: 0 } },
    statements: readStatements(id, text),
    filePatterns: ['*'],
    appliesTo: new Map(appliesTo.map((path) => [path, '*'])),
  };
}

const GUIDELINES = [guideline(2, '- Use `Money.add`.', ['src/cart.js']), guideline(3, '- Be kind.', ['src/menu.js'])];

const DRAFT: Draft = {
  path: 'src/cart.js',
  line: 13,
  side: 'RIGHT',
  quote: '  return sum;',
  severity: 'high',
  kind: 'bug',
  title: 'T',
  body: 'B',
  origin: 'model',
};

it('a quote in another Unicode normal form is not doubted', async () => {
  const file = fileOf('src/cart.js', hunkAt(1, ['+évàlùer(données_privées);'.normalize('NFD')]));
  const { drafts, leftOut } = await gateDrafts([{ ...DRAFT, quote: 'évàlùer(données_privées);'.normalize('NFC') }], {
    files: [file],
    guidelines: [],
    readHead: () => Promise.resolve(''),
  });
  expect([drafts[0]?.doubts, leftOut]).toEqual([undefined, []]);
});

const readHead: ReadHead = async (path) => (path === 'src/cart.js' ? HEAD : undefined);

/** The doubts about a draft, with a note if its suggestion is removed; or the reason why it is left out. */
async function weigh(fields: Partial<Draft>, read: ReadHead = readHead): Promise<unknown> {
  const draft = { ...DRAFT, ...fields };
  const { drafts, leftOut } = await gateDrafts([draft], { files: FILES, guidelines: GUIDELINES, readHead: read });
  const [kept] = drafts;
  if (kept === undefined) {
    return leftOut;
  }
  const { doubts = [], anchor: _anchor, ...rest } = kept;
  expect({ ...draft, ...rest }).toEqual(draft);
  return draft.suggestion !== kept.suggestion ? [...doubts, 'no suggestion'] : doubts;
}

const NOT_AS_QUOTED = 'the code it quotes is not in the file exactly as quoted';

describe('a quote is found', () => {
  it.each<[string, string]>([
    ['unchanged', '  return sum;'],
    ['on a removed line', '  return lines.length;'],
    ['on an unchanged line', 'export function total(lines) {'],
    ['with its number and sign', '13 +  return sum;'],
    ['with a sign alone', '+  return sum;'],
    ['with other spaces', 'const odd=1;'],
    ['with hidden characters written out', String.raw`const odd\u{200B} = 1;`],
    ['with hidden characters removed', 'const  odd = 1;'],
    ['over several lines', 'const sum = lines.reduce((all, line) => all + line.price, 0);\nreturn sum;'],
    ['over lines of both sides, as in the diff', '  return lines.length;\n  return sum;'],
    ['over several lines written as one', 'return sum; }'],
    ['over lines inside a code fence', '```js\nreturn sum;\n```'],
    ['with the middle of a line left out', 'const sum = lines.reduce(… line.price, 0);'],
    ['with the end of a line left out', 'const sum = lines.reduce(...'],
    ['with lines left out', 'export function total(lines) {\n  ...\n  // … more\n  return sum;'],
    ['with the rest of a line that was not shown', 'return sum; (12000 more characters of this line are left out)'],
    ['in part', 'all + line.price'],
    ['elsewhere in the file', 'return Math.ceil(price);'],
    ['if it is only a bracket', '}'],
  ])('%s', async (_name, quote) => {
    expect(await weigh({ quote })).toEqual([]);
  });
});

describe('a quote is doubtful', () => {
  it.each<[string, Partial<Draft>, string]>([
    ['if it is missing', { quote: ' \n' }, 'it quotes no code'],
    ['if only most of its words are in the file', { quote: 'return lines.grandTotal;' }, NOT_AS_QUOTED],
    ['if it is only words, because it may be a remark', { quote: 'the missing validation' }, NOT_AS_QUOTED],
    ['if it is in another file', { quote: 'dishes = readDishes()' }, 'the code it quotes is in another file'],
    ['if the file is not available', { path: 'src/menu.js', quote: 'launch(missiles);' }, NOT_AS_QUOTED],
    [
      'in a file that did not change',
      { path: 'src/x.js', quote: 'x = 1' },
      'the file it names is not part of the change',
    ],
  ])('%s', async (_name, fields, doubt) => {
    expect(await weigh(fields)).toEqual([doubt]);
  });

  it('if the file cannot be read', async () => {
    const read: ReadHead = () => Promise.reject(new Error('no network'));
    expect(await weigh({ quote: 'launch(missiles);' }, read)).toEqual([NOT_AS_QUOTED]);
  });
});

it.each(['launch(missiles);', 'const password = "hunter2";\nlogin(password);', 'if (await isAdmin(user)) {'])(
  'a draft is left out if no part of its quote is in the file: %s',
  async (quote) => {
    expect(await weigh({ quote, title: 'Missiles' })).toEqual([
      {
        source: 'src/cart.js:13',
        reason: '"Missiles" quotes code that is nowhere in the file; it says: `B`',
      },
    ]);
  },
);

describe('a draft is doubtful that', () => {
  it.each<[string, Partial<Draft>, readonly string[]]>([
    ['cites a guideline that does not exist', { citation: '9.1' }, ['it cites guideline 9, which does not exist']],
    [
      'cites a guideline for other files',
      { citation: '3' },
      ['it cites guideline 3, which does not apply to the file'],
    ],
    [
      'cites a statement that does not exist',
      { citation: '2.8' },
      ['it cites statement 2.8, which guideline 2 does not have'],
    ],
    [
      'suggests the code that is already there',
      { suggestion: '  return sum;\n' },
      ['it suggests the code that is already there', 'no suggestion'],
    ],
    [
      'suggests the lines that are already there',
      { line: 13, startLine: 12, suggestion: '\tconst  odd\u200B = 1;\n  return sum;' },
      ['it suggests the code that is already there', 'no suggestion'],
    ],
    [
      'names code that does not exist',
      { title: '`checkout()` is gone', body: 'See `order.grandTotal`, `lib/money.ts` and `MAX_ITEMS`.' },
      ['`checkout()`', '`order.grandTotal`', '`lib/money.ts`', '`MAX_ITEMS`'].map(
        (name) => `${name}, which it names, is neither in the change nor in the file`,
      ),
    ],
  ])('%s', async (_name, fields, doubts) => {
    expect(await weigh(fields)).toEqual(doubts);
  });
});

describe('a draft is not doubtful that', () => {
  it.each<[string, Partial<Draft>]>([
    ['cites a statement that applies', { citation: '2.1' }],
    ['suggests another indentation', { suggestion: 'return sum;' }],
    ['names code of the diff', { body: '`lines.reduce(…)` and `line.price` and `order.price`.' }],
    ['names code from elsewhere in the file', { body: '`roundedUp` and `tax.js`.' }],
    ['names code of another changed file', { body: '`readDishes()` of `src/menu.js`.' }],
    ['names code that the cited guideline asks for', { citation: '2.1', body: 'Use `Money.add`.' }],
    ['names code that it suggests', { suggestion: '  return sumUp(sum);', body: '`sumUp` does it.' }],
    ['names keywords of the language', { body: '`await`, `null`, `String` and `a + b` are no names.' }],
  ])('%s', async (_name, fields) => {
    expect(await weigh(fields)).toEqual([]);
  });
});

it('drafts of the literal checks pass unchanged', async () => {
  expect(await weigh({ origin: 'literal', quote: 'launch(missiles);', citation: '9' })).toEqual([]);
});

it('a draft about a bundle is checked against the part that is read', async () => {
  const view = { about: 'webpack bundle', hunks: [hunkAt(1, ['+const evil = fetch("//evil.example");'])] };
  const bundle: FileChange = { ...fileOf('dist/i.js', hunkAt(1, ['+minified'])), view };
  const draft = {
    ...DRAFT,
    path: 'dist/i.js',
    line: 1,
    quote: 'const evil = fetch("//evil.example");',
    suggestion: 'x',
  };
  const subject = { files: [bundle], guidelines: [], readHead: async () => 'minified' };
  expect(await gateDrafts([draft], subject)).toMatchObject({ drafts: [draft], leftOut: [] });
});

it('no file is read for drafts that the diff confirms, and each other file is read once', async () => {
  const read: string[] = [];
  const counting: ReadHead = async (path) => {
    read.push(path);
    return HEAD;
  };
  const drafts = [DRAFT, { ...DRAFT, quote: 'return Math.ceil(price);' }, { ...DRAFT, quote: 'launch(missiles);' }];
  await gateDrafts([DRAFT], { files: FILES, guidelines: GUIDELINES, readHead: counting });
  expect(read).toEqual([]);
  await gateDrafts(drafts, { files: FILES, guidelines: GUIDELINES, readHead: counting });
  expect(read).toEqual(['src/cart.js']);
});

it('a finding keeps the doubts of its draft', async () => {
  const { drafts } = await gateDrafts([{ ...DRAFT, citation: '9' }], { files: FILES, guidelines: [], readHead });
  expect(placeFindings(drafts, FILES, [], { minSeverity: 'low' }).findings[0]?.doubts).toEqual([
    'it cites guideline 9, which does not exist',
  ]);
});

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom('a.b()', '`x.y`', '\u{202E}', '…', ''),
);

it('a quote of a line as the prompt shows it is never doubted', async () => {
  await fc.assert(
    fc.asyncProperty(anyFile(fc.constant('a.js'), text), fc.nat(), async (file, at) => {
      const lines = file.hunks.flatMap(({ lines }) => lines).filter((line) => line.text.trim() !== '');
      const quote = showToModel(
        (lines[at % Math.max(1, lines.length)]?.text ?? 'x').replaceAll('\n', String.raw`\u{A}`),
      );
      fc.pre(lines.length > 0 && quote.trim() !== '');
      const { drafts } = await gateDrafts([{ ...DRAFT, path: 'a.js', quote }], {
        files: [file],
        guidelines: [],
        readHead: async () => '',
      });
      expect(drafts[0]?.doubts ?? []).toEqual([]);
    }),
  );
});

it('every draft is kept or left out, in order, whatever it contains', async () => {
  const draft = fc
    .record({ quote: text, title: text, body: text, suggestion: text, citation: text })
    .map((fields) => ({ ...DRAFT, ...fields }));
  await fc.assert(
    fc.asyncProperty(fc.array(draft), anyFile(fc.constant('src/cart.js'), text), async (drafts, file) => {
      const gated = await gateDrafts(drafts, { files: [file], guidelines: GUIDELINES, readHead });
      expect(gated.drafts.length + gated.leftOut.length).toBe(drafts.length);
      const titles = drafts.map(({ title }) => title);
      const keptTitles = gated.drafts.map(({ title }) => title);
      let from = 0;
      for (const title of keptTitles) {
        from = titles.indexOf(title, from) + 1;
        expect(from).toBeGreaterThan(0);
      }
    }),
  );
});

describe('a draft about a file that is not under review', () => {
  const base = memoryWorkspace({ 'src/gone.js': 'export const gone = launch(missiles);\n' }, 'base');
  const head = memoryWorkspace(
    { 'src/tax.js': 'export const tax = (price) => price * RATE;\n', 'logo.png': Buffer.from([0, 1, 255]) },
    'head',
  );
  const weighOutside = async (fields: Partial<Draft>, sides: Revisions = { base, head }): Promise<unknown> => {
    const terms = { files: FILES, guidelines: GUIDELINES, readHead, sides };
    const { drafts, leftOut } = await gateDrafts([{ ...DRAFT, title: 'Wrong', body: 'It is.', ...fields }], terms);
    return drafts[0]?.doubts ?? leftOut;
  };
  const NOT_IN_CHANGE = 'the file it names is not part of the change';
  const NO_SUCH_FILE = 'no file of that name is in either revision';

  it.each<[string, Partial<Draft>, readonly string[]]>([
    ['quotes it', { path: 'src/tax.js', quote: 'price * RATE' }, [NOT_IN_CHANGE]],
    ['names it in another form', { path: '`./src/tax.js`:1', quote: 'price * RATE' }, [NOT_IN_CHANGE]],
    ['quotes a file that the change removes', { path: 'src/gone.js', quote: 'launch(missiles)' }, [NOT_IN_CHANGE]],
    ['quotes nothing of it', { path: 'src/tax.js', quote: '' }, [NOT_IN_CHANGE]],
    ['names no file of either revision', { path: 'src/x.js', quote: 'a(b)' }, [NOT_IN_CHANGE, NO_SUCH_FILE]],
    ['quotes words', { path: 'src/tax.js', quote: 'the missing check' }, [NOT_IN_CHANGE]],
    ['is about a picture', { path: 'logo.png', quote: 'a(b)' }, [NOT_IN_CHANGE]],
    ['is not about a path', { path: 'the change as a whole', quote: 'a(b)' }, [NOT_IN_CHANGE]],
    ['quotes the change', { path: 'src/x.js' }, [NOT_IN_CHANGE, 'the code it quotes is in another file']],
  ])('is doubted if it %s', async (_name, fields, doubts) => {
    expect(await weighOutside(fields)).toEqual(doubts);
  });

  it('is left out if it quotes other code', async () => {
    const reason = '"Wrong" quotes code that is nowhere in the file; it says: `It is.`';
    expect(await weighOutside({ path: 'src/tax.js', quote: 'launch(missiles)' })).toEqual([
      { source: 'src/tax.js:13', reason },
    ]);
  });

  it('is doubted if the revisions cannot be read', async () => {
    const broken = { ...head, read: () => Promise.reject(new Error('no network')) };
    expect(await weighOutside({ path: 'src/x.js', quote: 'a(b)' }, { base: broken, head: broken })).toEqual([
      NOT_IN_CHANGE,
    ]);
  });

  it('is looked for in ten files at most', async () => {
    let reads = 0;
    const counting = { ...head, read: (path: string) => ((reads += 1), head.read(path)) };
    const drafts = Array.from({ length: 40 }, (_, index) => ({ ...DRAFT, path: `src/x${index}.js`, quote: 'a(b)' }));
    const terms = { files: FILES, guidelines: GUIDELINES, readHead, sides: { base: counting, head: counting } };
    const doubted = (await gateDrafts(drafts, terms)).drafts.filter(({ doubts }) => doubts?.includes(NO_SUCH_FILE));
    expect(doubted).toHaveLength(10);
    expect(reads).toBeLessThanOrEqual(10 * 2 * 2);
  });
});
