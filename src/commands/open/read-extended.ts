import { runError } from '../../errors.ts';
import { GithubError } from '../../github/api/github-error.ts';
import { createGithubClient, type ClientSettings } from '../../github/client.ts';
import { extendConfig, readExtends, type ExtendedConfig } from '../../options/extend-config.ts';
import type { GivenConfig, GivenValue } from '../../options/given.ts';
import { readWorkspaceConfig } from '../../options/read-config.ts';
import { remoteWorkspace } from '../../workspace/remote/remote.ts';

/**
 * Puts a configuration on top of the file that its `extends` names. Throws a `UserError` if the file cannot be read or is
 * wrong, or if the configuration sets a key that its policy decides.
 *
 * @param named what `extends` was given
 */
export type ReadExtended = (own: GivenConfig, named: GivenValue) => Promise<ExtendedConfig>;

/**
 * Reads the files that configurations extend, each at its commit and once: hundreds of repositories extend the same one.
 *
 * @param hint what to do if a file cannot be read
 */
export function openExtended(settings: Omit<ClientSettings, 'owner' | 'repository'>, hint: string): ReadExtended {
  const known = new Map<string, Promise<GivenConfig>>();
  return async (own, named) => {
    const { owner, repository, path, commit } = readExtends(named);
    const file = `${owner}/${repository}/${path}`;
    const name = `${file}@${commit.slice(0, 7)}`;
    const read = async (): Promise<GivenConfig> => {
      const client = createGithubClient({ ...settings, owner, repository });
      const central = remoteWorkspace(client, commit, `${owner}/${repository}`);
      return readWorkspaceConfig(central, path, { name: file, option: 'extends' });
    };
    const key = `${file}@${commit}`;
    const reading = known.get(key) ?? read();
    known.set(key, reading);
    try {
      return extendConfig(own, await reading, name);
    } catch (error) {
      if (error instanceof GithubError) {
        throw runError('extends-unreadable', `The configuration ${name} cannot be read: ${error.message}`, hint, error);
      }
      throw error;
    }
  };
}
