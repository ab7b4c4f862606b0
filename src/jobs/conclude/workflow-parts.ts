import type { FileChange } from '../../changes/types.ts';
import { readText } from '../../workspace/read-text.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { readRunFiles, type NamesFile } from './run-files.ts';
import { regex } from '../../text/regex.ts';

const WORKFLOW_FILE = /^\.github\/workflows\/[^/]+\.ya?ml$/;
const ACTION_FILE = /(?:^|\/)action\.ya?ml$/;
/** A step or a job that uses a file, or the folder of an action, of the same repository. */
const LOCAL_USE = /\buses["']?\s{0,4}:\s{0,4}["']?\.\/([^\s"'#,}]{1,300})/g;
/** A step that uses the Action, or starts the command. */
const RUNS_US = regex()`
  \buses["']?\s{0,4}:\s{0,4}["']?[\w.-]{1,100}\/housestyle(?:\/[\w./-]{1,200})?@
  |\b(?:npx|pnpm|yarn|bunx)\s(?:[^\n]{0,100}\s)?housestyle\b|\bhousestyle\s+(?:review|publish|plan|validate)\b
`;
/** GitHub allows ten levels of reusable workflows, and as many of composite actions. */
const MAX_FILES = 40;

/** A file that the workflow uses, and the folder that belongs to it if it is an action. */
interface Part {
  readonly path: string;
  readonly folder?: string;
}

/**
 * Finds the changed files that decide what the workflow of this review does: reusable workflows and local actions that it
 * uses, the scripts of these actions and those that its steps run, and all workflows and actions that run Housestyle, before or
 * after the change.
 *
 * @returns what each of them is, as the beginning of a sentence
 */
export async function findWorkflowParts(
  files: readonly FileChange[],
  {
    trusted,
    readHead,
    workflowPath,
  }: {
    readonly trusted: Workspace;
    readonly readHead: (path: string) => Promise<string | undefined>;
    readonly workflowPath?: string | undefined;
  },
): Promise<ReadonlyMap<FileChange, string>> {
  const readBase = async (path: string): Promise<string | undefined> => {
    const read = await readText(trusted, path);
    return read.kind === 'text' ? read.source.text : undefined;
  };
  const { parts, runs } = workflowPath === undefined ? NOTHING_USED : await findParts(workflowPath, readBase);
  const found = new Map<FileChange, string>();
  for (const file of files) {
    const paths = [file.path, ...(file.previousPath === undefined ? [] : [file.previousPath])];
    if (paths.some((one) => one === workflowPath)) {
      continue;
    }
    const part = parts.find(({ path, folder }) =>
      paths.some((one) => one === path || (folder !== undefined && one.startsWith(`${folder}/`))),
    );
    if (part !== undefined || paths.some((one) => runs.some((names) => names(one)))) {
      found.set(file, PART_OF_IT);
    } else if (paths.some((one) => WORKFLOW_FILE.test(one) || ACTION_FILE.test(one))) {
      const before = await reachesUs(file.previousPath ?? file.path, readBase);
      const after = before || (file.status !== 'removed' && RUNS_US.test((await readHead(file.path)) ?? ''));
      if (after) {
        found.set(file, RUNS_REVIEWS);
      }
    }
  }
  return found;
}

const PART_OF_IT = 'The workflow that runs this review uses this file';
const RUNS_REVIEWS = 'This file runs Housestyle';

type Read = (path: string) => Promise<string | undefined>;

async function reachesUs(path: string, read: Read): Promise<boolean> {
  const { parts } = await findParts(path, read);
  for (const part of [{ path }, ...parts]) {
    if (RUNS_US.test((await read(part.path)) ?? '')) {
      return true;
    }
  }
  return false;
}

interface Used {
  readonly parts: readonly Part[];
  /** What their scripts name. */
  readonly runs: readonly NamesFile[];
}

const NOTHING_USED: Used = { parts: [], runs: [] };

/** All files that a workflow or an action uses or runs, directly or through others. */
async function findParts(start: string, read: Read): Promise<Used> {
  const seen = new Set([start]);
  const parts: Part[] = [];
  const runs: NamesFile[] = [];
  const waiting = [start];
  while (waiting.length > 0 && seen.size <= MAX_FILES) {
    const text = (await read(waiting.shift() ?? '')) ?? '';
    runs.push(readRunFiles(text));
    for (const [, used = ''] of text.matchAll(LOCAL_USE)) {
      const path = used.replace(/\/+$/, '');
      const names = /\.ya?ml$/.test(path) ? [path] : [`${path}/action.yml`, `${path}/action.yaml`];
      for (const name of names.filter((one) => !seen.has(one))) {
        seen.add(name);
        waiting.push(name);
        parts.push(name === path ? { path } : { path: name, folder: path });
      }
    }
  }
  return { parts, runs };
}
