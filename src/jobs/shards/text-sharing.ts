import type { Citation, Placement } from '../../findings/types.ts';
import { createTextPool } from '../../text/text-pool.ts';

/** How many different texts of a field are remembered. A shard has about a thousand findings in a few hundred files. */
const MOST_TEXTS = 4_096;

const INLINE: Placement = { kind: 'inline' };

/** Functions that give, for equal values of a field, one value to keep. */
export interface TextSharing {
  readonly path: (text: string) => string;
  readonly title: (text: string) => string;
  readonly body: (text: string) => string;
  readonly quote: (text: string) => string;
  /** Findings of the same kind or statement are about the same. */
  readonly about: (text: string) => string;
  /** Findings of a declaration are within the same. */
  readonly within: (text: string) => string;
  readonly citation: (citation: Citation) => Citation;
  readonly placement: (placement: Placement) => Placement;
}

/**
 * Makes functions that keep equal parts of findings once. A large review has hundreds of thousands of findings, whose paths,
 * words, quotes and citations are often repeated; when they are read from JSON, every one has its own copy.
 */
export function createTextSharing(): TextSharing {
  const citations = new Map<string, Citation>();
  return {
    path: createTextPool(MOST_TEXTS),
    title: createTextPool(MOST_TEXTS),
    body: createTextPool(MOST_TEXTS),
    quote: createTextPool(MOST_TEXTS),
    about: createTextPool(MOST_TEXTS),
    within: createTextPool(MOST_TEXTS),
    citation: (citation) => {
      const key = JSON.stringify(Object.entries(citation));
      const known = citations.get(key) ?? citation;
      citations.set(key, known);
      return known;
    },
    placement: (placement) => (placement.kind === 'inline' ? INLINE : placement),
  };
}

const same = <T>(value: T): T => value;

/** Keeps every value as it is. */
export const NOTHING_SHARED: TextSharing = {
  path: same,
  title: same,
  body: same,
  quote: same,
  about: same,
  within: same,
  citation: same,
  placement: same,
};
