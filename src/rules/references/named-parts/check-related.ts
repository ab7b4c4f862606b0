import { CLIENTS } from '../../../customizations/known/clients.ts';
import { isSetAside } from '../../../customizations/places/set-aside.ts';
import { groupBy } from '../../../structures/group-by.ts';
import { quote } from '../../../text/shown/quote.ts';
import { info } from '../../effects.ts';
import type { Effects, ReportInFile } from '../../types.ts';
import type { Parts } from './list-parts.ts';
import type { Facts } from './read-named.ts';
import { findSimilarParts } from './similar-parts.ts';

/** For a name that may be one of a part which is installed from somewhere else. */
export const ELSEWHERE: Effects = [
  info(CLIENTS, 'All clients find such a part only if it is installed from somewhere else.'),
];

/** Keys of the frontmatter count if most of the names that all files have there exist in this repository. */
export function checkRelated(facts: Facts, parts: Parts, report: ReportInFile): void {
  const all = facts.flatMap(({ file, fact: { related = [] } }) =>
    file.level !== 'repository' || isSetAside(file.path) ? [] : related.map((one) => ({ file, ...one })),
  );
  for (const [key, named] of groupBy(all, (one) => one.key)) {
    const missing = named.filter(({ name }) => !parts.has(name.replace(/^[^:]*:/, '')));
    if (named.length - missing.length < MIN_LISTED || missing.length > (named.length - missing.length) / 2) {
      continue;
    }
    for (const { file, name, range } of missing.slice(0, MAX_FINDINGS)) {
      const similar = findSimilarParts(name, parts.names);
      const said = {
        message: `${quote(name)} in ${quote(key)} is not a skill, an agent or a command of this repository`,
        hint: similar === undefined ? 'Name an existing one, or remove it.' : `Did you mean ${quote(similar.name)}?`,
      };
      report(file, range, said, { effects: ELSEWHERE });
    }
  }
}

const MIN_LISTED = 3;
const MAX_FINDINGS = 20;
