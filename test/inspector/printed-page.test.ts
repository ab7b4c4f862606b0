import { expect, it } from 'vitest';
import { buildInspectorPage } from '../../scripts/inspector-page.ts';
import { reviewHtml } from '../../src/reports/html/review-html.ts';
import { printed } from '../../src/text/shown/printed.ts';
import { resultOf } from '../reports/result.ts';

/** The policies of the pages name the style and the script by their hashes, so a changed character switches them off. */
it.each([
  ['the inspector', async () => (await buildInspectorPage()).html],
  ['a report', () => Promise.resolve(reviewHtml(resultOf()))],
])('%s is printed to standard output as it is built', async (_name, build) => {
  const page = await build();
  expect(printed(page)).toBe(page);
});
