import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';
import { runs } from '../../property-runs.ts';

/** Enough words for the language to show. */
const ENGLISH = `The product is a shop that is used by the teams of many countries. It has a front end and a back end, and the two of them are built from the same sources.`;

/** The statements of a text that direct, by their words. */
function directing(text: string): readonly string[] {
  return readStatements(2, `${ENGLISH}\n\n${text}`)
    .filter(({ directs }) => directs)
    .map((statement) => statement.text);
}

describe('a statement directs', () => {
  it.each([
    ['an order', 'Use tabs.'],
    ['a prohibition', 'Never commit secrets.'],
    ['a duty in the middle of a sentence', 'A migration that drops a column must be reversible.'],
    ['an order after a condition', 'When a request fails, retry it twice.'],
    ['an order after a label', '**Indentation**: Use tabs, not spaces'],
    ['an order after a tick', '✅ Keep functions small'],
    ['a word that is also a noun, before an article', 'Test the failure of each call.'],
    ['a wish', 'We prefer composition to inheritance.'],
    ['a rule for all of a kind', 'All exported functions have a doc comment.'],
    ['a prohibition without a verb', 'No default exports'],
    ['what is named in a certain way', 'Components are named in PascalCase.'],
    ['what is allowed no more', '`any` is not allowed in new code.'],
  ])('if it is %s', (_name, text) => {
    expect(directing(text)).toHaveLength(1);
  });

  it.each([
    ['a description', 'The cart holds the items of a customer.'],
    ['a line about a folder', '- `src/cart/`: the cart and its prices'],
    ['a line about a command', '- `npm test`: run all tests'],
    ['a label with a noun', '- **Chat**: participants, variables and slash commands'],
    ['a noun that could be a verb', 'Support for several providers'],
    ['a list of nouns', 'Test runner, build, log'],
    ['the introduction of a list', '**Key features:**\n\n- Fast search'],
    ['code that orders something', 'There is `never use tabs`.'],
  ])('unless it is %s', (_name, text) => {
    expect(directing(text)).toEqual([]);
  });

  it.each([
    ['a list to avoid', '### Avoid\n\n- global state\n- long functions', ['global state', 'long functions']],
    ['a heading of rules', '# Shop\n\n## Naming conventions\n\n- `PascalCase` for types', ['`PascalCase` for types']],
    ['an introduction that orders', 'Add a test for:\n\n- new routes', ['Add a test for:', 'new routes']],
    [
      'an introduction for all of a kind',
      'All public functions:\n\n- a doc comment',
      ['All public functions:', 'a doc comment'],
    ],
    [
      'an introduction with a duty of all of a kind',
      'Every hook must have:\n\n- a test',
      ['Every hook must have:', 'a test'],
    ],
    ['what every one of a kind does', 'Every run produces:\n\n- a page with the results', []],
    ['what all of a kind are', 'All guides are in the folder of the site:\n\n- the tour', []],
    ['no rules', '# Shop guidelines\n\n## Parts\n\n- the cart\n- the search', []],
  ])('by what is above it: %s', (_name, text, expected) => {
    expect(directing(text)).toEqual(expected);
  });

  it.each([
    [
      'German',
      'Der Laden wird von vielen Teams benutzt und ist in TypeScript geschrieben. Einrückung mit Tabulatoren. Keine Abkürzungen in den Namen.',
    ],
    ['Chinese', '这个商店由许多团队使用。缩进使用制表符。不要使用缩写。'],
    ['words that are too few to tell', 'The cart. The search.'],
  ])('always if the language is not known: %s', (_name, text) => {
    expect(readStatements(2, text).every(({ directs }) => directs)).toBe(true);
  });

  it('whatever the text, its number does not depend on it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Use tabs.', 'The cart is red.', '- `a`: b', '\n\n', '# Rules\n', '\n')),
        (parts) => {
          const ids = readStatements(2, `${ENGLISH}\n\n${parts.join(' ')}`).map(({ id }) => id);
          expect(ids).toEqual(ids.map((_, index) => `2.${index + 1}`));
        },
      ),
      { numRuns: runs(100) },
    );
  });
});
