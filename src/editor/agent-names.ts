import { loadFrontmatter } from '../text/frontmatter/load-frontmatter.ts';
import type { CheckedFile, RepositoryView } from '../rules/types.ts';

/** An agent of the repository. */
export interface NamedAgent {
  /** The name that other agents use for it. */
  readonly name: string;
  readonly description?: string;
  readonly file: CheckedFile;
}

/** More are not read: a list that long helps nobody. */
const MAX_AGENTS = 500;

/** Reads the names of all agents of a repository, sorted. */
export async function readAgentNames(
  repository: Pick<RepositoryView, 'files' | 'read'>,
): Promise<readonly NamedAgent[]> {
  const files = repository.files.filter(({ kind }) => kind === 'agent').slice(0, MAX_AGENTS);
  const agents: NamedAgent[] = [];
  for (const file of files) {
    const source = file.level === 'repository' ? await repository.read(file.path) : undefined;
    const data = source === undefined ? {} : (await loadFrontmatter(source)).data;
    const { name, description } = data;
    agents.push({
      name: typeof name === 'string' && name.trim() !== '' ? name.trim() : file.name,
      ...(typeof description === 'string' && { description }),
      file,
    });
  }
  return agents.toSorted((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
}
