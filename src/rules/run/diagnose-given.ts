import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from './diagnose.ts';
import type { Terms } from './terms.ts';

/**
 * Returns a problem that other code found, unless its rule is off. It keeps its own severity if none is configured, and its
 * rule adds the effects on clients.
 */
export function diagnoseGiven(diagnostic: Diagnostic, { byId, team, enabledFor }: Terms): readonly Diagnostic[] {
  const rule = byId.get(diagnostic.rule);
  if (rule === undefined) {
    return [diagnostic];
  }
  const enabled = enabledFor(diagnostic.path);
  if (enabled.isOff(rule)) {
    return [];
  }
  const { message, hint = '' } = diagnostic;
  const place = { start: diagnostic.start, end: diagnostic.end };
  const file = { path: diagnostic.path, clients: [] };
  const enriched = diagnose({ rule, said: { message, hint }, particulars: {}, place }, file, team, enabled);
  return enriched === undefined
    ? []
    : [{ ...enriched, ...diagnostic, severity: enabled.severityOf(rule) ?? diagnostic.severity }];
}
