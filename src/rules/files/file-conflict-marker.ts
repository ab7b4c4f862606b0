import { CLIENTS } from '../../customizations/known/clients.ts';
import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { error } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { quote } from '../../text/shown/quote.ts';

const OURS = '<<<<<<<';
const MIDDLE = '=======';
const THEIRS = '>>>>>>>';
/** The most markers reported in one file; the first ones are enough to find the others. */
const MAX_FOUND = 50;

export const fileConflictMarker: TextRule = {
  id: 'file-conflict-marker',
  scope: 'text',
  kinds: 'all',
  bundled: 'documents',
  description: 'The file contains an unresolved merge conflict',
  effects: [error(CLIENTS, 'All clients read both sides of the conflict, which contradict each other.')],
  source: 'https://git-scm.com/docs/git-merge#_how_conflicts_are_presented',
  looksFor: { parts: ['<<<<<<', '>>>>>>'] },
  check(text, report) {
    const opening = findMarkers(text, OURS);
    // Somebody may have removed the opening marker and one side of the conflict, so that only the end marker is left.
    const found = opening.length > 0 ? opening : findLeftoverEnds(text);
    for (const { start, end } of found) {
      report(
        { start, end },
        {
          message: `The merge conflict is not resolved: ${quote(text.text.slice(start, end))} is left`,
          hint: 'Keep one side, and remove the other side and all markers.',
        },
      );
    }
  },
};

/** Finds leftover end markers. One without an opening must name a branch or commit, which seven nested quotes do not. */
function findLeftoverEnds(checked: CheckedText): readonly TextRange[] {
  const closing = findMarkers(checked, THEIRS);
  return closing.length === 0 || findMarkers(checked, MIDDLE).length > 0
    ? closing
    : closing.filter(({ start, end }) => NAMED.test(checked.text.slice(start, end)));
}

const NAMED = /^>{7} [\w./-]+(?: \([^()]*\))?$/;

/** The lines outside of code that begin with a marker. */
function findMarkers(checked: CheckedText, marker: string): readonly TextRange[] {
  const { text, format } = checked;
  const found: TextRange[] = [];
  for (
    let at = text.indexOf(marker);
    at >= 0 && found.length < MAX_FOUND;
    at = text.indexOf(marker, at + marker.length)
  ) {
    const after = text.charAt(at + marker.length);
    const isLine = (at === 0 || text.charAt(at - 1) === '\n') && ['', ' ', '\r', '\n'].includes(after);
    if (isLine && (format === 'json' || checked.markdown.hiddenAt(at) !== 'code')) {
      const end = text.indexOf('\n', at);
      found.push({ start: at, end: end < 0 ? text.length : end - (text.charAt(end - 1) === '\r' ? 1 : 0) });
    }
  }
  return found;
}
