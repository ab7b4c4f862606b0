import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCommandLine } from '../../src/commands/arguments/command-line.ts';
import { runChild, type ChildResult } from '../harness/child-process.ts';
import { makeRepository } from '../harness/repository.ts';
import { IS_WHOLE } from '../harness/whole.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Commands that need what no test has, with the reason. Their flags are checked all the same. */
const NOT_RUN: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/ --github-token /, 'they read GitHub; test/end-to-end/learn.test.ts and fleet.test.ts run them'],
  [/ --merge /, 'they need the parts of a fleet; test/end-to-end/fleet.test.ts runs them'],
  [/ --model /, 'they ask a model; test/end-to-end/providers.test.ts and others do'],
  [/ lsp/, 'an editor talks to it; test/end-to-end/lsp.test.ts does'],
  [/ learn --report/, 'it needs a file that `learn` wrote; test/end-to-end/learn.test.ts runs it'],
];

interface Line {
  readonly page: string;
  readonly line: string;
}

/** The lines with commands of Housestyle in code blocks, each once. */
function listLines(): readonly Line[] {
  const pages = ['README.md', ...readdirSync(join(ROOT, 'docs')).map((name) => `docs/${name}`)].filter((path) =>
    path.endsWith('.md'),
  );
  const lines = pages.flatMap((page) =>
    [...readFileSync(join(ROOT, page), 'utf8').matchAll(/^```(?:sh|console)?\n([\s\S]*?)^```$/gm)].flatMap(
      ([, block = '']) =>
        block
          .split('\n')
          .map((line) => line.replace(/^\$ /, '').replace(/\s+#(?: .*)?$/, ''))
          .filter((line) => /(?:^|\| |&& )(?:npx housestyle|housestyle|node dist\/cli\.js) ?/.test(line))
          .filter((line) => !/^\d|^ |^(?:npm|docker|gh) /.test(line))
          .map((line) => ({ page, line: line.replaceAll(/\b(?:npx housestyle|node dist\/cli\.js)\b/g, 'housestyle') })),
    ),
  );
  // A line counts for the first page that has it.
  return [...new Map(lines.toReversed().map((one) => [one.line, one])).values()].toReversed();
}

const LINES = listLines();
/** The pages that most people read first. The commands of the others run in the nightly workflow, because each takes a second. */
const FIRST_PAGES: ReadonlySet<string> = new Set([
  'README.md',
  'docs/install.md',
  'docs/review.md',
  'docs/validate.md',
]);
const RUN = LINES.filter(
  ({ line, page }) => (IS_WHOLE || FIRST_PAGES.has(page)) && !NOT_RUN.some(([pattern]) => pattern.test(line)),
);

let template = '';
beforeAll(async () => {
  template = mkdtempSync(join(tmpdir(), 'housestyle-docs-'));
  await makeTemplate(template);
});
afterAll(() => rmSync(template, { recursive: true, force: true }));

/** A repository like those that the pages speak of: two tags, a staged change, an unstaged one, agents, shards. */
async function makeTemplate(folder: string): Promise<void> {
  const shop = join(ROOT, 'examples/shop');
  const { directory, git, dispose } = await makeRepository({
    commits: [{ message: 'Start', files: { 'a.txt': 'a\n' } }],
  });
  cpSync(shop, directory, { recursive: true });
  for (const name of ['dba', 'security']) {
    writeFileSync(
      join(directory, `.github/agents/${name}.agent.md`),
      `---\nname: ${name}\ndescription: Reviews questions of ${name}.\n---\n\nLook at ${name}.\n`,
    );
  }
  writeFileSync(join(directory, 'AGENTS.md'), `# Agents\n\n${'- Never use `goto`.\n'.repeat(12)}`);
  writeFileSync(
    join(directory, '.github/instructions/ts.instructions.md'),
    '---\napplyTo: "**/*.ts"\n---\n\nPrefer `const`.\n',
  );
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'Sum up carts');
  await git('tag', 'v1');
  await git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  await git('switch', '--quiet', '--create', 'feature');
  await git('apply', join(ROOT, 'examples/shop.diff'));
  await git('commit', '--quiet', '--all', '--message', 'Accept vouchers');
  await git('tag', 'v2');
  writeFileSync(
    join(directory, 'src/log.ts'),
    'export const log = (text: string): void => process.stdout.write(text);\n',
  );
  await git('add', '--all');
  writeFileSync(join(directory, 'README.md'), '# Shop\n\nA small shop.\n');
  cpSync(directory, folder, { recursive: true });
  await dispose();
}

/** Runs a line in a copy of the repository, or in a new repository if the line writes first instructions. */
async function runLine(line: string): Promise<ChildResult> {
  const folder = mkdtempSync(join(tmpdir(), 'housestyle-docs-line-'));
  try {
    const [work, home] = [join(folder, 'work'), join(folder, 'home')];
    mkdirSync(join(home, '.config/fish/completions'), { recursive: true });
    if (line.startsWith('housestyle init')) {
      mkdirSync(work);
      writeFileSync(join(work, 'package.json'), '{"type": "module"}\n');
    } else {
      cpSync(template, work, { recursive: true });
    }
    const before = line.startsWith('housestyle publish') ? `${shardOf(line)} >shard.txt\n` : '';
    const prelude = `housestyle() { "${process.execPath}" "${join(ROOT, 'dist/cli.js')}" "$@"; }\n[ -d .git ] || git init --quiet\n${line.includes('change.diff') ? 'git diff origin/main...HEAD > change.diff\n' : ''}`;
    const env = { PATH: process.env['PATH'] ?? '', HOME: home };
    const script = `${prelude}${before}${line.replaceAll('examples/', `${ROOT}/examples/`)}`;
    return await runChild('/bin/sh', ['-e', '-c', script], { cwd: work, env, stdin: undefined });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The command that writes the results which a line reads. */
function shardOf(line: string): string {
  const flags = ['--base main', '--all-files'].filter((flag) => line.includes(flag));
  return ['housestyle review', ...flags, '--shard 1/1 --output-dir results'].join(' ');
}

describe('the commands in README and docs', () => {
  it.each(LINES)('$line has a command and flags that exist ($page)', ({ line }) => {
    for (const part of line.split(/\s*(?:&&|\|)\s*/)) {
      const words = splitWords(part.replace(/ >>? \S+$/, ''));
      if (words[0] === 'housestyle') {
        expect(() => readCommandLine(words.slice(1))).not.toThrow();
      }
    }
  });

  it.each(RUN)('$line runs ($page)', async ({ line }) => {
    const { exitCode, stderr } = await runLine(line);
    // Problems and findings may fail these two. Standard error may have notes, and no stack.
    const codes = /validate|--fail-on/.test(line) ? [0, 1] : [0];
    expect({ exitCode, stderr }).toEqual({
      exitCode: expect.toBeOneOf(codes),
      stderr: expect.not.stringMatching(/^ {4}at |Error:/m),
    });
  });

  it('are many', () => {
    expect(RUN.length).toBeGreaterThan(IS_WHOLE ? 25 : 5);
    const notRun = LINES.filter(({ line }) => NOT_RUN.some(([pattern]) => pattern.test(line)));
    expect(notRun.length).toBeLessThan(LINES.length / 3);
  });
});

/** Splits a command into words as a shell does for the quotes that our pages use. */
function splitWords(text: string): readonly string[] {
  return [...text.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, word]) => double ?? single ?? word ?? '',
  );
}
