import { groupBy } from '../../text/group-by.ts';
import { lazily } from '../../text/lazily.ts';
import type { TextRange } from '../../text/source-text.ts';
import { parentsOf } from '../../workspace/paths.ts';
import type { CheckedFile, Effects, RepositoryRule } from '../types.ts';
import { findOpeningDashes, textOf } from './skill-frontmatter.ts';
import { detachText } from '../../text/detach.ts';
import { quoteValue } from '../../text/quote.ts';

interface Named {
  /** As the head has it; without one, the folder's name counts. */
  readonly name?: string;
  readonly range: TextRange;
}

export const skillDuplicateName: RepositoryRule<Named> = {
  id: 'skill-duplicate-name',
  scope: 'repository',
  kinds: ['skill'],
  description: 'Two skills have the same name',
  effects: [
    {
      clients: ['copilot-cli', 'vscode', 'github'],
      severity: 'warning',
      why: 'The Copilot CLI, VS Code and github.com load one skill of a name and pass over the others.',
    },
    {
      clients: ['claude'],
      severity: 'warning',
      why: 'Claude Code reads `.claude/skills` only, so that it works by another text than the rest.',
    },
  ],
  source: 'https://docs.github.com/en/copilot/reference/copilot-cli-reference/cli-command-reference#skill-locations',
  collect({ text, frontmatter }) {
    const name = textOf(frontmatter, 'name');
    return name === undefined
      ? { range: findOpeningDashes(text) }
      : { name: detachText(name.value), range: name.range };
  },
  check(facts, report, { paths }) {
    const links = lazily(() => new Set(paths.entries.flatMap(({ path, kind }) => (kind === 'symlink' ? [path] : []))));
    const isLinked = ({ path }: CheckedFile): boolean => [path, ...parentsOf(path)].some((one) => links().has(one));
    const skills = facts
      .filter(({ file }) => file.standing !== 'stray' && file.level === 'repository')
      .map(({ file, fact }) => ({ file, fact, name: fact.name ?? file.name }));
    for (const [, same] of groupBy(skills, ({ file, name }) => `${file.root}\n${name}`)) {
      const [first, ...others] = same.toSorted((a, b) => rankOf(a.file) - rankOf(b.file));
      for (const { file, fact, name } of first === undefined ? [] : others) {
        // Texts that are the same letter for letter are collected once, and their fact is one object.
        const isCopy = fact === first?.fact;
        if (isCopy && (isLinked(file) || isLinked(first.file))) {
          continue;
        }
        report(
          file,
          fact.range,
          {
            message: `The skill ${quoteValue(name)} is also in \`${first?.file.path}\`${isCopy ? ', word for word' : ''}`,
            hint: isCopy
              ? 'Keep the one in `.claude/skills`, which all clients read, or make one folder a link to the other.'
              : 'Keep one of the two, make them the same, or give one another name.',
          },
          isCopy ? { effects: OF_COPIES } : {},
        );
      }
    }
  },
};

const OF_COPIES: Effects = [
  {
    clients: ['copilot-cli', 'vscode', 'github'],
    severity: 'info',
    why: 'The Copilot CLI, VS Code and github.com load one skill of a name, and read `.claude/skills` too: the copy is passed over until a change makes it another skill.',
  },
];

/** The order in which the Copilot CLI looks; the first that it finds counts. */
const HOMES: readonly string[] = ['.github/skills/', '.agents/skills/', '.claude/skills/'];

function rankOf({ path, root }: CheckedFile): number {
  const below = root === '' ? path : path.slice(root.length + 1);
  const rank = HOMES.findIndex((home) => below.startsWith(home));
  return rank < 0 ? HOMES.length : rank;
}
