import type { TextRange } from '../source-text.ts';
import type { YamlProblem } from '../yaml/problems.ts';

const MAX_QUOTED_CHARACTERS = 40;

/** A problem of the fences or of the block as a whole. */
export function problemAt(code: keyof typeof WORDINGS, range: TextRange, quoted = ''): YamlProblem {
  const { message, hint }: Wording = WORDINGS[code];
  const line = quoted.slice(0, MAX_QUOTED_CHARACTERS);
  return { code, severity: 'error', message: message(line), hint, range: { start: range.start, end: range.end } };
}

interface Wording {
  readonly message: (quoted: string) => string;
  readonly hint: string;
}

const WORDINGS = {
  'fence-language': {
    message: (quoted) => `The opening fence is followed by \`${quoted}\`, so no frontmatter is read`,
    hint: 'Open the frontmatter with --- alone on the first line; it is always YAML and never run as code.',
  },
  'fence-loose': {
    message: (quoted) => `The line \`${quoted}\` begins like a fence but does not end the frontmatter`,
    hint: 'Write --- alone on its line to end the frontmatter, or indent the line if it belongs to a value.',
  },
  'fence-unclosed': {
    message: () => 'The frontmatter is not closed, so the whole file is read as frontmatter',
    hint: 'End the frontmatter with a line that has --- and nothing else.',
  },
  'not-a-map': {
    message: () => 'The frontmatter has no `key: value` lines',
    hint: 'Write one key: value on each line between the fences.',
  },
  'too-large': {
    message: (limit) => `The frontmatter has more than ${limit} characters`,
    hint: 'Move the text below the closing ---.',
  },
} as const satisfies Readonly<Record<string, Wording>>;
