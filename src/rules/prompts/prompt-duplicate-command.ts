import { groupBy } from '../../structures/group-by.ts';
import type { TextRange } from '../../text/source-text.ts';
import { info } from '../effects.ts';
import type { CheckedFile, Effects, RepositoryRule } from '../types.ts';
import { detachText } from '../../text/detach.ts';
import { quote } from '../../text/shown/quote.ts';

/** The command that starts a prompt or a skill. */
interface Command {
  readonly name?: string;
  readonly range: TextRange;
  /** The names of prompts and skills whose files the text names. */
  readonly named: readonly string[];
  /** The beginning of the description. */
  readonly purpose: string;
}

/** The ends of `deploy.prompt.md` and `deploy/SKILL.md`. */
const ENDS = ['.prompt.md', '/SKILL.md'];
const MAX_NAMED = 10;
const MAX_PURPOSE = 80;

export const promptDuplicateCommand: RepositoryRule<Command> = {
  id: 'prompt-duplicate-command',
  scope: 'repository',
  kinds: ['prompt', 'skill'],
  description: 'A prompt has the same command as another prompt or a skill',
  effects: [
    info(['vscode'], 'VS Code offers both under the same `/` command, and people cannot tell which one they start.'),
  ],
  source: 'https://code.visualstudio.com/docs/copilot/customization/prompt-files',
  collect({ kind, frontmatter, text }) {
    if (kind === 'skill' && frontmatter.data['user-invocable'] === false) {
      return undefined;
    }
    const name = frontmatter.data['name'];
    const { description } = frontmatter.data;
    const end = text.indexOf('\n');
    return {
      named: [...ENDS.flatMap((end) => readNames(text, end)), ...readSkillNames(text)],
      purpose: typeof description === 'string' ? detachText(description.slice(0, MAX_PURPOSE)) : '',
      range: frontmatter.rangeOf(['name']) ?? { start: 0, end: end < 0 ? text.length : end },
      ...(typeof name === 'string' && name.trim() !== '' && { name: detachText(name.trim()) }),
    };
  },
  check(facts, report) {
    const commands = facts
      .filter(({ file }) => file.standing !== 'stray' && (file.kind === 'prompt' || file.clients.includes('vscode')))
      .map(({ file, fact }) => ({ ...fact, file, name: fact.name ?? file.name }));
    for (const group of groupBy(commands, ({ file, name }) => `${file.root}\n${name}`).values()) {
      const prompts = group.filter(({ file }) => file.kind === 'prompt');
      const skill = group.find(({ file }) => file.kind === 'skill');
      const first = skill ?? prompts[0];
      for (const prompt of skill === undefined ? prompts.slice(1) : prompts) {
        const { file, range, name } = prompt;
        report(
          file,
          range,
          {
            message: `${quote(`/${name}`)} is also the command of the ${first === undefined ? 'other' : describeFile(first.file)}`,
            hint: 'Give one of them another `name`.',
          },
          skill !== undefined && areTwins(prompt, skill) ? { effects: TWINS } : {},
        );
      }
    }
  },
};

/** Whether a prompt and a skill are the same command for different clients: one names the other, or both say the same. */
function areTwins(prompt: Command & { readonly name: string }, skill: Command): boolean {
  return (
    prompt.named.includes(prompt.name) ||
    skill.named.includes(prompt.name) ||
    saysTheSame(prompt.purpose, skill.purpose)
  );
}

/** Whether two descriptions are equal, or one is the first sentence of the other. */
function saysTheSame(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].map(plain).toSorted((a, b) => a.length - b.length);
  return short !== '' && (short === long || (short.length >= LEAST_SENTENCE && long.startsWith(short)));
}

const LEAST_SENTENCE = 25;

function plain(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replace(/[.\s]+$/, '')
    .trim()
    .toLowerCase();
}

const TWINS: Effects = [
  info(['vscode'], 'VS Code offers both under the same `/` command. They do the same, but people see it twice.'),
];

/** The names before an ending. Searching for the ending is fast, because few texts have it. */
function readNames(text: string, end: string): readonly string[] {
  const names: string[] = [];
  for (let at = text.indexOf(end); at >= 0 && names.length < MAX_NAMED; at = text.indexOf(end, at + end.length)) {
    const [name] = /[\w.-]{1,64}$/.exec(text.slice(Math.max(0, at - 64), at)) ?? [];
    names.push(...(name === undefined ? [] : [detachText(name)]));
  }
  return names;
}

/** The names of skills in words: "Invoke the **deploy** skill", "run the `deploy` skill". */
function readSkillNames(text: string): readonly string[] {
  // `kill` of `skill` is found faster, because it begins with a rarer letter.
  return !text.includes('kill')
    ? []
    : Array.from(text.matchAll(/(?:\*\*|`)\/?([\w.-]{1,64})(?:\*\*|`) skill\b/g), ([, name = '']) =>
        detachText(name),
      ).slice(0, MAX_NAMED);
}

function describeFile({ kind, path }: CheckedFile): string {
  return `${kind} \`${path}\``;
}
