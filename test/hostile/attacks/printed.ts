import type { Attack, Threat } from '../attack.ts';

/** Signs that act in a log or at a terminal, each with what must not be printed. `N` is the number of the attack. */
export const SIGNS: readonly (readonly [what: string, text: string, never: string])[] = [
  ['a command of the runner', '##[error]forgedN', String.raw`##\[error\]forgedN`],
  ['a group of the runner', '##[group]forgedN', String.raw`##\[group\]forgedN`],
  ['an annotation', '::error::forgedN', String.raw`^\s*::error::forgedN`],
  ['a command that stops commands', '::stop-commands::forgedN', String.raw`^\s*::stop-commands::forgedN`],
  ['a color', '\u001B[31mforgedN', String.raw`\u001B\[31mforgedN`],
  ['a title of the terminal', '\u001B]0;forgedN\u0007', String.raw`\u001B\]0;forgedN`],
  ['a link of the terminal', '\u001B]8;;http:x\u001B\\forgedN', String.raw`\u001B\\forgedN`],
  ['a sign of the second set that controls', '\u009B31mforgedN', String.raw`\u009B31mforgedN`],
  ['a return of the carriage', 'a\rforgedN', String.raw`\rforgedN`],
  ['steps back', 'abc\b\b\bforgedN', String.raw`\u0008forgedN`],
  ['a mark of direction', '\u202EforgedN', String.raw`\u202EforgedN`],
  ['an isolated direction', '\u2067forgedN\u2069', String.raw`\u2067forgedN`],
  ['a separator of lines', 'a\u2028##[error]forgedN', String.raw`\u2028##\[error\]forgedN|\u2028\S*forgedN`],
  ['tag characters', '\u{E0061}\u{E0062}forgedN', String.raw`\u{E0062}forgedN`],
];

/** Places of a change whose text is printed. */
const PLACES: readonly (readonly [
  where: string,
  from: number,
  brings: (text: string, name: string) => Attack['brings'],
])[] = [
  [
    'the name of a file',
    100,
    (text) => ({ head: { [`printed/${text.replaceAll('/', '')}.js`]: 'var printed = 1;\n' } }),
  ],
  [
    'a line of code',
    200,
    (text, name) => ({ head: { [`printed/line${name}.js`]: `${text}\nvar line = eval("${text}");\n` } }),
  ],
  [
    'the name of an instruction file',
    300,
    (text) => ({
      base: {
        [`.github/instructions/${text.replaceAll('/', '')}.instructions.md`]: '---\napplyTo: "**"\n---\n\n- Be kind.\n',
      },
    }),
  ],
  [
    'the text of a guideline',
    400,
    (text, name) => ({
      base: {
        [`.github/instructions/text${name}.instructions.md`]: `---\napplyTo: "printed/**"\n---\n\n- Do not use \`printed\`: ${text}.\n${text}\n`,
      },
    }),
  ],
  [
    'an agent',
    500,
    (text, name) => ({
      base: {
        [`.github/agents/a${name}.agent.md`]: `---\nname: ${JSON.stringify(text)}\ndescription: ${JSON.stringify(text)}\nunknown-${name}: 1\n---\n\n${text}\n`,
      },
    }),
  ],
  [
    'a key of frontmatter',
    600,
    (text, name) => ({
      base: { [`.github/prompts/p${name}.prompt.md`]: `---\n${JSON.stringify(text)}: 1\n---\n\nDo it. ${text}\n` },
    }),
  ],
];

function prints(
  [what, text, never]: (typeof SIGNS)[number],
  number: number,
  [where, , brings]: (typeof PLACES)[number],
): Attack {
  const fill = (template: string): string => template.replaceAll('N', String(number));
  return {
    tries: `${where[0]?.toUpperCase()}${where.slice(1)} holds ${what}`,
    by: 'author',
    scene: where === 'the name of a file' || where === 'a line of code' ? 'printed' : 'listed',
    brings: brings(fill(text), String(number)),
    never: { terminal: new RegExp(fill(never), 'mu') },
  };
}

const LONG = `printed/${`${'long'.repeat(50)}/`.repeat(12)}name.js`;

export const PRINTED: Threat = {
  id: 'printed',
  title: 'Text that acts in a log or at a terminal',
  threat:
    'A name or a line of the change holds a command of the runner, or characters that control a terminal, and a report prints it.',
  defence:
    'All that is printed goes through one function. Characters that control, end a line or change the direction of writing are written out, commands of the runner are broken, and JSON escapes both.',
  attacks: [
    ...PLACES.flatMap((place) => SIGNS.map((sign, index) => prints(sign, place[1] + index, place))),
    {
      // JSON, the attributes of JUnit, and the prompt that a dump shows as it is sent have the whole name.
      tries: 'The name of a file has 2,400 letters',
      by: 'author',
      scene: 'printed',
      brings: { head: { [LONG]: 'var printed = 1;\n' } },
      never: {
        terminal: new RegExp(`^(?!\\s*"|\\{|File: |\\s*<(?:script|testsuite|testcase)\\b).*${LONG.slice(-1_500)}`, 'm'),
      },
      says: { terminal: 'name.js' },
    },
  ],
};
