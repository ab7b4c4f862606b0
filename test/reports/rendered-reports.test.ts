import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/findings/types.ts';
import { auditPage } from '../../src/reports/audit/audit-page.ts';
import { findingAnnotations } from '../../src/reports/annotations.ts';
import { drawDescription } from '../../src/reports/describe/draw-description.ts';
import { stockMarkdown } from '../../src/reports/fleet/stock-markdown.ts';
import { reviewHtml } from '../../src/reports/html/review-html.ts';
import { validationHtml } from '../../src/reports/html/validation-html.ts';
import { modelMarkdown } from '../../src/reports/markdown/model-markdown.ts';
import { drawCheckRun } from '../../src/reports/outcome/check-run.ts';
import { inlineComment } from '../../src/reports/review/inline-comment.ts';
import type { ReviewResult } from '../../src/reports/review/review-result.ts';
import { reviewSarif } from '../../src/reports/review/sarif.ts';
import { summaryComment } from '../../src/reports/review/summary.ts';
import { validationMarkdown } from '../../src/reports/validation/validation-markdown.ts';
import { validationSarif } from '../../src/reports/validation/validation-sarif.ts';
import { actsOf, ACTING_WORDS } from '../harness/rendered.ts';
import { readPage } from '../harness/rendered-html.ts';
import { runs } from '../property-runs.ts';
import { coverageOf, diagnosticOf, findingOf, HOSTILE, receiptOf, resultOf, reviewerOf } from './result.ts';

const TARGET = { serverUrl: 'https://github.test', repository: 'o/r', revision: 'abc', headRevision: 'def' };

/** Texts of everybody who may write one: a model, the author of a change, a server, the configuration of a head. */
const PIECES = [
  ...HOSTILE,
  'GH-3',
  'see https://evil.test/?d=1',
  'www.evil.test',
  'a@b.test',
  '&commat;octocat',
  '&#64;octocat',
  '&num;1',
  '[^1]',
  '[!NOTE]',
  '```suggestion\nx\n```',
  '```mermaid\nx\n```',
  '</summary></details>',
  '<script>alert(1)</script>',
  '" onload="x',
  '- [ ] task',
  '/approve',
  'Setext\n===',
  '$a$',
] as const;
const hostileText = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 5 })
  .map((parts) => `x${parts.join('')}`);

function findingsOf(text: string): readonly Finding[] {
  const citation = { id: '2', source: `g/${text}`, line: 1, text };
  return [
    findingOf({ title: text, body: text, path: `s/${text}`, quote: text, guideline: citation, agents: [text] }),
    findingOf({
      fingerprint: 'cd34',
      title: text,
      body: text,
      path: text,
      quote: text,
      placement: { kind: 'summary', reason: text },
    }),
    findingOf({ fingerprint: 'ef56', title: text, body: text, placement: { kind: 'file', reason: text } }),
  ];
}

function reviewOf(text: string): ReviewResult {
  return resultOf({
    findings: findingsOf(text),
    remarks: [text],
    receipts: [receiptOf({ source: `r${text}` }), receiptOf({ source: text, status: 'left-out', reason: text })],
    notes: [{ source: text, message: text }],
    leftOut: [{ stage: 'file', source: text, reason: text }],
    coverage: coverageOf({ reviewedFiles: 1, notReviewed: [{ kind: 'binary', files: 1, lines: 0 }] }),
    reviewers: [
      reviewerOf({ name: text, why: text, shortages: [text], notes: [text], model: text }),
      reviewerOf({ handoffs: [{ label: text, agent: text, prompt: text }] }),
    ],
    idleAgents: [{ name: text, reason: text } as never],
    problems: [],
  });
}

const VALIDATION = (text: string) => ({
  diagnostics: [
    diagnosticOf({ message: 'The key `tool` is not known', sourceLine: 'tool: x', hint: 'Write `tools`.' }),
    diagnosticOf({ path: `p${text}`, message: text, why: text, hint: text, sourceLine: text, severity: 'info' }),
  ],
  files: 2,
  suppressed: 0,
  known: 0,
  kinds: new Map(),
});

function describedOf(text: string): string {
  return drawDescription(
    {
      outline: {
        groups: [
          {
            folder: text,
            files: [
              {
                path: `${text}/${text}`,
                status: 'renamed',
                previousPath: text,
                binary: false,
                additions: 1,
                deletions: 0,
                hunks: [],
              },
            ],
          } as never,
        ],
        files: 1,
        additions: 1,
        deletions: 0,
        exports: [{ change: 'changed', name: text, kind: 'function', path: text, signature: text, before: text }],
        uncompared: 0,
      },
      written: { title: text, body: text, commitMessage: text, by: text },
      notes: [text],
    },
    { headSha: 'abc', proposedTitle: text, own: TARGET },
  );
}

function fleetOf(text: string): string {
  return stockMarkdown({
    version: 1,
    owner: text,
    skipped: 0,
    repositories: [
      {
        repository: text,
        files: [{ path: text, rules: 1, checked: 1 }],
        dead: [{ path: text, reason: text }],
        errors: 1,
        warnings: 0,
        broken: { [text]: 1 },
        problems: [{ rule: text, severity: text, path: text, line: 1, message: text }],
      },
      { repository: text, files: [], dead: [], errors: 0, warnings: 0, broken: {}, problems: [], failed: text },
    ],
  });
}

const MARKDOWN: readonly (readonly [name: string, draw: (text: string) => string])[] = [
  ['the summary comment', (text) => summaryComment(reviewOf(text), { target: TARGET })],
  ['the job summary', (text) => drawCheckRun(reviewOf(text), TARGET, { failures: [text], isFailed: false }).summary],
  ['a comment on a line', (text) => inlineComment(findingsOf(text)[0] ?? findingOf(), TARGET)],
  ['a comment on a file', (text) => inlineComment(findingsOf(text)[2] ?? findingOf(), TARGET)],
  ['an answer to a question', (text) => modelMarkdown(text, TARGET)],
  ['a validation', (text) => validationMarkdown(VALIDATION(text), TARGET)],
  ['the page of a fleet', fleetOf],
];

/** Elements that a text from outside must not add, in any number. Words of ours stay. */
function kindsOf(markdown: string): readonly string[] {
  return [...new Set(actsOf(markdown))].toSorted();
}

describe('whoever writes the texts, nothing of them acts in', () => {
  it.each(MARKDOWN)('%s', (_name, draw) => {
    const ours = new Set([...kindsOf(draw('plain')), ...kindsOf(draw('a b'))]);
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(kindsOf(draw(text)).filter((kind) => !ours.has(kind))).toEqual([]);
      }),
      { numRuns: runs(100) },
    );
  });

  it('the description of a pull request, except headings that do not name us', () => {
    const ours = new Set(kindsOf(describedOf('plain')));
    fc.assert(
      fc.property(hostileText, (text) => {
        const added = kindsOf(describedOf(text)).filter((kind) => !ours.has(kind) && !kind.startsWith('heading'));
        expect(added).toEqual([]);
      }),
      { numRuns: runs(100) },
    );
  });
});

/** All values of fields that SARIF shows as Markdown, or with links in it. */
function sarifTexts(value: unknown, key = ''): readonly string[] {
  if (typeof value === 'string') {
    return key === 'text' || key === 'markdown' ? [value] : [];
  }
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => sarifTexts(inner, Array.isArray(value) ? key : name))
    : [];
}

describe('whoever writes the texts, no link of them works in', () => {
  it.each<[string, (text: string) => unknown, RegExp]>([
    ['SARIF of a review', (text) => reviewSarif(reviewOf(text), '1', TARGET), LINK],
    // Sentences of ours may have an address, which SARIF shows as text.
    ['SARIF of a validation', (text) => validationSarif(VALIDATION(text), '1'), WRITTEN_LINK],
  ])('%s', (_name, draw, link) => {
    const linksIn = (text: string): readonly string[] => [...text.matchAll(link)].map(([found]) => found);
    const ours = new Set(sarifTexts(draw('plain')).flatMap((text) => linksIn(text)));
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(
          sarifTexts(draw(text))
            .flatMap(linksIn)
            .filter((link) => !ours.has(link)),
        ).toEqual([]);
      }),
      { numRuns: runs(100) },
    );
  });

  it('annotations and the annotations of a check run', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const [finding = findingOf()] = findingsOf(text);
        const uncited = { ...finding, guideline: undefined } as unknown as Finding;
        const shown = findingAnnotations([uncited]).flatMap(({ title, message }) => [title, message]);
        expect(shown.filter((one) => one.search(LINK) >= 0)).toEqual([]);
      }),
      { numRuns: runs(100) },
    );
  });
});

const WRITTEN_LINK = /\]\([^)]*\)?/g;
const LINK = /\]\([^)]*\)?|(?:https?:\/|\bwww\.)\S*/gi;

describe('whoever writes the texts, a parser of HTML finds the same elements and attributes in', () => {
  it.each<[string, (text: string) => string]>([
    ['the page of a review', (text) => reviewHtml(reviewOf(text))],
    ['the page of a validation', (text) => validationHtml(VALIDATION(text))],
    ['the page of an audit', (text) => auditPage(reviewOf(text), { commit: 'abc', version: '1' })],
  ])('%s', (_name, draw) => {
    const plain = readPage(draw('plain'));
    fc.assert(
      fc.property(hostileText, (text) => {
        const { elements, attributes, code } = readPage(draw(text));
        expect(new Set(elements)).toEqual(new Set([...elements].filter((name) => ALLOWED.has(name))));
        expect(attributes.filter((one) => /^\w+ on|^\w+ srcdoc|javascript:/i.test(one))).toEqual([]);
        const outward = attributes.filter((one) =>
          /^\w+ (?:href|src|action|content|xlink:href|data|poster)=/.test(one),
        );
        const known = new Set(plain.attributes);
        expect(outward.filter((one) => !known.has(one) && !one.startsWith('a href=#'))).toEqual([]);
        expect(code).toEqual(plain.code);
      }),
      { numRuns: runs(80) },
    );
  });
});

/** No script, no frame, no picture, no form that is sent. */
const ALLOWED = new Set(
  'html head meta title style body h1 h2 h3 h4 p a code pre ul ol li table thead tbody tr th td details summary section article header footer main nav span div strong em fieldset legend label input dl dt dd small br blockquote cite'.split(
    ' ',
  ),
);

it('finds what acts, so that the properties above prove something', () => {
  expect([
    actsOf('![x](https://e.test) @octocat'),
    actsOf('<img src=x>'),
    actsOf('see https://e.test'),
    ACTING_WORDS.test('#1'),
    readPage('<p onclick=x><script>1</script>').attributes,
    readPage('<script>1</script>').code,
  ]).toEqual([
    ['image: https://e.test', 'text: @o'],
    ['html: <img src=x>'],
    ['link: https://e.test'],
    true,
    ['p onclick=x'],
    ['1'],
  ]);
});
