import { groupBy } from '../../structures/group-by.ts';
import { lazily } from '../../structures/lazily.ts';
import type { TextRange } from '../../text/source-text.ts';
import { parentsOf } from '../../workspace/paths.ts';
import { info, warning } from '../effects.ts';
import type { CheckedFile, Effects, RepositoryRule, RepositoryView } from '../types.ts';
import { findOpeningDashes, readString } from './skill-frontmatter.ts';
import { detachText } from '../../text/detach.ts';
import { quoteValue } from '../../text/shown/quote.ts';

interface Named {
  /** The name in the frontmatter. If there is none, the folder's name counts. */
  readonly name?: string;
  readonly range: TextRange;
}

export const skillDuplicateName: RepositoryRule<Named> = {
  id: 'skill-duplicate-name',
  scope: 'repository',
  kinds: ['skill'],
  description: 'Two skills have the same name',
  effects: [
    warning(
      ['copilot-cli', 'vscode', 'github'],
      'The Copilot CLI, VS Code and github.com load one skill of each name and ignore the others.',
    ),
    info(['claude'], 'Claude Code reads only `.claude/skills`, so it may follow another text than the other clients.'),
  ],
  source: 'https://docs.github.com/en/copilot/reference/copilot-cli-reference/cli-command-reference#skill-locations',
  collect({ text, frontmatter }) {
    const name = readString(frontmatter, 'name');
    return name === undefined
      ? { range: findOpeningDashes(text) }
      : { name: detachText(name.value), range: name.range };
  },
  async check(facts, report, repository) {
    const { paths } = repository;
    const links = lazily(() => new Set(paths.entries.flatMap(({ path, kind }) => (kind === 'symlink' ? [path] : []))));
    const isLinked = ({ path }: CheckedFile): boolean => [path, ...parentsOf(path)].some((one) => links().has(one));
    const skills = facts
      .filter(({ file }) => file.standing !== 'stray' && file.level === 'repository')
      .map(({ file, fact }) => ({ file, fact, name: fact.name ?? file.name }));
    for (const [, same] of groupBy(skills, ({ file, name }) => `${file.root}\n${folderOfClient(file)}\n${name}`)) {
      const [first, ...others] = same.toSorted((a, b) => rankHome(a.file) - rankHome(b.file));
      for (const { file, fact, name } of first === undefined ? [] : others) {
        // Identical texts are read once and share one fact object. Skills in the folders of different clients are variants
        // on purpose in nearly all repositories, so only the names in one folder are a fault.
        const isCopy = fact === first?.fact;
        if (isCopy && (isLinked(file) || isLinked(first.file))) {
          continue;
        }
        const isVariant =
          isCopy ||
          (first !== undefined &&
            (rankHome(first.file) !== rankHome(file) || (await areVariants(first.file, file, repository))));
        report(
          file,
          fact.range,
          {
            message: `The skill ${quoteValue(name)} is also in \`${first?.file.path}\`${isCopy ? ', word for word' : ''}`,
            hint: isCopy
              ? 'Keep the one in `.claude/skills`, which all clients read, or make one folder a link to the other.'
              : 'Keep one of the two, make them identical, or rename one.',
          },
          isVariant ? { effects: OF_VARIANTS } : {},
        );
      }
    }
  },
};

/** Whether two skills are the same for different clients: one hands over to the other, or only the folders differ. */
function areVariants(a: CheckedFile, b: CheckedFile, repository: RepositoryView): Promise<boolean> {
  return repository.remember(`skill-duplicate-name ${a.path} ${b.path}`, async (view) => {
    const [text, other] = await Promise.all([view.read(a.path), view.read(b.path)]);
    return (
      text !== undefined &&
      other !== undefined &&
      (text.text.includes(b.path) !== other.text.includes(a.path) ||
        withoutClients(text.text) === withoutClients(other.text))
    );
  });
}

function withoutClients(text: string): string {
  return text.replaceAll(/\.(?:agents|claude|codex|cursor|gemini|github|windsurf)\//g, '');
}

const OF_VARIANTS: Effects = [
  info(
    ['copilot-cli', 'vscode', 'github'],
    'The Copilot CLI, VS Code and github.com load one skill of each name, and also read `.claude/skills`. They ignore the other one, which may become a different skill with the next change.',
  ),
];

/** The order in which the Copilot CLI searches. The first skill that it finds counts. */
const HOMES: readonly string[] = ['.github/skills/', '.agents/skills/', '.claude/skills/'];

function rankHome(file: CheckedFile): number {
  const below = pathInRoot(file);
  const rank = HOMES.findIndex((home) => below.startsWith(home));
  return rank < 0 ? HOMES.length : rank;
}

/** A plugin may have a second set of its skills for one client, which only the manifest of that client names. */
function folderOfClient(file: CheckedFile): string {
  return /^(?:claude|codex|copilot|cursor|gemini|windsurf)\//.exec(pathInRoot(file))?.[0] ?? '';
}

function pathInRoot({ path, root }: CheckedFile): string {
  return root === '' ? path : path.slice(root.length + 1);
}
