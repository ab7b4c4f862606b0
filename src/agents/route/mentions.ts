import { readParagraphs } from '../../text/markdown/markdown.ts';
import { writeNamePattern, type AgentNames, type NamedAgent } from './agent-names.ts';
import { MENTION_EDGE, readMentionWord } from './mention-word.ts';

/** The agents that a message calls by `@name`. */
export interface Mentions<Named> {
  /** In the order of the message, each agent once. */
  readonly called: readonly Named[];
  /** `@` with a name that no agent has, and the names of agents that are similar to it. */
  readonly unknown: readonly { readonly written: string; readonly nearest: readonly string[] }[];
}

/** A message is typed by a person; the rest of a longer one is ignored. */
const MAX_MESSAGE_CHARACTERS = 65_536;
const MAX_UNKNOWN = 10;

/**
 * Finds the agents that a message calls, as `@name` or `@"a name"`; the longest name that fits is used. Code is
 * skipped, and so are an `@` within a word, as in an email address, and a team, as in `@octo/leads`. A user is mentioned in
 * the same way as an agent, so every other name is returned as unknown.
 */
export function readMentions<Named extends NamedAgent>(message: string, names: AgentNames<Named>): Mentions<Named> {
  const text = withoutCode(message.slice(0, MAX_MESSAGE_CHARACTERS));
  const known = new RegExp(
    String.raw`(?:"(?<quoted>[^"\n]{1,100})"|(?<plain>${writeNamePattern(names)})${MENTION_EDGE})`,
    'iuy',
  );
  const called = new Set<Named>();
  const unknown = new Map<string, readonly string[]>();
  for (const { index } of text.matchAll(AT)) {
    known.lastIndex = index + 1;
    const groups = known.exec(text)?.groups;
    const written = groups?.['quoted'] ?? groups?.['plain'] ?? readMentionWord(text, index + 1);
    const agent = written === undefined ? undefined : names.find(written);
    if (agent !== undefined) {
      called.add(agent);
    } else if (written !== undefined && unknown.size < MAX_UNKNOWN) {
      unknown.set(written, names.nearest(written));
    }
  }
  return { called: [...called], unknown: [...unknown].map(([written, nearest]) => ({ written, nearest })) };
}

/**
 * An `@` that is neither within a word nor part of an address: `me@example.com`, `https://x/@y`. Chinese text has no
 * spaces around it.
 */
const AT = /(?<![A-Za-zÀ-ɏͰ-ӿ0-9_.+/-])@/g;

/** Code blocks, code spans and HTML comments are removed: names in them do not call an agent. */
function withoutCode(message: string): string {
  return readParagraphs(message)
    .map(({ inlines }) => inlines.map(({ kind, value }) => (kind === 'code' ? ' ' : value)).join(''))
    .join('\n\n');
}
