import type { Finding, LeftOutDraft } from './types.ts';

/** What a person asked not to be told again on a pull request. */
export interface SilencedReports {
  /** A statement of the guidelines: its id (`2.7`), its file and line (`AGENTS.md:3`), or words of its text. */
  readonly statement?: string;
  readonly fingerprint?: string;
  /** The file or folder it counts for; absent for the whole change. */
  readonly path?: string;
  /** The login of the person. */
  readonly by: string;
}

type Silenceable = Pick<Finding, 'fingerprint' | 'path' | 'line' | 'places' | 'guideline'>;

/**
 * Leaves out the findings that people silenced.
 *
 * @returns the other findings in their order, and for each one left out, who silenced it
 */
export function withholdSilenced<Found extends Silenceable>(
  findings: readonly Found[],
  silenced: readonly SilencedReports[],
): { readonly findings: readonly Found[]; readonly leftOut: readonly LeftOutDraft[] } {
  const kept: Found[] = [];
  const leftOut: LeftOutDraft[] = [];
  for (const finding of findings) {
    const by = silenced.find((one) => silences(one, finding))?.by;
    if (by === undefined) {
      kept.push(finding);
    } else {
      const { path, line } = finding;
      leftOut.push({ source: line === undefined ? path : `${path}:${line}`, reason: `ignored by @${by}` });
    }
  }
  return { findings: kept, leftOut };
}

/** A statement is recognized by so many characters of its words. */
const MAX_WORDS_CHARACTERS = 200;

/**
 * Replaces the number or the place of a statement by its words, as soon as a finding cites it: both change when guidelines
 * are added or removed.
 */
export function silenceByWords<Report extends SilencedReports>(
  silenced: readonly Report[],
  findings: readonly Silenceable[],
): readonly Report[] {
  return silenced.map((one) => {
    const cited = findings.find(
      ({ guideline }) =>
        guideline?.statement !== undefined && [guideline.statement, placeOf(guideline)].includes(one.statement ?? ''),
    );
    const words = cited?.guideline?.text.slice(0, MAX_WORDS_CHARACTERS).replace(/(?<=.{100})\s\S*$/s, '');
    return words === undefined || foldWords(words).trim() === '' ? one : { ...one, statement: words };
  });
}

/** The parts of a citation by which `/housestyle ignore` can name a statement. */
type Named = Pick<NonNullable<Finding['guideline']>, 'id' | 'statement' | 'source' | 'line' | 'text'>;

/** Lists the commands `/housestyle ignore` that silence nothing: no statement has the number, place or words that they name. */
export function listIdle<Report extends SilencedReports>(
  silenced: readonly Report[],
  statements: readonly Named[],
): readonly (Report & { readonly statement: string })[] {
  return silenced.flatMap((one) => {
    const { statement } = one;
    return statement === undefined || statements.some((named) => isCited(statement, named))
      ? []
      : [{ ...one, statement }];
  });
}

function silences({ statement, fingerprint, path }: SilencedReports, finding: Silenceable): boolean {
  if (path !== undefined && finding.path !== path && !finding.path.startsWith(`${path}/`)) {
    return false;
  }
  if (fingerprint !== undefined) {
    return [finding, ...(finding.places ?? [])].some((place) => place.fingerprint === fingerprint);
  }
  return statement !== undefined && isCited(statement, finding.guideline);
}

/** The id of a statement or a guideline. Words are looked for in the text of the statement. */
function isCited(statement: string, cited: Named | undefined): boolean {
  if (cited === undefined) {
    return false;
  }
  return STATEMENT_ID.test(statement) || STATEMENT_PLACE.test(statement)
    ? [cited.statement, cited.id, placeOf(cited)].includes(statement)
    : foldWords(cited.text).includes(foldWords(statement));
}

const STATEMENT_ID = /^\d+(?:\.\d+)?$/;
/** As the summary names it: `.github/copilot-instructions.md:3`. Words of a statement end in another way. */
const STATEMENT_PLACE = /\.\w+:\d+$/;

function placeOf({ source, line }: Named): string {
  return `${source}:${line}`;
}

function foldWords(text: string): string {
  return ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;
}
