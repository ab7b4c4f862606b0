import { diagnosticOfFile, type Diagnostic } from '../diagnostics/diagnostic.ts';
import type { ReadText } from '../workspace/read-text.ts';

/** The diagnostic for a file that could not be read as a text. */
export function unreadableFile(path: string, problem: Extract<ReadText, { kind: 'problem' }>): Diagnostic {
  const said = {
    rule: 'unreadable-customization',
    severity: 'error' as const,
    message: problem.message,
    ...(problem.hint === undefined ? {} : { hint: problem.hint }),
  };
  return diagnosticOfFile(path, said, problem.position);
}
