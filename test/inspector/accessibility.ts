import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe-core finds wrong in a page, by WCAG 2.2 level AA and its own best practices: `rule: element`. */
export async function findBarriers(page: Page): Promise<readonly string[]> {
  // The page's policy forbids scripts from outside, and this way in is not the page's.
  await page.evaluate(AXE);
  const found = await page.evaluate<{ violations: { id: string; nodes: { target: string[] }[] }[] }>(
    'axe.run(document, { resultTypes: ["violations"] })',
  );
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
