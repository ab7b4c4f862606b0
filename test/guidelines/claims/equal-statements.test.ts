import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openCitations } from '../../../src/findings/citation.ts';
import { gateDrafts } from '../../../src/findings/evidence.ts';
import { compareStatements } from '../../../src/guidelines/claims/equal-statements.ts';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';
import type { Guideline } from '../../../src/guidelines/types.ts';
import { fitPrompt } from '../../../src/fitting/fit.ts';
import { runLiteralChecks } from '../../../src/literal/run-checks.ts';
import { guidelinePieces } from '../../../src/prompt/parts/guidelines.ts';
import { sourceText } from '../../../src/text/source-text.ts';
import { characterTokenizer } from '../../../src/tokens/tokens.ts';
import { fileOf, hunkAt } from '../../findings/file-change.ts';
import { runs } from '../../property-runs.ts';

function guideline(id: number, text: string, paths: readonly string[] = ['a.ts'], pattern = '*'): Guideline {
  const path = `${id}.md`;
  return {
    id,
    name: 'n',
    kind: pattern === '*' ? 'repository-instructions' : 'path-instructions',
    level: 'repository',
    folder: '',
    content: { text, path, origin: { kind: 'file', source: sourceText(path, text), offset: 0 } },
    statements: readStatements(id, text),
    filePatterns: [pattern],
    appliesTo: new Map(paths.map((one) => [one, pattern])),
  };
}

describe('statements of two files are equal', () => {
  it.each<[string, string, string, boolean]>([
    ['with the same words', 'Never use `var`.', 'Never use `var`.', true],
    ['in other case, spacing and punctuation', '- Never  use `var`.', 'never use\n`var`', true],
    ['with emphasis', 'Never use `var`.', '- **Never use `var`.**', true],
    ['below other headings', '# A\n## Style\n- Use tabs.', '# B\n## Code\n- Use tabs.', true],
    ['below equal introductions', 'Never use:\n- `any`', 'Never use:\n- `any`', true],
    ['not with code in other case', 'Never use `Foo`.', 'Never use `foo`.', false],
    ['not with other words', 'Use tabs.', 'Use spaces.', false],
    ['not below other introductions', 'Never use:\n- `any`', 'Always use:\n- `any`', false],
    ['not if a heading limits one of them', 'Use tabs.', '# A\n## In tests\n- Use tabs.', false],
    ['not for different languages', '## Go\n- Use tabs.', '## Python\n- Use tabs.', false],
    [
      'not if they only describe',
      'The shop is one of the parts that are used by all teams.',
      'The shop is one of the parts that are used by all teams.',
      false,
    ],
  ])('%s', (_, one, other, expected) => {
    const [first, second] = [guideline(2, one), guideline(3, other)];
    const [statement] = first.statements;
    const equal = compareStatements([first, second])(statement!).map(({ guideline: { id } }) => id);
    expect(equal.includes(3)).toBe(expected);
  });
});

function draw(guidelines: readonly Guideline[], budget = Number.MAX_SAFE_INTEGER): string {
  const tree = { messages: [{ role: 'system' as const, children: [guidelinePieces(guidelines)] }], allotments: {} };
  const fitted = fitPrompt(tree, budget, characterTokenizer());
  return fitted.kind === 'fitted' ? (fitted.messages[0]?.content ?? '') : '';
}

describe('in the prompt, what several files say', () => {
  const FIRST = guideline(2, '# Rules\n\n- Use tabs.\n- Never use `var`.');
  const SECOND = guideline(
    3,
    '# Agents\n\n- **Never use `var`.**\n- Be kind.\n\nThe shop is one of the parts that are used by all teams.',
  );

  it('is shown once, with one number, and the text around it stays', () => {
    const text = draw([FIRST, SECOND]);
    expect(text).toContain('- [2.1] Use tabs.\n- [2.2] Never use `var`.\n</guideline>');
    expect(text).toContain(
      '# Agents\n\n- **[2.2]**\n- [3.2] Be kind.\n\nThe shop is one of the parts that are used by all teams.',
    );
    expect(text).toContain('stands for the statement with this number');
  });

  it('is not explained if nothing is repeated', () => {
    expect(draw([FIRST])).not.toContain('stands for');
  });

  it('is shown whole in the second file if the first one is not in the prompt', () => {
    expect(draw([SECOND])).toContain('- **[3.1] Never use `var`.**');
  });

  it('is shown whole in the second file if the first one is too large for the budget', () => {
    const large = guideline(
      2,
      `- Never use \`var\`.\n\n${'The shop is one of the parts that are used by all teams. '.repeat(200)}`,
    );
    const text = draw([large, SECOND], 2_000);
    expect(text).toContain('- **[3.1] Never use `var`.**\n- [3.2] Be kind.');
    expect(text).not.toContain('guideline id="2"');
  });

  it('is shown once in the second file if the first one is too large for the budget', () => {
    const large = guideline(2, `- Never use \`var\`.\n\n${'The shop is a part. '.repeat(200)}`);
    const text = draw([large, guideline(3, '- Never use `var`.\n- Use tabs.\n- Never use `var`.')], 2_000);
    expect(text).toContain('- [3.1] Never use `var`.\n- [3.2] Use tabs.\n- [3.1]\n');
  });

  it('is shown once and no number dangles, whatever the guidelines and the budget are', () => {
    const rule = fc.constantFrom(
      'Use tabs.',
      'Be kind to users.',
      'Never use `var`.',
      'Always log errors.',
      'Write tests.',
    );
    const text = fc
      .array(rule, { minLength: 1, maxLength: 5 })
      .map((rules) => rules.map((one) => `- ${one}`).join('\n'));
    const all = fc.array(fc.tuple(text, fc.boolean()), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(all, fc.integer({ min: 300, max: 1_500 }), (given, budget) => {
        const guidelines = given.map(([one, isGeneral], index) =>
          guideline(index + 2, one, ['a.ts'], isGeneral ? '*' : '*.ts'),
        );
        const drawn = draw(guidelines, budget);
        const shown = new Map([...drawn.matchAll(/^- \[(\d+\.\d+)\] (.+)$/gm)].map(([, id, words]) => [id, words]));
        const cited = [...drawn.matchAll(/^- \[(\d+\.\d+)\]$/gm)].map(([, id]) => id);
        expect(cited.filter((id) => !shown.has(id))).toEqual([]);
        expect(new Set(shown.values()).size).toBe(shown.size);
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('a finding', () => {
  const GUIDELINES = [guideline(2, 'Use tabs.', ['a.ts']), guideline(3, 'Be kind.\n\n- Use tabs.', ['a.ts', 'b.ts'])];
  const cite = (citation: string, path: string) => openCitations(GUIDELINES)({ citation, title: 'T', body: 'B' }, path);

  it.each([
    ['the second file', '3.2', 'a.ts', '2.1', '2.md'],
    ['the first file', '2.1', 'a.ts', '2.1', '2.md'],
    ['the first file, which does not apply', '2.1', 'b.ts', '3.2', '3.md'],
    ['their words', 'Use tabs', 'a.ts', '2.1', '2.md'],
  ])('that cites %s names the first that applies', (_, citation, path, statement, source) => {
    expect(cite(citation, path)).toMatchObject({ statement, source });
  });

  it('is not doubted for citing the number that the prompt shows', async () => {
    const b = fileOf('b.ts', hunkAt(1, ['+  x']));
    const draft = {
      path: 'b.ts',
      line: 1,
      side: 'RIGHT',
      quote: '  x',
      severity: 'low',
      kind: 'bug',
      title: 'T',
      body: 'B',
      origin: 'model',
      citation: '2.1',
    } as const;
    const against = { files: [b], guidelines: GUIDELINES, readHead: async () => '  x\n' };
    const { drafts } = await gateDrafts([draft], against);
    expect(drafts[0]?.doubts).toBeUndefined();
  });

  it('of a literal check is reported once for each line, and in every file that one of them applies to', async () => {
    const rules = [guideline(2, 'Never use `var`.', ['a.ts']), guideline(3, '- Never use `var`', ['a.ts', 'b.ts'])];
    const files = ['a.ts', 'b.ts'].map((path) => fileOf(path, hunkAt(1, ['+var x = 1;'])));
    const review = await runLiteralChecks(files, rules, { readHead: async () => 'var x = 1;\n' });
    expect(review.drafts.map(({ path, citation }) => `${path} ${citation}`)).toEqual(['a.ts 2.1', 'b.ts 3.1']);
    expect(review).toMatchObject({ statements: 1, checkedStatements: 1, statementsForModels: 0 });
  });
});
