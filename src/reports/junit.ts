import { oneLine, showHidden } from '../text/hidden/visible.ts';
import { printed } from '../text/shown/printed.ts';
import { shortenPath } from '../text/shown/shorten.ts';
import { groupBy } from '../structures/group-by.ts';
import type { Problem } from './problem.ts';

/** The run as a whole, which is a test of its own: a run that judged nothing is not a passed one. */
export interface RunOutcome {
  /** `Housestyle review`. */
  readonly name: string;
  readonly kind: 'passed' | 'skipped' | 'error';
  /** What came out, in a sentence. */
  readonly said: string;
}

const MAX_PROBLEMS = 5_000;
const MAX_CHARACTERS = 4_000;
/** A model may write anything as a path, and the text of its finding follows. */
const MAX_PATH_CHARACTERS = 1_000;

/**
 * Problems as JUnit XML, the form of Jenkins, Azure Pipelines, Bitbucket and GitLab: a suite for each file, and a failed
 * test for each problem. A problem of the lowest severity is a passed test with its text as output, and so is one of the
 * files that guide a review: it was there before the change.
 *
 * @see https://github.com/jenkinsci/xunit-plugin/blob/master/src/main/resources/org/jenkinsci/plugins/xunit/types/model/xsd/junit-10.xsd
 */
export function junitXml(outcome: RunOutcome, problems: readonly Problem[]): string {
  const shown = problems.slice(0, MAX_PROBLEMS);
  const suites = [
    drawRun(outcome),
    ...[...groupBy(shown, ({ path }) => path)].map(([path, own]) => drawFile(path, own)),
  ];
  const failures = shown.filter(isFailure).length;
  const errors = Number(outcome.kind === 'error');
  const skipped = Number(outcome.kind === 'skipped');
  const head = `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${attribute(outcome.name)}" tests="${shown.length + 1}" failures="${failures}" errors="${errors}">\n`;
  return printed(`${head}${suites.map((suite) => suite(skipped)).join('')}</testsuites>\n`);
}

type DrawSuite = (skipped: number) => string;

function isFailure({ severity, isAside }: Problem): boolean {
  return severity !== 'info' && isAside !== true;
}

function drawRun({ name, kind, said }: RunOutcome): DrawSuite {
  const inner = {
    passed: `<system-out>${text(said)}</system-out>`,
    skipped: `<skipped message="${attribute(said)}"/>`,
    error: `<error message="${attribute(said)}" type="run"/>`,
  }[kind];
  return (skipped) =>
    `  <testsuite name="${attribute(name)}" tests="1" failures="0" errors="${Number(kind === 'error')}" skipped="${skipped}">\n    <testcase classname="housestyle" name="${attribute(name)}">${inner}</testcase>\n  </testsuite>\n`;
}

function drawFile(path: string, problems: readonly Problem[]): DrawSuite {
  const failures = problems.filter(isFailure).length;
  const cases = problems.map(drawCase).join('');
  return () =>
    `  <testsuite name="${attribute(path)}" tests="${problems.length}" failures="${failures}" errors="0" skipped="0">\n${cases}  </testsuite>\n`;
}

function drawCase(problem: Problem): string {
  const { check, severity, path, line, title, body } = problem;
  const shown = shortenPath(path, MAX_PATH_CHARACTERS);
  const place = line === undefined ? shown : `${shown}:${line}`;
  const at = line === undefined ? '' : ` line="${line}"`;
  const said = text([place, title, body].filter((part) => part !== '').join('\n'));
  const inner = isFailure(problem)
    ? `<failure message="${attribute(title)}" type="${severity}">${said}</failure>`
    : `<system-out>${said}</system-out>`;
  return `    <testcase classname="${attribute(`housestyle.${check}`)}" name="${attribute(`${place}: ${title}`)}" file="${attribute(path)}"${at}>${inner}</testcase>\n`;
}

function attribute(value: string): string {
  return escapeXml(oneLine(value).slice(0, MAX_CHARACTERS).toWellFormed());
}

/** Text with its lines, of which none is a command of a runner. */
function text(value: string): string {
  return escapeXml(printed(showHidden(value).slice(0, MAX_CHARACTERS).toWellFormed()));
}

/** XML 1.0 has no place for control characters. `showHidden` has written them out already; U+FFFE and U+FFFF remain. */
function escapeXml(value: string): string {
  return value
    .replaceAll(/[\uFFFE\uFFFF]/g, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\t', ' ');
}
