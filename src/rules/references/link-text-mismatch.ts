import { CLIENTS } from '../../customizations/known/clients.ts';
import { at } from '../../structures/at.ts';
import { info } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { quote } from '../../text/shown/quote.ts';

export const linkTextMismatch: TextRule = {
  id: 'link-text-mismatch',
  scope: 'text',
  kinds: 'all',
  description: 'A link shows one address but leads to another',
  effects: [
    info(
      CLIENTS,
      'People see one address on github.com, but the models of VS Code and the other clients open the other.',
    ),
  ],
  looksFor: { parts: ['[http', '[www.'] },
  check({ text, format, body, markdown }, report) {
    if (format !== 'markdown') {
      return;
    }
    let reports = 0;
    LINK.lastIndex = body.start;
    for (let match = LINK.exec(text); match !== null && reports < MAX_REPORTS; match = LINK.exec(text)) {
      const [shown, target] = [at(match, 1), at(match, 2)];
      const start = match.index + '['.length;
      if (!isSameHost(readHost(shown), readHost(target)) && markdown.hiddenAt(match.index) === undefined) {
        reports += 1;
        report(
          { start, end: start + shown.length },
          {
            message: `The link shows ${quote(shown)} but leads to ${quote(target)}`,
            hint: "Write the same address in both places, or use words as the link's text.",
          },
        );
      }
    }
  },
};

const MAX_REPORTS = 50;
const LINK = /\[((?:https?:\/\/|www\.)[^\]\s[]{1,500})\]\((https?:\/\/[^)\s]{1,500})\)/g;

function readHost(address: string): string {
  return address
    .replace(/^(?:https?:\/\/)?(?:www\.)?/i, '')
    .replace(/[/?#:].*$/s, '')
    .toLowerCase();
}

/** Whether two addresses belong to the same owner, as `docs.github.com` and `github.com` do. Shortened or templated addresses count as the same. */
function isSameHost(a: string, b: string): boolean {
  return a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`) || /[…{}<>$*]|\.\.\./.test(`${a}${b}`);
}
