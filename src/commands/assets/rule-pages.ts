import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { isRecord } from '../../text/record.ts';

/** The pages of all rules in one file, which the build puts next to the bundle: 90 kB instead of 500. */
const PAGES = 'rule-pages.json.br';

const decompress = promisify(brotliDecompress);

/** Reads the page of a rule, as it is in `docs/rules/`. Throws if the file is missing, because the installation is broken. */
export async function readRulePage(id: string): Promise<string> {
  const packed = await readFile(fileURLToPath(new URL(PAGES, import.meta.url)));
  const pages: unknown = JSON.parse((await decompress(packed)).toString('utf8'));
  const page = isRecord(pages) ? pages[id] : undefined;
  if (typeof page !== 'string') {
    throw new Error(`The page of the rule ${id} is missing in ${PAGES}`);
  }
  return page;
}
