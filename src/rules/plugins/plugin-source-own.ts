import { detachText } from '../../text/detach.ts';
import { isBroken } from '../../text/json/jsonc.ts';
import { isRecord } from '../../text/record.ts';
import { quote } from '../../text/shown/quote.ts';
import type { TextRange } from '../../text/source-text.ts';
import { joinPath } from '../../workspace/paths.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { info } from '../effects.ts';
import type { RepositoryRule } from '../types.ts';

/** A plugin that is fetched from a repository of GitHub. */
interface Fetched {
  /** `owner/name` in lower case. */
  readonly repository: string;
  /** The folder in it; empty for its root. */
  readonly folder: string;
  readonly range: TextRange;
}

interface Manifest {
  readonly fetched: readonly Fetched[];
  /** The repository that the manifest of a plugin names. */
  readonly named?: string;
}

export const pluginSourceOwn: RepositoryRule<Manifest> = {
  id: 'plugin-source-own',
  scope: 'repository',
  kinds: ['marketplace', 'plugin'],
  looksFor: { parts: ['"source"', '"repository"'] },
  description: 'A marketplace fetches a plugin from the repository that it is in',
  effects: [
    info(
      ['claude'],
      'Claude Code has the repository already, and fetches it a second time for this plugin, also from a fork or a branch that people try out.',
    ),
  ],
  source: 'https://code.claude.com/docs/en/plugin-marketplaces#relative-paths',
  collect({ kind, json }) {
    const fetched = kind === 'marketplace' ? readFetched(json) : [];
    const named = kind === 'plugin' && !isBroken(json) && isRecord(json.value) ? json.value['repository'] : undefined;
    const repository = typeof named === 'string' ? GITHUB.exec(named)?.[1] : undefined;
    return fetched.length === 0 && repository === undefined
      ? undefined
      : { fetched, ...(repository !== undefined && { named: detachText(repository.toLowerCase()) }) };
  },
  async check(facts, report, repository) {
    const isNeeded = facts.some(({ fact }) => fact.fetched.length > 0);
    const remote = isNeeded ? (await repository.ownName())?.toLowerCase() : undefined;
    // Without a remote, a plugin of this repository may say where it is.
    const own = new Set(remote === undefined ? facts.flatMap(({ fact }) => fact.named ?? []) : [remote]);
    for (const { file, fact } of facts) {
      for (const { folder, range, repository: name } of file.level === 'repository' ? fact.fetched : []) {
        const path = joinPath(file.root, folder);
        if (own.has(name) && (folder === '' || repository.paths.hasFolder(path))) {
          report(file, range, {
            message: `The source is this repository itself, ${quote(name)}`,
            hint: `Write \`"source": ${JSON.stringify(folder === '' ? './' : `./${folder}`)}\`.`,
          });
        }
      }
    }
  },
};

const MAX_PLUGINS = 500;
const GITHUB = /^(?:https:\/\/github\.com\/|git@github\.com:)?([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/;

function readFetched(json: CheckedText['json']): readonly Fetched[] {
  const plugins: unknown = !isBroken(json) && isRecord(json.value) ? json.value['plugins'] : undefined;
  return (Array.isArray(plugins) ? plugins.slice(0, MAX_PLUGINS) : []).flatMap((entry: unknown, index) => {
    const source = isRecord(entry) ? entry['source'] : undefined;
    const range = json.rangeOf(['plugins', index, 'source']);
    // A plugin of another commit or branch is fetched on purpose.
    if (!isRecord(source) || range === undefined || source['ref'] !== undefined || source['sha'] !== undefined) {
      return [];
    }
    const { repo, url, path } = source;
    const address = typeof repo === 'string' ? repo : typeof url === 'string' ? url : '';
    const repository = GITHUB.exec(address)?.[1];
    const folder = typeof path === 'string' ? path.replace(/^\.\/|\/$/g, '') : '';
    return repository === undefined
      ? []
      : [{ repository: detachText(repository.toLowerCase()), folder: detachText(folder), range }];
  });
}
