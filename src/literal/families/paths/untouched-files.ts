import type { Clause, Finder, NotCompiled } from '../../types.ts';
import { describeDeeds, findInTarget } from './find-untouched.ts';
import { readUntouchedRule, type Target } from './untouched-rule.ts';
import { regex } from '../../../text/regex.ts';

/** Words that say that a tool writes the files, so that a change of them may have been made by that tool. */
const BY_TOOL = regex('i')`
  \b(?:
    manual(?:ly)?|by hand|hand-?edit(?:ed|s|ing)?|directly|auto-?generated|generated|generates?|regenerated?
    |compiled|build (?:output|artifacts?)|bot|synced|managed by|maintained by
  )\b
`;
/** Names of folders and files that a tool writes. */
const SAYS_GENERATED = /(?:^|[^a-z])(?:auto-?)?(?:generated|gen)(?:$|[^a-z])|codegen/i;
/** Permissions that nobody can see in a change. */
const PERMISSION = regex('i')`
  \b(?:
    unless|without|explicit(?:ly)?|ask(?:ed|ing)?|permission|approval|until|only (?:if|when)|lightly|necessary
    |needed|required?|instructed|told|requested
  )\b
`;

/** Finds changes of files that a clause tells everybody to leave alone. */
export function compileUntouchedFiles(clause: Clause): Finder | NotCompiled | undefined {
  const rule = readUntouchedRule(clause);
  if (rule === undefined) {
    return undefined;
  }
  const words = clause.statement.parts.map(({ kind, value }) => (kind === 'words' ? value : ' ')).join('');
  if (PERMISSION.test(words)) {
    return {
      reason: 'a change does not show whether somebody allowed it',
      hint: 'Say which files are never changed, without an exception.',
    };
  }
  if (rule.targets.every(({ isLock }) => isLock) && !rule.deeds.some((deed) => deed === 'commit' || deed === 'add')) {
    return { reason: 'a change of a lock file does not show whether a package manager made it' };
  }
  if (/\bexcept\b|\bother than\b/i.test(words) && clause.scope.outside.length === 0) {
    return undefined;
  }
  const names = rule.targets.map(({ name }) => name).join(' ');
  const isByTool =
    (BY_TOOL.test(`${words} ${clause.object}`) || SAYS_GENERATED.test(names)) &&
    !rule.deeds.some((deed) => deed === 'commit' || deed === 'add');
  return {
    looksAt: 'change',
    // What must not be committed must not be there.
    isAboutChange: !rule.deeds.includes('commit'),
    words: `reports ${describeDeeds(rule.deeds, describeTargets(rule.targets))}${isByTool ? ', if nothing else changed that a tool could have made them from' : ''}`,
    find: async (change) =>
      (await Promise.all(rule.targets.map((target) => findInTarget(target, rule.deeds, isByTool, change)))).flat(),
  };
}

function describeTargets(targets: readonly Target[]): string {
  return targets.map(({ name }) => name).join(', ');
}
