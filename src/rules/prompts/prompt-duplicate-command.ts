import { groupBy } from '../../text/group-by.ts';
import type { TextRange } from '../../text/source-text.ts';
import type { CheckedFile, RepositoryRule } from '../types.ts';
import { detachText } from '../../text/detach.ts';
import { quote } from '../../text/quote.ts';

/** The command that starts a prompt or a skill. */
interface Command {
  readonly name?: string;
  readonly range: TextRange;
}

export const promptDuplicateCommand: RepositoryRule<Command> = {
  id: 'prompt-duplicate-command',
  scope: 'repository',
  kinds: ['prompt', 'skill'],
  description: 'A prompt has the same command as another prompt or a skill',
  effects: [
    {
      clients: ['vscode'],
      severity: 'warning',
      why: 'VS Code offers both under the same `/` command, and people cannot tell which one they start.',
    },
  ],
  source: 'https://code.visualstudio.com/docs/copilot/customization/prompt-files',
  collect({ kind, frontmatter, text }) {
    if (kind === 'skill' && frontmatter.data['user-invocable'] === false) {
      return undefined;
    }
    const name = frontmatter.data['name'];
    const end = text.indexOf('\n');
    return {
      range: frontmatter.rangeOf(['name']) ?? { start: 0, end: end < 0 ? text.length : end },
      ...(typeof name === 'string' && name.trim() !== '' && { name: detachText(name.trim()) }),
    };
  },
  check(facts, report) {
    const commands = facts
      .filter(({ file }) => file.standing !== 'stray' && (file.kind === 'prompt' || file.clients.includes('vscode')))
      .map(({ file, fact }) => ({ file, range: fact.range, name: fact.name ?? file.name }));
    for (const group of groupBy(commands, ({ file, name }) => `${file.root}\n${name}`).values()) {
      const prompts = group.filter(({ file }) => file.kind === 'prompt');
      const skill = group.find(({ file }) => file.kind === 'skill');
      const first = skill ?? prompts[0];
      for (const { file, range, name } of skill === undefined ? prompts.slice(1) : prompts) {
        report(file, range, {
          message: `${quote(`/${name}`)} is also the command of the ${first === undefined ? 'other' : describeFile(first.file)}`,
          hint: 'Give one of them another `name`.',
        });
      }
    }
  },
};

function describeFile({ kind, path }: CheckedFile): string {
  return `${kind} \`${path}\``;
}
