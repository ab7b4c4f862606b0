import type { KeptReply } from './kept-reply.ts';

export interface ReplyMemory {
  read(key: string): KeptReply | undefined;
  keep(key: string, reply: KeptReply): void;
}

const MAX_MEMORY_CHARACTERS = 32_000_000;

/** The replies of this run. When they take too much memory, the oldest are removed. */
export function createReplyMemory(maxCharacters: number = MAX_MEMORY_CHARACTERS): ReplyMemory {
  const replies = new Map<string, KeptReply>();
  let characters = 0;

  const forget = (key: string): void => {
    const reply = replies.get(key);
    if (reply !== undefined) {
      replies.delete(key);
      characters -= countCharacters(reply);
    }
  };

  return {
    read: (key) => replies.get(key),
    keep: (key, reply) => {
      forget(key);
      replies.set(key, reply);
      characters += countCharacters(reply);
      for (const oldest of replies.keys()) {
        if (characters <= maxCharacters) {
          return;
        }
        forget(oldest);
      }
    },
  };
}

function countCharacters({ text, toolCalls, opaque }: KeptReply): number {
  const calls = toolCalls.reduce((sum, call) => sum + call.name.length + call.arguments.length, 0);
  return text.length + calls + (opaque === undefined ? 0 : JSON.stringify(opaque).length);
}
