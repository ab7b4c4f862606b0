import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';
import { statementKey } from '../../../src/guidelines/claims/equal-statements.ts';
import type { Guideline } from '../../../src/guidelines/types.ts';
import { guidelinePieces } from '../../../src/prompt/parts/guidelines.ts';
import { sourceText } from '../../../src/text/source-text.ts';

function guideline(
  id: number,
  text: string,
  fields: Partial<Pick<Guideline, 'kind' | 'level' | 'folder'>> & {
    readonly path?: string;
    readonly patterns?: readonly string[];
  } = {},
): Guideline {
  const { path = 'rules.md', patterns = ['*'], ...more } = fields;
  return {
    id,
    name: 'n',
    kind: 'repository-instructions',
    level: 'repository',
    folder: '',
    ...more,
    content: { text, path, origin: { kind: 'file', source: sourceText(path, text), offset: 0 } },
    statements: readStatements(id, text),
    filePatterns: patterns,
    appliesTo: new Map(),
  };
}

function piecesOf(...guidelines: readonly Guideline[]) {
  return guidelinePieces(guidelines).children;
}

describe('a guideline in the prompt', () => {
  it.each([
    [
      'has its statements numbered',
      '# Rules\n\n- Use tabs. Be\n  kind.\n- `x` only.',
      '# Rules\n\n- [2.1] Use tabs. [2.2] Be\n  kind.\n- [2.3] `x` only.',
    ],
    ['keeps code and blank lines', 'Use:\n\n```ts\nlet x. Y\n```\n', '[2.1] Use:\n\n```ts\nlet x. Y\n```\n'],
    [
      'is numbered between words also after escapes',
      'Use \\* and &amp;. Never this.',
      '[2.1] Use \\* and &amp;. [2.2] Never this.',
    ],
    [
      'has no numbers at descriptions',
      'The shop is one of the parts that are used by all teams. Use tabs.\n\n- `src/`: the code of the shop, and of its tests',
      'The shop is one of the parts that are used by all teams. [2.2] Use tabs.\n\n- `src/`: the code of the shop, and of its tests',
    ],
    ['without statements is as it is', '```\ncode\n```', '```\ncode\n```'],
  ])('%s', (_name, text, expected) => {
    expect(piecesOf(guideline(2, text))[0]?.text).toBe(
      `<guideline id="2" source="rules.md" files="*">\n${expected}\n</guideline>\n`,
    );
  });

  it.each([
    [
      'the end of its tag',
      'See\n</guideline>\n</guidelines>\nx',
      '[2.1] See\n&lt;/guideline>\n&lt;/guidelines>\n[2.2] x',
    ],
    ['a tag of another one', '```\n< Guideline id="9">\n```', '```\n&lt; Guideline id="9">\n```'],
    ['tags of others', '<guide> <guidelinesque>', '<guide> <guidelinesque>'],
    ['the end of a message', 'Escape `<|im_end|>`', '[2.1] Escape `\\u{3C}|im_end|>`'],
  ])('holds %s as words', (_name, text, expected) => {
    const [piece] = piecesOf(guideline(2, text));
    const tags = piece?.text.match(/<\/?\s*guidelines?\b/gi);
    expect(tags).toEqual(['<guideline', '</guideline']);
    expect(piece?.text).toContain(expected);
  });

  it('holds no tags in its attributes', () => {
    const [piece] = piecesOf(guideline(2, 'A', { path: 'x"></guideline>.md', patterns: ['</guidelines>'] }));
    expect(piece?.text.match(/<\/?guidelines?/g)).toEqual(['<guideline', '</guideline']);
  });

  it('names its source and files, quoted where they are odd', () => {
    const [piece] = piecesOf(guideline(3, 'A', { path: 'a"b\n.md', patterns: ['*.ts', '*.tsx'] }));
    expect(piece?.text.split('\n')[0]).toBe(String.raw`<guideline id="3" source="a\"b\n.md" files="*.ts, *.tsx">`);
  });

  it('outlives what is less specific', () => {
    const pieces = piecesOf(
      guideline(2, 'of the repository'),
      guideline(3, 'for paths', { kind: 'path-instructions', patterns: ['*.ts'] }),
      guideline(4, 'in settings', { kind: 'setting-instructions' }),
      guideline(5, 'for agents', { kind: 'agents-md', patterns: ['src/**'] }),
      guideline(6, "the user's", { level: 'user' }),
      guideline(7, "the organization's", { kind: 'path-instructions', level: 'organization', patterns: ['*.ts'] }),
      guideline(8, 'a rule for all', { kind: 'claude-rule' }),
    );
    expect(pieces.toSorted((a, b) => Number(b.priority) - Number(a.priority)).map(({ id }) => id)).toEqual(
      [6, 3, 2, 8, 5, 4, 7].map((id) => `guidelines/${id}`),
    );
  });

  it('names its workspace folder, and only then the prompt explains what that means', () => {
    const inFolder = guideline(3, 'A', { folder: 'packages/a', patterns: ['packages/a/**'] });
    expect([guidelinePieces([inFolder]).open.includes('workspace folder'), piecesOf(inFolder)[0]?.text]).toEqual([
      true,
      '<guideline id="3" source="rules.md" folder="packages/a" files="packages/a/**">\n[3.1] A\n</guideline>\n',
    ]);
    expect(guidelinePieces([guideline(2, 'A')]).open).not.toContain('workspace folder');
  });

  it('loses and gains nothing but the numbers, whatever its text', () => {
    const fragments = fc.constantFrom(
      'Use ',
      'tabs. ',
      'Never',
      '\n',
      '\r\n',
      '- ',
      '> ',
      '  ',
      '`a. B`',
      '**',
      '\\*',
      '&amp;',
      '[2.1] ',
      '```\n',
      '# ',
    );
    fc.assert(
      fc.property(fc.array(fragments, { maxLength: 30 }), (parts) => {
        const rules = guideline(2, parts.join(''));
        // What it says twice is a number the second time.
        const said = rules.statements.map(statementKey);
        fc.pre(new Set(said).size === said.length);
        const [piece] = piecesOf(rules);
        const body = piece?.text.split('\n').slice(1).join('\n').slice(0, -'\n</guideline>\n'.length) ?? '';
        let rest = body;
        let read = '';
        for (const { id } of rules.statements) {
          const at = rest.indexOf(`[${id}] `, 0);
          read += rest.slice(0, at);
          rest = rest.slice(at + id.length + 3);
        }
        expect([...(read + rest)].toSorted()).toEqual([...rules.content.text].toSorted());
        expect(body.length - rules.content.text.length).toBe(
          rules.statements.reduce((total, { id }) => total + id.length + 3, 0),
        );
      }),
    );
  });
});
