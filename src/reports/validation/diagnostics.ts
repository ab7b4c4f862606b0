import { diagnosticJson, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { countNotShown, diagnosticAnnotations, drawAnnotations } from '../annotations.ts';
import { drawDiagnostic, type Paint } from '../review/console.ts';
import { count } from '../count.ts';
import { at } from '../../structures/at.ts';
import { worstFirst } from './worst-first.ts';
import { KINDS } from '../../customizations/places/kinds.ts';
import { describePlace } from '../../customizations/places/locate-files.ts';
import { groupBy } from '../../text/group-by.ts';
import { logLine, oneLine } from '../../text/hidden/visible.ts';

/** What a validation found. */
export interface Validation {
  readonly diagnostics: readonly Diagnostic[];
  /** Number of customization files that were checked. */
  readonly files: number;
  /** Number of findings that comments silence. */
  readonly suppressed: number;
  /** Number of findings that the baseline has. */
  readonly known: number;
  /** Only for a change: number of findings in files that it does not touch and that were there before. */
  readonly before?: number;
}

/** What `validate --format json` prints. */
export function validationJson({ diagnostics, files, suppressed, known, before }: Validation): Record<string, unknown> {
  return {
    diagnostics: diagnostics.map(diagnosticJson),
    files,
    errors: countSeverity(diagnostics, 'error'),
    warnings: countSeverity(diagnostics, 'warning'),
    infos: countSeverity(diagnostics, 'info'),
    fixable: diagnostics.filter(({ fix }) => fix !== undefined).length,
    suppressed,
    known,
    ...(before === undefined ? {} : { before }),
  };
}

/** Draws the findings for a terminal. */
export function validationText(validation: Validation, paint: Paint): string {
  const files = [...groupBy(validation.diagnostics, ({ path }) => path).values()];
  const drawn = files.flatMap((own) => drawFile(withoutRepeats(own), paint));
  return `${[...drawn, validationSentence(validation)].join('\n\n')}\n`;
}

/** Most findings of one file that are shown: somebody could make a file with thousands. */
const MAX_SHOWN_OF_A_FILE = 50;

function drawFile(diagnostics: readonly Diagnostic[], paint: Paint): readonly string[] {
  const { shown, rest } = worstOfFile(diagnostics, MAX_SHOWN_OF_A_FILE);
  const more =
    rest.length === 0
      ? []
      : [`${oneLine(at(rest, 0).path)}: ${describeCounts(rest)} more; \`--format compact\` shows them all.`];
  return [...shown.map((diagnostic) => drawDiagnostic(diagnostic, paint)), ...more];
}

/** Keeps only the first of equal explanations and hints in a file. */
function withoutRepeats(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const said = new Set<string>();
  const isNew = (sentence: string): boolean => {
    const before = said.size;
    return said.add(sentence).size > before;
  };
  return diagnostics.map(({ why, hint, ...diagnostic }) => ({
    ...diagnostic,
    ...(why !== undefined && isNew(why) ? { why } : {}),
    ...(hint !== undefined && (isNew(hint) || diagnostic.fix !== undefined) ? { hint } : {}),
  }));
}

/** Chooses the worst findings of a file, as many as a report shows, in the order of the file. */
export function worstOfFile(
  diagnostics: readonly Diagnostic[],
  most: number,
): { readonly shown: readonly Diagnostic[]; readonly rest: readonly Diagnostic[] } {
  const worst = new Set(worstFirst(diagnostics).slice(0, most));
  return {
    shown: diagnostics.filter((diagnostic) => worst.has(diagnostic)),
    rest: diagnostics.filter((diagnostic) => !worst.has(diagnostic)),
  };
}

/** Draws a line for each finding, as editors and scripts expect it: `path:line:column: severity message [rule]`. */
export function validationCompact(validation: Validation): string {
  const lines = validation.diagnostics.map(
    ({ path, start, severity, message, rule }) =>
      `${oneLine(path)}:${start.line}:${start.column}: ${severity} ${oneLine(message)} [${rule}]\n`,
  );
  return lines.join('');
}

/** Draws the worst findings as workflow commands, and the others and the result as plain lines of the log. */
export function validationCommands(validation: Validation): string {
  const { lines, rest } = drawAnnotations(diagnosticAnnotations(validation.diagnostics));
  const listed = rest
    .slice(0, MAX_LOGGED)
    .map(({ file, line = 1, level, message, title }) =>
      logLine(`${file}:${line}: ${level} ${message.replace(/\n[^]*/, '')} [${title}]`),
    );
  const unlisted = rest.length - listed.length;
  return [
    ...lines,
    ...(rest.length === 0 ? [] : [`${countNotShown(rest.length)}:`]),
    ...listed,
    ...(unlisted === 0 ? [] : [`… and ${unlisted} more`]),
    validationSentence(validation),
  ]
    .map((line) => `${line}\n`)
    .join('');
}

/** Most findings that are listed in the log. The job summary and the file of `sarif-file` have all of them. */
const MAX_LOGGED = 500;

/** The result in numbers. */
export function validationSentence({ diagnostics, files, suppressed, known, before = 0 }: Validation): string {
  if (files === 0 && diagnostics.length === 0) {
    return `No customization files were found. Searched for ${LOOKED_FOR}.`;
  }
  const fixable = diagnostics.filter(({ fix }) => fix !== undefined).length;
  const rest = [
    ...(fixable === 0 ? [] : [`\`--fix\` can fix ${fixable}.`]),
    ...(known === 0 ? [] : [`${known} known from the baseline.`]),
    ...(suppressed === 0 ? [] : [`${suppressed} silenced by comments.`]),
    ...(before === 0 ? [] : [`${before} in files that this change does not touch; \`all\` reports them.`]),
  ];
  return [`${count(files, 'file')}: ${describeCounts(diagnostics)}.`, ...rest].join(' ');
}

/** `1 error, 0 warnings`, and the infos if there are any. */
export function describeCounts(diagnostics: readonly Diagnostic[]): string {
  const infos = countSeverity(diagnostics, 'info');
  return [
    count(countSeverity(diagnostics, 'error'), 'error'),
    count(countSeverity(diagnostics, 'warning'), 'warning'),
    ...(infos === 0 ? [] : [count(infos, 'info')]),
  ].join(', ');
}

/** The usual places of each kind, and the settings files that are read. */
const LOOKED_FOR = [...KINDS.flatMap(usualPlaces), '`.vscode/settings.json`', '`.vscode/mcp.json`', '`.mcp.json`'].join(
  ', ',
);

function usualPlaces({ places }: (typeof KINDS)[number]): readonly string[] {
  return places.filter(({ level }) => level === 'repository').map(describePlace);
}

export function countSeverity(diagnostics: readonly Diagnostic[], severity: Diagnostic['severity']): number {
  return diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
}
