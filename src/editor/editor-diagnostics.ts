import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { ruleUrl } from '../diagnostics/rule-url.ts';
import { otherPathsSentence } from '../reports/validation/other-paths.ts';
import { at } from '../structures/at.ts';
import { sourceText, type Position } from '../text/source-text.ts';
import type { OpenDocument } from './documents.ts';
import { CONFIGURATION_CODE } from './folder-contents.ts';
import { DiagnosticSeverity, DiagnosticTag, type EditorDiagnostic, type EditorPosition } from './protocol.ts';

const SEVERITIES = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
} as const;

/** Rules about keys, tools and models that have new names. Editors strike such places through. */
const DEPRECATIONS = /-(?:deprecated|renamed|retired)$/;

/**
 * Returns a finding as editors show it.
 *
 * @param document the open document, if there is one, and the characters at the start of the file that it does not show
 */
export function editorDiagnostic(finding: Diagnostic, document: ShownDocument | undefined): EditorDiagnostic {
  const { rule, severity, message, why, hint } = finding;
  const locate = locateIn(document);
  return {
    range: { start: locate(finding.start), end: locate(finding.end) },
    severity: SEVERITIES[severity],
    source: 'housestyle',
    code: rule,
    ...(rule === CONFIGURATION_CODE ? {} : { codeDescription: { href: ruleUrl(rule) } }),
    message: [message, why, hint, otherPathsSentence(finding)]
      .filter((part) => part !== undefined && part !== '')
      .join('\n'),
    ...(DEPRECATIONS.test(rule) && { tags: [DiagnosticTag.Deprecated] }),
  };
}

/** A document as the editor shows it. */
export interface ShownDocument {
  readonly document: OpenDocument;
  /** The number of characters at the start of the file that the editor does not show: a byte order mark. */
  readonly hiddenStart: number;
}

/** Returns a function that converts places. Lines of a finding end at LF; those of the protocol also at a lone CR. */
function locateIn(shown: ShownDocument | undefined): (position: Position) => EditorPosition {
  if (shown === undefined) {
    return ({ line, column }) => ({ line: line - 1, character: column - 1 });
  }
  const { document, hiddenStart } = shown;
  const { lineStarts } = sourceText('', document.text);
  return ({ line, column }) => {
    const start = at(lineStarts, Math.min(line, lineStarts.length) - 1);
    return document.positionAt(Math.max(0, start + column - 1 - (line === 1 ? hiddenStart : 0)));
  };
}
