import {
  DIAGNOSTIC_SEVERITIES,
  diagnosticJson,
  type Diagnostic,
  type DiagnosticReport,
} from '../../diagnostics/diagnostic.ts';
import { count } from '../count.ts';
import { worstFirst } from './worst-first.ts';
import type { Client } from '../../customizations/known/clients.ts';
import { foldCopies, markCopies, type CopyOf } from '../../rules/fold-copies.ts';
import type { CheckedKind, Rule } from '../../rules/types.ts';
import { KINDS } from '../../customizations/places/kinds.ts';
import { describePlace } from '../../customizations/places/locate-files.ts';
import { oneLine } from '../../text/hidden/visible.ts';
import { shownPath } from '../../text/shown/shown-path.ts';

/** What a validation found. */
export interface Validation {
  readonly diagnostics: readonly Diagnostic[];
  /** Files with the same bytes as another file. */
  readonly copyOf?: CopyOf;
  /** The rules that ran, by their ids. */
  readonly rules?: ReadonlyMap<string, Pick<Rule, 'description'>>;
  /** Number of customization files that were checked. */
  readonly files: number;
  /** How many of them there are of each kind. */
  readonly kinds?: ReadonlyMap<CheckedKind, number>;
  /** The clients whose problems are reported. */
  readonly clients?: readonly Client[];
  /** Present if the team did not name its clients: the file that shows each of them. Empty if none does. */
  readonly clientEvidence?: readonly { readonly client: Client; readonly path: string }[];
  /** Number of findings that comments silence. */
  readonly suppressed: number;
  /** Number of findings that the baseline has. */
  readonly known: number;
  /** Number of findings that `--rule` and `--severity` hide. */
  readonly hidden?: number;
  /** What limited the validation to some files. */
  readonly narrowedBy?: 'operands' | 'paths';
  /** Only for a change: number of findings in files that it does not touch and that were there before. */
  readonly before?: number;
}

/** A validation in which equal findings in copies of a file are reported once, for people. */
export function withCopiesFolded<V extends Validation>(validation: V): V {
  const { diagnostics, copyOf } = validation;
  return copyOf === undefined ? validation : { ...validation, diagnostics: foldCopies(diagnostics, copyOf) };
}

/** What a validation found, as JSON has it. */
export interface ValidationReport extends Pick<
  Validation,
  'files' | 'suppressed' | 'known' | 'before' | 'clients' | 'clientEvidence'
> {
  /** The problems, in order of path and place. */
  readonly diagnostics: readonly DiagnosticReport[];
  /** Number of problems of severity `error`. */
  readonly errors: number;
  /** Number of problems of severity `warning`. */
  readonly warnings: number;
  /** Number of problems of severity `info`. */
  readonly infos: number;
  /** Number of problems that `--fix` fixes. */
  readonly fixable: number;
}

/** What `validate --format json` prints. */
export function validationJson(validation: Validation): ValidationReport {
  const { diagnostics, copyOf, files, suppressed, known, before, clients, clientEvidence } = validation;
  const marked = copyOf === undefined ? diagnostics : markCopies(diagnostics, copyOf);
  return {
    diagnostics: marked.map(diagnosticJson),
    files,
    errors: countSeverity(diagnostics, 'error'),
    warnings: countSeverity(diagnostics, 'warning'),
    infos: countSeverity(diagnostics, 'info'),
    fixable: diagnostics.filter(({ fix }) => fix !== undefined).length,
    suppressed,
    known,
    ...(before === undefined ? {} : { before }),
    ...(clients && { clients }),
    ...(clientEvidence && { clientEvidence }),
  };
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
      `${shownPath(path)}:${start.line}:${start.column}: ${severity} ${oneLine(message)} [${rule}]\n`,
  );
  return lines.join('');
}

/** The result in numbers. */
export function validationSentence({
  diagnostics,
  files,
  suppressed,
  known,
  hidden = 0,
  before = 0,
}: Validation): string {
  if (files === 0 && diagnostics.length === 0) {
    return `No customization files were found. Searched for ${LOOKED_FOR}.`;
  }
  const rest = [
    ...describeFixable(diagnostics),
    ...(hidden === 0 ? [] : [`${hidden} more hidden by \`--rule\` or \`--severity\`.`]),
    ...(known === 0 ? [] : [`${known} known from the baseline.`]),
    ...(suppressed === 0 ? [] : [`${suppressed} silenced by comments.`]),
    ...(before === 0 ? [] : [`${before} in files that this change does not touch; \`all\` reports them.`]),
  ];
  return [`${count(files, 'file')}: ${describeCounts(diagnostics)}.`, ...rest].join(' ');
}

/** What `--fix` can do. Whether it renames a file depends on all other files, which are not searched before. */
function describeFixable(diagnostics: readonly Diagnostic[]): readonly string[] {
  const countPlaces = (isMeant: (diagnostic: Diagnostic) => boolean): number =>
    diagnostics.filter(isMeant).reduce((sum, { copies = [] }) => sum + 1 + copies.length, 0);
  const renames = countPlaces(({ fix }) => fix?.kind === 'rename');
  const others = countPlaces(({ fix }) => fix !== undefined) - renames;
  const suggested = countPlaces(({ suggestions }) => suggestions !== undefined);
  const unless = `${count(renames, 'file')}, unless another file mentions the old name`;
  return [
    ...(others === 0 ? [] : [`\`--fix\` can fix ${others}${renames === 0 ? '' : `, and rename ${unless}`}.`]),
    ...(others === 0 && renames > 0 ? [`\`--fix\` can rename ${unless}.`] : []),
    ...(suggested === 0 ? [] : [`\`--fix=suggest\` shows changes for ${suggested}.`]),
  ];
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

/** The same for one file, where only what is there matters: `1 error, 2 infos`. */
export function describeCountsOfFile(diagnostics: readonly Diagnostic[]): string {
  return DIAGNOSTIC_SEVERITIES.flatMap((severity) => {
    const number = countSeverity(diagnostics, severity);
    return number === 0 ? [] : count(number, severity);
  }).join(', ');
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
