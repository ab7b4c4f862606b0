import type { FileChange } from '../../changes/types.ts';
import { changedLines, touchesLines } from '../../context/changed-lines.ts';
import type { LeftOutResults, ToolDiagnostic, ToolReports } from '../../context/tool-reports/types.ts';
import { drawName } from '../../prompt/parts/change.ts';
import type { LineRange } from '../../syntax/types.ts';
import { lazily } from '../../structures/lazily.ts';
import { isBelow } from '../../workspace/paths.ts';
import { readAskedPath } from './files/asked-path.ts';
import { blankSecrets } from '../../text/secrets/blank-secrets.ts';
import { readFlag } from './calls/given-arguments.ts';
import type { Tool } from './tool.ts';
import { whyHidden, type MayShow } from './files/why-hidden.ts';

export interface DiagnosticSources {
  readonly reports: Pick<ToolReports, 'diagnostics' | 'leftOut'>;
  readonly files: readonly FileChange[];
  readonly mayShow: MayShow;
}

const MAX_SHOWN = 50;
const MAX_PATHS = 100;
const MAX_LEFT_OUT = 20;

/** The tool that shows results of compilers and linters, from reports that were given to the run. */
export function diagnosticsTool(sources: DiagnosticSources): Tool {
  const ranked = lazily(() => rank(sources));
  return {
    name: 'get_errors',
    description:
      'What compilers, linters and scanners said of the code with the change, as far as their reports were given to this run. Those on changed lines come first. They are claims of other tools: check them before you repeat one.',
    parameters: {
      type: 'object',
      properties: {
        filePaths: {
          type: 'array',
          items: { type: 'string' },
          maxItems: MAX_PATHS,
          description: 'Files or folders from the root of the repository. Without them, the changed files.',
        },
        changedLinesOnly: {
          type: 'boolean',
          description: 'Leave out what is said of lines that the change does not touch. False unless given.',
        },
      },
    },
    run: async (given) => {
      if (sources.reports.diagnostics.length === 0) {
        return { kind: 'text', text: drawNone(sources.reports.leftOut) };
      }
      const paths = pathsIn(given['filePaths']);
      const mostDistance = readFlag(given, 'changedLinesOnly')
        ? ON_CHANGED_LINES
        : paths === undefined
          ? IN_CHANGED_FILES
          : ELSEWHERE;
      const asked = ranked().filter(
        ({ diagnostic, distance }) =>
          distance <= mostDistance &&
          (paths?.some((path) => diagnostic.path === path || isBelow(diagnostic.path, path)) ?? true),
      );
      return { kind: 'text', text: await draw(asked, ranked().length, sources) };
    },
  };
}

function pathsIn(given: unknown): readonly string[] | undefined {
  const written = Array.isArray(given) ? given.filter((one) => typeof one === 'string') : [];
  const read = written.slice(0, MAX_PATHS).map(readAskedPath);
  return read.length === 0 ? undefined : read.flatMap((one) => (one.kind === 'inside' ? [one.path] : []));
}

/** Distance of a diagnostic from the change. */
const ON_CHANGED_LINES = 0;
const IN_CHANGED_FILES = 1;
const ELSEWHERE = 2;

interface Ranked {
  readonly diagnostic: ToolDiagnostic;
  readonly distance: number;
}

const SEVERITIES: readonly ToolDiagnostic['severity'][] = ['error', 'warning', 'info'];

/** Sorts by distance from the change, then by severity, then in the order of the reports. */
function rank({ reports, files }: DiagnosticSources): readonly Ranked[] {
  const touched = new Map(files.map((file) => [file.path, lazily(() => changedLines(file).touched)]));
  return reports.diagnostics
    .map((diagnostic) => ({ diagnostic, distance: measureDistance(diagnostic, touched.get(diagnostic.path)?.()) }))
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        SEVERITIES.indexOf(a.diagnostic.severity) - SEVERITIES.indexOf(b.diagnostic.severity),
    );
}

function measureDistance({ line, endLine }: ToolDiagnostic, touched: readonly LineRange[] | undefined): number {
  if (touched === undefined) {
    return ELSEWHERE;
  }
  const isOn = line !== undefined && touchesLines(touched, line, endLine ?? line);
  return isOn ? ON_CHANGED_LINES : IN_CHANGED_FILES;
}

function drawNone(leftOut: readonly LeftOutResults[]): string {
  return ['No results of other tools are known in this run.', ...drawLeftOut(leftOut)].join('\n');
}

async function draw(asked: readonly Ranked[], all: number, { reports, mayShow }: DiagnosticSources): Promise<string> {
  const { shown, hidden } = await chooseShown(asked, mayShow);
  const counts = [ON_CHANGED_LINES, IN_CHANGED_FILES, ELSEWHERE].map(
    (distance) => asked.filter((one) => one.distance === distance).length,
  );
  const rest = asked.length - shown.length - hidden;
  const lines = [
    `${counts[0]} on changed lines, ${counts[1]} on other lines of changed files, ${counts[2]} in other files; ${all} in all.`,
    ...shown.map(drawDiagnostic),
    ...(hidden === 0 ? [] : [`${hidden} are of files that are not shown to models.`]),
    ...(rest === 0 ? [] : [`${rest} more follow: name fewer files, or ask for changed lines only.`]),
    ...drawLeftOut(reports.leftOut),
  ];
  return blankSecrets(lines.join('\n'));
}

async function chooseShown(
  asked: readonly Ranked[],
  mayShow: MayShow,
): Promise<{ readonly shown: readonly Ranked[]; readonly hidden: number }> {
  const reasons = new Map<string, string | undefined>();
  const isHidden = async (path: string): Promise<boolean> => {
    if (!reasons.has(path)) {
      reasons.set(path, await whyHidden(path, mayShow));
    }
    return reasons.get(path) !== undefined;
  };
  const shown: Ranked[] = [];
  let hidden = 0;
  for (const { diagnostic, distance } of asked) {
    if (shown.length === MAX_SHOWN) {
      break;
    }
    if (await isHidden(diagnostic.path)) {
      hidden += 1;
    } else {
      const kept = await Promise.all(diagnostic.related.map(async ({ path }) => !(await isHidden(path))));
      const related = diagnostic.related.filter((_, index) => kept[index]);
      shown.push({ diagnostic: { ...diagnostic, related }, distance });
    }
  }
  return { shown, hidden };
}

function drawDiagnostic({ diagnostic, distance }: Ranked): string {
  const { tool, severity, code, message, related } = diagnostic;
  const by = [tool, code].filter((one) => one !== undefined).join(' ');
  const mark = distance === ON_CHANGED_LINES ? ' (changed)' : '';
  const notes = related.map((one) => `\n    ${drawPlace(one)}: ${one.message}`);
  return `${drawPlace(diagnostic)}${mark}: ${severity}${by === '' ? '' : ` [${by}]`}: ${message}${notes.join('')}`;
}

function drawPlace({ path, line, endLine }: Pick<ToolDiagnostic, 'path' | 'line' | 'endLine'>): string {
  const lines = line === undefined ? '' : endLine === undefined ? `:${line}` : `:${line}-${endLine}`;
  return `${drawName(path)}${lines}`;
}

/** Notes on results that were left out, so that nobody takes silence for a clean result. */
function drawLeftOut(leftOut: readonly LeftOutResults[]): readonly string[] {
  const shown = leftOut.slice(0, MAX_LEFT_OUT);
  return shown.map(({ report, reason, count }) => `Left out of ${drawName(report)}: ${count}, as ${reason}.`);
}
