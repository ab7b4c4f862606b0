import { inAllClients } from './effect-in-all-clients.ts';
import { phraseRule } from './markdown-rule.ts';
import { hasWordsAround, type WordsAround } from './phrase-context.ts';
import { quote } from '../../text/shown/quote.ts';
import { regex } from '../../text/regex.ts';

/** Matches an address with a placeholder after its question mark. */
const TARGET = regex('g')`
  \]\(\s?<?https?:\/\/[^)\s?]{1,300}\?[^)\n]{0,300}?
    (?:\{\{?[^)}\n]{1,80}\}|\$\{?[A-Za-z_]\w{0,60}\}?|<[A-Za-z][^>)\n]{1,60}>|\[[A-Z][^\])\n]{1,60}\])
    [^)\n]{0,300}\)
`;

/** The same in an HTML tag. */
const TAG = regex('g')`
  <(?:img|IMG)\s[^<>\n]{0,200}?\bsrc=["']https?:\/\/[^"'\s?<]{1,300}\?[^"'<\n]{0,300}?
    (?:\{\{?[^"'}<\n]{1,80}\}|\$\{?[A-Za-z_]\w{0,60}\}?|\[[A-Z][^"'\]<\n]{1,60}\])[^"'<\n]{0,300}["']
`;

/** Hosts that draw a picture from the address, and do nothing else with it. */
const BADGES =
  /\/\/(?:img\.shields\.io|badgen\.net|badge\.fury\.io|[\w.-]{1,60}\.codecov\.io|codecov\.io|quickchart\.io)\//;

const TELLS_OF =
  /\b(?:never|detect\w{0,4}|attack\w{0,4}|exfiltrat\w{0,5}|malicious|suspicious|flags?|patterns?|beacons?|reject|block)\b|❌|🚫|⛔/i;

const WARNS: WordsAround = { before: TELLS_OF, around: TELLS_OF };

export const securityImageBeacon = phraseRule({
  id: 'security-image-beacon',
  bundled: 'documents',
  description: 'A picture sends data to another machine',
  effects: inAllClients(
    'warning',
    'show the picture that the model writes, and so send the data in its address without a click.',
  ),
  looksFor: { parts: ['![', '<img', '<IMG'] },
  *find(checked) {
    const { text, body, markdown } = checked;
    for (const { start, target } of picturesIn(text)) {
      const range = { start, end: start + target.length };
      if (
        start >= body.start &&
        !BADGES.test(target) &&
        markdown.hiddenAt(start) === undefined &&
        !hasWordsAround(checked, range, WARNS)
      ) {
        yield range;
      }
    }
  },
  say: (found) => ({
    message: `The picture ${quote(found)} sends data in its address`,
    hint: 'Remove the placeholder from the address.',
  }),
});

interface Picture {
  readonly start: number;
  /** The range of the whole picture. */
  readonly target: string;
}

/** Finds pictures whose address has a placeholder, first in Markdown, then in HTML. */
function* picturesIn(text: string): Generator<Picture> {
  for (const { 0: target, index } of text.matchAll(TARGET)) {
    const start = pictureStart(text, index);
    if (start !== undefined) {
      yield { start, target: text.slice(start, index + target.length) };
    }
  }
  for (const { 0: target, index } of text.matchAll(TAG)) {
    yield { start: index, target };
  }
}

const MAX_TITLE = 200;

/** The offset at which a picture begins whose title ends at `end`; `undefined` if it is a link. */
function pictureStart(text: string, end: number): number | undefined {
  const before = text.slice(Math.max(0, end - MAX_TITLE), end);
  const open = before.lastIndexOf('[');
  return open > 0 && before[open - 1] === '!' && !before.includes('\n', open)
    ? end - before.length + open - 1
    : undefined;
}
