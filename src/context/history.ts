import { describeType } from '../text/shown/describe-type.ts';
import { isRecord } from '../text/record.ts';
import { sourceText } from '../text/source-text.ts';
import { MAX_LIST_PROBLEMS, readJsonList, type ListItem, type ListProblem } from './json-list.ts';
import { quoteJson } from '../text/shown/quote.ts';

/** One message of an earlier conversation. */
export interface Turn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

export interface ReadHistory {
  /** The oldest first. */
  readonly turns: readonly Turn[];
  readonly problems: readonly ListProblem[];
}

/** Reads a conversation: `[{ "role": "user", "content": "…" }, { "role": "assistant", "content": "…" }]`. */
export function readHistory(path: string, text: string): ReadHistory {
  const { items, problems } = readJsonList(sourceText(path, text));
  const read = items.map(readTurn);
  return {
    turns: read.flatMap((one) => (one.kind === 'turn' ? [one.turn] : [])),
    problems: [...problems, ...read.flatMap((one) => (one.kind === 'problem' ? [one.problem] : []))]
      .toSorted((a, b) => a.line - b.line || a.column - b.column)
      .slice(0, MAX_LIST_PROBLEMS),
  };
}

type ReadTurn =
  | { readonly kind: 'turn'; readonly turn: Turn }
  | { readonly kind: 'problem'; readonly problem: ListProblem };

function readTurn(item: ListItem): ReadTurn {
  const { value } = item;
  if (!isRecord(value)) {
    return wrong(item, `A message must be an object, not ${describeType(value)}`);
  }
  const { role, content } = value;
  if (role !== 'user' && role !== 'assistant') {
    return wrong(item, `The role of a message must be "user" or "assistant", not ${describeRole(role)}`, 'role');
  }
  if (typeof content !== 'string') {
    const found = content === undefined ? 'missing' : describeType(content);
    return wrong(item, `The content of a message must be text, but here it is ${found}`, 'content');
  }
  return { kind: 'turn', turn: { role, content } };
}

function wrong(item: ListItem, message: string, key?: string): ReadTurn {
  const hint = 'Write each message as {"role": "user", "content": "…"}.';
  return { kind: 'problem', problem: item.problem({ message, hint }, key) };
}

function describeRole(role: unknown): string {
  if (typeof role === 'string') {
    return quoteJson(role);
  }
  return role === undefined ? 'missing' : describeType(role);
}
