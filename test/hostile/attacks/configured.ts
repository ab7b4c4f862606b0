import type { Attack, Threat } from '../attack.ts';

const deep = (open: string, close: string, levels: number): string => open.repeat(levels) + close.repeat(levels);
const bomb = [
  'a: &a ["x","x","x","x","x","x","x","x","x"]',
  ...[...'bcdefghi'].map((name, index) => {
    const before = 'abcdefgh'.charAt(index);
    return `${name}: &${name} [${Array.from({ length: 9 }, () => `*${before}`).join(',')}]`;
  }),
].join('\n');

/** Configurations that cannot be used: the run ends, and says where. */
const REFUSED: readonly (readonly [what: string, text: string])[] = [
  ['aliases that multiply', `${bomb}\nignore: *i\n`],
  ['merged keys that multiply', 'a: &a {x: 1}\nb: &b {<<: [*a,*a,*a,*a]}\nc: {<<: [*b,*b,*b,*b]}\n'],
  ['an alias of itself', 'ignore: &a [*a]\n'],
  ['lists in lists, 10,000 deep', `ignore: ${deep('[', ']', 10_000)}\n`],
  ['maps in maps, 10,000 deep', `ignore: ${deep('{a: ', '}', 10_000)}\n`],
  ['a tag that makes a function', 'ignore: !!js/function "function(){process.exit(9)}"\n'],
  ['a tag that makes an expression', 'ignore: !!js/regexp /(a+)+$/\n'],
  ['the prototype as a key', '__proto__: {fail-on: never}\nconstructor: 1\n'],
  ['a key twice', 'fail-on: high\nfail-on: never\n'],
  ['a NUL', 'fail-on: hi\0gh\n'],
  ['a list in place of a map', '- fail-on: never\n'],
  ['two documents', 'fail-on: high\n---\nfail-on: never\n'],
  ['no end of a text', 'ignore: ["a\n'],
  ['a number without an end', 'max-comments: 1e999\n'],
  ['a glob of 2,000 folders', `ignore: ["${'**/'.repeat(2_000)}x"]\n`],
  ['a level that is a list', 'fail-on: [never]\n'],
  ['merged keys at its top', '<<: {ignore: ["**"]}\n'],
  ['an alias as a key', 'all: &a ignore\n*a : ["**"]\n'],
  ['a key that is a list', '? [ignore]\n: ["**"]\n'],
  ['a key twice, once by escapes', 'fail-on: high\n"fail\\x2don": never\n'],
  ['a key in letters of another script', 'f\u0430il-on: never\n'],
  ['a list by a tag of binary data', 'ignore: !!binary Kio=\n'],
  ['a list by a tag of a set', 'ignore: !!set {"**"}\n'],
  ['a tag with an address of its own', '%TAG ! tag:example.com,2000:\n---\nignore: !x ["**"]\n'],
  ['an end of a line that only some readers know', 'fail-on: high\u0085ignore: ["**"]\n'],
  ['a second document behind its end', 'fail-on: high\n...\nignore: ["**"]\n'],
  ['questions in questions, 100,000 deep', `${'? '.repeat(100_000)}x\n`],
  ['a policy on the prototype', 'policy: [__proto__]\n'],
];

/** Configurations that can be used, and would take a careless reader forever. The change is reviewed with them. */
const USED: readonly (readonly [what: string, text: string])[] = [
  ['a glob with braces in braces', `ignore: ["${'{a,b}'.repeat(30)}"]\n`],
  ['a glob that backtracks', `ignore: ["${'*a'.repeat(60)}b"]\n`],
  ['a glob with a range of numbers', 'ignore: ["{1..999999999}"]\n'],
  ['a glob of groups in groups', `ignore: ["${'+('.repeat(200)}a${')'.repeat(200)}b"]\n`],
  ['a glob with a class without an end', 'ignore: ["[[[[[[[[!a-"]\n'],
  ['5,000 globs', `ignore:\n${Array.from({ length: 5_000 }, (_, index) => `  - "no${index}/**"\n`).join('')}`],
];

function configured(
  [what, text]: readonly [string, string],
  more: Pick<Attack, 'says'> & { readonly never?: Attack['never'] },
): Attack {
  return {
    tries: `The configuration has ${what}`,
    by: 'author',
    scene: 'configured',
    alone: true,
    brings: { base: { '.github/housestyle.yml': text } },
    never: { terminal: ['internal error', 'RangeError', 'Maximum call stack', 'out of memory'], ...more.never },
    says: more.says ?? {},
  };
}

export const CONFIGURED: Threat = {
  id: 'configured',
  title: 'Configurations that a reader chokes on',
  threat:
    'A configuration multiplies, nests or backtracks when it is read, so that the run hangs or crashes, or it is read differently than it looks, so that a gate falls.',
  defence:
    'Aliases and depth have limits, no tag makes an object, globs are bounded, and a key or value that is not known ends the run. A run never goes on without the settings of its configuration.',
  attacks: [
    ...REFUSED.map((row) =>
      configured(row, { says: { terminal: /\.github\/housestyle\.yml:\d/ }, never: { findings: 'ordinary.js' } }),
    ),
    ...USED.map((row) => configured(row, { says: { findings: 'src/ordinary.js' } })),
  ],
};
