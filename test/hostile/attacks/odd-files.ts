import type { Attack, Placed, Threat } from '../attack.ts';

const RULE = '---\napplyTo: "**"\n---\n\n- Be kind.\n';

/** Kinds of files that are read from the disk. `N` is a number. */
const KINDS: readonly (readonly [what: string, path: string, text: string])[] = [
  ['an instruction file', '.github/instructions/oddN.instructions.md', RULE],
  ['a prompt', '.github/prompts/oddN.prompt.md', '---\ndescription: Odd\n---\n\nDo it.\n'],
  ['an agent', '.github/agents/oddN.agent.md', '---\ndescription: Odd\n---\n\nBe kind.\n'],
  ['an `AGENTS.md`', 'oddN/AGENTS.md', '- Be kind.\n'],
];

/** What is put in the place of a file that git knows, and what `validate` says of it. */
const REPLACED: readonly (readonly [what: string, placed: Placed, says: string | RegExp])[] = [
  ['a pipe that nobody writes to', { kind: 'pipe' }, 'is a device, a pipe or a socket'],
  ['a socket', { kind: 'socket' }, 'is a device, a pipe or a socket'],
  ['a link to itself', { kind: 'link', to: 'SELF' }, 'symbolic link'],
  ['a link to a device without an end', { kind: 'link', to: '/dev/zero' }, 'leaves the repository'],
  ['a link to the terminal', { kind: 'link', to: '/dev/tty' }, 'leaves the repository'],
  ['a link to the input of the program', { kind: 'link', to: '/dev/stdin' }, 'leaves the repository'],
  ['a link to the memory of the program', { kind: 'link', to: '/proc/self/mem' }, 'leaves the repository'],
  ['a link to the variables of the program', { kind: 'link', to: '/proc/self/environ' }, 'leaves the repository'],
  ['a link to the passwords of the machine', { kind: 'link', to: '/etc/passwd' }, 'leaves the repository'],
  ['a link to a folder outside', { kind: 'link', to: '..' }, /symbolic link|leaves the repository|is a folder/],
];

const IN_PLACE = REPLACED.flatMap(([what, placed, says], row) =>
  KINDS.map(([kind, template, text], column): Attack => {
    const path = template.replace('N', `${row}-${column}`);
    const own =
      placed.kind === 'link' && placed.to === 'SELF' ? { ...placed, to: path.split('/').at(-1) ?? '' } : placed;
    return {
      tries: `${kind[0]?.toUpperCase()}${kind.slice(1)} is replaced by ${what}`,
      by: 'author',
      scene: 'placed',
      brings: { base: { [path]: text }, places: { [path]: own } },
      never: { terminal: /root:x:0|internal error|canary-of-the-environment/ },
      says: { terminal: [`"${path}"`, says] },
    };
  }),
);

/** Names of instruction files. The text of each has a problem, which `validate` must report under the shown name. */
const NAMES: readonly (readonly [what: string, name: string, shown: string])[] = [
  ['a line feed', 'line\nfeed', 'line\\nfeed'],
  ['a carriage return', 'carriage\rreturn', 'carriage\\rreturn'],
  ['a tab', 'ta\tb', 'ta\\tb'],
  ['colors of a terminal', 'col\u001B[31mor', '[31mor'],
  ['a title for a terminal', 'ti\u001B]0;tle\u0007', ']0;tle'],
  ['a direction mark', 'rtl\u202Egpj', 'gpj'],
  ['a letter that is not seen', 'seen\u200Bnot', 'not'],
  ['255 bytes', 'n'.repeat(255 - '.instructions.md'.length), 'n'.repeat(60)],
  ['60 letters of four bytes', '\u{1F600}'.repeat(59), '\u{1F600}'],
  ['a letter in one form', 'caf\u00E9', 'caf\u00E9'],
  ['the same letter in another form', 'cafe\u0301', 'cafe'],
  ['upper case', 'CASE', 'CASE'],
  ['the same in lower case', 'case', 'case'],
  ['the name of a device', 'nul', 'nul'],
  ['the name of another device', 'con', 'con'],
  ['a space at its end', 'space ', 'space '],
  ['a command for a shell', '$(touch ran)', '$(touch ran)'],
  ['a command in backticks', '`touch ran`', 'touch ran'],
  ['a second command', ';touch ran;', ';touch ran;'],
  ['a flag', '--fix', '--fix'],
  ['a pattern', '[a-z]*', '[a-z]*'],
  ['quotes', '"quoted"', 'quoted'],
  ['a command for the runner', '::error::forged', 'forged'],
  ['an old command for the runner', '##[error]forged', 'forged'],
  ['a cell of a table', 'a|b|c', 'b'],
  ['HTML', '<img src=x>', 'img src=x'],
  ['a mention', '@octocat', 'octocat'],
  ['an escape of an address', '%0A%1B', '%0A'],
  ['a property of objects', '__proto__', '__proto__'],
];

const NAMED = NAMES.map(([what, name, shown], index): Attack => ({
  tries: `The name of an instruction file has ${what}`,
  by: 'author',
  scene: 'placed',
  brings: {
    base: {
      [`.github/instructions/${name}.instructions.md`]: `---\napplyTo: "**"\nunknown${index}: x\n---\n\n- Be kind.\n`,
    },
  },
  never: { terminal: /[\u001B\u0007\u202E]|^(?:::error::|##\[error\])forged|internal error/m, files: 'ran' },
  says: { terminal: [`unknown${index}`, shown] },
}));

/** Files that a run needs: it says which one cannot be read, and does not go on without it. */
const NEEDED = (
  [
    ['The configuration', '.github/housestyle.yml'],
    ['The content exclusion', '.copilotignore'],
  ] as const
).flatMap(([what, path]) =>
  (
    [
      ['a pipe that nobody writes to', { kind: 'pipe' }],
      ['a socket', { kind: 'socket' }],
      ['a folder', { kind: 'folder' }],
      ['a link to a device without an end', { kind: 'link', to: '/dev/zero' }],
    ] as const
  ).map(([placed, place]): Attack => ({
    tries: `${what} is replaced by ${placed}`,
    by: 'author',
    scene: 'placed',
    alone: true,
    brings: { places: { [path]: place } },
    never: { terminal: /internal error/ },
    says: { terminal: path },
  })),
);

/** Files that git opens: it would wait for a pipe. */
const OF_GIT = ['.git/config', '.git/index', '.git/objects/info/alternates', '.gitignore'].map((path): Attack => ({
  tries: `\`${path}\` is a pipe that nobody writes to`,
  by: 'author',
  scene: 'placed',
  alone: true,
  brings: { places: { [path]: { kind: 'pipe' } } },
  never: { terminal: /internal error/ },
  says: { terminal: [path, 'is a device, a pipe or a socket'] },
}));

/** Files that the command line names. Those of the head lie where they are looked for. */
const GIVEN = ['--diff', '--config', '--user-settings'].flatMap((flag) =>
  ['/dev/zero', '/proc/self/environ'].map((target): Attack => ({
    tries: `The file that \`${flag}\` names is a link of the head to \`${target}\``,
    by: 'author',
    scene: 'written',
    alone: true,
    brings: { head: { given: { symlink: target } }, args: [flag, 'given'] },
    never: { terminal: /internal error|canary-of-the-environment/ },
    says: { terminal: [flag.slice(2), 'a symbolic link leads out of the checkout', 'housestyle ended with 2'] },
  })),
);

const LINES = '@@ -1 +1,2 @@\n let a = 1;\n+var hidden = 1;\n';

/** Diffs that hide lines behind what they say of them, and what is said. */
const DIFFS = (
  [
    [
      'calls binary',
      `Binary files a/src/x.js and b/src/x.js differ\n--- a/src/x.js\n+++ b/src/x.js\n${LINES}`,
      'src/x.js:2',
    ],
    ['calls removed', `deleted file mode 100644\n--- a/src/x.js\n+++ /dev/null\n${LINES}`, 'src/x.js:2'],
    [
      'does not count',
      `--- a/src/x.js\n+++ b/src/x.js\n@@ -1 +1 @@\n let a = 1;\n+var hidden = 1;\n`,
      'more lines than its header counts',
    ],
  ] as const
).map(([what, rest, said]): Attack => ({
  tries: `A diff has lines of a file that it ${what}`,
  by: 'author',
  scene: 'written',
  alone: true,
  brings: { head: { given: `diff --git a/src/x.js b/src/x.js\n${rest}` }, args: ['--diff', 'given'] },
  never: { terminal: ['internal error', 'No findings.', 'Nothing to review'] },
  says: { terminal: said },
}));

export const ODD_FILES: Threat = {
  id: 'odd-files',
  title: 'Odd files on a disk',
  threat:
    'A folder holds files that cannot be read as files: pipes, sockets, devices and links to them, or names that act where they are shown. The run hangs, reads what does not belong to it, or passes over them.',
  defence:
    'A file is looked at before it is opened: only a file inside of the repository is read, and the others are problems of their own. What the command line names may lie anywhere, but no link leads to it out of the checkout. Names are escaped wherever they are shown.',
  attacks: [...IN_PLACE, ...NAMED, ...NEEDED, ...OF_GIT, ...GIVEN, ...DIFFS],
};
