import { diagnosticJson, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { countNotShown, diagnosticAnnotations, drawAnnotations } from '../annotations.ts';
import { drawDiagnostic, type Paint } from '../review/console.ts';
import { count } from '../count.ts';
import { worstFirst } from './worst-first.ts';
import { KINDS } from '../../customizations/places/kinds.ts';
import { describePlace } from '../../customizations/places/locate-files.ts';
import { groupBy } from '../../text/group-by.ts';
import { logLine, oneLine } from '../../text/hidden/visible.ts';

/** What a validation found. */
export interface Validation {
  readonly diagnostics: readonly Diagnostic[];
  /** Customization files looked at. */
  readonly files: number;
  /** Findings that comments silence. */
  readonly suppressed: number;
  /** Findings that the baseline knows. */
  readonly known: number;
  /** Of a change alone: findings of files that it does not touch, which were there before it. */
  readonly before?: number;
}

/** What `validate --format json` prints. */
export function validationJson({ diagnostics, files, suppressed, known, before }: Validation): Record<string, unknown> {
  return {
    diagnostics: diagnostics.map(diagnosticJson),
    files,
    errors: countOf(diagnostics, 'error'),
    warnings: countOf(diagnostics, 'warning'),
    infos: countOf(diagnostics, 'info'),
    fixable: diagnostics.filter(({ fix }) => fix !== undefined).length,
    suppressed,
    known,
    ...(before === undefined ? {} : { before }),
  };
}

/** What was found, for a person at a terminal. */
export function validationText(validation: Validation, paint: Paint): string {
  const files = [...groupBy(validation.diagnostics, ({ path }) => path).values()];
  const drawn = files.flatMap((own) => drawFile(withoutRepeats(own), paint));
  return `${[...drawn, validationSentence(validation)].join('\n\n')}\n`;
}

/** Nobody reads more of one file at a time, and a file may be made to have thousands. */
const MAX_SHOWN_OF_A_FILE = 50;

function drawFile(diagnostics: readonly Diagnostic[], paint: Paint): readonly string[] {
  const { shown, rest } = worstOfFile(diagnostics, MAX_SHOWN_OF_A_FILE);
  const more =
    rest.length === 0
      ? []
      : [`${oneLine(rest[0]?.path ?? '')}: ${countsOf(rest)} more; \`--format compact\` shows them all.`];
  return [...shown.map((diagnostic) => drawDiagnostic(diagnostic, paint)), ...more];
}

/** What was said of the finding before need not be said again. */
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

/** As many findings of a file as a report has room for: the worst, in the order of the file. */
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

/** One line a finding, as editors and scripts take it: `path:line:column: severity message [rule]`. */
export function validationCompact(validation: Validation): string {
  const lines = validation.diagnostics.map(
    ({ path, start, severity, message, rule }) =>
      `${oneLine(path)}:${start.line}:${start.column}: ${severity} ${oneLine(message)} [${rule}]\n`,
  );
  return lines.join('');
}

/** Workflow commands for the worst, and the rest and the sentence as plain lines of the log. */
export function validationCommands(validation: Validation): string {
  const { lines, rest } = drawAnnotations(diagnosticAnnotations(validation.diagnostics));
  const listed = rest
    .slice(0, MAX_LOGGED)
    .map(({ file, line = 1, level, message, title }) =>
      logLine(`${file}:${line}: ${level} ${message.split('\n', 1)[0] ?? ''} [${title}]`),
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

/** The log is for a look; the job summary and the file of `sarif-file` are for the whole. */
const MAX_LOGGED = 500;

/** What was found, in numbers. */
export function validationSentence({ diagnostics, files, suppressed, known, before = 0 }: Validation): string {
  if (files === 0 && diagnostics.length === 0) {
    return `No customization files found: looked for ${LOOKED_FOR}.`;
  }
  const fixable = diagnostics.filter(({ fix }) => fix !== undefined).length;
  const rest = [
    ...(fixable === 0 ? [] : [`\`--fix\` mends ${fixable}.`]),
    ...(known === 0 ? [] : [`${known} known by the baseline.`]),
    ...(suppressed === 0 ? [] : [`${suppressed} silenced by comments.`]),
    ...(before === 0 ? [] : [`${before} in files that this change does not touch; \`all\` reports them.`]),
  ];
  return [`${count(files, 'file')}: ${countsOf(diagnostics)}.`, ...rest].join(' ');
}

/** `1 error, 0 warnings`, and the milder ones where there are any. */
export function countsOf(diagnostics: readonly Diagnostic[]): string {
  const infos = countOf(diagnostics, 'info');
  return [
    count(countOf(diagnostics, 'error'), 'error'),
    count(countOf(diagnostics, 'warning'), 'warning'),
    ...(infos === 0 ? [] : [count(infos, 'info')]),
  ].join(', ');
}

/** The usual places of each kind, and what settings are read. */
const LOOKED_FOR = [...KINDS.flatMap(usualPlaces), '`.vscode/settings.json`', '`.vscode/mcp.json`', '`.mcp.json`'].join(
  ', ',
);

function usualPlaces({ places }: (typeof KINDS)[number]): readonly string[] {
  return places.filter(({ level }) => level === 'repository').map(describePlace);
}

export function countOf(diagnostics: readonly Diagnostic[], severity: Diagnostic['severity']): number {
  return diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
}
