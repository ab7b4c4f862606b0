import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Oracle, Target } from '../types.ts';
import type { OracleInput } from './read-oracle.ts';
import { TargetList } from './target-list.ts';

const SCRIPT = fileURLToPath(new URL('python_oracle.py', import.meta.url));
const MAX_OUTPUT_BYTES = 2 ** 28;

interface Answer {
  readonly used: readonly Target[];
  readonly callers: readonly Pick<Target, 'name' | 'places' | 'uses'>[];
  readonly imports: Oracle['imports'];
}

/** Lists what changed Python files rest on, with jedi. It has to be installed: `pip install jedi`. */
export function readPython({ root, files }: OracleInput): Oracle {
  const changed = files.filter(({ path }) => path.endsWith('.py'));
  if (changed.length === 0) {
    return { targets: [], imports: {} };
  }
  const input = changed.map(({ path, added, nextToRemoved }) => ({
    path,
    added: [...added],
    removed: [...nextToRemoved].filter((line) => nextToRemoved.has(line + 1)),
  }));
  const run = spawnSync('python3', [SCRIPT, root], {
    input: JSON.stringify(input),
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT_BYTES,
  });
  if (run.status !== 0) {
    throw new Error(`The oracle for Python failed: ${run.stderr}`);
  }
  const answer = JSON.parse(run.stdout) as Answer;
  const targets = new TargetList(files);
  for (const target of answer.used) {
    targets.add(target);
  }
  for (const caller of answer.callers) {
    targets.addCallers(caller);
  }
  return { targets: targets.all(), imports: answer.imports };
}
