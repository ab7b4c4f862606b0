import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { answer, FINDING, setModel } from '../../end-to-end/stage-model.ts';
import { makeRepository, type FileLiteral, type TemporaryRepository } from '../../harness/repository.ts';
import { shareCommand } from '../../harness/shared-command.ts';
import { drawFrom } from '../../fuzz/mutate.ts';
import { runs } from '../../property-runs.ts';
import { drawCase, RULES, type Case } from './draw-cases.ts';

/** Many ways to carry code are such that nobody can judge the file, which is then named. */
const MOST_UNREPORTED = 0.6;

const run = shareCommand();

interface Report {
  readonly findings: readonly {
    readonly title: string;
    readonly path: string;
    readonly line?: number;
    readonly places?: readonly { readonly path: string }[];
    readonly guideline?: { readonly text: string };
  }[];
  readonly leftOut: readonly { readonly source: string; readonly reason: string }[];
}

it('added code is reported, or its file is named as not judged, however it comes into the change', async () => {
  const draw = drawFrom(fc.readConfigureGlobal().seed ?? 0);
  const cases = Array.from({ length: runs(1_500) }, (_, index) => drawCase(draw, index));
  const repository = await makeChange(cases);
  const command = ['review', '--base', 'main', '--head', 'feature', '--provider', 'offline', '--format', 'json'];
  const { stdout } = await run(command, { cwd: repository.directory });
  const { findings, leftOut } = JSON.parse(stdout) as Report;
  const said = new Set([
    ...findings.flatMap(({ path, places = [], guideline }) =>
      [path, ...places.map((place) => place.path)].map((one) => `${one}\n${guideline?.text}`),
    ),
    // A note on hidden values says nothing of who judged the file.
    ...leftOut.filter(({ reason }) => !reason.includes('hidden')).map(({ source }) => source),
  ]);
  const unreported = cases.filter(({ path, row }) => !said.has(`${path}\n${row.rule}`));
  expect(unreported.length).toBeLessThan(cases.length * MOST_UNREPORTED);
  const silent = unreported.filter(({ path }) => !said.has(path));
  expect(silent.map(({ ways, row, path }) => `${path}: ${row.rule} ${ways}`)).toEqual([]);
}, 300_000);

it('added code is shown to a model and placed where it is, or its file is named as not judged', async () => {
  const draw = drawFrom(fc.readConfigureGlobal().seed ?? 0);
  const cases = Array.from({ length: runs(600) }, (_, index) => drawCase(draw, index, markOf(index)));
  const { directory } = await makeChange(cases);
  const model = await setModel(({ user }) => answer(...reportMarks(user)));
  const asking = ['--model', 'gpt-4o', '--base-url', model.url, '--api-key', 'secret-key', '--max-requests', '500'];
  const command = ['review', '--base', 'main', '--head', 'feature', '--format', 'json', '--max-comments', '5000'];
  const { stdout } = await run([...command, ...asking, '--no-verify'], { cwd: directory });
  const { findings, leftOut } = JSON.parse(stdout) as Report;
  const unread = new Set(leftOut.filter(({ reason }) => !reason.includes('hidden')).map(({ source }) => source));
  const placed = new Map(findings.map(({ title, path, line }) => [title, `${path}\n${line}`]));
  const wrong = cases.flatMap(({ path, base, head, ways }, index) => {
    const place = placed.get(`It has ${markOf(index)}`);
    // GitHub takes no comment on a line of what git calls binary.
    const hasLines = [...Object.values(base), head[path]].every((file) => !isBinary(file));
    const expected = `${path}\n${hasLines ? lineOf(head[path], markOf(index)) : undefined}`;
    return place === expected || (place === undefined && unread.has(path)) ? [] : [{ ways, place, expected }];
  });
  expect(placed.size).toBeGreaterThan(cases.length / 2);
  expect(wrong).toEqual([]);
}, 300_000);

function markOf(index: number): string {
  return `mark${index}of`;
}

/** Reports each line with a mark that a prompt shows, as the prompt shows it. */
function reportMarks(prompt: string): readonly Record<string, unknown>[] {
  let path = '';
  return prompt.split('\n').flatMap((line) => {
    path = /^File: (.+?) \((?:added|changed|copied|modified|renamed)\b/.exec(line)?.[1] ?? path;
    const [, number, text = ''] = /^\s*(\d+) +\+(.*)$/.exec(line) ?? [];
    const mark = /mark\d+of/.exec(text)?.[0];
    return number === undefined || mark === undefined
      ? []
      : [{ ...FINDING, path, line: Number(number), quote: text, title: `It has ${mark}`, suggestion: null }];
  });
}

/** Whether git calls a file binary: it looks for NUL in the first 8,000 bytes. */
function isBinary(file: FileLiteral | undefined): boolean {
  return Buffer.isBuffer(file) && file.subarray(0, 8_000).includes(0);
}

/** The line of a file, in any encoding, that has the mark. */
function lineOf(content: FileLiteral | undefined, mark: string): number {
  const text = Buffer.isBuffer(content) ? content.toString('latin1').replaceAll('\0', '') : '';
  return text.slice(0, text.indexOf(mark)).split('\n').length;
}

function makeChange(cases: readonly Case[]): Promise<TemporaryRepository> {
  const join = (part: 'base' | 'head'): Record<string, FileLiteral> =>
    Object.fromEntries(cases.flatMap((one) => Object.entries(one[part])));
  const rules = [...new Set(RULES.map(({ rule }) => `- ${rule}\n`))].join('');
  return makeRepository({
    commits: [{ message: 'Base', files: { '.github/copilot-instructions.md': `# Code\n\n${rules}`, ...join('base') } }],
    branches: { feature: { commits: [{ message: 'Change', files: join('head') }] } },
  });
}
