import { openText } from '../reading/texts/checked-text.ts';
import { placesIn, type ReportedPlace } from '../reading/reports/report-place.ts';
import type { EnabledRules } from './enabled-rules.ts';
import { readSuppressions, type Suppression } from '../reading/reports/suppression-comments.ts';
import type { CheckedKind, FileRule, Particulars, RepositoryRule, Rule, Said } from '../types.ts';
import type { DecodedText } from '../../text/bytes/decode.ts';
import { detachValue } from '../../text/detach.ts';

/** A report of a rule on a text. The file is not known yet, because several files may have the same text. */
export interface Reported {
  readonly rule: Rule;
  readonly said: Said;
  readonly particulars: Particulars;
  readonly place: ReportedPlace;
}

/** The results for a text, whatever its path. */
export interface TextCheck {
  readonly reported: readonly Reported[];
  /** What rules that need the path, or other files, collected from the text. */
  readonly fileFacts: readonly (readonly [rule: FileRule, fact: unknown])[];
  readonly repositoryFacts: readonly (readonly [rule: RepositoryRule, fact: unknown])[];
  readonly suppressions: readonly Suppression[];
}

/** Runs the rules for a kind of file on one text and its bytes. */
export async function checkText(
  kind: CheckedKind,
  bytes: Uint8Array,
  { text, isAscii }: DecodedText,
  enabled: EnabledRules,
): Promise<TextCheck> {
  const checked = await openText(kind, text, isAscii);
  const locate = placesIn(checked.source);
  const reported: Reported[] = [];
  const fileFacts: (readonly [FileRule, unknown])[] = [];
  const repositoryFacts: (readonly [RepositoryRule, unknown])[] = [];
  for (const rule of enabled.planFor(kind).rulesFor(checked, bytes)) {
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
      // A string cut from a text would keep the whole text in memory, and facts of thousands of files are kept.
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
