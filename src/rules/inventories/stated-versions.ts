import { detachText } from '../../text/detach.ts';
import type { TextRange } from '../../text/source-text.ts';
import { findLineEnd } from '../../text/line.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { regex } from '../../text/regex.ts';

/** A version that a text names: `Next.js 15`, `Go 1.24+`, `Echo v5.0.4`. */
export interface StatedVersion {
  /** In lower case, with hyphens: `next.js`, `react-native`. */
  readonly name: string;
  readonly major: number;
  readonly minor: number | undefined;
  /** Whether later versions are meant as well: `Node 20+`. */
  readonly isAtLeast: boolean;
  readonly range: TextRange;
}

/**
 * Finds a version behind a word or two with a capital, or behind `pnpm` and `.NET`. The search begins at the digits, of which most
 * texts have few: that takes a tenth of the time of a search for the words.
 */
const STATED = regex('g')`
  (?<=
    (
      (?<![\w./@-])
      ((?:\.NET|pnpm|npm|[A-Z][A-Za-z]{1,15}(?:\.js)?)(?:[ ](?:Native|Query|Router|CSS|Kit|UI))?)
      \**[ :]{1,2}\**[ ]?v?
    )
  )
  (\d{1,2})(?:\.(\d{1,3}))?(?:\.(?:\d{1,3}|x))?(\+|[ ]or[ ](?:later|higher|newer|above))?
  (?!
    [\w%-]|\.\d
    |[ ]?(?:ms|px|[Dd]ays?|[Ww]eeks?|[Mm]onths?|[Qq]uarters?|[Yy]ears?|[Ss]prints?|[Hh]ours?|[Mm]inutes?|[Ss]econds?)\b
    |[ ]?(?:files?|lines?|steps?|items?|points?|tasks?|releases?)\b
  )
`;
/** Words in the line which say that the version is not the one in use. */
const NOT_IN_USE = regex('i')`
  \b(?:
    migrat\w+|upgrad\w+|updat\w+|from|since|before|until|prior|legacy|deprecated|compat\w*|support\w*|introduced
    |older|earlier|previous\w*|drop\w*|removed|e\.g\.|for example|example|such as|unlike|instead|not|don['’]t|avoid|never|no longer
    |vs\.?|versus|changed in|new in|as of|starting|will|plan\w*|future|target\w*|polyfill|backport|phase|step|level
    |section|chapter|issue|bug|workaround
  )\b
  |[<>≤≥→]|->|~~|https?:
`;
const IS_REQUIRED =
  /\b(?:requir\w*|needs?|prerequisites?|minimum|stack|languages?|version|runtime|built (?:with|on)|uses|written in|frameworks?)\b/i;
const MAX_STATED = 40;
/** Each one takes a look at its line and the line above. */
const MAX_TRIES = 1_000;
const MAX_LINE = 300;

/** Finds the versions that a text states outside of code. */
export function findStatedVersions({ text, body, markdown }: CheckedText): readonly StatedVersion[] {
  const found: StatedVersion[] = [];
  STATED.lastIndex = body.start;
  let match = STATED.exec(text);
  for (let tries = 0; match !== null && found.length < MAX_STATED && tries < MAX_TRIES; tries += 1) {
    const [version, words = '', name = '', major = '', minor, later] = match;
    const index = match.index - words.length;
    const lineStart = Math.max(text.lastIndexOf('\n', index) + 1, index - MAX_LINE);
    const line = text.slice(lineStart, Math.min(findLineEnd(text, index), index + MAX_LINE));
    // "Use `slices.Contains` (Go 1.21+)" says since when something is there.
    const isNew = /\b(?:in|with)[ ]$/i.test(text.slice(lineStart, index)) && !IS_REQUIRED.test(line);
    const isSince = later !== undefined && !IS_REQUIRED.test(line) && !IS_REQUIRED.test(lineAbove(text, lineStart));
    // "TypeScript: 0 errors" is about something else.
    const isCount = Number(major) === 0 && minor === undefined;
    if (!isSince && !isNew && !isCount && !NOT_IN_USE.test(line) && !markdown.isFenced(index)) {
      found.push({
        name: detachText(name.toLowerCase().replace(/[ ]/g, '-')),
        major: Number(major),
        minor: minor === undefined ? undefined : Number(minor),
        isAtLeast: later !== undefined,
        range: { start: index, end: match.index + version.length },
      });
    }
    match = STATED.exec(text);
  }
  return found;
}

function lineAbove(text: string, start: number): string {
  return text.slice(Math.max(0, text.lastIndexOf('\n', start - 2) + 1, start - MAX_LINE), start);
}
