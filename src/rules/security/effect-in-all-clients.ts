import { CLIENTS } from '../../customizations/known/clients.ts';
import type { DiagnosticSeverity } from '../../diagnostics/diagnostic.ts';
import type { Effects } from '../types.ts';

/**
 * Makes an effect that is the same in all clients: they pass the text to a model as it is, or its commands to a shell.
 *
 * @param what the rest of the sentence that begins with "all clients"
 */
export function inAllClients(severity: DiagnosticSeverity, what: string): Effects {
  return [{ clients: [...CLIENTS], severity, why: `All clients ${what}` }];
}
