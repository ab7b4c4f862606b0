import { groupBy } from '../../structures/group-by.ts';
import { shorten } from '../../text/shown/shorten.ts';
import { changedLines, touchesLines } from '../changed-lines.ts';
import type { ContextProvider, ProviderTerms } from '../provider.ts';
import type { ToolDiagnostic, ToolReports } from '../tool-reports/types.ts';
import type { ReadAnnotations } from './readers.ts';

/** Reads the reports of other tools that were given to the run; undefined if there are none. */
export type ReadReports = () => Promise<Pick<ToolReports, 'diagnostics'> | undefined>;

const MOST_MILLISECONDS = 15_000;
/** Worth of the first result on a file, and of each further one, up to a limit. */
const WORTH = 1;
const WORTH_OF_MORE = 0.25;
const MOST_WORTH = 3;
const MAX_RESULTS = 30;
const MAX_MESSAGE_CHARACTERS = 300;
const MAX_TOOLS_NAMED = 3;

/** Results on changed lines from the reports of other tools that were given to the run. */
export function reportedResultsProvider(reports: ReadReports): ContextProvider {
  return {
    name: 'reports',
    mostMilliseconds: MOST_MILLISECONDS,
    async provide(terms) {
      noteResults((await reports())?.diagnostics ?? [], terms);
    },
  };
}

/**
 * Annotations on changed lines from the other checks of the head commit.
 *
 * @param reports whose results are not repeated
 */
export function checkResultsProvider(annotations: ReadAnnotations, reports: ReadReports): ContextProvider {
  return {
    name: 'checks',
    mostMilliseconds: MOST_MILLISECONDS,
    async provide(terms) {
      const [{ diagnostics, leftOut }, given] = await Promise.all([annotations(terms.signal), reports()]);
      const known = new Set((given?.diagnostics ?? []).map(identify));
      leftOut.forEach(terms.leaveOut);
      noteResults(
        diagnostics.filter((diagnostic) => !known.has(identify(diagnostic))),
        terms,
      );
    },
  };
}

/** The tool is not compared, because a check has its own name. */
function identify({ path, line, message }: ToolDiagnostic): string {
  return JSON.stringify([path, line, message]);
}

/** Hands over one note for each changed file with results on the lines that the change touches. */
function noteResults(diagnostics: readonly ToolDiagnostic[], { changed, note }: ProviderTerms): void {
  const byPath = groupBy(diagnostics, ({ path }) => path);
  for (const path of new Set(changed.map(({ file }) => file.path))) {
    const onFile = byPath.get(path);
    const touched = changed.flatMap(({ file }) => (file.path === path ? changedLines(file).touched : []));
    const results = (onFile ?? [])
      .flatMap(({ line, ...rest }) => (line === undefined ? [] : [{ ...rest, line }]))
      .filter(({ line, endLine = line }) => touchesLines(touched, line, endLine))
      .toSorted((a, b) => a.line - b.line || SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
    if (results.length > 0) {
      note(makeNote(path, results));
    }
  }
}

const SEVERITIES: readonly ToolDiagnostic['severity'][] = ['error', 'warning', 'info'];

type PlacedResult = ToolDiagnostic & { readonly line: number };

function makeNote(path: string, results: readonly PlacedResult[]): Parameters<ProviderTerms['note']>[0] {
  const tools = [...new Set(results.flatMap(({ tool }) => tool ?? []))].slice(0, MAX_TOOLS_NAMED);
  const more = results.length - MAX_RESULTS;
  return {
    source: tools.length === 0 ? 'other tools' : tools.join(', '),
    title: 'results of other tools on its changed lines, which the author sees already',
    text: [...results.slice(0, MAX_RESULTS).map(drawResult), ...(more > 0 ? [`(${more} more are left out)`] : [])].join(
      '\n',
    ),
    why: `reported on changed lines of ${path}`,
    worth: Math.min(MOST_WORTH, WORTH + WORTH_OF_MORE * (results.length - 1)),
    for: [path],
  };
}

function drawResult({ line, endLine, severity, tool, code, message }: PlacedResult): string {
  const lines = endLine === undefined || endLine === line ? `${line}` : `${line}-${endLine}`;
  const by = [tool, code].filter((one) => one !== undefined).join(' ');
  const said = shorten(message.replaceAll(/\s+/g, ' ').trim(), MAX_MESSAGE_CHARACTERS);
  return `${lines}: ${severity}${by === '' ? '' : ` [${by}]`}: ${said}`;
}
