import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditPage } from '../../../src/reports/audit/audit-page.ts';
import { reviewHtml } from '../../../src/reports/html/review-html.ts';
import { validationHtml } from '../../../src/reports/html/validation-html.ts';
import { findBarriers } from '../../inspector/accessibility.ts';
import { chromiumPath, startInspector, type Inspector } from '../../inspector/browser.ts';
import { diagnosticOf, findingOf, HOSTILE, receiptOf, resultOf } from '../result.ts';

const EVIL = [
  ...HOSTILE,
  '</style><script>alert(1)</script>',
  '</title><script>document.title="taken"</script>',
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  '{{dump}}',
  '<meta http-equiv=refresh content="0;url=https://example.test">',
  '<base href=https://example.test>',
];
const CITED = { id: '2', source: 'AGENTS.md', line: 4, text: 'Never use `var`.' };

const reviewOf = (text: string): string => reviewHtml(resultWith(text));
const auditOf = (text: string): string => auditPage(resultWith(text), { commit: '0123456789abcdef', version: '1' });

function resultWith(text: string): ReturnType<typeof resultOf> {
  return resultOf({
    remarks: [text],
    receipts: [receiptOf({ source: `r${text}` }), receiptOf({ source: text, status: 'left-out', reason: text })],
    problems: [diagnosticOf({ path: `p${text}`, message: text, why: text, hint: text, sourceLine: text })],
    leftOut: [{ stage: 'file', source: text, reason: text }],
    findings: [
      findingOf({ title: 'Uses `var`', body: 'Use `const`.\n\n```ts\nconst a = 1;\n```', severity: 'high' }),
      findingOf({ title: text, body: text, path: `p${text}`, quote: text, suggestion: text, severity: 'low' }),
      findingOf({ guideline: { ...CITED, text, source: `s${text}` }, agents: [text] }),
    ],
  });
}

function validationOf(text: string): string {
  const diagnostics = [
    diagnosticOf({ message: 'The key `tool` is not known', sourceLine: 'tool: x', hint: 'Write `tools`.' }),
    diagnosticOf({
      path: `p${text}`,
      rule: 'b',
      message: text,
      why: text,
      hint: text,
      sourceLine: text,
      severity: 'info',
    }),
  ];
  return validationHtml({ diagnostics, files: 2, suppressed: 0, known: 0 });
}

const PAGES = [
  ['a review', reviewOf],
  ['a validation', validationOf],
  ['an audit', auditOf],
] as const;

it.each(PAGES)('%s has no element, attribute or character of texts from outside', (_name, draw) => {
  const shape = (page: string): readonly string[] => page.match(/<[a-z/!][^>]*>/gi) ?? [];
  const plain = shape(draw('plain'));
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...EVIL), { minLength: 1, maxLength: 3 }), (parts) => {
      const page = draw(`x${parts.join('x').replaceAll(/[`~\n]/g, '')}`);
      expect(shape(page)).toEqual(plain);
    }),
  );
});

it.each(PAGES)('%s is a page without script and smaller than 12 kB for three findings', (_name, draw) => {
  const page = draw('plain');
  expect([/<script/i.test(page), page.length < 12_000]).toEqual([false, true]);
});

describe.skipIf(chromiumPath === undefined)('in Chromium', () => {
  let browser: Inspector;
  beforeAll(async () => {
    browser = await startInspector(chromiumPath ?? '');
  });
  afterAll(async () => {
    await browser.close();
  });

  it.each(
    PAGES.flatMap(([name, draw]) =>
      (['light', 'dark'] as const).flatMap((colorScheme) =>
        [1_280, 400].map((width) => ({ name, draw, colorScheme, width })),
      ),
    ),
  )('$name loads nothing, has no barrier and does not scroll sideways: $colorScheme, $width px', async (row) => {
    const { page, requests, complaints } = await browser.openHtml(row.draw(EVIL.join(' ')), {
      colorScheme: row.colorScheme,
      viewport: { width: row.width, height: 800 },
    });
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect({ requests, complaints, overflow: Number(overflow) <= 0 }).toEqual({
      requests: [],
      complaints: [],
      overflow: true,
    });
    expect(await findBarriers(page)).toEqual([]);
    await page.close();
  });

  it('shows only the severity that is chosen, by the keyboard too', async () => {
    const { page } = await browser.openHtml(reviewOf('plain'));
    const visible = (): Promise<number> => page.locator('article:not(.always):visible').count();
    const before = await visible();
    await page.getByLabel('all 3').focus();
    await page.keyboard.press('ArrowDown');
    expect([before, await visible(), await page.locator('article:not(.always):visible h3').innerText()]).toEqual([
      3,
      1,
      expect.stringContaining('Uses var'),
    ]);
    // Problems of instruction files have other severities than findings.
    expect(await page.locator('article.always').isVisible()).toBe(true);
  });

  it('shows no heading of a file whose problems are hidden', async () => {
    const { page } = await browser.openHtml(validationOf('plain'));
    await page.getByLabel('info 1').check();
    expect(await page.locator('h2:visible').allInnerTexts()).toEqual(['pplain']);
  });
});

it('keeps short code and the full stop after it on one line, and lets long code break', () => {
  const long = `call(${'argument, '.repeat(4)})`;
  const page = reviewOf(`Use \`const\`. Not \`${long}\`.`);
  expect(page).toContain('<code class="short">const</code>.');
  expect(page).toContain(`<code>${long}</code>.`);
  expect(page).toContain('code.short{display:inline;white-space:nowrap}');
});

it('a problem of a whole file is shown without the fence at which it is reported', () => {
  const page = validationHtml({
    diagnostics: [
      diagnosticOf({ sourceLine: '---' }),
      diagnosticOf({ path: 'b.md', severity: 'info', sourceLine: 'tool: x' }),
    ],
    files: 2,
    suppressed: 0,
    known: 0,
  });
  expect(page.match(/<pre\b/g)).toHaveLength(1);
  expect(page).toContain('<p class="soft">1 error</p>');
});
