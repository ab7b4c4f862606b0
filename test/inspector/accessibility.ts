import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe-core finds wrong in a page, by WCAG 2.2 level AA and its own best practices: `rule: element`. */
export async function findBarriers(page: Page): Promise<readonly string[]> {
  // The page's policy forbids scripts from outside, and this way in is not the page's.
  await page.evaluate(axe.source);
  const found = await page.evaluate<{ violations: { id: string; nodes: { target: string[] }[] }[] }>(
    'axe.run(document, { resultTypes: ["violations"] })',
  );
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
