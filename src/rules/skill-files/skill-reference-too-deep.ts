import { CLIENTS } from '../../customizations/known/clients.ts';
import { folderOf } from '../../workspace/paths.ts';
import { info } from '../effects.ts';
import type { RepositoryRule, RepositoryView } from '../types.ts';
import { resolveMention, readMentions, type FileMention } from './file-mentions.ts';
import { skillFolders } from './skill-folder.ts';
import { quoteValue } from '../../text/shown/quote.ts';

/** The offset at which the text of a skill that names Markdown files begins. */
type BodyStart = number;

export const skillReferenceTooDeep: RepositoryRule<BodyStart> = {
  id: 'skill-reference-too-deep',
  scope: 'repository',
  kinds: ['skill'],
  looksFor: { parts: ['.md'] },
  description: 'A file of a skill can be reached only through two other files',
  effects: [
    info(
      CLIENTS,
      'All clients leave it to the model to open one file after another, and the model often stops or reads only the beginning.',
    ),
  ],
  source: 'https://agentskills.io/specification#file-references',
  collect: ({ text, body }) => (text.includes('.md', body.start) ? body.start : undefined),
  async check(facts, report, repository) {
    const folders = new Map(skillFolders(repository).map((skill) => [skill.file.path, skill.files]));
    for (const { file, fact } of facts) {
      const files = folders.get(file.path)?.filter((path) => path.endsWith('.md')) ?? [];
      if (files.length >= DEPTH) {
        // Only the few skills with enough files are read again.
        const chain = await repository.remember(`skill-reference-too-deep ${fact} ${file.path}`, async (view) => {
          const source = await view.read(file.path);
          const mentions = source === undefined ? [] : readMentions(source.text, fact);
          return findDeepFile(view, new Set(files), file.path, mentions);
        });
        if (chain !== undefined) {
          const [second = '', third = ''] = chain.files.map((path) =>
            quoteValue(path.slice(folderOf(file.path).length + 1)),
          );
          report(file, chain.mention, {
            message: `${third} can be reached only through ${quoteValue(chain.mention.target)} and ${second}`,
            hint: 'Name the file in SKILL.md itself.',
          });
        }
      }
    }
  },
};

/** A file this many steps away from SKILL.md is too deep. */
const DEPTH = 3;
const MAX_FILES = 200;

interface Chain {
  readonly mention: FileMention;
  /** The second file and the third. */
  readonly files: readonly string[];
}

interface Step {
  readonly path: string;
  readonly mention: FileMention;
  readonly before: readonly string[];
}

async function findDeepFile(
  repository: Pick<RepositoryView, 'read'>,
  files: ReadonlySet<string>,
  skill: string,
  mentions: readonly FileMention[],
): Promise<Chain | undefined> {
  const seen = new Set<string>();
  const folder = folderOf(skill);
  const enter = (
    from: string,
    mention: FileMention,
    first: FileMention,
    before: readonly string[],
  ): readonly Step[] => {
    const path = resolveMention(mention.target, from, folder).find((place) => files.has(place));
    if (path === undefined || seen.has(path) || seen.size >= MAX_FILES) {
      return [];
    }
    seen.add(path);
    return [{ path, mention: first, before }];
  };
  let steps = mentions.flatMap((mention) => enter(skill, mention, mention, []));
  for (let depth = 1; depth < DEPTH; depth += 1) {
    const next: Step[] = [];
    for (const step of steps) {
      const source = await repository.read(step.path);
      for (const mention of source === undefined ? [] : readMentions(source.text, 0)) {
        next.push(...enter(step.path, mention, step.mention, [...step.before, step.path]));
      }
    }
    steps = next;
  }
  const deep = steps[0];
  return deep && { mention: deep.mention, files: [...deep.before.slice(1), deep.path] };
}
