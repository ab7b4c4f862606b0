import type { ReadHead } from '../../changes/head-text.ts';
import type { FileChange } from '../../changes/types.ts';
import { findEnclosing } from '../../syntax/find-enclosing.ts';
import { splitLines } from '../../syntax/lines.ts';
import type { Declaration, Grammars } from '../../syntax/types.ts';
import { groupBy } from '../../structures/group-by.ts';
import { languageOf } from '../../text/languages/languages.ts';
import type { FaultPlace, Finding } from '../types.ts';
import { aboutOf } from './about.ts';
import { digestCode } from './digest.ts';
import type { FindingIdentity } from './finding-identity.ts';
import { familyOfKind } from './kind-family.ts';

export interface IdentifyTerms {
  readonly files: readonly FileChange[];
  readonly readHead: ReadHead;
  /** Without them, no finding has the name of its enclosing declaration. */
  readonly grammars?: Pick<Grammars, 'read'> | undefined;
}

/** The most files that are read. Through the API, each may cost a request. */
const MAX_HEADS = 30;
/** In UTF-16 code units. A larger file was generated, and parsing it takes seconds. */
const MAX_PARSED_CHARACTERS = 256 * 1_024;

/**
 * Gives findings and their other places that by which a later run recognizes them. Only files with findings are read and
 * parsed. A file that cannot be read costs some of it, never the finding.
 */
export async function identifyFindings(
  findings: readonly Finding[],
  terms: IdentifyTerms,
): Promise<readonly Finding[]> {
  const files = new Map(terms.files.map((file) => [file.path, file]));
  const places = groupBy(
    findings.flatMap((finding) => [finding, ...(finding.places ?? [])]),
    ({ path }) => path,
  );
  const codes = new Map<string, FileText>();
  for (const [path, inFile] of places) {
    const hasLines = inFile.some(({ line, side }) => line !== undefined && side === 'RIGHT');
    const file = files.get(path);
    codes.set(path, file === undefined ? NO_TEXT : await readText(file, hasLines && codes.size < MAX_HEADS, terms));
  }
  const identify = (place: FaultPlace, finding: Finding): FindingIdentity => ({
    about: aboutOf(finding),
    family: familyOfKind(finding.kind),
    ...describeCode(place, codes.get(place.path) ?? NO_TEXT),
  });
  return findings.map((finding) => ({
    ...finding,
    identity: identify(finding, finding),
    ...(finding.places === undefined
      ? {}
      : { places: finding.places.map((place) => ({ ...place, identity: identify(place, finding) })) }),
  }));
}

/** What is known of a file: the lines of both sides, and the declarations of its head. */
interface FileText {
  readonly head: Lines;
  readonly base: Lines;
  readonly declarations: readonly Declaration[];
}

interface Lines {
  /** The text of a line, which counts from 1. */
  readonly get: (line: number) => string | undefined;
}

const NO_TEXT: FileText = { head: new Map(), base: new Map(), declarations: [] };

async function readText(file: FileChange, isHeadWanted: boolean, terms: IdentifyTerms): Promise<FileText> {
  const drawn = readHunks(file);
  // The lines of a bundle's modules are not those of its file.
  if (!isHeadWanted || file.view !== undefined) {
    return drawn;
  }
  try {
    const text = await terms.readHead(file.path);
    const head = text === undefined ? [] : splitLines(text);
    // A branch that moved after the diff was made has other lines at these numbers.
    const isSame = [...drawn.head].every(([line, drawnLine]) => head[line - 1] === drawnLine);
    return text === undefined || !isSame
      ? drawn
      : {
          ...drawn,
          head: { get: (line) => head[line - 1] },
          declarations: await readDeclarations(file.path, text, terms),
        };
  } catch {
    // The review is already paid for, so a file that cannot be read counts as not available.
    return drawn;
  }
}

async function readDeclarations(
  path: string,
  text: string,
  { grammars }: IdentifyTerms,
): Promise<readonly Declaration[]> {
  const language = languageOf(path, text.split('\n', 1)[0]);
  const outline =
    language === undefined || text.length > MAX_PARSED_CHARACTERS ? undefined : await grammars?.read(text, language);
  return outline?.declarations ?? [];
}

function readHunks({ hunks, view }: FileChange): FileText & { readonly head: ReadonlyMap<number, string> } {
  const head = new Map<number, string>();
  const base = new Map<number, string>();
  for (const line of (view?.hunks ?? hunks).flatMap(({ lines }) => lines)) {
    const text = line.text.replace(/\r$/, '');
    if (line.kind !== 'removed') {
      head.set(line.newLine, text);
    }
    if (line.kind !== 'added') {
      base.set(line.oldLine, text);
    }
  }
  return { head, base, declarations: [] };
}

function describeCode(
  { line, side, quote }: FaultPlace,
  { head, base, declarations }: FileText,
): Pick<FindingIdentity, 'code' | 'within' | 'before' | 'after'> {
  if (line === undefined) {
    return {};
  }
  const lines = side === 'RIGHT' ? head : base;
  const code = lines.get(line) ?? quote;
  const within = side === 'RIGHT' ? nameEnclosing(declarations, line) : undefined;
  const before = findNeighbour(lines, line, -1);
  const after = findNeighbour(lines, line, 1);
  return {
    ...(code === undefined ? {} : { code: digestCode(code) }),
    ...(within === undefined ? {} : { within: digestCode(within) }),
    ...(before === undefined ? {} : { before: digestCode(before) }),
    ...(after === undefined ? {} : { after: digestCode(after) }),
  };
}

function nameEnclosing(declarations: readonly Declaration[], line: number): string | undefined {
  const names = findEnclosing(declarations, line).flatMap(({ name }) => name ?? []);
  return names.length === 0 ? undefined : JSON.stringify(names);
}

/** Most lines that are passed in search of a neighbour. */
const MAX_NEIGHBOUR_LINES = 10;

/** The nearest line with a letter or digit, above or below. Blank lines and brackets are alike everywhere. */
function findNeighbour(lines: Lines, line: number, step: -1 | 1): string | undefined {
  for (let away = 1; away <= MAX_NEIGHBOUR_LINES; away += 1) {
    const text = lines.get(line + step * away);
    if (text === undefined) {
      return undefined;
    }
    if (/[\p{L}\p{N}]/u.test(text)) {
      return text;
    }
  }
  return undefined;
}
