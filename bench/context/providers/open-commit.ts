import { openFileSources } from '../../../src/agents/tools/files/file-sources.ts';
import { symbolFilesOf } from '../../../src/agents/tools/symbols/symbol-files.ts';
import { hasSurroundings } from '../../../src/context/enclosing/enclosing.ts';
import { changedLines } from '../../../src/context/changed-lines.ts';
import { estimateTokens, layOutPieces, type ContextFragment } from '../../../src/context/lay-out.ts';
import type { ContextNote } from '../../../src/context/note.ts';
import type { ChangedText, ContextProvider } from '../../../src/context/provider.ts';
import { runProviders } from '../../../src/context/run-providers.ts';
import type { EarlierCommits } from '../../../src/jobs/gather/gather-writing.ts';
import { openLocalChange } from '../../../src/jobs/open/open-local-change.ts';
import { createSymbolIndex, type SymbolIndex } from '../../../src/symbols/symbol-index.ts';
import { splitLines } from '../../../src/syntax/lines.ts';
import { installedGrammars } from '../../../test/syntax/installed-grammars.ts';

/** A commit with what providers of context read. */
export interface OpenCommit {
  readonly changed: readonly ChangedText[];
  readonly index: SymbolIndex;
  readonly earlier: EarlierCommits | undefined;
  readonly close: () => void;
}

/** Lines that a provider found and no other provider has, as a prompt would show them. */
export interface LaidOutLines extends ContextFragment {
  readonly path: string;
  readonly texts: readonly string[];
  readonly tokens: number;
}

export interface FoundLines {
  /** The heaviest first. */
  readonly lines: readonly LaidOutLines[];
  readonly notes: readonly ContextNote[];
}

export const grammars = installedGrammars();

/** Opens the difference of two revisions as a review does, with the same index. */
export async function openCommit(folder: string, base: string, head: string): Promise<OpenCommit> {
  const change = await openLocalChange({ repo: folder, base, source: { kind: 'revision', head } });
  const { files } = change.changes;
  const sources = openFileSources({
    ...change.sides,
    mayShow: async () => undefined,
    changed: files.map(({ path }) => path),
  });
  const changed = await Promise.all(
    files.map(async (file) => ({
      file,
      text: hasSurroundings(file) ? await change.readHead(file.path).catch(() => undefined) : undefined,
    })),
  );
  return {
    changed,
    index: createSymbolIndex(symbolFilesOf(sources), { grammars, now: () => performance.now() }),
    earlier: change.earlier,
    close: () => change.close(),
  };
}

/** Runs providers and lays out what they find. */
export async function findLines(
  { changed, index }: OpenCommit,
  providers: readonly ContextProvider[],
): Promise<FoundLines> {
  const { pieces, notes } = await runProviders(providers, { changed, limit: () => new AbortController().signal });
  const lines = new Map<string, readonly string[]>();
  for (const path of new Set(pieces.map((piece) => piece.path))) {
    const text = (await index.read(path))?.text ?? changed.find(({ file }) => file.path === path)?.text;
    if (text !== undefined) {
      lines.set(path, splitLines(text));
    }
  }
  const shown = new Map(changed.map(({ file }) => [file.path, changedLines(file).inChange]));
  const files = layOutPieces({ pieces, lines }, shown, new Set(shown.keys()), BUDGET);
  const laidOut = files.flatMap((file) =>
    file.fragments.map((fragment) => ({
      ...fragment,
      path: file.path,
      texts: file.lines.slice(fragment.from - 1, fragment.to),
      tokens: estimateTokens(file.lines, fragment),
    })),
  );
  return { lines: laidOut.toSorted((a, b) => b.weight - a.weight), notes };
}

/** Of a request, in tokens. */
const BUDGET = 32_000;
/** About the room that prompts have beside the change. */
const TARGET_TOKENS = 12_000;

/** Takes lines while there is room for them. */
export function fillRoom(lines: readonly LaidOutLines[]): readonly LaidOutLines[] {
  let left = TARGET_TOKENS;
  return lines.filter(({ tokens }) => {
    const fits = tokens <= left;
    left -= fits ? tokens : 0;
    return fits;
  });
}
