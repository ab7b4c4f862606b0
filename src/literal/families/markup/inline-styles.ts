import type { TextSubject, Violation } from '../../types.ts';
import { blankComments, lineFinder } from './lines.ts';
import { findOpeningTags } from './opening-tags.ts';

/** Programs that show mail read no style sheets. */
const MAIL = /(?:^|[/._-])(?:e?mails?|mailers?|newsletters?)(?:[/._-]|$)/i;
/** What a template inserts is known only when it runs, and a property of CSS such as `--size` is a value for the style sheet. */
const INSERTED = /\{\{|\{%|<[?%]|[$@#]\{|^\s*--|@/;

/** Finds `style` attributes with a fixed text on added lines of markup. */
export function findInlineStyles({ file: { path }, head, isAdded }: TextSubject): readonly Violation[] {
  if (head === undefined || MAIL.test(path)) {
    return [];
  }
  const text = blankComments(head);
  const lineOf = lineFinder(text);
  return findOpeningTags(text, () => true)
    .flatMap(({ attributes }) => attributes)
    .filter(({ name, value = '' }) => name === 'style' && value.includes(':') && !INSERTED.test(value))
    .flatMap(({ offset }): readonly Violation[] => {
      const line = lineOf(offset);
      return isAdded(line) ? [{ path, line, found: 'an inline style' }] : [];
    });
}
