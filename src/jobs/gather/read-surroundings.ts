import type { Changes, FileChange } from '../../changes/types.ts';
import type { ReadHead } from '../../changes/head-text.ts';
import { blankSecretsInProse } from '../../text/secrets/blank-secrets.ts';
import { estimateTokens } from '../../context/lay-out.ts';
import type { ContextNote } from '../../context/note.ts';
import { enclosingProvider, hasSurroundings } from '../../context/enclosing/enclosing.ts';
import type { ReadEarlierPaths } from '../../context/notes/readers.ts';
import type { FoundContext } from '../../context/piece.ts';
import type { ChangedText, ContextProvider } from '../../context/provider.ts';
import { runProviders, type TimeLimit } from '../../context/run-providers.ts';
import { LEFT_OUT_BY_DEFAULT, type ContextProviderName } from '../../context/provider-names.ts';
import {
  NO_CONTEXT_TOKENS,
  PROVIDER_SWITCHED_OFF,
  providerUnfinished,
  surroundingsNotRead,
} from '../../reports/reasons/context.ts';
import type { SymbolIndex } from '../../symbols/symbol-index.ts';
import { readChangedHeads } from '../../context/symbols/changed-heads.ts';
import { documentsProvider } from '../../context/documents/documents.ts';
import { similarProvider } from '../../context/similar/similar.ts';
import { symbolProviders } from '../../context/symbols/symbol-providers.ts';
import { testsProvider } from '../../context/tests/tests.ts';
import { splitLines } from '../../syntax/lines.ts';
import type { Grammars } from '../../syntax/types.ts';
import { readHeads } from './read-heads.ts';

/** Most files to read: parsing takes time, and in a larger change the prompt needs the room for hunks. */
const MAX_FILES = 100;

/** The code that helps to understand a change, in the changed files and in others, and notes from outside of the code. */
export interface Surroundings extends FoundContext {
  /** By path: the first lines of the declarations that change. */
  readonly heads: ReadonlyMap<string, readonly string[]>;
  readonly leftOut: readonly { readonly source: string; readonly reason: string }[];
}

export interface SurroundingsTerms {
  readonly source: Changes['source'];
  readonly readHead: ReadHead;
  readonly grammars: Grammars;
  /** The names of the head. Without it, only the changed files are read. */
  readonly symbols?: SymbolIndex | undefined;
  /** Providers of notes, which may read from outside. */
  readonly notes?: readonly ContextProvider[];
  /** Reads which files earlier commits changed. */
  readonly earlierPaths?: ReadEarlierPaths | undefined;
  readonly limit?: TimeLimit;
  /** The files on the map of the change; those that are shown, if absent. */
  readonly mapped?: readonly FileChange[];
  /** The providers that are not asked. */
  readonly leaveOutContext: readonly ContextProviderName[];
  /** Most tokens of a request for what is found; with 0, nothing is read. */
  readonly contextTokens: number;
}

/**
 * Reads the changed files as they are after the change, as many as a prompt can use, those with most changed lines first,
 * and has the providers find what helps to understand the change.
 */
export async function readSurroundings(files: readonly FileChange[], terms: SurroundingsTerms): Promise<Surroundings> {
  const { source, readHead, symbols, notes = [], limit = limitTime } = terms;
  if (terms.contextTokens === 0) {
    return NO_SURROUNDINGS;
  }
  const wanted = files.filter(hasSurroundings).toSorted((a, b) => countChangedLines(b) - countChangedLines(a));
  const { texts, unread } = await readHeads(wanted, source, readHead, MAX_FILES);
  const changed = files.map((file): ChangedText => ({ file, text: texts.get(file.path) }));
  const switchedOff = new Set<string>(terms.leaveOutContext);
  const providers = openProviders({ ...terms, notes }, changed).filter(({ name }) => !switchedOff.has(name));
  const found = await runProviders(providers, { changed, limit });
  const { pieces, unfinished } = found;
  const lines = new Map<string, readonly string[]>();
  for (const path of new Set(pieces.map((piece) => piece.path))) {
    // In the text of the index, secrets are blanked.
    const text = (await symbols?.read(path))?.text ?? texts.get(path);
    if (text !== undefined) {
      lines.set(path, splitLines(text));
    }
  }
  return {
    pieces,
    lines,
    sizes: new Map([...texts].map(([path, text]) => [path, estimateWhole(text)])),
    heads: symbols === undefined ? new Map() : await readChangedHeads(terms.mapped ?? files, symbols),
    notes: found.notes.map(withoutSecrets),
    leftOut: [
      ...[...unread].map(([path, why]) => ({ source: path, reason: surroundingsNotRead(why) })),
      ...found.leftOut,
      ...terms.leaveOutContext
        .filter((name) => !LEFT_OUT_BY_DEFAULT.includes(name))
        .map((source) => ({ source, reason: PROVIDER_SWITCHED_OFF })),
      ...unfinished.map(({ provider, reason }) => ({ source: provider, reason: providerUnfinished(reason) })),
    ],
  };
}

/** Opens all providers. */
function openProviders(
  {
    grammars,
    symbols,
    notes,
    earlierPaths,
  }: Pick<SurroundingsTerms, 'grammars' | 'symbols' | 'earlierPaths'> & Required<Pick<SurroundingsTerms, 'notes'>>,
  changed: readonly ChangedText[],
): readonly ContextProvider[] {
  const bySymbols = (index: SymbolIndex): readonly ContextProvider[] => [
    ...symbolProviders(index, changed),
    testsProvider(index),
    similarProvider(index, earlierPaths),
    documentsProvider(index),
  ];
  return [enclosingProvider(grammars), ...(symbols === undefined ? [] : bySymbols(symbols)), ...notes];
}

const NO_SURROUNDINGS: Surroundings = {
  pieces: [],
  notes: [],
  lines: new Map(),
  heads: new Map(),
  leftOut: [{ source: 'the code around the change', reason: NO_CONTEXT_TOKENS }],
};

function withoutSecrets(note: ContextNote): ContextNote {
  const { title, text } = note;
  return {
    ...note,
    text: blankSecretsInProse(text),
    ...(title === undefined ? {} : { title: blankSecretsInProse(title) }),
  };
}

function estimateWhole(text: string): number {
  const lines = splitLines(text);
  return estimateTokens(lines, { from: 1, to: lines.length });
}

function limitTime(milliseconds: number): AbortSignal {
  return AbortSignal.timeout(milliseconds);
}

function countChangedLines({ additions, deletions }: FileChange): number {
  return additions + deletions;
}
