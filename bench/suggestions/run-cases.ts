import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openReviewer, type ReportedFinding, type Reviewer } from '../accuracy/review.ts';
import { inScratchFolder } from '../scratch-folder.ts';
import type { SuggestionCase } from './types.ts';

/** A case, and the finding that the command reported for its comment. */
export interface RanCase {
  readonly case: SuggestionCase;
  /** Undefined if the report does not have the comment. */
  readonly finding: ReportedFinding | undefined;
}

const CASES_PER_REVIEW = 40;
const AT_ONCE = 3;

/** Reviews cases in groups: each group is one change, of a repository that has the file of each case in its own folder. */
export async function runCases(cases: readonly SuggestionCase[]): Promise<readonly RanCase[]> {
  const groups = groupCases(cases);
  const ran: (readonly RanCase[])[] = [];
  const waiting = [...groups.entries()];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const reviewer = await openReviewer();
      try {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          const [index, group] = next;
          await inScratchFolder(async (folder) => {
            ran[index] = await runGroup(reviewer, folder, group);
          });
        }
      } finally {
        await reviewer.close();
      }
    }),
  );
  return ran.flat();
}

interface PlacedCase {
  readonly case: SuggestionCase;
  readonly path: string;
}

/** Paths that have a meaning stay as they are, so that each is in a group once. */
function groupCases(cases: readonly SuggestionCase[]): readonly (readonly PlacedCase[])[] {
  const groups: PlacedCase[][] = [];
  for (const one of cases) {
    const group = groups.find(
      (placed) =>
        placed.length < CASES_PER_REVIEW && (!one.isPathFixed || placed.every(({ path }) => path !== one.comment.path)),
    );
    const path = one.isPathFixed ? one.comment.path : `part${(group ?? []).length + 1}/${one.comment.path}`;
    if (group === undefined) {
      groups.push([{ case: one, path }]);
    } else {
      group.push({ case: one, path });
    }
  }
  return groups;
}

async function runGroup(reviewer: Reviewer, folder: string, group: readonly PlacedCase[]): Promise<readonly RanCase[]> {
  const git = (...args: readonly string[]): void => {
    const identity = ['-c', 'user.name=bench', '-c', 'user.email=bench@example.com', '-c', 'core.autocrlf=false'];
    execFileSync('git', ['-C', folder, ...identity, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  };
  git('init', '--quiet', '--initial-branch=main');
  for (const { case: one, path } of group) {
    writeText(folder, path, one.base);
  }
  commitAll(git, 'base');
  for (const { case: one, path } of group) {
    writeText(folder, path, one.head);
  }
  commitAll(git, 'head');
  const comments = group.map(({ case: one, path }) => ({ ...one.comment, path }));
  const reply = JSON.stringify({ summary: 'Reviewed.', comments });
  const run = await reviewer.review({ repository: folder, base: 'HEAD~1', head: 'HEAD', replies: [reply] });
  if (run.report === undefined) {
    throw new Error(`The review ended with ${run.exitCode ?? 'a signal'} and without a report: ${run.stderr}`);
  }
  const { findings } = run.report;
  return group.map(({ case: one, path }) => ({
    case: one,
    finding: findings.find((finding) => finding.path === path && finding.title === one.comment.title),
  }));
}

function commitAll(git: (...args: readonly string[]) => void, message: string): void {
  git('add', '--all', '--force');
  git('commit', '--quiet', '--allow-empty', '--message', message);
}

function writeText(folder: string, path: string, text: string | undefined): void {
  if (text !== undefined) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
