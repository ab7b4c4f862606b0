import { CLIENTS } from '../../customizations/known/clients.ts';
import type { DiagnosticSeverity } from '../../diagnostics/diagnostic.ts';
import type { Effects } from '../types.ts';

/**
 * An effect that is the same in all clients: they hand the text to a model as it is, or what it says to a shell.
 *
 * @param what goes on behind "VS Code, github.com, the Copilot CLI and Claude Code"
 */
export function inAllClients(severity: DiagnosticSeverity, what: string): Effects {
  return [{ clients: [...CLIENTS], severity, why: `VS Code, github.com, the Copilot CLI and Claude Code ${what}` }];
}
