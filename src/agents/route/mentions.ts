import { readParagraphs } from '../../text/markdown/markdown.ts';
import { anyNameOf, type AgentNames, type NamedAgent } from './agent-names.ts';
import { MENTION_EDGE, readMentionWord } from './mention-word.ts';

/** Whom a message calls by `@name`. */
export interface Mentions<Named> {
  /** In the order in which they are called, each once. */
  readonly called: readonly Named[];
  /** `@` and a name that is none, though it looks like an agent's; the names it is near to. */
  readonly nearMisses: readonly { readonly written: string; readonly nearest: readonly string[] }[];
}

/** A message is what a person types. */
const MAX_MESSAGE_CHARACTERS = 65_536;
const MAX_NEAR_MISSES = 10;

/**
 * Finds the agents that a message calls: `@name`, `@"a name"`, of the names that fit the longest. Not in code, and not
 * where the `@` stands within a word, as in an address. Users and teams are mentioned in the same way and are passed
 * over, unless an agent's name is a letter or two away.
 */
export function readMentions<Named extends NamedAgent>(message: string, names: AgentNames<Named>): Mentions<Named> {
  const text = withoutCode(message.slice(0, MAX_MESSAGE_CHARACTERS));
  const known = new RegExp(
    String.raw`(?:"(?<quoted>[^"\n]{1,100})"|(?<plain>${anyNameOf(names)})${MENTION_EDGE})`,
    'iuy',
  );
  const called = new Set<Named>();
  const nearMisses = new Map<string, readonly string[]>();
  for (const { index } of text.matchAll(AT)) {
    known.lastIndex = index + 1;
    const groups = known.exec(text)?.groups;
    const written = groups?.['quoted'] ?? groups?.['plain'] ?? readMentionWord(text, index + 1);
    const agent = written === undefined ? undefined : names.find(written);
    if (agent !== undefined) {
      called.add(agent);
    } else if (written !== undefined && nearMisses.size < MAX_NEAR_MISSES) {
      const nearest = names.nearest(written);
      if (nearest.length > 0) {
        nearMisses.set(written, nearest);
      }
    }
  }
  return { called: [...called], nearMisses: [...nearMisses].map(([written, nearest]) => ({ written, nearest })) };
}

/** Neither within a word nor behind another sign of an address: `me@example.com`, `https://x/@y`. Chinese has no blanks. */
const AT = /(?<![A-Za-zÀ-ɏͰ-ӿ0-9_.+/-])@/g;

/** What stands in code blocks, code spans and comments of HTML calls nobody. */
function withoutCode(message: string): string {
  return readParagraphs(message)
    .map(({ inlines }) => inlines.map(({ kind, value }) => (kind === 'code' ? ' ' : value)).join(''))
    .join('\n\n');
}
