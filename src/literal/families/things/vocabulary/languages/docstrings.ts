import type { NamedThing, ThingFinder } from '../../named-things.ts';
import type { Violation } from '../../../../types.ts';

/** `:param x: …`, `:rtype: int`: fields of reStructuredText, which Sphinx reads. */
const SPHINX = /^\s*:(?:param|type|returns?|rtype|raises?|yields?)\b[^:]*:(?:\s|$)/;
/** `Args:`, `Returns:` and the like on lines of their own. */
const GOOGLE = /^\s+(?:Args|Arguments|Returns|Raises|Yields):\s*$/;
const NUMPY_TITLE = /^\s+(?:Parameters|Returns|Raises|Yields|Attributes)\s*$/;
const UNDERLINE = /^\s+-{3,}\s*$/;

type Style = 'google' | 'numpy' | 'sphinx';
const NAMES: Readonly<Record<Style, string>> = { google: 'Google', numpy: 'NumPy', sphinx: 'Sphinx' };

/** The style that a line of a docstring has, with the line below it. Undefined if it tells nothing. */
function readStyle(line: string, next: string): Style | undefined {
  if (SPHINX.test(line)) {
    return 'sphinx';
  }
  return GOOGLE.test(line) ? 'google' : NUMPY_TITLE.test(line) && UNDERLINE.test(next) ? 'numpy' : undefined;
}

/** Finds docstrings of Python whose sections are in another style than the wanted one. */
function otherStyles(wanted: Style): ThingFinder {
  return {
    looksAt: 'code',
    words: `reports docstrings with sections in another style than that of ${NAMES[wanted]}`,
    languages: ['python'],
    topics: [],
    mayMatch: (line) => SPHINX.test(line) || GOOGLE.test(line) || NUMPY_TITLE.test(line),
    find: ({ file: { path }, added, facts: { strings } }) => {
      const docs = strings.filter(({ role }) => role === 'doc');
      const textOf = new Map(added.map(({ number, text }) => [number, text]));
      return docs.flatMap(({ line, endLine }): readonly Violation[] => {
        for (const { number, text } of added) {
          const style = number > line && number <= endLine ? readStyle(text, textOf.get(number + 1) ?? '') : undefined;
          if (style !== undefined && style !== wanted) {
            return [{ path, line: number, found: `a docstring in the style of ${NAMES[style]}` }];
          }
        }
        return [];
      });
    },
  };
}

/** Styles of docstrings by their names: "Use Google-style docstrings". */
export const DOCSTRING_VOCABULARY: readonly NamedThing[] = (['google', 'numpy', 'sphinx'] as const).map((style) => ({
  wanted: new RegExp(`^${style} style docstring$`),
  finder: otherStyles(style),
}));
