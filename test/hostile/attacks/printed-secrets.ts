import type { Attack, Threat } from '../attack.ts';
import { CANARIES, KEYS } from './keys.ts';

/** The code around a secret is printed, by a finding and by a dump; the secret is not. */
function inCode({ name, secret, code }: (typeof CANARIES)[number], index: number): Attack {
  return {
    tries: `The ${name} in a change reaches what a command prints`,
    by: 'author',
    scene: 'printed',
    brings: { head: { [`printed/canary${index}.js`]: `var around${index} = 1; ${code};\n` } },
    never: { terminal: secret },
    says: { terminal: [`var around${index} = 1; `, `printed/canary${index}.js`] },
  };
}

export type GuidancePlace = readonly [what: string, path: string, text: string];

/** Places of instruction files whose value a message quotes, or that are listed. `KEY` is a key. */
export const PLACES: readonly GuidancePlace[] = [
  ['a link', '.github/instructions/lN.instructions.md', '---\napplyTo: "**"\n---\n\n- See [x](docs/KEY/aroundN.md).\n'],
  ['the model of a prompt', '.github/prompts/sN.prompt.md', '---\nmodel: KEY\n---\n\nDo it aroundN.\n'],
  ['an unknown key', '.github/prompts/uN.prompt.md', '---\ndescription: aroundN\nunknownN: KEY\n---\n\nDo it.\n'],
  [
    'a tool of an agent',
    '.github/agents/tN.agent.md',
    '---\nname: aroundN\ndescription: x\ntools: [KEY]\n---\n\nDo it.\n',
  ],
  [
    'the glob of instructions',
    '.github/instructions/gN.instructions.md',
    '---\napplyTo: "KEY/aroundN/**"\n---\n\n- Be kind.\n',
  ],
  ['a rule', '.github/instructions/rN.instructions.md', '---\napplyTo: "**"\n---\n\n- Never use `KEY` aroundN.\n'],
  [
    'a server',
    '.vscode/mcp.json',
    '{ "servers": { "aroundN": { "command": "npx", "args": ["KEY"], "env": { "TOKEN": "KEY" } } } }\n',
  ],
  ['broken frontmatter', '.github/prompts/bN.prompt.md', '---\ndescription: "aroundN KEY\n---\n\nDo it.\n'],
];

function inGuidance([what, path, text]: (typeof PLACES)[number], index: number): Attack {
  const [name, key] = KEYS[index % KEYS.length] ?? ['', ''];
  const number = 5_000 + index;
  const fill = (template: string): string =>
    template.replaceAll('KEY', key).replaceAll('aroundN', `around${number}`).replaceAll('N', String(number));
  return {
    tries: `The ${name} in ${what} reaches what a command prints`,
    by: 'author',
    scene: 'listed',
    brings: {
      base: {
        [fill(path)]: text
          .replaceAll('KEY', key)
          .replaceAll('aroundN', `around${number}`)
          .replaceAll('unknownN', `unknown${number}`),
      },
    },
    never: { terminal: key },
    says: { terminal: fill(path) },
  };
}

export const PRINTED_SECRETS: Threat = {
  id: 'printed-secrets',
  title: 'Secrets that a command prints',
  threat:
    'A key in a change or in an instruction file is printed by a command, or written into a report, in any format.',
  defence:
    'Lines that are shown are masked, and all that is printed loses keys by their form. Each attack proves that what stands around its secret is printed.',
  attacks: [...CANARIES.map(inCode), ...PLACES.map(inGuidance)],
};
