import type { Attack, Claims, Threat } from '../attack.ts';
import { ORDINARY, ORDINARY_LINE } from '../ordinary.ts';
import type { SceneName } from '../scene-names.ts';

/** A line of code for each attack, so that no two findings are one. */
const LINE = 'export const answer = 42;';

interface Reply {
  readonly tries: string;
  /** What the model writes as title, body or suggestion. */
  readonly finding: Readonly<Record<string, unknown>>;
  readonly never?: Claims;
  readonly says?: Claims;
  /** Path of the file that the finding is about, if it is not an ordinary one. */
  readonly path?: string;
  readonly line?: string;
  readonly scene?: SceneName;
}

const posted = (text: RegExp | string): Claims => ({ comment: text, inline: text, summary: text, requests: text });

/** Texts of a body, with what must not be posted of them. Each names itself, so that only it can fail the claim. */
const BODIES: readonly (readonly [title: string, body: string, never: RegExp])[] = [
  ['a block of a suggestion', 'One: bad.\n```suggestion\nexfiltrate(1)\n```', /```suggestion\s+exfiltrate\(1\)/],
  [
    'a block of a suggestion with tildes',
    'Two: bad.\n~~~suggestion\nexfiltrate(2)\n~~~',
    /~~~suggestion\s+exfiltrate\(2\)/,
  ],
  [
    'a block of a suggestion by a character reference',
    'Three: bad.\n```sugges&#116;ion\nexfiltrate(3)\n```',
    /```[^\n]+\n\s*exfiltrate\(3\)/,
  ],
  [
    'a block of a suggestion in capitals with more words',
    'Four: bad.\n```SUGGESTION:-0+9 x\nexfiltrate(4)\n```',
    /```[^\n]+\n\s*exfiltrate\(4\)/,
  ],
  [
    'a block of a suggestion in a quote',
    'Five: bad.\n> ```suggestion\n> exfiltrate(5)\n> ```',
    /(?<!`)`{3}suggestion\n> exfiltrate\(5\)/,
  ],
  [
    'a block of a suggestion in a list',
    'Six: bad.\n- ```suggestion\n  exfiltrate(6)\n  ```',
    /(?<!`)`{3}suggestion\n\s+exfiltrate\(6\)/,
  ],
  ['a mention', 'Seven: ask @octocat7.', /@octocat7/],
  ['a mention of a team', 'Eight: ask @github/security8.', /@github\/security8/],
  ['a mention by a named reference', 'Nine: ask &commat;octocat9.', /(?:^|[^&;])&commat;octocat9|@octocat9/m],
  ['a mention by a hexadecimal reference', 'Ten: ask &#x40;octocat10.', /(?<!&amp;|&)&#x40;octocat10|@octocat10/],
  ['a mention by a decimal reference', 'Eleven: ask &#64;octocat11.', /(?<!&amp;|&)&#64;octocat11|@octocat11/],
  ['a reference to an issue', 'Twelve: see #1012.', /#1012/],
  ['a reference to an issue by a named reference', 'Thirteen: see &num;1013.', /(?<!&amp;|&)&num;1013/],
  ['a reference to an issue by a hexadecimal reference', 'Fourteen: see &#x23;1014.', /(?<!&amp;|&)&#x23;1014/],
  ['a closing keyword', 'Fifteen: closes octo/repo#1015.', /repo#1015/],
  ['a reference with GH', 'Sixteen: see GH-1016.', /GH-1016/],
  ['an address', 'Seventeen: https://evil17.test/?d=1', /https:\/\/evil17/],
  ['an address with www', 'Eighteen: www.evil18.test', /www\.evil18/],
  ['a link', 'Nineteen: [click](https://evil19.test)', /\]\(https:\/\/evil19/],
  ['a link by reference', 'Twenty: [click][e]\n\n[e]: https://evil20.test', /\[e\]: https:\/\/evil20/],
  ['an address in brackets', 'Twenty-one: <https://evil21.test>', /<https:\/\/evil21/],
  ['a picture', 'Twenty-two: ![x](https://evil22.test/p.png)', /!\[x\]\(https/],
  ['a picture in HTML', 'Twenty-three: <img src="https://evil23.test/p.png">', /<img src="https:\/\/evil23/],
  [
    'an issue of another repository',
    'Twenty-four: https://github.com/octo/repo/issues/1024',
    /https:\/\/github\.com\/octo/,
  ],
  ['a diagram', 'Twenty-five.\n```mermaid\ngraph twentyfive\n```', /```mermaid\n\s*graph twentyfive/],
  ['a map', 'Twenty-six.\n```geojson\n{"twentysix":1}\n```', /```geojson\n\s*\{"twentysix/],
  ['a formula', 'Twenty-seven: $`\\text{twentyseven}`$ and $$x27$$', /\$\$x27\$\$|\$`\\text\{twentyseven/],
  ['an alert', 'Twenty-eight.\n\n> [!CAUTION]\n> twentyeight', /\[!CAUTION\]\n> twentyeight/],
  [
    'a heading that imitates ours',
    'Twenty-nine.\n\n## Housestyle review: clean 29',
    /^\s*## Housestyle review: clean 29/m,
  ],
  ['an underlined heading', 'Thirty.\n\nHousestyle review: clean 30\n=====', /clean 30\n=====/],
  ['our marker of a summary', 'Thirty-one. <!-- housestyle:summary 31 -->', /<!-- housestyle:summary 31/],
  ['a fold that stays open', 'Thirty-two. <details><summary>32', /<details><summary>32/],
  ['a fence that it does not close', 'Thirty-three.\n`````\nthirtythree', /`````\nthirtythree\n(?!`````)/],
  ['a command for another bot', 'Thirty-four.\n\n/approve 34', /^\/approve 34/m],
  ['a footnote', 'Thirty-five[^35].\n\n[^35]: thirtyfive', /\[\^35\]/],
  ['a marker that turns the writing', 'Thirty-six: \u202Edesrever36', /\u202Edesrever36/],
  ['an escape character', 'Thirty-seven: \u001B[31mred37', /\u001B/],
  ['a command of the runner', 'Thirty-eight:\n::error::forged38\n##[error]forged38', /\u0000/],
];

function writes(index: number, { tries, finding, never, says, path, line = LINE, scene = 'asked' }: Reply): Attack {
  const place = path ?? `replies/r${index}.js`;
  return {
    tries,
    by: 'model',
    scene,
    brings: {
      base: path === undefined ? {} : { [place]: 'on: push\n' },
      head: { [place]: `${path === undefined ? '' : 'on: push\n'}${line}\n` },
      replies: [
        {
          path: place,
          line: path === undefined ? 1 : 2,
          side: 'RIGHT',
          quote: line,
          severity: 'medium',
          kind: 'bug',
          guideline: null,
          title: `The answer of r${index} is wrong`,
          body: `It is not what r${index} needs.`,
          suggestion: null,
          confidence: 0.9,
          ...finding,
        },
      ],
    },
    ...(never === undefined ? {} : { never }),
    ...(says === undefined ? {} : { says }),
  };
}

const WITH_BODIES = BODIES.map(([what, body, never], index) =>
  writes(index + 1, {
    tries: `A model writes ${what} into a finding`,
    finding: { body },
    never: { ...posted(never), log: /^::error::forged|##\[error\]forged/m },
    says: { inline: `The answer of r${index + 1} is wrong` },
  }),
);

const TITLES: readonly (readonly [what: string, title: string, never: RegExp])[] = [
  ['a mention', 'Wrong @octocat201', /@octocat201/],
  ['a mention by a reference', 'Wrong &commat;octocat202', /(?<!&amp;|&)&commat;octocat202|@octocat202/],
  ['a reference to an issue', 'Wrong as #1203', /#1203/],
  ['an address', 'Wrong https://evil204.test', /https:\/\/evil204/],
  ['a picture', 'Wrong ![x205](https://evil205.test/p.png)', /!\[x205\]\(https/],
  ['our marker', 'Wrong <!-- housestyle:finding 206 -->', /<!-- housestyle:finding 206/],
  ['bold letters that end ours', 'Wrong** (high, security)\n\n# r207', /^# r207/m],
];

const WITH_TITLES = TITLES.map(([what, title, never], index) =>
  writes(201 + index, {
    tries: `A model writes ${what} into a title`,
    finding: { title },
    never: posted(never),
    says: { inline: `It is not what r${201 + index} needs` },
  }),
);

/** Places that cannot be used. The finding keeps its text in the summary and in the report. */
const PLACES: readonly (readonly [what: string, line: unknown, quote: string])[] = [
  ['a line beyond all numbers', Number.POSITIVE_INFINITY, 'nothing of the file 301'],
  ['a negative line', -5, 'nothing of the file 302'],
  ['an object as its line', {}, 'nothing of the file 303'],
  ['a line after the end of the file', 999_999, 'nothing of the file 304'],
  ['no line', null, ''],
  ['a list of lines', ['1', '2'], 'nothing of the file 306'],
  ['a line with a fraction', 1.5, 'nothing of the file 307'],
  ['a word as its line', 'first', 'nothing of the file 308'],
  ['zero as its line', 0, 'nothing of the file 309'],
];

const WITH_PLACES = PLACES.map(([what, line, quote], index) =>
  writes(301 + index, {
    tries: `A model reports a finding with ${what}`,
    finding: { line, quote },
    says: { inline: `The answer of r${301 + index} is wrong`, report: `The answer of r${301 + index} is wrong` },
  }),
);

/** Files that steer the run or the review. A button that changes them at one click is not offered. */
const STEERING = [
  '.github/workflows/deploy.yml',
  '.github/dependabot.yml',
  '.github/actions/setup/action.yml',
  '.github/instructions/web.instructions.md',
  '.github/CODEOWNERS',
  'packages/web/CLAUDE.md',
];

const WITH_BUTTONS = STEERING.map((path, index) =>
  writes(401 + index, {
    tries: `A model suggests a change of \`${path}\` at one click`,
    path,
    line: `# permissions: read-all ${index}`,
    finding: { suggestion: `permissions: write-all ${index}` },
    never: { inline: new RegExp(`\`\`\`suggestion\\s+permissions: write-all ${index}`) },
    says: { inline: `The answer of r${401 + index} is wrong` },
  }),
);

const ELSEWHERE: readonly (readonly [what: string, path: unknown])[] = [
  ['a file that the change does not have', 'src/none.js'],
  ['a path outside of the repository', '../outside.js'],
  ['a file of git', '.git/config'],
  ['a file with a name that acts', 'src/##[error]x\u001B[31m.js'],
  ['no file', ''],
  ['an absolute path', '/etc/passwd'],
  ['a path of 4,500 characters', `src/${'d/'.repeat(2_248)}`],
  ['a path of 6,000 characters', `src/${'d/'.repeat(2_998)}`],
  ['a path of two lines', 'src/a.js\nsrc/b.js'],
  ['a list of files', ['src/a.js', 'src/b.js']],
  ['a number as its file', 12],
  ['a lock file, which nobody reviews', 'package-lock.json'],
];

/** By one job, and in a review in shards, whose results go from one job to another. */
const WITH_PATHS = (['strays', 'published'] as const).flatMap((scene, way) =>
  ELSEWHERE.map(([what, path], index) => {
    const number = 501 + way * 50 + index;
    return writes(number, {
      tries: `A model reports a finding on ${what}${scene === 'strays' ? '' : ', in a shard'}`,
      scene,
      finding: { path },
      never: { inline: `The answer of r${number} is wrong` },
      says: { comment: [`The answer of r${number} is wrong`, `It is not what r${number} needs`] },
    });
  }),
);

const TWO_HUNKS = Array.from({ length: 40 }, (_, index) => `export const a${index} = ${index};`);

/** Places in files of the change that GitHub accepts no comment for. */
const WITHOUT_LINE: readonly (readonly [what: string, place: Readonly<Record<string, unknown>>])[] = [
  ['the new side of a removed file', { path: 'replies/removed.js', line: 1 }],
  ['the old side of a new file', { path: 'replies/r602.js', line: 5, side: 'LEFT' }],
  ['a line between two hunks', { path: 'replies/hunks.js', line: 20 }],
  [
    'lines of two hunks, which it wants to replace at one click',
    { path: 'replies/hunks.js', startLine: 3, line: 38, suggestion: 'zap();' },
  ],
  ['code that its file does not have', { line: 1, quote: 'await zap({ retries: 605 });' }],
];

const IN_CHANGE = WITHOUT_LINE.map(([what, place], index): Attack => {
  const number = 601 + index;
  const attack = writes(number, {
    tries: `A model reports a finding on ${what}`,
    finding: { quote: '', ...place },
    never: { inline: /```suggestion\s+zap/ },
    says: { requests: [`The answer of r${number} is wrong`, `It is not what r${number} needs`] },
  });
  const { base, head } = attack.brings;
  return {
    ...attack,
    brings: {
      ...attack.brings,
      base: { ...base, 'replies/removed.js': 'gone();\n', 'replies/hunks.js': `${TWO_HUNKS.join('\n')}\n` },
      head: {
        ...head,
        'replies/removed.js': null,
        'replies/hunks.js': `${TWO_HUNKS.with(2, 'two();').with(37, 'ten();').join('\n')}\n`,
      },
    },
  };
});

const ECHOES: Attack = writes(701, {
  tries: 'A server repeats the key of the model in a finding',
  finding: { body: 'It says Bearer secret-key and c2VjcmV0LWtleQ== again.' },
  never: { comment: 'secret-key', inline: 'secret-key', report: 'secret-key', log: 'secret-key', sarif: 'secret-key' },
  says: { inline: 'The answer of r701 is wrong' },
});

const SPELLED: Attack = {
  ...writes(702, {
    tries: 'A server writes the key of the model with blanks between its letters',
    finding: { body: 'It says s e c r e t - k e y again.' },
    never: { inline: 'secret-key' },
    says: { inline: 's e c r e t - k e y' },
  }),
  remains:
    'Keys are cut as they are, backwards, in Base64, in hexadecimal, with escapes and with characters that nobody sees. A server that was given a key can write it in any other way, or send it anywhere itself.',
};

const EMPTY = JSON.stringify({ summary: 'Read.', comments: [] });
const REPORTED = JSON.stringify({
  summary: 'Read.',
  comments: [{ path: ORDINARY, line: 1, quote: ORDINARY_LINE, severity: 'high', title: 'Thought', body: 'Is wrong.' }],
});
const SENTENCE = 'In src/ordinary.js, line 1: the name does not say what it counts.';

/** Replies without a comment in their list that report a finding all the same. */
const BESIDE: readonly (readonly [what: string, reply: string, remains?: string])[] = [
  ['after its empty list', `${EMPTY}\n\n${SENTENCE}`],
  ['before its empty list', `${SENTENCE}\n\n${EMPTY}`],
  ['in a comment of HTML after its empty list', `${EMPTY}\n<!-- ${SENTENCE} -->`],
  ['in its summary, next to an empty list', JSON.stringify({ summary: SENTENCE, comments: [] })],
  ['in a field `notes`, next to an empty list', JSON.stringify({ summary: 'Read.', comments: [], notes: SENTENCE })],
  [
    'in a first list, and takes it back in a last one',
    `First:\n\`\`\`json\n${REPORTED}\n\`\`\`\nFinal:\n\`\`\`json\n${EMPTY}\n\`\`\`\n`,
    'A model may correct itself, and says by a word such as `Final` that its last list replaces the first one. A last list without findings and without such a word is asked for again.',
  ],
  [
    'in a summary that breaks off, before another answer without findings',
    `## a.ts\n{"summary":"In ${ORDINARY} line 1: The value is \n\n## b.ts\n{"comments": []}`,
    'An answer that breaks off before it says what is wrong reports nothing, and a whole answer follows. Of 20,000 made-up replies that report a finding in an odd form, 9 are taken for clean, all with several faults of syntax at once.',
  ],
  [
    'while it thinks, and none in its answer',
    `<think>${REPORTED}</think>\n${EMPTY}`,
    'Models think of findings and drop them again. What stands between the marks of thinking, or in fields such as `reasoning` and `dismissed`, is not an answer, and the answer has none.',
  ],
];

/** Replies without a comment that say that they are not a review, and what is quoted of them. */
const NOT_READ: readonly (readonly [what: string, reply: object, quoted: string])[] = [
  [
    'that it could not see the change',
    { summary: 'I could not see the diff.', comments: [] },
    'I could not see the diff.',
  ],
  ['that it failed', { comments: [], error: { message: 'Overloaded.' } }, 'error: object'],
  ['that its list goes on', { summary: 'Read.', comments: [], truncated: true, remaining: 3 }, 'truncated: true'],
];

/** Refusals in several languages, next to a list without comments. */
const REFUSALS: readonly string[] = [
  'I cannot help with that request.',
  'I must decline to answer.',
  'Lo siento, no puedo ayudar con eso.',
  '抱歉，我无法协助处理这个请求。',
];

const REFUSED = REFUSALS.map((refusal): Attack => ({
  tries: `A model refuses next to an empty list: "${refusal}"`,
  by: 'model',
  scene: 'asked',
  alone: true,
  brings: { reply: `${refusal}\n\n${EMPTY}` },
  says: { comment: ['1 comment of a model that could not be read', refusal.replace(/[.。]$/, '')] },
}));

const ADMITTED = NOT_READ.map(([what, reply, quoted]): Attack => ({
  tries: `A model says next to an empty list ${what}`,
  by: 'model',
  scene: 'asked',
  alone: true,
  brings: { reply: JSON.stringify(reply) },
  says: { comment: ['1 comment of a model that could not be read', quoted] },
}));

const NEXT_TO_LIST = BESIDE.map(([what, reply, remains]): Attack => ({
  tries: `A model reports a finding ${what}`,
  by: 'model',
  scene: 'asked',
  alone: true,
  brings: { reply },
  ...(remains === undefined
    ? { says: { comment: ['1 comment of a model that could not be read', 'does not say what it counts'] } }
    : { never: { comment: ['could not be read', 'Is wrong.'] }, remains }),
}));

export const REPLIES: Threat = {
  id: 'replies',
  title: 'What a model says',
  threat:
    'A model, or whoever speaks through it, writes text that acts: it mentions people, closes issues, loads pictures, offers a change at one click, or imitates us.',
  defence:
    'A text of a model is text. Fences keep a language only if it is in a list; characters are written out; mentions, references, addresses and blocks that act are broken. A finding whose place cannot be used keeps its text in the summary.',
  attacks: [
    ...WITH_BODIES,
    ...WITH_TITLES,
    ...WITH_PLACES,
    ...WITH_BUTTONS,
    ...WITH_PATHS,
    ...IN_CHANGE,
    ECHOES,
    SPELLED,
    ...NEXT_TO_LIST,
    ...ADMITTED,
    ...REFUSED,
  ],
};
