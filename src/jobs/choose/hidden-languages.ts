import type { ReadHead } from '../../changes/head-text.ts';
import type { FileChange } from '../../changes/types.ts';
import { languagesOf, needFirstLine } from '../../guidelines/changed-languages.ts';
import type { HiddenLanguages } from '../../prompt/parts/change.ts';
import { readFirstLines } from './first-lines.ts';

/** The languages of the changed files whose names do not tell them, by their first lines: `#!/usr/bin/env python3`. */
export async function readHiddenLanguages(files: readonly FileChange[], readHead: ReadHead): Promise<HiddenLanguages> {
  const unclear = needFirstLine(files.map(({ path }) => path));
  return unclear.length === 0 ? new Map() : languagesOf(unclear, await readFirstLines(files, readHead));
}
