import { diagnosticJson, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnosticAnnotations, drawAnnotations } from './annotations.ts';
import { drawDiagnostic, type Paint } from './console.ts';
import { codeSpan, plainMarkdown } from './markdown-text.ts';
import { count } from './count.ts';

/** What a validation found. */
export interface Validation {
  readonly diagnostics: readonly Diagnostic[];
  /** Customization files looked at. */
  readonly files: number;
}

/** What `validate --format json` prints. */
export function validationJson({ diagnostics, files }: Validation): Record<string, unknown> {
  return {
    diagnostics: diagnostics.map(diagnosticJson),
    files,
    errors: countOf(diagnostics, 'error'),
    warnings: countOf(diagnostics, 'warning'),
    fixable: 0,
  };
}

export function validationText(validation: Validation, paint: Paint): string {
  const drawn = validation.diagnostics.map((diagnostic) => drawDiagnostic(diagnostic, paint));
  return `${[...drawn, validationSentence(validation)].join('\n\n')}\n`;
}

export function validationMarkdown(validation: Validation): string {
  const rows = validation.diagnostics.map(
    (problem) =>
      `- ${problem.severity} ${codeSpan(`${problem.path}:${problem.start.line}:${problem.start.column}`)} ${plainMarkdown(problem.message)} (${codeSpan(problem.rule)})`,
  );
  return `${['## Housestyle validation', validationSentence(validation), rows.join('\n')].filter((part) => part !== '').join('\n\n')}\n`;
}

export function validationCommands(validation: Validation): string {
  const { lines, notShown } = drawAnnotations(diagnosticAnnotations(validation.diagnostics));
  const rest = notShown === 0 ? [] : [`${notShown} more are not shown as annotations.`];
  return `${[...lines, ...rest, validationSentence(validation)].join('\n')}\n`;
}

function validationSentence({ diagnostics, files }: Validation): string {
  if (files === 0 && diagnostics.length === 0) {
    return 'No instruction files found: looked for .github/copilot-instructions.md, .github/instructions/**/*.instructions.md and .vscode/settings.json.';
  }
  return `${count(files, 'file')}: ${count(countOf(diagnostics, 'error'), 'error')}, ${count(countOf(diagnostics, 'warning'), 'warning')}.`;
}

export function countOf(diagnostics: readonly Diagnostic[], severity: Diagnostic['severity']): number {
  return diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
}
