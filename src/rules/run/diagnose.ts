import { CLIENTS, type Client } from '../../customizations/known/clients.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { ReportedPlace } from '../reading/report-place.ts';
import type { EnabledRules } from './enabled-rules.ts';
import type { CheckedFile, Effect, Effects, Particulars, Rule, Said } from '../types.ts';
import { detachText, detachValue } from '../../text/detach.ts';

/** The place of a finding about the whole file. */
export const WHOLE_FILE: ReportedPlace = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };

/**
 * Makes the diagnostic of a report, with the worst effect on clients of the team that read the file. Returns undefined if
 * the problem has no effect on them.
 */
export function diagnose(
  { rule, said, particulars, place }: Reported,
  file: Pick<CheckedFile, 'path' | 'clients'>,
  teamClients: readonly Client[],
  enabled: EnabledRules,
): Diagnostic | undefined {
  const effect = findEffect(particulars.effects ?? rule.effects, findConcernedClients(file, teamClients));
  return (
    effect && {
      rule: rule.id,
      severity: enabled.severityOf(rule) ?? effect.severity,
      path: file.path,
      ...place,
      message: detachText(said.message),
      hint: detachText(said.hint),
      why: effect.why,
      clients: effect.clients,
      ...(particulars.fix && { fix: detachValue(particulars.fix) }),
      ...(particulars.suggestions && { suggestions: detachValue(particulars.suggestions) }),
    }
  );
}

interface Reported {
  readonly rule: Rule;
  readonly said: Said;
  readonly particulars: Particulars;
  readonly place: ReportedPlace;
}

/** The team's clients that a problem in the file concerns. A file without known readers concerns all of them. */
function findConcernedClients({ clients }: Pick<CheckedFile, 'clients'>, team: readonly Client[]): readonly Client[] {
  const readers = clients.length === 0 ? CLIENTS : clients;
  return readers.filter((client) => team.includes(client));
}

function findEffect(
  effects: Effects,
  clients: readonly Client[],
): (Omit<Effect, 'clients'> & { readonly clients: readonly Client[] }) | undefined {
  const felt = effects.find((effect) => effect.clients.some((client) => clients.includes(client)));
  return felt && { ...felt, clients: felt.clients.filter((client) => clients.includes(client)) };
}
