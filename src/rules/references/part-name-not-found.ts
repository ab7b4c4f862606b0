import { CLIENTS } from '../../customizations/known/clients.ts';
import { isSetAside } from '../../customizations/places/set-aside.ts';
import { quote } from '../../text/shown/quote.ts';
import { info, warning } from '../effects.ts';
import type { CheckedFile, ReportInFile, RepositoryRule } from '../types.ts';
import { checkCalls } from './named-parts/check-calls.ts';
import { checkList, checkMention, type ReportName } from './named-parts/check-mentions.ts';
import { checkRelated, ELSEWHERE } from './named-parts/check-related.ts';
import { listParts, type Parts } from './named-parts/list-parts.ts';
import { readNamed, type Names } from './named-parts/read-named.ts';

export const partNameNotFound: RepositoryRule<Names> = {
  id: 'part-name-not-found',
  scope: 'repository',
  kinds: 'all',
  bundled: 'documents',
  description: 'A text names a skill, an agent or a command that does not exist',
  effects: [
    warning(
      CLIENTS,
      'All clients find skills, agents and commands by their exact names. The model looks for this one, and finds nothing.',
    ),
    info(CLIENTS, 'All clients find such a part only if it is installed from somewhere else.'),
  ],
  source: 'https://code.claude.com/docs/en/skills',
  collect: readNamed,
  check(facts, report, repository) {
    const directory = listParts(facts, repository);
    const bare = new Map<string, number>();
    for (const { file, fact } of facts) {
      if (file.level === 'repository' && !isSetAside(file.path)) {
        checkFile(file, fact, directory, bare, report);
      }
    }
    checkRelated(facts, directory, report);
  },
};

const MAX_FINDINGS = 20;

function checkFile(
  file: CheckedFile,
  { mentions, lists }: Names,
  parts: Parts,
  bare: Map<string, number>,
  report: ReportInFile,
): void {
  const reported = new Set<string>();
  const reportOnce: ReportName = ({ kind, name, range }, similar, isCertain) => {
    if (!reported.has(name) && reported.size < MAX_FINDINGS) {
      reported.add(name);
      const said = {
        message: `The ${kind} ${quote(name)} does not exist`,
        hint:
          similar === undefined
            ? `Name an existing ${kind}, remove the sentence, or say where this one comes from.`
            : `Did you mean ${quote(similar.name)}?`,
      };
      report(file, range, said, isCertain ? undefined : { effects: ELSEWHERE });
    }
  };
  for (const list of lists) {
    checkList(list, parts, reportOnce);
  }
  for (const mention of mentions) {
    checkMention(mention, parts, reportOnce);
  }
  checkCalls(file, mentions, parts, bare, report);
}
