import { checkMemory, type ReadCited } from '../../context/check-memory.ts';
import { chooseMemory } from '../../context/choose-memory.ts';
import { readHistory } from '../../context/history.ts';
import type { ListProblem } from '../../context/json-list.ts';
import { readMemory } from '../../context/memory.ts';
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
}

/** The parts that the user gave as texts, and what is left out of them. */
export interface GivenParts {
  readonly parts: Pick<PartNodes, 'history' | 'memory' | 'query'>;
  readonly leftOut: readonly { readonly source: string; readonly reason: string }[];
}

/**
 * Reads what the user gave for a purpose; throws a `UserError` with the places of all problems in it. Entries of the
 * memory whose citations do not hold in the head are left out.
 */
export async function readGiven(
  { message, attach, history, memory }: Given,
  purpose: Purpose,
  readHead: ReadCited,
): Promise<GivenParts> {
  const { priorities } = PRESETS[purpose];
  const conversation = history === undefined ? undefined : readHistory(history.path, history.text);
  const remembered = memory === undefined ? undefined : readMemory(memory.path, memory.text);
  throwOnProblem('history', history, conversation?.problems ?? []);
  throwOnProblem('memory', memory, remembered?.problems ?? []);
  const takesMemory = hasPart(purpose, 'memory');
  const { entries, leftOut: stale } = await checkMemory(takesMemory ? (remembered?.entries ?? []) : [], readHead);
  const { chosen, leftOut } = chooseMemory(entries);
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
      ...[...stale, ...leftOut].map(({ entry, reason }) => ({ source: `${entry.path} (${entry.subject})`, reason })),
    ],
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
