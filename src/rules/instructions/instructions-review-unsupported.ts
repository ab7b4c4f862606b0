import { info } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { findWishes } from './review-wishes.ts';

export const instructionsReviewUnsupported: TextRule = {
  id: 'instructions-review-unsupported',
  scope: 'text',
  kinds: ['repository-instructions', 'path-instructions', 'review-md'],
  description: 'Instructions ask a pull request review for something that it cannot do',
  effects: [
    info(
      ['github'],
      'On github.com, Copilot can only comment on a pull request, and it does not open links in instructions.',
    ),
  ],
  source: 'https://docs.github.com/en/copilot/tutorials/use-custom-instructions',
  check(text, report) {
    if ([text.frontmatter.data['excludeAgent']].flat().includes('code-review')) {
      return;
    }
    for (const { places, said } of findWishes(text)) {
      for (const place of places(text.text, text.body.start)) {
        if (text.markdown.hiddenAt(place.start) === undefined) {
          report(place, said);
          return;
        }
      }
    }
  },
};
