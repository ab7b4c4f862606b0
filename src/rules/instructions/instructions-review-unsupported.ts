import type { TextRule } from '../types.ts';
import { wishesIn } from './review-wishes.ts';

export const instructionsReviewUnsupported: TextRule = {
  id: 'instructions-review-unsupported',
  scope: 'text',
  kinds: ['repository-instructions', 'path-instructions', 'review-md'],
  description: 'Instructions ask the review of pull requests for what it does not do',
  effects: [
    {
      clients: ['github'],
      severity: 'info',
      why: 'On github.com Copilot only ever comments on a pull request, and does not open addresses that instructions name.',
    },
  ],
  source: 'https://docs.github.com/en/copilot/tutorials/use-custom-instructions',
  check(text, report) {
    if ([text.frontmatter.data['excludeAgent']].flat().includes('code-review')) {
      return;
    }
    for (const { places, said } of wishesIn(text)) {
      for (const place of places(text.text, text.body.start)) {
        if (text.markdown.hiddenAt(place.start) === undefined) {
          report(place, said);
          return;
        }
      }
    }
  },
};
