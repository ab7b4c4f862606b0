import { readFile } from 'node:fs/promises';

/** The page that shows dumps lies beside the entries in dist/. */
const PAGE = new URL('./inspector.html', import.meta.url);

/** The inspector's page, into which `dumpHtml` puts a dump. */
export function loadInspector(): Promise<string> {
  return readFile(PAGE, 'utf8');
}
