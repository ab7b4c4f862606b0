import { chooseMemory } from '../../context/choose-memory.ts';
import { readHistory } from '../../context/history.ts';
import type { ListProblem } from '../../context/json-list.ts';
import { readMemory } from '../../context/memory.ts';
import { usageError } from '../../errors.ts';
import type { Purpose } from '../../guidelines/purpose.ts';
import type { PartNodes } from '../../prompt/arrange.ts';
import { historyPieces } from '../../prompt/parts/history.ts';
import { memoryPieces } from '../../prompt/parts/memory.ts';
import { PRESETS, type Part } from '../../prompt/presets.ts';
import { queryPieces } from '../../prompt/parts/query.ts';

/** A file that somebody handed in, by the name they gave it. */
export interface GivenFile {
  readonly path: string;
  readonly text: string;
}

/** What the person who asks for a prompt adds to it. */
export interface Given {
  /** What is asked for. */
  readonly message: string | undefined;
  /** Paths of files of the head. */
  readonly attach: readonly string[];
  readonly history: GivenFile | undefined;
  readonly memory: GivenFile | undefined;
}

/** The parts that were handed in as texts, and what of them is left out. */
export interface GivenParts {
  readonly parts: Pick<PartNodes, 'history' | 'memory' | 'query'>;
  readonly leftOut: readonly { readonly source: string; readonly reason: string }[];
}

/** Reads what was handed in for a purpose; throws a `UserError` with the places of what is wrong in it. */
export function readGiven({ message, attach, history, memory }: Given, purpose: Purpose): GivenParts {
  const { priorities } = PRESETS[purpose];
  const conversation = history === undefined ? undefined : readHistory(history.path, history.text);
  const remembered = memory === undefined ? undefined : readMemory(memory.path, memory.text);
  refuse('history', history, conversation?.problems ?? []);
  refuse('memory', memory, remembered?.problems ?? []);
  const { chosen, leftOut } = chooseMemory(remembered?.entries ?? []);
  const idle = [
    ...(memory === undefined || hasPart(purpose, 'memory') ? [] : [memory.path]),
    ...(hasPart(purpose, 'attachments') ? [] : attach),
  ];
  return {
    parts: {
      history: historyPieces(conversation?.turns ?? [], priorities.history, history?.path),
      memory: memoryPieces(chosen, priorities.memory),
      query: queryPieces(message ?? ''),
    },
    leftOut: [
      ...idle.map((source) => ({ source, reason: `a prompt for ${purpose} has no place for it` })),
      ...leftOut.map(({ entry, reason }) => ({ source: `${entry.path} (${entry.subject})`, reason })),
    ],
  };
}

function hasPart(purpose: Purpose, part: Part): boolean {
  const { system, user } = PRESETS[purpose];
  return system.includes(part) || user.includes(part);
}

/** Half a conversation, or a memory with holes, is not what was meant. */
function refuse(flag: string, file: GivenFile | undefined, problems: readonly ListProblem[]): void {
  const [first, ...others] = problems;
  if (first === undefined || file === undefined) {
    return;
  }
  const more = others.map(({ line, column, message }) => `\n${file.path}:${line}:${column}: ${message}`).join('');
  throw usageError(`${flag}-file`, `${first.message}${more}`, first.hint, {
    path: file.path,
    line: first.line,
    column: first.column,
  });
}
