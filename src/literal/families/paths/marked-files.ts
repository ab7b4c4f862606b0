import { CODE, codesIn, listCodes, plainPhrase } from '../code-list.ts';
import type { ChangeFinder, Clause } from '../../types.ts';
import { findInTarget } from './find-untouched.ts';
import { regex } from '../../../text/regex.ts';

const MARKED = regex()`
  ^(?:any |all |the )?files? (?:
    marked|that (?:begin|start|open)|beginning|starting|with|that contain|containing|that have|which contain
    |carrying|that carry
  )(?: (?:as|with|by))?(?: (?:an?|the))? (?<mark>${CODE})
    (?: (?:headers?|comments?|markers?|banners?|notices?|lines?|annotations?))?
    (?: (?:at|on|near) (?:the|their) (?:top|first lines?|beginning|start))?(?: (?:directly|manually|by hand))?$
`;
/** Headers of licenses stand before what a tool writes. */
const MOST_LINES = 40;

/** ``Never edit files that contain `Generated from our API` at the top``: a mark in a file says that a tool writes it. */
export function compileMarkedFiles({ polarity, subject, verb, object, codes }: Clause): ChangeFinder | undefined {
  const list = MARKED.exec(plainPhrase(object))?.groups?.['mark'];
  const [mark = ''] = list === undefined ? [] : codesIn(list, codes).map((code) => code.trim());
  if (
    polarity !== 'forbidden' ||
    subject !== '' ||
    !/^(?:edit|hand-edit|modify|change|touch)$/.test(verb) ||
    !/\p{L}{3}.*\p{L}{3}/u.test(mark)
  ) {
    return undefined;
  }
  const name = `files with ${listCodes([mark])} in their first lines`;
  return {
    looksAt: 'change',
    isAboutChange: true,
    words: `reports changes to ${name}, if nothing else changed that a tool could have made them from`,
    find: async (change) => {
      const marked = new Set<string>();
      for (const { path, status } of change.files) {
        const text = status === 'modified' ? await change.readHead(path) : undefined;
        if (text?.split('\n', MOST_LINES).some((line) => line.includes(mark)) === true) {
          marked.add(path);
        }
      }
      return findInTarget({ name, isFolder: false, has: ({ path }) => marked.has(path) }, ['edit'], true, change);
    },
  };
}
