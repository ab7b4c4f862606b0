import { at } from '../../structures/at.ts';
import type { Agent } from '../../customizations/agents/open-agent.ts';
import { isCommonWord } from './common-words.ts';
import { readNamedKinds, type NamedKinds } from './named-kinds.ts';
import { readPurpose, reviewsAnyChange, type AgentPurpose } from './purpose-words.ts';
import { codeWords, proseWords } from '../../text/words.ts';
import { regex } from '../../text/regex.ts';

/** What an agent's name and description say about it, for matching it with a change. */
export interface AgentProfile {
  /** Each meaningful word → its weight. Words of the name and of triggers weigh more than others. */
  readonly words: ReadonlyMap<string, number>;
  /** Words of its name that are neither a language nor a role. */
  readonly specialty: readonly string[];
  readonly kinds: NamedKinds;
  readonly purpose: AgentPurpose;
  /** Whether it reviews any code. */
  readonly reviewsAny: boolean;
}

const OF_NAME = 2;
const OF_TRIGGER = 2;
const OF_DESCRIPTION = 1;

/** Much longer than usual; VS Code limits the description of a skill to a quarter of it. */
const MAX_DESCRIPTION_CHARACTERS = 4_096;

/** The beginning of an agent's text says what it does; the rest says how. */
const MAX_BODY_CHARACTERS = 1_000;

/**
 * Whether an agent does other work than reviewing. If neither its name nor its description says what it does, the
 * beginning of its text decides; without any words about it, the agent may review.
 */
export function doesOtherWork({ body }: Pick<Agent, 'body'>, { purpose }: Pick<AgentProfile, 'purpose'>): boolean {
  const said = purpose === 'unknown' ? readPurpose('', body.text.slice(0, MAX_BODY_CHARACTERS).toLowerCase()) : purpose;
  return said === 'works';
}

/** Reads the purpose of an agent from its name and description. Its body is for the model only. */
export function readProfile({
  name,
  fileName,
  description = '',
}: Pick<Agent, 'name' | 'fileName' | 'description'>): AgentProfile {
  const text = description.slice(0, MAX_DESCRIPTION_CHARACTERS);
  const named = [...new Set([name, fileName])].join(' ').slice(0, MAX_DESCRIPTION_CHARACTERS);
  const spokenName = named.replaceAll(/[-_]/g, ' ').toLowerCase();
  const spoken = text.toLowerCase();
  const kinds = readNamedKinds(`${named} ${text}`);
  // Languages are matched by changed files, not as words.
  const languages = new Set([...kinds.languages.values()].flatMap(codeWords));
  const saysSomething = (word: string): boolean => !isCommonWord(word) && !languages.has(word);
  const nameWords = codeWords(named).filter(saysSomething);
  const words = new Map<string, number>();
  const add = (word: string, weight: number): void => {
    if (saysSomething(word)) {
      words.set(word, Math.max(words.get(word) ?? 0, weight));
    }
  };
  nameWords.forEach((word) => add(word, OF_NAME));
  findTriggers(text)
    .flatMap(proseWords)
    .forEach((word) => add(word, OF_TRIGGER));
  proseWords(withoutDenials(text)).forEach((word) => add(word, OF_DESCRIPTION));
  return {
    words,
    specialty: nameWords.filter((word) => !TRADES.has(word)),
    kinds,
    purpose: readPurpose(spokenName, spoken),
    reviewsAny: reviewsAnyChange(`${spokenName}. ${spoken}`),
  };
}

/** Words of names that describe a role, not a subject. */
const TRADES = new Set(
  proseWords(
    'guardian advisor mode general universal principal frontend backend fullstack lead dba code quality helper database administrator tester runtime analyst consultant coach',
  ),
);

const TRIGGERS = regex('giu')`
  (?:
    trigger(?: words?| phrases?|s)?|keywords?|use (?:this |it |the agent )?(?:when|for)|触发词|触发|关键词|觸發詞|トリガー|キーワード
    |auslöser|schlüsselwörter|stichwörter|mots[- ]clés|palabras clave|disparadores
  )\s*[:：]?\s*(?<list>[^.。\n]{1,400})
`;

/** Text after `Trigger words:`, `Use when` and similar phrases, up to the end of the sentence. */
function findTriggers(description: string): readonly string[] {
  return [...description.matchAll(TRIGGERS)].map((match) => at(match, 1));
}

/** Removes negated parts: `Never touches test files` does not mean that the agent is for test files. */
function withoutDenials(description: string): string {
  return description.replaceAll(/\b(?:never|not for|do not use|don['’]t use|except|but not)\b[^.;。]{0,200}/gi, ' ');
}
