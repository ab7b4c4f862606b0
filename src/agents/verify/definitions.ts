import { openNameLookup } from '../../context/symbols/look-up.ts';
import { readNamedCode } from '../../findings/named-code.ts';
import type { Finding } from '../../findings/types.ts';
import { shortenLine } from '../../prompt/parts/change.ts';
import { readChains } from '../../symbols/read-chains.ts';
import type { SymbolIndex } from '../../symbols/symbol-index.ts';
import type { SymbolDeclaration } from '../../symbols/types.ts';
import { splitLines } from '../../syntax/lines.ts';

/** The declaration of a name that a finding is about: its comment and head, or all of it if it is short. */
export interface Definition {
  readonly path: string;
  readonly from: number;
  readonly to: number;
  /** Its lines, each with its number. */
  readonly text: string;
}

/** Gives the declarations of the names in some findings, each once. */
export type FindDefinitions = (findings: readonly Finding[]) => readonly Definition[];

const MOST_NAMES = 12;
/** The most declarations for one finding, and for findings that are shown together. */
const MOST_OF_FINDING = 6;
const MOST_TOGETHER = 12;
const MOST_NOTE_LINES = 4;
/** A longer declaration is shown by its head. */
const SHORT_LINES = 16;

/**
 * Looks up what findings name: in code spans of their words, and in the line that they are about. It is the look-up by
 * which prompts show definitions. Never rejects: the findings have already been paid for.
 */
export async function openDefinitions(
  findings: readonly Finding[],
  index: SymbolIndex | undefined,
  signal: AbortSignal,
): Promise<FindDefinitions> {
  const known = new Map<Finding, readonly Definition[]>();
  if (index !== undefined) {
    const lookup = openNameLookup(index, []);
    for (const finding of findings) {
      try {
        known.set(finding, await findDefinitions(finding, { index, lookup, signal }));
      } catch {
        // Without the declarations of its names, the finding is still checked.
      }
    }
  }
  return (some) => {
    const all = some.flatMap((finding) => known.get(finding) ?? []);
    return [...new Map(all.map((one) => [`${one.path}:${one.from}`, one])).values()].slice(0, MOST_TOGETHER);
  };
}

interface LookUpTerms {
  readonly index: SymbolIndex;
  readonly lookup: ReturnType<typeof openNameLookup>;
  readonly signal: AbortSignal;
}

async function findDefinitions(
  finding: Finding,
  { index, lookup, signal }: LookUpTerms,
): Promise<readonly Definition[]> {
  const found: Definition[] = [];
  for (const { name, receivers } of namesOf(finding)) {
    if (signal.aborted || found.length >= MOST_OF_FINDING) {
      break;
    }
    const used = { name, receivers, uses: 1, line: finding.line ?? 1, isRemoved: finding.side === 'LEFT' };
    const [best] = await lookup.declarationsOf(finding.path, used, signal);
    const drawn = best && (await drawDeclaration(index, best.declaration));
    found.push(...(drawn === undefined ? [] : [drawn]));
  }
  return found;
}

/** The names that a finding mentions come before those of its line. */
function namesOf({ title, body, suggestion = '', quote = '' }: Finding): ReturnType<typeof readChains> {
  const mentioned = readNamedCode(`${title}\n${body}\n${suggestion}`).map(({ written }) => written);
  const names = [...mentioned, quote].flatMap((code) => readChains(code));
  return [...new Map(names.map((one) => [[...one.receivers, one.name].join('.'), one])).values()].slice(0, MOST_NAMES);
}

async function drawDeclaration(
  index: SymbolIndex,
  { path, startLine, signatureLine, headEndLine, endLine }: SymbolDeclaration,
): Promise<Definition | undefined> {
  const file = await index.read(path);
  if (file === undefined) {
    return undefined;
  }
  const from = Math.max(startLine, signatureLine - MOST_NOTE_LINES);
  const isShort = endLine - signatureLine < SHORT_LINES;
  const to = isShort ? endLine : Math.min(headEndLine, signatureLine + SHORT_LINES - 1);
  const lines = splitLines(file.text).slice(from - 1, to);
  return { path, from, to, text: lines.map((line, row) => `${from + row} |${shortenLine(line)}`).join('\n') };
}
