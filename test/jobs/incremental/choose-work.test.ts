import { describe, expect, it } from 'vitest';
import { readRecord } from '../../../src/jobs/incremental/file-record.ts';
import type { ModelReply, ModelRequest } from '../../../src/models/model.ts';
import { failed, says } from '../../agents/scripted-model.ts';
import type { ReviewState } from '../../../src/reports/review/state/state.ts';
import { finds, NOTHING, reviewScene } from '../stage-review.ts';
import { pushAll, type Push } from './stage-pushes.ts';

const RULES = { '.github/copilot-instructions.md': '- Name things well.\n' };
const BASE = { ...RULES, 'src/a.ts': numbered(30), 'src/b.ts': numbered(30), 'src/c.ts': numbered(30) };

/** Lines that all differ. */
function numbered(count: number, from = 1): string {
  return Array.from({ length: count }, (_, index) => `const line${from + index} = ${from + index};\n`).join('');
}

function replaceLine(text: string, number: number, by: string): string {
  return text
    .split('\n')
    .map((line, index) => (index === number - 1 ? by : line))
    .join('\n');
}

const A = replaceLine(BASE['src/a.ts'], 12, 'const line12 = BUG();');
const B = replaceLine(BASE['src/b.ts'], 20, 'const line20 = 0;');
const C = replaceLine(BASE['src/c.ts'], 5, 'const line5 = BUG();');
const HEAD = { 'src/a.ts': A, 'src/b.ts': B, 'src/c.ts': C };

/** Reports each added line with `BUG` that a request shows. */
function findBugs({ messages }: ModelRequest): ModelReply {
  const comments: { path: string; line: number; quote: string }[] = [];
  let path = '';
  for (const line of messages.flatMap(({ content }) => content.split('\n'))) {
    path = /^File: (.*?) \(/.exec(line)?.[1] ?? path;
    const found = /^\s*(\d+)\s*\+ ?(.*BUG.*)$/.exec(line);
    if (found !== null) {
      comments.push({ path, line: Number(found[1]), quote: found[2] ?? '' });
    }
  }
  return finds(...comments.map((one) => ({ ...one, title: `A bug in ${one.path}`, body: 'It calls BUG.' })));
}

const MODELS = { housestyle: findBugs };
const FIRST: Push = { base: BASE, head: HEAD, models: MODELS };

function bugs(result: { readonly findings: readonly { path: string; line?: number; quote?: string }[] }) {
  return result.findings.map(({ path, line, quote }) => [path, line, quote]);
}

/** The files that need not be judged again while they are the same. */
function judged({ files = {} }: Pick<ReviewState, 'files'>): readonly string[] {
  return Object.entries(files).flatMap(([path, record]) => (readRecord(record).isJudged ? [path] : []));
}

describe('after a push', () => {
  it('everything is sent the first time, and recorded', async () => {
    const [first] = await pushAll([FIRST]);
    expect(first?.sent).toEqual(['src/a.ts', 'src/b.ts', 'src/c.ts']);
    expect(bugs(first!.result)).toEqual([
      ['src/a.ts', 12, 'const line12 = BUG();'],
      ['src/c.ts', 5, 'const line5 = BUG();'],
    ]);
    expect(Object.keys(first?.state.files ?? {})).toEqual(['src/a.ts', 'src/b.ts', 'src/c.ts']);
  });

  it('that changes one file, only this file is sent, and the other findings are carried over', async () => {
    const [, second] = await pushAll([
      FIRST,
      { ...FIRST, head: { ...HEAD, 'src/c.ts': replaceLine(C, 5, 'const line5 = 55;') } },
    ]);
    expect(second?.sent).toEqual(['src/c.ts']);
    expect(bugs(second!.result)).toEqual([['src/a.ts', 12, 'const line12 = BUG();']]);
    expect(second?.result.findings[0]?.carried).toEqual({ commit: '1'.repeat(40), comment: 100 });
    expect(second?.result.leftOut.filter(({ stage }) => stage === 'change')).toEqual(
      ['src/a.ts', 'src/b.ts'].map((source) => ({
        stage: 'change',
        source,
        reason: 'judged by the review of 1111111 or an earlier one, and unchanged since',
      })),
    );
    expect(second?.result.coverage).toMatchObject({ lines: 6, reviewedLines: 6, modelLines: 6, earlierLines: 4 });
    expect(Object.keys(second?.state.files ?? {}).sort()).toEqual(['src/a.ts', 'src/b.ts', 'src/c.ts']);
  });

  it('the prompt names the files that were reviewed before', async () => {
    const [, second] = await pushAll([FIRST, { ...FIRST, head: { ...HEAD, 'src/c.ts': `${C}more();\n` } }]);
    const text = second?.requests[0]?.messages.at(-1)?.content ?? '';
    expect(text).toMatch(/^\| src\/a\.ts \(modified\) \+1 -1$/m);
    expect(text).toContain('\n| reviewed before, and unchanged since: src/a.ts, src/b.ts\n');
  });

  const ABOVE = Object.fromEntries(
    Object.entries(BASE).map(([path, text]) => [path, path.startsWith('src/') ? `${numbered(7, 1000)}${text}` : text]),
  );
  const MOVED = Object.fromEntries(Object.entries(HEAD).map(([path, text]) => [path, `${numbered(7, 1000)}${text}`]));

  it.each<[string, Push]>([
    ['the same content is pushed again, as after a squash', FIRST],
    ['lines above move, as after a rebase', { ...FIRST, base: ABOVE, head: MOVED }],
    ['the base gets other files', { ...FIRST, base: { ...BASE, 'src/z.ts': 'let z;\n' } }],
    ['the pull request gets another title and description', { ...FIRST, description: { title: 'New', body: 'words' } }],
  ])('if %s, no model is asked, and the findings stay', async (_, push) => {
    const [, second] = await pushAll([FIRST, push]);
    expect(second?.requests).toEqual([]);
    expect(second?.result.conclusion).toBe('findings');
    const shift = push.head === MOVED ? 7 : 0;
    expect(bugs(second!.result)).toEqual([
      ['src/a.ts', 12 + shift, 'const line12 = BUG();'],
      ['src/c.ts', 5 + shift, 'const line5 = BUG();'],
    ]);
    expect(second?.result.coverage).toMatchObject({
      modelLines: 6,
      reviewedLines: 6,
      earlierLines: 6,
      notReviewed: [],
    });
    expect(second?.result.unjudged).toMatchObject({ statements: 0, requests: 0 });
  });

  it('lines move again and again, and findings move with them', async () => {
    const pushes = [FIRST, { ...FIRST, base: ABOVE, head: MOVED }, FIRST, { ...FIRST, base: ABOVE, head: MOVED }];
    const done = await pushAll(pushes);
    expect(done.map(({ result }) => result.findings[0]?.line)).toEqual([12, 19, 12, 19]);
    expect(done.slice(1).every(({ requests }) => requests.length === 0)).toBe(true);
  });

  it('a change without findings stays clean, without a request', async () => {
    const clean = { base: BASE, head: { 'src/b.ts': B }, models: MODELS };
    const [, second] = await pushAll([clean, clean]);
    expect([second?.result.conclusion, second?.requests.length]).toEqual(['clean', 0]);
  });

  it('a finding that has a comment, whose id is not known yet, is not taken for one of the summary', async () => {
    const [first] = await pushAll([FIRST]);
    const known = (first?.state.known ?? []).map((one, index) => {
      const { comment: _, ...rest } = one;
      return index === 0 ? { ...rest, posted: true as const } : { ...rest, body: 'It calls BUG.' };
    });
    const [second] = await pushAll([FIRST], { ...first!.state, known });
    expect(second?.result.findings.map(({ placement }) => placement.kind)).toEqual(['inline', 'summary']);
  });

  const IN_SUMMARY: Push = { ...FIRST, maxComments: 0 };
  const EDITED = { ...HEAD, 'src/b.ts': replaceLine(B, 20, 'const line20 = 2;') };

  it('findings without a comment keep their texts, push after push', async () => {
    const done = await pushAll([IN_SUMMARY, { ...IN_SUMMARY, head: EDITED }, IN_SUMMARY]);
    expect(done.map(({ sent }) => sent)).toEqual([['src/a.ts', 'src/b.ts', 'src/c.ts'], ['src/b.ts'], ['src/b.ts']]);
    expect(done.map(({ result }) => result.findings.map(({ body }) => body))).toEqual(
      done.map(() => ['It calls BUG.', 'It calls BUG.']),
    );
  });

  it('a file is judged again if the text of its finding is nowhere, because there was no room for it', async () => {
    const [first] = await pushAll([IN_SUMMARY]);
    const known = (first?.state.known ?? []).map((one) => {
      const { body, ...rest } = one;
      return one.path === 'src/a.ts' ? rest : { ...rest, body };
    });
    const [second] = await pushAll([{ ...IN_SUMMARY, head: EDITED }], { ...first!.state, known } as never);
    expect(second?.sent).toEqual(['src/a.ts', 'src/b.ts']);
    expect(second?.result.findings.map(({ body }) => body)).toEqual(['It calls BUG.', 'It calls BUG.']);
  });

  const findElsewhere = (): ModelReply =>
    finds({ path: 'src/made-up.ts', title: 'A stray', body: 'It forgets the zebra.' });

  it('a finding about a file that is not in the change holds until everything is judged again', async () => {
    const done = await pushAll([
      { ...FIRST, models: { housestyle: findElsewhere } },
      { ...FIRST, head: EDITED, models: { housestyle: () => NOTHING } },
      { ...FIRST, head: EDITED, models: { housestyle: () => NOTHING } },
      { ...FIRST, head: EDITED, models: { housestyle: () => NOTHING }, scope: 'all' },
    ]);
    expect(done.map(({ result }) => result.findings.map(({ path, body }) => `${path}: ${body}`))).toEqual([
      ['src/made-up.ts: It forgets the zebra.'],
      ['src/made-up.ts: It forgets the zebra.'],
      ['src/made-up.ts: It forgets the zebra.'],
      [],
    ]);
  });

  it('a file that leaves the change takes its findings along', async () => {
    const [, second] = await pushAll([FIRST, { ...FIRST, head: { 'src/b.ts': B, 'src/c.ts': C } }]);
    expect(second?.sent).toEqual([]);
    expect(bugs(second!.result)).toEqual([['src/c.ts', 5, 'const line5 = BUG();']]);
    expect(Object.keys(second?.state.files ?? {})).toEqual(['src/b.ts', 'src/c.ts']);
  });
});

describe('files are judged again', () => {
  it.each<[string, Push, readonly string[]]>([
    ['if `full` asks for it', { ...FIRST, scope: 'all' }, ['src/a.ts', 'src/b.ts', 'src/c.ts']],
    ['if a person asks with a message', { ...FIRST, scope: 'asked' }, ['src/a.ts', 'src/b.ts', 'src/c.ts']],
    ['if the model or its settings change', { ...FIRST, settings: 'n' }, ['src/a.ts', 'src/b.ts', 'src/c.ts']],
    [
      'if a guideline for all files changes',
      { ...FIRST, base: { ...BASE, '.github/copilot-instructions.md': '- Name things better.\n' } },
      ['src/a.ts', 'src/b.ts', 'src/c.ts'],
    ],
    [
      'if a guideline for some of them is new',
      {
        ...FIRST,
        base: { ...BASE, '.github/instructions/b.instructions.md': '---\napplyTo: "src/b.ts"\n---\n- Be brief.\n' },
      },
      ['src/b.ts'],
    ],
    [
      'if only a line of context changes',
      {
        ...FIRST,
        base: { ...BASE, 'src/b.ts': replaceLine(BASE['src/b.ts'], 19, '// other') },
        head: { ...HEAD, 'src/b.ts': replaceLine(B, 19, '// other') },
      },
      ['src/b.ts'],
    ],
    ['if the line feed at the end is gone', { ...FIRST, head: { ...HEAD, 'src/b.ts': B.slice(0, -1) } }, ['src/b.ts']],
  ])('%s', async (_, push, sent) => {
    const [, second] = await pushAll([FIRST, push]);
    expect(second?.sent).toEqual(sent);
    expect(bugs(second!.result).map(([path]) => path)).toEqual(['src/a.ts', 'src/c.ts']);
  });

  it.each<[string, ModelReply]>([
    ['the request failed', failed('invalid')],
    ['the reply broke off', says('{"summary": "", "comments": []', { cutOff: true })],
    ['a comment could not be read', says('{"summary": "", "comments": [{"path": 3}]}')],
    ['a comment quotes code that does not exist', finds({ path: 'src/b.ts', quote: 'import nothing from "nowhere";' })],
  ])('if last time %s', async (_, reply) => {
    const head = { 'src/b.ts': B };
    const [first, second] = await pushAll([
      { base: BASE, head, models: { housestyle: [reply] } },
      { base: BASE, head, models: MODELS },
    ]);
    expect(judged(first!.state)).toEqual([]);
    expect(second?.sent).toEqual(['src/b.ts']);
  });

  it('if last time only a part of the requests was answered, those of the other part', async () => {
    const big = { 'src/a.ts': numbered(450, 5000), 'src/b.ts': numbered(450, 9000) };
    const replies = (request: ModelRequest): ModelReply =>
      request.messages.some(({ content }) => content.includes('File: src/a.ts (added')) ? failed('invalid') : NOTHING;
    const push = { base: RULES, head: big, budget: 20_000 };
    const [first, second] = await pushAll([
      { ...push, models: { housestyle: replies } },
      { ...push, models: MODELS },
    ]);
    expect(judged(first!.state)).toEqual(['src/b.ts']);
    expect(second?.sent).toEqual(['src/a.ts']);
    expect(second?.result.coverage).toMatchObject({ modelLines: 900, earlierLines: 450 });
  });

  it('if a hunk with the same lines is now in another function', async () => {
    const body = ['  // begin', '  prepare();', '  check();', '  // end', '  finish();', '  // over'].join('\n');
    const draw = (inAdmin: string, inGuest: string): string =>
      [`function isAdmin() {\n${inAdmin}\n}\n`, numbered(12), `function isGuest() {\n${inGuest}\n}\n`].join('\n');
    const withReturn = body.replace('  check();', '  check();\n  return true;');
    const push = { base: { ...RULES, 'src/who.ts': draw(body, body) }, models: MODELS };
    const [, second] = await pushAll([
      { ...push, head: { 'src/who.ts': draw(body, withReturn) } },
      { ...push, head: { 'src/who.ts': draw(withReturn, body) } },
    ]);
    expect(second?.sent).toEqual(['src/who.ts']);
  });

  it('if their hunks moved, and they cannot be read', async () => {
    const above = (text: string): string => `${numbered(7, 1000)}${text}`;
    const moved = {
      ...FIRST,
      base: { ...BASE, 'src/b.ts': above(BASE['src/b.ts']) },
      head: { ...HEAD, 'src/b.ts': above(B) },
    };
    const [first] = await pushAll([FIRST]);
    const files = Object.fromEntries(
      Object.entries(first?.state.files ?? {}).map(([path, record]) => {
        const [digest, position, , ...rest] = record.split('.');
        return [path, [digest, position, '', ...rest].join('.')];
      }),
    );
    const [second] = await pushAll([moved], { ...first!.state, files });
    expect(second?.sent).toEqual(['src/b.ts']);
  });

  it('if a finding could not be settled, because another request failed', async () => {
    const big = { 'src/a.ts': `${numbered(450, 5000)}BUG\n`, 'src/b.ts': numbered(450, 9000) };
    const fixed = { ...big, 'src/a.ts': `${numbered(450, 5000)}fixed\n`, 'src/b.ts': numbered(450, 9001) };
    const oneFails = (request: ModelRequest): ModelReply =>
      request.messages.some(({ content }) => content.includes('File: src/b.ts (added')) ? failed('invalid') : NOTHING;
    const push = { base: RULES, budget: 20_000, models: MODELS };
    const [first] = await pushAll([{ ...push, head: big }]);
    const [second, third] = await pushAll(
      [
        { ...push, head: fixed, models: { housestyle: oneFails } },
        { ...push, head: fixed },
      ],
      first?.state,
    );
    expect(first?.result.findings.map(({ path }) => path)).toEqual(['src/a.ts']);
    expect(judged(second!.state)).toEqual([]);
    expect(third?.sent).toEqual(['src/a.ts', 'src/b.ts']);
  });

  it('if the row of a finding is older than the record of its file', async () => {
    const [first] = await pushAll([FIRST]);
    const known = (first?.state.known ?? []).map((one) => ({ ...one, line: (one.line ?? 0) - 1 }));
    const [second] = await pushAll([FIRST], { ...first!.state, known });
    expect(second?.sent).toEqual(['src/a.ts', 'src/c.ts']);
    expect(bugs(second!.result)).toEqual(bugs(first!.result));
  });

  it('after a message of a person, what was recorded before stays recorded, and nothing else', async () => {
    const changed = { ...HEAD, 'src/b.ts': `${B}more();\n` };
    const [, second, third] = await pushAll([
      FIRST,
      { ...FIRST, head: changed, scope: 'asked' },
      { ...FIRST, head: changed },
    ]);
    expect(Object.keys(second?.state.files ?? {})).toEqual(['src/a.ts', 'src/c.ts']);
    expect(third?.sent).toEqual(['src/b.ts']);
  });
});

describe('files that depend on each other', () => {
  const USES = {
    'src/money.ts': 'export function roundMoney(value: number): number {\n  return Math.round(value);\n}\n',
    'src/names.ts': 'export function shortName(name: string): string {\n  return name.slice(0, 3);\n}\n',
    'src/cart.ts': "import { roundMoney } from './money.ts';\nexport const total = roundMoney(3.4);\n",
    'src/user.ts': "import { shortName } from './names.ts';\nexport const user = shortName('abcdef');\n",
  };
  const push = { base: RULES, head: USES, models: MODELS };

  it('are judged again if a declaration that they use changes', async () => {
    const money = USES['src/money.ts'].replace('Math.round', 'Math.floor');
    const [, second] = await pushAll([push, { ...push, head: { ...USES, 'src/money.ts': money } }]);
    expect(second?.sent).toEqual(['src/cart.ts', 'src/money.ts']);
  });

  it('are not judged again if another declaration of the file changes', async () => {
    const money = `${USES['src/money.ts']}\nexport function addMoney(value: number): number {\n  return value;\n}\n`;
    const [, second] = await pushAll([push, { ...push, head: { ...USES, 'src/money.ts': money } }]);
    expect(second?.sent).toEqual(['src/money.ts']);
  });

  it('are judged again if the declaration is gone', async () => {
    const money = 'export function roundCents(value: number): number {\n  return Math.round(value);\n}\n';
    const [, second] = await pushAll([push, { ...push, head: { ...USES, 'src/money.ts': money } }]);
    expect(second?.sent).toEqual(['src/cart.ts', 'src/money.ts']);
  });

  /** Too many declarations to record each, in requests of their own. */
  const MANY = Array.from({ length: 60 }, (_, index) => `export const many${index} = ${index};\n`).join('');
  const LARGE = {
    'src/money.ts': `${USES['src/money.ts']}${MANY}${numbered(400, 5000)}`,
    'src/cart.ts': `${USES['src/cart.ts']}${numbered(400, 9000)}`,
  };
  const withoutMoney = (request: ModelRequest): ModelReply =>
    request.messages.some(({ content }) => content.includes('File: src/money.ts (added')) ? failed('invalid') : NOTHING;
  const apart = { base: RULES, head: LARGE, budget: 20_000 };

  it('are not judged again because the request about the file with the declaration failed', async () => {
    const [first, second, third] = await pushAll([
      { ...apart, models: { housestyle: withoutMoney } },
      { ...apart, models: { housestyle: withoutMoney } },
      { ...apart, models: MODELS },
    ]);
    expect(judged(first!.state)).toEqual(['src/cart.ts']);
    expect(second?.sent).toEqual(['src/money.ts']);
    expect(third?.sent).toEqual(['src/money.ts']);
    expect(third?.result.conclusion).toBe('clean');
  });

  it('are judged again if the declaration changes after the request about it failed', async () => {
    const head = { ...LARGE, 'src/money.ts': LARGE['src/money.ts'].replace('Math.round', 'Math.floor') };
    const [, second] = await pushAll([
      { ...apart, models: { housestyle: withoutMoney } },
      { ...apart, head, models: MODELS },
    ]);
    expect(second?.sent).toEqual(['src/cart.ts', 'src/money.ts']);
  });

  it('are judged again if the file leaves the change', async () => {
    const base = { ...RULES, 'src/money.ts': 'export const roundMoney = Math.round;\n' };
    const { 'src/money.ts': _, ...others } = USES;
    const [, second] = await pushAll([
      { ...push, base },
      { ...push, base, head: others },
    ]);
    expect(second?.sent).toEqual(['src/cart.ts']);
  });
});

describe('a finding at places in several files', () => {
  const twice = (request: ModelRequest): ModelReply => {
    const shown = request.messages.map(({ content }) => content).join('\n');
    const paths = ['src/a.ts', 'src/c.ts', 'src/d.ts'].filter((path) => shown.includes(`File: ${path} (`));
    return finds(
      ...paths.map((path) => ({ path, quote: 'const same = BUG();', title: 'A bug', body: 'It calls BUG.' })),
    );
  };
  const head = {
    'src/a.ts': 'const same = BUG();\n',
    'src/b.ts': 'const other = 1;\n',
    'src/c.ts': 'const same = BUG();\n',
    'src/d.ts': 'const same = BUG();\n',
  };
  const push = { base: RULES, head, models: { housestyle: twice } };

  it('is carried over whole if none of them changed', async () => {
    const [first, second] = await pushAll([push, { ...push, head: { ...head, 'src/b.ts': 'const other = 2;\n' } }]);
    const places = first?.result.findings.map(({ path, places: more = [] }) => [path, more.length]);
    expect(places).toEqual([['src/a.ts', 2]]);
    expect(second?.sent).toEqual(['src/b.ts']);
    expect(second?.result.findings).toEqual([
      expect.objectContaining({
        path: 'src/a.ts',
        line: 1,
        carried: expect.anything(),
        places: ['src/c.ts', 'src/d.ts'].map((path) =>
          expect.objectContaining({ path, line: 1, quote: 'const same = BUG();' }),
        ),
      }),
    ]);
  });

  it('has all of them judged again if one of them changed', async () => {
    const [, second] = await pushAll([push, { ...push, head: { ...head, 'src/c.ts': 'const same = 3;\n' } }]);
    expect(second?.sent).toEqual(['src/a.ts', 'src/c.ts', 'src/d.ts']);
  });
});

it('literal checks run on everything, and what they report is not carried over too', async () => {
  const base = { '.github/copilot-instructions.md': '- Never use `var`.\n' };
  const head = { 'src/a.ts': 'var x = 1;\n', 'src/b.ts': 'const y = 1;\n' };
  const [first, second] = await pushAll([
    { base, head },
    { base, head },
  ]);
  expect(first?.result.findings.map(({ origin }) => origin)).toEqual(['literal']);
  expect(second?.requests).toEqual([]);
  expect(second?.result.findings).toEqual(first?.result.findings);
});

it('a path may be `__proto__` or the name of a method', async () => {
  const head = Object.fromEntries(
    ['__proto__', 'constructor', 'toString.ts'].map((path) => [path, 'const x = BUG();\n']),
  );
  // The stage looks paths up in it.
  const base: Record<string, string> = Object.assign(Object.create(null), RULES);
  const push = { base, head, models: MODELS };
  const changed = Object.fromEntries([...Object.entries(head), ['__proto__', 'const x = 2;\n']]);
  const [first, second, third] = await pushAll([push, push, { ...push, head: changed }]);
  expect(Object.keys(first?.state.files ?? {}).sort()).toEqual(['__proto__', 'constructor', 'toString.ts']);
  expect([second?.sent, second?.result.findings.length]).toEqual([[], first?.result.findings.length]);
  expect(third?.sent).toEqual(['__proto__']);
});

it('without a record nothing changes: no file is recorded and none is left out', async () => {
  const { result } = await reviewScene(FIRST);
  expect([result.judged, result.coverage.earlierLines]).toEqual([undefined, undefined]);
});
