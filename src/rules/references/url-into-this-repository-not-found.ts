import { CLIENTS } from '../../customizations/known/clients.ts';
import { folderOf } from '../../workspace/paths.ts';
import { warning } from '../effects.ts';
import type { RepositoryRule, RepositoryView } from '../types.ts';
import { findOwnNames, existsHere } from './own-urls/own-repository.ts';
import { outsideOfCode } from './reference-rule.ts';
import { findRepositoryUrls, URL_PARTS, type RepositoryUrl } from './own-urls/repository-urls.ts';
import { quotePath } from '../../text/shown/quote.ts';

export const urlIntoThisRepositoryNotFound: RepositoryRule<readonly RepositoryUrl[]> = {
  id: 'url-into-this-repository-not-found',
  scope: 'repository',
  kinds: 'all',
  description: 'An address of this repository on github.com names a file that does not exist',
  effects: [
    warning(
      CLIENTS,
      'github.com answers with an error page, so a model that opens the address, in any client, gets nothing.',
    ),
  ],
  looksFor: { parts: URL_PARTS },
  collect(text) {
    const urls = text.format === 'markdown' ? findRepositoryUrls(text) : [];
    return urls.length === 0 ? undefined : urls;
  },
  async check(facts, report, repository) {
    const own = await findOwnNames(
      facts.flatMap(({ fact }) => fact),
      repository,
    );
    for (const { file, fact } of facts) {
      const dead = fact.filter((url) => own.has(url.name) && isMissing(url, repository));
      const isShown = dead.length === 0 ? () => false : await outsideOfCode(file, repository);
      for (const { start, end, path } of dead.filter((url) => isShown(url.start))) {
        report(
          file,
          { start, end },
          {
            message: `This repository has no ${quotePath(path)}`,
            hint: 'Correct the path, or use a relative link, which also works on other branches and in forks.',
          },
        );
      }
    }
  },
};

/** Whether a file is certainly missing. If its whole folder is missing, this copy may contain only a part of the repository. */
function isMissing({ path }: RepositoryUrl, repository: RepositoryView): boolean {
  const folder = folderOf(path);
  return (
    !existsHere(path, repository) && (folder === '' || existsHere(folder, repository) || !isLaidOutAnew(repository))
  );
}

function isLaidOutAnew({ paths }: RepositoryView): boolean {
  return paths.hasFolder('.github') && !paths.entries.some(({ path }) => !path.startsWith('.github/'));
}
