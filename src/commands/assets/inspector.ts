import { readFile } from 'node:fs/promises';

/** In dist/, the page is next to the entries. */
const PAGE = new URL('./inspector.html', import.meta.url);

/** Reads the inspector's page, into which `dumpHtml` inserts a dump. */
export function loadInspector(): Promise<string> {
  return readFile(PAGE, 'utf8');
}
