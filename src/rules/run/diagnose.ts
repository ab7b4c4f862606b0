import { CLIENTS, type Client } from '../../customizations/known/clients.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { isAboutLoading, isArchived, isFixture, isShown, type ReportedFile } from '../reading/reports/is-shown.ts';
import type { ReportedPlace } from '../reading/reports/report-place.ts';
import type { EnabledRules, RulesConfig } from './enabled-rules.ts';
import type { CheckedFile, Effect, Effects, Particulars, Rule, Said } from '../types.ts';
import { blankSecrets } from '../../text/secrets/blank-secrets.ts';
import { rememberTexts } from '../../structures/remember-texts.ts';
import { detachText, detachValue } from '../../text/detach.ts';

/** The place of a finding about the whole file. */
export const WHOLE_FILE: ReportedPlace = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };

/**
 * Makes the diagnostic of a report, with the worst effect on clients of the team that read the file. Returns undefined if
 * the problem has no effect on them. What clients would do with a template or a page of documentation is
 * information, and so are faults of inputs of tests.
 */
export function diagnose(
  { rule, said, particulars, place }: Reported,
  file: ReportedFile & Pick<CheckedFile, 'clients'>,
  team: Team,
  enabled: EnabledRules,
): Diagnostic | undefined {
  const effect = findEffect(particulars.effects ?? rule.effects, file, team);
  return (
    effect && {
      rule: rule.id,
      severity: enabled.severityOf(rule) ?? (isForReaders(rule, file) ? 'info' : effect.severity),
      path: file.path,
      ...place,
      ...blankSaid(said),
      why: effect.why,
      clients: effect.clients,
      ...(particulars.fix && { fix: detachValue(particulars.fix) }),
      ...(particulars.suggestions && { suggestions: detachValue(particulars.suggestions) }),
    }
  );
}

const MAX_REMEMBERED_TEXTS = 10_000;

/** Each edit in an editor makes the findings of many files again, and looking for secrets in their words takes long. */
const blankText = rememberTexts(MAX_REMEMBERED_TEXTS, (text) => detachText(blankSecrets(text)));

/** Messages quote what is wrong, which may be a key. */
function blankSaid({ message, hint }: Said): Said {
  return { message: blankText(message), hint: blankText(hint) };
}

/** Whether no client loads the file as it is, so that a fault of it is worth knowing at most. */
function isForReaders(rule: Rule, file: ReportedFile): boolean {
  const isDanger = rule.id.startsWith('security-') || rule.id.startsWith('unicode-');
  return (isAboutLoading(rule) && isShown(file)) || (!isDanger && (isFixture(file) || isArchived(file)));
}

interface Reported {
  readonly rule: Rule;
  readonly said: Said;
  readonly particulars: Particulars;
  readonly place: ReportedPlace;
}

/** The clients of a team. */
export type Team = Pick<RulesConfig, 'clients' | 'areAssumed'>;

type Felt = Omit<Effect, 'clients'> & { readonly clients: readonly Client[] };

/** The worst effect on clients of the team. If these are only assumed, an effect on others is information. */
function findEffect(effects: Effects, file: Pick<CheckedFile, 'clients'>, team: Team): Felt | undefined {
  const readers = file.clients.length === 0 ? CLIENTS : file.clients;
  const own = readers.filter((client) => team.clients.includes(client));
  if (team.areAssumed !== true) {
    return findFelt(effects, own);
  }
  // A file that only other clients read shows by itself that somebody uses one of them.
  const felt = findFelt(effects, own.length === 0 ? readers : own);
  const elsewhere = felt === undefined ? findFelt(effects, readers) : undefined;
  return felt ?? (elsewhere && { ...elsewhere, severity: 'info' });
}

function findFelt(effects: Effects, clients: readonly Client[]): Felt | undefined {
  const felt = effects.find((effect) => effect.clients.some((client) => clients.includes(client)));
  return felt && { ...felt, clients: felt.clients.filter((client) => clients.includes(client)) };
}
