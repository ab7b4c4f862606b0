import { CLIENTS } from '../../customizations/known/clients.ts';
import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from '../reading/checked-text.ts';
import { cutText } from '../reading/cut-text.ts';
import type { TextRule } from '../types.ts';

const OURS = '<<<<<<<';
const MIDDLE = '=======';
const THEIRS = '>>>>>>>';
/** In one file; where there are more, the first ones say so. */
const MAX_FOUND = 50;

export const fileConflictMarker: TextRule = {
  id: 'file-conflict-marker',
  scope: 'text',
  kinds: 'all',
  description: 'A merge left a conflict in the file',
  effects: [
    {
      clients: CLIENTS,
      severity: 'error',
      why: 'VS Code, github.com, the Copilot CLI and Claude Code read both sides of the conflict, which contradict each other.',
    },
  ],
  source: 'https://git-scm.com/docs/git-merge#_how_conflicts_are_presented',
  looksFor: { parts: ['<<<<<<', '>>>>>>'] },
  check(text, report) {
    const opening = markers(text, OURS);
    // Where somebody took out one half of a conflict and its opening, the rest is left.
    const found = opening.length > 0 ? opening : closingOf(text);
    for (const { start, end } of found) {
      report(
        { start, end },
        {
          message: `A merge left the conflict marker \`${cutText(text.text.slice(start, end))}\``,
          hint: 'Decide for one side, and take out the markers and the other.',
        },
      );
    }
  },
};

/** What is left at the end of a conflict; alone it must name a branch or commit, as seven quotes within each other do not. */
function closingOf(checked: CheckedText): readonly TextRange[] {
  const closing = markers(checked, THEIRS);
  return closing.length === 0 || markers(checked, MIDDLE).length > 0
    ? closing
    : closing.filter(({ start, end }) => NAMED.test(checked.text.slice(start, end)));
}

const NAMED = /^>{7} [\w./-]+(?: \([^()]*\))?$/;

/** The lines outside of code that begin with a marker. */
function markers(checked: CheckedText, marker: string): readonly TextRange[] {
  const { text, format } = checked;
  const found: TextRange[] = [];
  for (
    let at = text.indexOf(marker);
    at >= 0 && found.length < MAX_FOUND;
    at = text.indexOf(marker, at + marker.length)
  ) {
    const behind = text.charAt(at + marker.length);
    const isLine = (at === 0 || text.charAt(at - 1) === '\n') && ['', ' ', '\r', '\n'].includes(behind);
    if (isLine && (format === 'json' || checked.markdown.hiddenAt(at) !== 'code')) {
      const end = text.indexOf('\n', at);
      found.push({ start: at, end: end < 0 ? text.length : end - (text.charAt(end - 1) === '\r' ? 1 : 0) });
    }
  }
  return found;
}
