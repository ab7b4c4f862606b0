import type { ModelMessage } from '../accuracy/model-server.ts';
import type { Random } from '../accuracy/random.ts';

export type Severity = 'high' | 'low' | 'medium';

/** A comment as the prompt asks for it, with its keys in the usual order. */
export interface Comment {
  readonly path: string;
  readonly line: number;
  readonly startLine: number | null;
  readonly side: 'RIGHT';
  /** The exact text of the line. It occurs once in the file. */
  readonly quote: string;
  readonly severity: Severity;
  readonly kind: string;
  readonly guideline: null;
  readonly title: string;
  readonly body: string;
  readonly suggestion: string | null;
  readonly confidence: number;
}

/** The answer that a kind of reply writes in its own way. */
export interface Answer {
  readonly summary: string;
  readonly comments: readonly Comment[];
  /** A finding about the same change that is not part of the answer: for drafts that the answer refutes. */
  readonly refuted: Comment;
  /** A path that looks like one of the repository but was never shown. */
  readonly strangePath: string;
  /** The text of the change, as the model was shown it. */
  readonly diff: string;
}

/** A finding that the review must contain. */
export interface Expected {
  readonly comment: Comment;
  /** The severities that are right. Undefined if the reply does not tell. */
  readonly severities: readonly Severity[] | undefined;
}

/**
 * Which verdicts are right of a reply without findings. `clean`: only clean. `told`: anything but clean, because nobody
 * judged the change. `either`: both can be defended.
 */
export type EmptyVerdict = 'clean' | 'either' | 'told';

export interface Reply {
  readonly message: ModelMessage;
  readonly expected: readonly Expected[];
  /** Comments that may appear and may be missing, such as the one in which a reply is cut off. */
  readonly optional?: readonly Comment[];
  /** Comments of the reply that name a file or a line that was never shown: no line of the change is right for them. */
  readonly homeless?: readonly Comment[];
  /** Set if `expected` is empty. */
  readonly verdict?: EmptyVerdict;
}

/** One way to write a reply. */
export interface ReplyKind {
  readonly name: string;
  /** Kinds of one family differ in few things, so that all of them are in the same half. The name, if undefined. */
  readonly family?: string;
  readonly write: (answer: Answer, random: Random) => Reply;
}

export interface Group {
  readonly name: string;
  readonly kinds: readonly ReplyKind[];
}
