import type { MemoryEntry } from '../../context/memory/read-memory.ts';
import { fenced } from '../fence.ts';
import { paragraphText, type PieceGroup, type TextPiece } from '../../fitting/piece.ts';

/** A fact usually has one or two sentences. */
const MAX_ENTRY_CHARACTERS = 2_000;

/** The entries of the memory as one group, if there are any. The last entry is cut first. */
export function memoryPieces(entries: readonly MemoryEntry[], priority: number): readonly PieceGroup[] {
  const children = entries.map((entry, index): TextPiece => ({
    id: `memory/${index + 1}`,
    kind: 'memory',
    priority,
    source: entry.path,
    text: paragraphText(fenced('MEMORY', drawEntry(entry), MAX_ENTRY_CHARACTERS)),
  }));
  return children.length === 0 ? [] : [{ id: 'memory', open: paragraphText(INTRODUCTION), close: '', children }];
}

const INTRODUCTION =
  'What was learnt of this repository in earlier sessions. It may be out of date: where the files in front of you show something else, they count.';

function drawEntry({ subject, fact, citations, reason }: MemoryEntry): string {
  const lines = [
    `${subject}: ${fact}`,
    ...(citations.length === 0 ? [] : [`Seen in: ${citations.join(', ')}`]),
    ...(reason === undefined ? [] : [`Why it matters: ${reason}`]),
  ];
  return lines.join('\n');
}
