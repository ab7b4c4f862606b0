import { openText } from '../reading/checked-text.ts';
import { placesIn, type ReportedPlace } from '../reading/report-place.ts';
import type { EnabledRules } from './enabled-rules.ts';
import { readSuppressions, type Suppression } from '../reading/suppression-comments.ts';
import type { CheckedKind, FileRule, Particulars, RepositoryRule, Rule, Said } from '../types.ts';
import { detachValue } from '../../text/detach.ts';

/** What a rule reported, before it is known of which file. */
export interface Reported {
  readonly rule: Rule;
  readonly said: Said;
  readonly particulars: Particulars;
  readonly place: ReportedPlace;
}

/** What there is to say of a text wherever it stands. */
export interface TextCheck {
  readonly reported: readonly Reported[];
  /** What the rules that look at more than one text want to know of it. */
  readonly fileFacts: readonly (readonly [rule: FileRule, fact: unknown])[];
  readonly repositoryFacts: readonly (readonly [rule: RepositoryRule, fact: unknown])[];
  readonly suppressions: readonly Suppression[];
}

/** Runs the rules of a kind over one text. */
export async function checkText(
  kind: CheckedKind,
  text: string,
  isAscii: boolean,
  enabled: EnabledRules,
): Promise<TextCheck> {
  const checked = await openText(kind, text, isAscii);
  const locate = placesIn(checked.source);
  const reported: Reported[] = [];
  const fileFacts: (readonly [FileRule, unknown])[] = [];
  const repositoryFacts: (readonly [RepositoryRule, unknown])[] = [];
  for (const rule of enabled.planFor(kind).rulesFor(checked)) {
    if (rule.scope === 'text') {
      rule.check(
        checked,
        (range, said, particulars = {}) => {
          reported.push({
            rule,
            said: detachValue(said),
            particulars: detachValue(particulars),
            place: locate(range),
          });
        },
        enabled.optionsOf(rule),
      );
    } else {
      // What is kept of thousands of files may not keep their texts.
      const fact = detachValue(rule.collect(checked, enabled.optionsOf(rule)));
      if (fact !== undefined && rule.scope === 'file') {
        fileFacts.push([rule, fact]);
      } else if (fact !== undefined && rule.scope === 'repository') {
        repositoryFacts.push([rule, fact]);
      }
    }
  }
  return { reported, fileFacts, repositoryFacts, suppressions: readSuppressions(checked) };
}
