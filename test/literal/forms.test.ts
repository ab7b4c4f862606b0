import { expect, it } from 'vitest';
import { maskCodeSpans } from '../../src/guidelines/code-spans.ts';
import { readStatements } from '../../src/guidelines/statements.ts';
import { compileLiteralCheck } from '../../src/literal/compile-check.ts';
import { FORMS } from '../../src/literal/forms.ts';

it.each(FORMS)(
  'only one form has the sentence "$example", and it becomes a check',
  ({ example, strength, sentence }) => {
    const [statement] = readStatements(2, example);
    const words = maskCodeSpans(statement?.parts ?? []).words.trim();
    expect(FORMS.filter((form) => form.sentence.test(words)).map((form) => form.sentence)).toEqual([sentence]);
    expect(statement && compileLiteralCheck(statement)).toMatchObject({ strength });
  },
);
