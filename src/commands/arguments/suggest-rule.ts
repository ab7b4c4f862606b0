import { suggestionFor } from '../../options/problems.ts';
import { listNames } from '../../text/shown/list-names.ts';
import { RULES } from '../../rules/catalogue.ts';

/** Most rules that are named. */
const MAX_RULES = 5;

/**
 * What somebody may have meant with the name of a rule that does not exist: rules with that word, or the nearest name.
 *
 * @param groups names of groups of rules, where they can be given too
 */
export function suggestRule(written: string, groups: readonly string[] = []): string {
  const ids = RULES.map(({ id }) => id);
  const found = ids.filter((id) => `-${id}-`.includes(`-${written}-`));
  const [first] = found;
  if (first === undefined) {
    return suggestionFor(
      written,
      [...ids, ...groups],
      '`housestyle rules` lists them; `housestyle rules --search WORDS` finds rules.',
    );
  }
  const more = found.length - MAX_RULES;
  const names = found.slice(0, MAX_RULES).map((id) => `\`${id}\``);
  return more > 0
    ? `Rules with this word are ${names.join(', ')} and ${more} more; \`housestyle rules --search ${written}\` lists them.`
    : found.length === 1
      ? `Did you mean \`${first}\`?`
      : `Rules with this word are ${listNames(names)}.`;
}
