import type { CommentFact } from '../types.ts';
import { placeOfStep, textOfStep, type Collector } from '../walk.ts';

const MAX_COMMENT_CHARACTERS = 4_000;

/** Collects comments. */
export function collectComments(): Collector<readonly CommentFact[]> {
  const comments: CommentFact[] = [];
  return {
    looksAt: (type) => type.endsWith('comment'),
    enter: (step, { text, isWanted }) => {
      if (isWanted(step.line)) {
        const written = textOfStep(step, text, MAX_COMMENT_CHARACTERS).trimEnd();
        const { startIndex } = step.node;
        const before = text.slice(text.lastIndexOf('\n', startIndex - 1) + 1, startIndex);
        comments.push({
          ...placeOfStep(step),
          text: written,
          kind: commentKind(written),
          isTrailing: /\S/.test(before),
        });
      }
    },
    end: () => comments,
  };
}

function commentKind(text: string): CommentFact['kind'] {
  if (/^(?:\/\*\*(?!\/)|\/\*!|\/\/\/|\/\/!)/.test(text)) {
    return 'doc';
  }
  return /^(?:\/\*|=begin|<!--)/.test(text) ? 'block' : 'line';
}
