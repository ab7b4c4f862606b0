import { CLIENTS, type Client } from '../../customizations/known/clients.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { ReportedPlace } from '../reading/report-place.ts';
import type { EnabledRules } from './enabled-rules.ts';
import type { CheckedFile, Effect, Effects, Particulars, Rule, Said } from '../types.ts';
import { detachText, detachValue } from '../../text/detach.ts';

/** A finding without a place in a text: of the file as a whole. */
export const WHOLE_FILE: ReportedPlace = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };

/**
 * The diagnostic of what a rule reported, with the worst effect that it has in a client of the team that reads the file;
 * nothing where it has none.
 */
export function diagnose(
  { rule, said, particulars, place }: Reported,
  file: Pick<CheckedFile, 'path' | 'clients'>,
  teamClients: readonly Client[],
  enabled: EnabledRules,
): Diagnostic | undefined {
  const effect = effectIn(particulars.effects ?? rule.effects, clientsConcerned(file, teamClients));
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
    }
  );
}

interface Reported {
  readonly rule: Rule;
  readonly said: Said;
  readonly particulars: Particulars;
  readonly place: ReportedPlace;
}

/** A file that none of the four reads is some other program's, and what is wrong in it is wrong there. */
function clientsConcerned({ clients }: Pick<CheckedFile, 'clients'>, team: readonly Client[]): readonly Client[] {
  const readers = clients.length === 0 ? CLIENTS : clients;
  return readers.filter((client) => team.includes(client));
}

function effectIn(
  effects: Effects,
  clients: readonly Client[],
): (Omit<Effect, 'clients'> & { readonly clients: readonly Client[] }) | undefined {
  const felt = effects.find((effect) => effect.clients.some((client) => clients.includes(client)));
  return felt && { ...felt, clients: felt.clients.filter((client) => clients.includes(client)) };
}
