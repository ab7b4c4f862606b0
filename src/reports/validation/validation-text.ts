import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { groupBy } from '../../structures/group-by.ts';
import { oneLine } from '../../text/hidden/visible.ts';
import { count } from '../count.ts';
import { drawMarked } from '../marked-line.ts';
import type { Paint } from '../review/console.ts';
import { reportWidth, wrapText } from '../wrap.ts';
import { describeAssumedClients } from './assumed-clients.ts';
import { describeCountsOfFile, validationSentence, worstOfFile, type Validation } from './diagnostics.ts';
import { foldFindings, type Fold } from './fold-findings.ts';
import { nameCopies, nameOtherPaths } from './other-paths.ts';
import { nothingFound } from './nothing-found.ts';
import { describeFirstStep } from './first-step.ts';
import { SEVERITY_STYLE } from './severity-style.ts';
import { worstFirst } from './worst-first.ts';
import { shownPath } from '../../text/shown/shown-path.ts';
import { maskSecrets } from '../../text/secrets/mask-secrets.ts';

/** Most findings of one file that are shown: somebody could make a file with thousands. */
const MAX_SHOWN_OF_A_FILE = 50;
/** Most places of a folded remark that are shown. */
const MAX_PLACES = 8;
/** The same if the findings of one rule are asked for. */
const MAX_PLACES_OF_ONE_RULE = 500;

/**
 * Draws the findings for a terminal: remarks that several files get, then the others by file, then the numbers and what
 * to do first. Many infos are only counted by rule if there is anything worse. The last lines are what a person sees without scrolling.
 */
export function validationText(validation: Validation, paint: Paint, columns?: number): string {
  const { diagnostics } = validation;
  if (diagnostics.length === 0) {
    return `${nothingFound(validation, columns).join('\n')}\n`;
  }
  const isOneRule = new Set(diagnostics.map(({ rule }) => rule)).size === 1;
  const { counted, shown } = isOneRule ? { counted: [], shown: diagnostics } : setApartInfos(diagnostics);
  const { folds, rest } = foldFindings(shown);
  const width = reportWidth(columns);
  const { rules } = validation;
  const pen = {
    paint,
    width,
    rules,
    isNew: rememberSaid(),
    maxPlaces: isOneRule ? MAX_PLACES_OF_ONE_RULE : MAX_PLACES,
  };
  const files = [...groupBy(rest, ({ path }) => path)];
  return `${[
    ...(counted.length === 0 ? [] : [drawCounted(counted, pen)]),
    ...worstFirst(folds)
      .toReversed()
      .map((fold) => drawFold(fold, pen)),
    ...files.map(([path, own]) => drawFile(path, own, pen)),
    wrapText(validationSentence(validation), width, PLAIN).join('\n'),
    ...describeAssumedClients(validation).map((sentence) => wrapText(sentence, width, PLAIN).join('\n')),
    ...describeFirstStep(validation).map((sentence) => wrapText(sentence, width, PLAIN).join('\n')),
  ].join('\n\n')}\n`;
}

/** With more infos than this next to errors or warnings, a reader would not find these. */
const MANY_INFOS = 10;
/** Most places of a rule that are named where infos are only counted. */
const COUNTED_PLACES = 3;

interface Apart {
  /** Infos that are only counted by rule. */
  readonly counted: readonly Diagnostic[];
  readonly shown: readonly Diagnostic[];
}

function setApartInfos(diagnostics: readonly Diagnostic[]): Apart {
  const infos = diagnostics.filter(({ severity }) => severity === 'info');
  return infos.length > MANY_INFOS && infos.length < diagnostics.length
    ? { counted: infos, shown: diagnostics.filter(({ severity }) => severity !== 'info') }
    : { counted: [], shown: diagnostics };
}

/** Counts infos by rule, the most frequent first, with the first places of each. */
function drawCounted(infos: readonly Diagnostic[], { paint, width: most }: Pen): string {
  const byRule = [...groupBy(infos, ({ rule }) => rule)].toSorted(([, a], [, b]) => b.length - a.length);
  const width = String(byRule[0]?.[1].length ?? 0).length;
  return [
    `${paint(SEVERITY_STYLE.info, count(infos.length, 'info'))}, shown in full by \`--rule RULE\`:`,
    ...byRule.flatMap(([rule, own]) => {
      const all = [...new Set(own.map(({ path, start }) => `${shownPath(path)}:${start.line}`))];
      const places = all.slice(0, COUNTED_PLACES);
      const more = all.length > places.length ? ', …' : '';
      return wrapText(oneLine(`${String(own.length).padStart(width)}  ${rule}: ${places.join(', ')}${more}`), most, {
        first: '  ',
        rest: '      ',
      });
    }),
  ].join('\n');
}

interface Pen {
  readonly rules: Validation['rules'];
  readonly paint: Paint;
  /** The most columns of a line. */
  readonly width: number;
  /** Whether a sentence about a rule is said for the first time. */
  readonly isNew: (rule: string, sentence: string) => boolean;
  readonly maxPlaces: number;
}

function rememberSaid(): Pen['isNew'] {
  const said = new Set<string>();
  return (rule, sentence) => {
    const before = said.size;
    return said.add(`${rule} ${sentence}`).size > before;
  };
}

const PLAIN = { first: '', rest: '' };
const PLAIN_REST = { first: '', rest: '    ' };
const BELOW = { first: '    ', rest: '    ' };

/** Draws a remark once, and below it the places. */
function drawFold({ rule, severity, findings }: Fold, pen: Pen): string {
  const files = new Set(findings.map(({ path }) => path)).size;
  const same = sameOf(findings, ({ message }) => message);
  const hint = sameOf(findings, (finding) => finding.hint);
  const said = same ?? pen.rules?.get(rule)?.description ?? rule;
  const [{ why } = { why: undefined }] = findings;
  const entries =
    same === undefined
      ? findings.map((one) => drawPlace(one, hint === undefined, pen.width))
      : mergePlaces(findings, pen.width);
  const shown = entries.slice(0, pen.maxPlaces);
  const notShown = entries.length - shown.length;
  const further = `… and ${notShown} more; \`--rule ${rule}\` lists them all.`;
  return [
    ...drawHead(
      { place: '', severity, said: `${said}: ${count(findings.length, 'time')} in ${count(files, 'file')}`, rule },
      pen,
    ),
    ...[why ?? [], hint === undefined ? [] : withFixNote(hint, findings)]
      .flat()
      .flatMap((sentence) => wrapText(oneLine(sentence), pen.width, BELOW)),
    ...shown.flat(),
    ...(notShown === 0 ? [] : [pen.paint('dim', `  ${further}`)]),
  ].join('\n');
}

function sameOf<T>(findings: readonly Diagnostic[], read: (finding: Diagnostic) => T): T | undefined {
  const values = new Set(findings.map(read));
  const [value] = values;
  return values.size === 1 ? value : undefined;
}

function drawPlace(finding: Diagnostic, withHint: boolean, width: number): readonly string[] {
  const { path, start, message, hint } = finding;
  return [
    ...wrapText(
      `${shownPath(path)}:${start.line}:${start.column}${alsoAt([finding])}${andCopies([finding])}  ${oneLine(message)}`,
      width,
      {
        first: '  ',
        rest: '      ',
      },
    ),
    ...(withHint && hint !== undefined
      ? wrapText(oneLine(withFixNote(hint, [finding])), width, { first: '      ', rest: '      ' })
      : []),
  ];
}

/** Draws the places of equal findings, a line for each file. */
function mergePlaces(findings: readonly Diagnostic[], width: number): readonly (readonly string[])[] {
  return [...groupBy(findings, ({ path }) => path)].map(([path, own]) =>
    wrapText(`${shownPath(path)}:${listPlaces(own)}${alsoAt(own)}${andCopies(own)}`, width, {
      first: '  ',
      rest: '      ',
    }),
  );
}

function listPlaces(findings: readonly Diagnostic[]): string {
  const shown = findings.slice(0, MAX_SHOWN_OF_A_FILE).map(({ start }) => `${start.line}:${start.column}`);
  return `${shown.join(', ')}${findings.length > shown.length ? ', …' : ''}`;
}

/** Draws the findings of one file, equal ones once. */
function drawFile(path: string, findings: readonly Diagnostic[], pen: Pen): string {
  const { shown, rest } = worstOfFile(findings, MAX_SHOWN_OF_A_FILE);
  const equal = groupBy(shown, ({ rule, severity, message }) => JSON.stringify([rule, severity, message]));
  return [
    ...wrapText(`${shownPath(path)}${alsoAt(findings)}: ${describeCountsOfFile(findings)}`, pen.width, PLAIN_REST).map(
      (line) => line.replace(shownPath(path), (name) => pen.paint('bold', name)),
    ),
    ...[...equal.values()].map((own) => drawEqual(own, pen)),
    ...(rest.length === 0
      ? []
      : [`  ${describeCountsOfFile(rest)} more in this file; \`--format compact\` shows them all.`]),
  ].join('\n');
}

function alsoAt([first]: readonly Diagnostic[]): string {
  const named = first === undefined ? undefined : nameOtherPaths(first);
  return named === undefined ? '' : oneLine(` (${named})`);
}

/** ` (and 2 copies of the file)`. */
function andCopies(findings: readonly Diagnostic[]): string {
  const copies = new Set(findings.flatMap((finding) => finding.copies ?? [])).size;
  return copies === 0 ? '' : ` (and ${copies === 1 ? 'a copy' : `${copies} copies`} of the file)`;
}

/** Draws a finding with its line, what it does and what to do; other places of the same finding follow as numbers. */
function drawEqual(findings: readonly Diagnostic[], pen: Pen): string {
  const [finding, ...others] = findings;
  if (finding === undefined) {
    return '';
  }
  const { rule, severity, start, end, message, sourceLine = '', why, hint } = finding;
  const endColumn = end.line === start.line ? end.column : undefined;
  const mark = (carets: string): string => pen.paint(SEVERITY_STYLE[severity], carets);
  const said = [
    ...(why === undefined || !pen.isNew(rule, why) ? [] : [why]),
    ...(hint === undefined || (!pen.isNew(rule, hint) && finding.fix === undefined)
      ? []
      : [withFixNote(hint, findings)]),
    ...(others.length === 0 ? [] : [`The same at ${listPlaces(others)}.`]),
    ...new Set(findings.map(nameCopies).filter((sentence) => sentence !== '')),
  ];
  return [
    ...drawHead({ place: `${start.line}:${start.column}`, severity, said: message, rule }, pen),
    ...(sourceLine.trim() === '' || isFrontmatterMark(finding)
      ? []
      : drawMarked(maskSecrets(sourceLine, finding.path), start.column, endColumn, mark, pen.width - LINE_MARGIN).map(
          (line) => `      ${line}`,
        )),
    ...said.flatMap((sentence) => wrapText(oneLine(sentence), pen.width, BELOW)),
  ].join('\n');
}

/** Whether a finding about the file as a whole points at the first line of its frontmatter, which shows nothing. */
function isFrontmatterMark({ start, sourceLine }: Diagnostic): boolean {
  return start.line === 1 && sourceLine?.trim() === '---';
}

/** The columns that the indent of a source line and the signs of a cut take. */
const LINE_MARGIN = 8;

interface Head {
  /** The line and column; empty in a head for several places. */
  readonly place: string;
  readonly severity: Diagnostic['severity'];
  readonly said: string;
  readonly rule: string;
}

function drawHead({ place, severity, said, rule }: Head, { paint, width }: Pen): readonly string[] {
  const begin = place === '' ? severity : `  ${place}  ${severity}`;
  const styled =
    place === ''
      ? paint(SEVERITY_STYLE[severity], severity)
      : `  ${place}  ${paint(SEVERITY_STYLE[severity], severity)}`;
  const name = `[${rule}]`;
  const [first = '', ...rest] = wrapText(`${begin}  ${oneLine(said)} ${name}`, width, {
    first: '',
    rest: '    ',
  });
  return [`${styled}${first.slice(begin.length)}`, ...rest].map((line) =>
    line.endsWith(name) ? `${line.slice(0, -name.length)}${paint('dim', name)}` : line,
  );
}

function withFixNote(hint: string, findings: readonly Diagnostic[]): string {
  if (findings.every(({ fix }) => fix !== undefined)) {
    return `${hint} (\`--fix\` can do this)`;
  }
  return findings.every(({ suggestions }) => suggestions !== undefined) ? `${hint} (\`--fix=suggest\` shows it)` : hint;
}
