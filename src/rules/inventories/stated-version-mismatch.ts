import { CLIENTS } from '../../customizations/known/clients.ts';
import { quote } from '../../text/shown/quote.ts';
import { info } from '../effects.ts';
import { folderOf, parentsOf } from '../../workspace/paths.ts';
import type { CheckedFile, RepositoryRule } from '../types.ts';
import { isCurrent } from './containers.ts';
import { type KnownVersion, readKnownVersions } from './manifest-versions.ts';
import { findStatedVersions, type StatedVersion } from './stated-versions.ts';

export const statedVersionMismatch: RepositoryRule<readonly StatedVersion[]> = {
  id: 'stated-version-mismatch',
  scope: 'repository',
  kinds: [
    'agent',
    'agents-md',
    'claude-md',
    'claude-rule',
    'cursor-rule',
    'gemini-md',
    'path-instructions',
    'prompt',
    'repository-instructions',
    'windsurf-rule',
  ],
  description: 'A text names another version of a language or library than the manifests of the repository',
  effects: [info(CLIENTS, 'The models of all clients write code for the version that the text names.')],
  collect(text) {
    const stated = text.format === 'markdown' ? findStatedVersions(text) : [];
    return stated.length === 0 ? undefined : stated;
  },
  async check(facts, report, repository) {
    const current = facts.filter(({ file }) => isCurrent(file) && file.standing === 'in-place');
    const known = current.length === 0 ? undefined : await readKnownVersions(repository);
    for (const { file, fact } of current) {
      const said = new Set<string>();
      for (const stated of fact) {
        const all = known?.get(stated.name) ?? known?.get(stated.name.replace(/\.js$|-css$/, '')) ?? [];
        const versions = RUNTIMES.has(stated.name) ? nearest(all, file) : all;
        const [first] = versions;
        // "Svelte 5, without Svelte 4's stores": the other version is the one in use.
        const isContrast = fact.some(
          (one) => one.name === stated.name && !versions.every((known) => differs(one, known)),
        );
        if (first !== undefined && !said.has(stated.name) && !isContrast) {
          said.add(stated.name);
          const version = `${first.major}${isByMinor(stated, first) ? `.${first.minor}` : ''}`;
          report(file, stated.range, {
            message: `The text names the version ${writeVersion(stated)}, but \`${first.path}\` asks for ${version}`,
            hint: `Name ${quote(version)}, or leave the version to the manifest.`,
          });
        }
      }
    }
  },
};

const RUNTIMES: ReadonlySet<string> = new Set(['go', 'node', 'node.js', 'python']);

/** A file is about the manifests next to it, or in the nearest folder above. Other modules may need less. */
function nearest(versions: readonly KnownVersion[], { path }: CheckedFile): readonly KnownVersion[] {
  const own = ['', ...parentsOf(path)]
    .toReversed()
    .map((folder) => versions.filter((one) => folderOf(one.path) === folder));
  return own.find((found) => found.length > 0) ?? versions;
}

function writeVersion({ major, minor }: StatedVersion): string {
  return `${major}${minor === undefined ? '' : `.${minor}`}`;
}

/** Whether two versions with the same major number differ: those of Go, Python and what has no first release yet. */
function isByMinor({ name, minor }: StatedVersion, { major }: KnownVersion): boolean {
  return minor !== undefined && (name === 'go' || name === 'python' || major === 0);
}

/** "20 or later" is right for 22. A manifest that takes 20 and later is right for a text about 22. */
function differs(stated: StatedVersion, known: KnownVersion): boolean {
  const order = stated.major - known.major || (isByMinor(stated, known) ? (stated.minor ?? 0) - known.minor : 0);
  const isMinimum = known.isAtLeast || stated.name === 'go' || stated.name === 'python';
  return order < 0 ? isMinimum || !stated.isAtLeast : order > 0 && !isMinimum;
}
