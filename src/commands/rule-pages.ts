import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isRecord } from '../text/record.ts';

/** The pages of all rules in one file, which the build puts beside the bundle. */
const PAGES = 'rule-pages.json';

/** The page of a rule, as it stands in `docs/rules/`. A missing file is a broken installation and throws. */
export async function readRulePage(id: string): Promise<string> {
  const pages: unknown = JSON.parse(await readFile(fileURLToPath(new URL(PAGES, import.meta.url)), 'utf8'));
  const page = isRecord(pages) ? pages[id] : undefined;
  if (typeof page !== 'string') {
    throw new Error(`The page of the rule ${id} is missing in ${PAGES}`);
  }
  return page;
}
