import type { FileChange } from '../../changes/types.ts';
import { readHistory } from '../../context/history.ts';
import type { ListProblem } from '../../context/json-list.ts';
import type { ReadCited } from '../../context/memory/check-memory.ts';
import type { MemoryUses } from '../../context/memory/forget-memory.ts';
import { readMemory } from '../../context/memory/read-memory.ts';
import { remember } from '../../context/memory/remember.ts';
import { usageError } from '../../errors.ts';
import type { Purpose } from '../../guidelines/purpose.ts';
import type { PartNodes } from '../../prompt/arrange.ts';
import { noPlaceInPrompt } from '../../reports/reasons/context.ts';
import { historyPieces } from '../../prompt/parts/history.ts';
import { memoryPieces } from '../../prompt/parts/memory.ts';
import { PRESETS, type Part } from '../../prompt/presets.ts';
import { queryPieces } from '../../prompt/parts/query.ts';

/** A file that the user gave, by the name they gave it. */
export interface GivenFile {
  readonly path: string;
  readonly text: string;
}

/** What the user adds to a prompt. */
export interface Given {
  /** The request in the user's words. */
  readonly message: string | undefined;
  /** Paths of files of the head. */
  readonly attach: readonly string[];
  readonly history: GivenFile | undefined;
  readonly memory: GivenFile | undefined;
  /** When the facts of the memory were last of use. Without it, nothing is forgotten. */
  readonly memoryUses?: MemoryUses;
}

/** The parts that the user gave as texts, and what is left out of them. */
export interface GivenParts {
  readonly parts: Pick<PartNodes, 'history' | 'memory' | 'query'>;
  readonly leftOut: readonly { readonly source: string; readonly reason: string }[];
  /** When each fact of the memory was last of use, this run included, if that is recorded. */
  readonly memoryUses?: ReadonlyMap<string, number>;
}

/** The change that the given texts are for. */
export interface GivenFor {
  readonly files: readonly FileChange[];
  readonly readHead: ReadCited;
}

/**
 * Reads what the user gave for a purpose; throws a `UserError` with the places of all problems in it. Entries of the
 * memory that are forgotten, or whose citations do not hold in the head, are left out.
 */
export async function readGiven(
  { message, attach, history, memory, memoryUses: uses }: Given,
  purpose: Purpose,
  { files, readHead }: GivenFor,
): Promise<GivenParts> {
  const { priorities } = PRESETS[purpose];
  const conversation = history === undefined ? undefined : readHistory(history.path, history.text);
  const remembered = memory === undefined ? undefined : readMemory(memory.path, memory.text);
  throwOnProblem('history', history, conversation?.problems ?? []);
  throwOnProblem('memory', memory, remembered?.problems ?? []);
  const takesMemory = hasPart(purpose, 'memory');
  const entries = takesMemory ? (remembered?.entries ?? []) : [];
  const { chosen, leftOut, uses: memoryUses } = await remember(entries, { files, readHead, uses });
  const idle = [
    ...(memory === undefined || takesMemory ? [] : [memory.path]),
    ...(hasPart(purpose, 'attachments') ? [] : attach),
  ];
  return {
    parts: {
      history: historyPieces(conversation?.turns ?? [], priorities.history, history?.path),
      memory: memoryPieces(chosen, priorities.memory),
      query: queryPieces(message ?? ''),
    },
    leftOut: [
      ...idle.map((source) => ({ source, reason: noPlaceInPrompt(purpose) })),
      ...leftOut.map(({ entry, reason }) => ({ source: `${entry.path} (${entry.subject})`, reason })),
    ],
    ...(memoryUses === undefined || memory === undefined ? {} : { memoryUses }),
  };
}

function hasPart(purpose: Purpose, part: Part): boolean {
  const { system, user } = PRESETS[purpose];
  return system.includes(part) || user.includes(part);
}

/** Throws for any problem: half a conversation, or a memory with holes, is not what the user meant. */
function throwOnProblem(flag: string, file: GivenFile | undefined, problems: readonly ListProblem[]): void {
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
