import { execFileSync } from 'node:child_process';

const MAX_OUTPUT_BYTES = 2 ** 30;
const NEWLINE = 10;

/** Reads files of a repository at revisions (`REVISION:PATH`) with one process of git. Unknown names give undefined. */
export function readTexts(folder: string, names: readonly string[]): (name: string) => string | undefined {
  const output = execFileSync('git', ['-C', folder, 'cat-file', '--batch', '--buffer'], {
    input: `${names.join('\n')}\n`,
    maxBuffer: MAX_OUTPUT_BYTES,
  });
  const texts = new Map<string, string>();
  let at = 0;
  for (const name of names) {
    const end = output.indexOf(NEWLINE, at);
    const size = / blob (\d+)$/.exec(output.toString('utf8', at, end))?.[1];
    at = end + 1;
    if (size !== undefined) {
      texts.set(name, output.toString('utf8', at, at + Number(size)));
      at += Number(size) + 1;
    }
  }
  return (name) => texts.get(name);
}
