import type { Clause, TextFinder, Violation } from '../../types.ts';
import { regex } from '../../../text/regex.ts';

const FORM = regex()`
  ^(?:(?:all|every|each|any|new|the) )*(?:swiftui )?(?:views?|swiftui views?)[ ]
    (?:have|include|contain|need|provide) (?:an? |its own |their own )*(?:swiftui |xcode )?(?:#preview|previews?)
    (?: (?:block|macro|provider)s?)?$
  |^(?:add|provide|include|use|write) (?:an? )?(?:swiftui |xcode )?(?:#preview|previews?)
    (?: (?:block|macro|provider)s?)? (?:for|to|with|in) (?:(?:all|every|each|any|new|the) )*(?:swiftui )?views?$
`;
const VIEW =
  /^\s*(?:(?:public|internal|fileprivate|package)\s+)?struct\s+(?<name>\w+)\s*(?:<[^{]*>)?\s*:\s*(?:[\w.]+,\s*)*(?:SwiftUI\.)?View\b/;
const HAS_PREVIEW = /#Preview\b|\bPreviewProvider\b/;

/** "Every SwiftUI view has a `#Preview`". */
export function readPreviews(words: string, { scope }: Clause): TextFinder | undefined {
  const isOfSwift = scope.languages?.includes('swift') ?? /\bswiftui\b|#preview/.test(words);
  return FORM.test(words) && isOfSwift ? FINDER : undefined;
}

const FINDER: TextFinder = {
  looksAt: 'text',
  words: 'reports new views of SwiftUI in files without a preview, outside of tests',
  languages: ['swift'],
  about: ['views'],
  find: ({ file, head, added }) => {
    if (head === undefined || HAS_PREVIEW.test(head) || /(?:^|\/)\w*Tests?\//.test(file.path)) {
      return [];
    }
    return added.flatMap(({ number: line, text }): readonly Violation[] => {
      const name = VIEW.exec(text)?.groups?.['name'];
      return name === undefined ? [] : [{ path: file.path, line, found: `the view \`${name}\` without a preview` }];
    });
  },
};
