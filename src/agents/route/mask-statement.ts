import type { Statement } from '../../guidelines/statements/statements.ts';
import { writeNamePattern, type AgentNames, type NamedAgent } from './agent-names.ts';
import { MENTION_EDGE, readMentionWord } from './mention-word.ts';

/** An agent, a mention or a code span in a statement. */
export type Mask<Named> = {
  /** Position in the masked words, where one character replaces it. */
  readonly at: number;
  readonly written: string;
} & (
  | { readonly kind: 'agent'; readonly agent: Named }
  /** `@` with a name that no agent has. */
  | { readonly kind: 'mention' }
  | { readonly kind: 'code' }
);

/** A statement in which each agent, mention and code span is replaced by one character. */
export interface MaskedStatement<Named> {
  /** In lower case. */
  readonly words: string;
  /** In its own letter case, without the agents and mentions, and with the other code. */
  readonly rest: string;
  readonly masks: readonly Mask<Named>[];
}

/** The replacing characters: for known agents, other code, and mentions of unknown names. */
export const AGENT = '\uE200';
export const CODE = '\uE000';
export const MENTION = '\uE100';

/** Replaces everything that a statement names by single characters, so that the grammar sees only words. */
export function maskStatement<Named extends NamedAgent>(
  { parts }: Pick<Statement, 'parts'>,
  names: AgentNames<Named>,
  nameFinder: NameFinder,
): MaskedStatement<Named> {
  const masks: Mask<Named>[] = [];
  let words = '';
  let rest = '';
  for (const { kind, value } of parts) {
    if (kind === 'code') {
      const agent = findAgentInSpan(value, names);
      const at = words.length;
      masks.push(
        agent === undefined ? { kind: 'code', at, written: value } : { kind: 'agent', at, written: value, agent },
      );
      words += agent === undefined ? CODE : AGENT;
      rest += agent === undefined ? ` ${value} ` : ' ';
    } else {
      const plain = value.replaceAll(/[\uE000-\uF8FF]/g, ' ');
      let from = 0;
      for (const found of nameFinder(plain)) {
        words += lowerCase(plain.slice(from, found.start));
        rest += plain.slice(from, found.start);
        from = found.end;
        const agent = names.find(found.written);
        const at = words.length;
        if (agent !== undefined) {
          masks.push({ kind: 'agent', at, written: found.written, agent });
          words += AGENT;
          rest += ' ';
        } else if (found.isMention) {
          masks.push({ kind: 'mention', at, written: found.written });
          words += MENTION;
          rest += ' ';
        } else {
          words += lowerCase(plain.slice(found.start, found.end));
          rest += plain.slice(found.start, found.end);
        }
      }
      words += lowerCase(plain.slice(from));
      rest += plain.slice(from);
    }
  }
  return { words, rest, masks };
}

/**
 * Lower-cases text without changing its length, so that positions stay valid. The few letters with a longer lower case
 * are kept.
 */
function lowerCase(text: string): string {
  const small = text.toLowerCase();
  return small.length === text.length ? small : text;
}

/**
 * Finds the agent in a code span: `dba`, `@dba`, `dba.agent.md` and `.github/agents/dba.agent.md` are the same agent.
 */
function findAgentInSpan<Named extends NamedAgent>(code: string, names: AgentNames<Named>): Named | undefined {
  const written = code.trim().replace(/^@/, '');
  return names.find(written) ?? (/\.md$/i.test(written) ? names.find(readFileName(written)) : undefined);
}

function readFileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/(?:\.agent|\.chatmode)?\.md$/i, '');
}

interface FoundName {
  readonly start: number;
  readonly end: number;
  /** Without the `@`. */
  readonly written: string;
  readonly isMention: boolean;
}

/** Finds possible names of agents in plain words. */
export type NameFinder = (words: string) => readonly FoundName[];

const START = String.raw`(?<![A-Za-zÀ-ɏͰ-ӿ0-9_/.-])`;
const NOUN = String.raw`(?:custom\s+)?(?:sub-?)?agente?n?s?(?![A-Za-z])|智能体|子?代理|(?:サブ)?エージェント`;

/**
 * Finds `@name`, names that cannot be ordinary words (`db-reviewer`), and other names next to the word "agent". So it
 * finds `the dba agent`, but not a `plan` agent in `review the plan`.
 */
export function nameFinder(names: Pick<AgentNames, 'all'>): NameFinder {
  const distinct = writeNamePattern({ all: names.all.filter(isDistinct) });
  const any = writeNamePattern(names);
  const expression = new RegExp(
    String.raw`${START}(?:@(?<called>${any})${MENTION_EDGE}|(?<at>@)(?=[\p{L}\p{N}])|(?<distinct>${distinct})${MENTION_EDGE}|(?<beside>${any})(?=\s*(?:${NOUN})))`,
    'giu',
  );
  return (words) =>
    [...words.matchAll(expression)].map(({ index, 0: whole, groups = {} }): FoundName => {
      const unknown = groups['at'] === undefined ? undefined : readMentionWord(words, index + 1);
      const written = groups['called'] ?? groups['distinct'] ?? groups['beside'] ?? unknown ?? '';
      const isMention = groups['called'] !== undefined || groups['at'] !== undefined;
      return {
        start: index,
        end: index + (unknown === undefined ? whole.length : 1 + unknown.length),
        written,
        isMention,
      };
    });
}

function isDistinct(name: string): boolean {
  return /[\s_-]|[^\0-\x7F]|\p{Ll}\p{Lu}|\d/u.test(name);
}
