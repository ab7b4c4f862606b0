import { findNewEncoding } from '../../changes/misread.ts';
import type { FileChange } from '../../changes/types.ts';
import { identify } from '../../customizations/places/identify.ts';
import type { CustomizationKind } from '../../customizations/types.ts';
import { EXIT, messageOf, UserError } from '../../errors.ts';
import { GithubError } from '../../github/api/github-error.ts';
import type { GuidelineChanges } from '../../guidelines/claims/compare.ts';
import {
  AUDIT_BASELINE_PATH,
  BASELINE_PATH,
  CONFIG_PATH,
  EXCLUSION_PATH,
  LEARNED_PATH,
  type Options,
} from '../../options/options.ts';
import { count, countPart } from '../../reports/count.ts';
import type { AfterMerge } from '../../reports/review/after-merge.ts';
import { overlayWorkspace } from '../../workspace/overlay.ts';
import { nameOf } from '../../workspace/paths.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { ReviewSubject } from '../choose/choose-guidance.ts';
import { compareOptions } from './changed-options.ts';
import { findLostFiles } from './lost-files.ts';
import { readSpellings } from './other-spelling.ts';
import { findWorkflowParts } from './workflow-parts.ts';

/** What is known of the run, to compare it with a run after the merge. */
export interface AfterMergeTerms {
  /** The options that this run would have if the configuration were that of a workspace; throws a `UserError`. */
  readonly optionsAt?: (workspace: Workspace) => Promise<Options>;
  /** Path of the configuration file. */
  readonly configPath?: string | undefined;
  /** Path of the workflow that runs this review, if one does. */
  readonly workflowPath?: string | undefined;
}

/**
 * Finds out what the reviews after the merge will not read, follow or fail any more, if the change edits a file that
 * decides it. The edited files have no say in this review. Undefined if none is edited.
 */
export async function foreseeMerge(
  subject: Pick<ReviewSubject, 'changes' | 'trusted' | 'readHead' | 'repository'>,
  guidelineChanges: GuidelineChanges | undefined,
  terms: AfterMergeTerms,
): Promise<AfterMerge | undefined> {
  const { optionsAt = unknownOptions } = terms;
  const before = await optionsAt(subject.trusted).catch(orUndefined);
  const { trusted, readHead } = subject;
  const parts = await findWorkflowParts(subject.changes.files, {
    trusted,
    readHead,
    workflowPath: terms.workflowPath,
  }).catch(noParts);
  const otherSpellingOf = readSpellings([terms.configPath ?? CONFIG_PATH, ...namedFiles(before)]);
  const steering = subject.changes.files.flatMap((file) => {
    const role = findRole(file, terms, before, otherSpellingOf) ?? describePart(file, parts.get(file));
    return role === undefined ? [] : [{ file, role }];
  });
  if (steering.length === 0) {
    return undefined;
  }
  const edited = steering.filter(({ role }) => role.compares);
  const compared =
    edited.length === 0
      ? []
      : await compareRuns(
          subject,
          edited.map(({ file }) => file),
          before,
          terms,
        );
  const described = steering.flatMap(({ file, role }) =>
    role.effect === undefined ? [] : [{ path: file.path, effect: role.effect }],
  );
  return {
    files: steering.map(({ file }) => file.path),
    effects: [...compared, ...listLostGuidelines(guidelineChanges), ...described],
  };
}

type Effect = AfterMerge['effects'][number];

/** How a file decides on reviews. The effect of `compares` is found by comparing both versions. */
interface Role {
  readonly compares: boolean;
  readonly effect?: string;
}

function findRole(
  file: FileChange,
  { configPath = CONFIG_PATH, workflowPath }: AfterMergeTerms,
  options: Options | undefined,
  otherSpellingOf: (path: string) => string | undefined,
): Role | undefined {
  const { path, previousPath, status, additions } = file;
  const is = (test: (one: string) => boolean): boolean =>
    test(path) || (previousPath !== undefined && test(previousPath));
  const isGone = status === 'removed' || (previousPath !== undefined && status === 'renamed');
  if (
    is(
      (one) =>
        one === configPath || one === (options?.contentExclusion ?? EXCLUSION_PATH) || SCOPE_FILE.has(nameOf(one)),
    )
  ) {
    const encoding = findNewEncoding(file);
    return encoding === undefined
      ? { compares: true }
      : {
          compares: true,
          effect: `Git would write files to the disk in \`${encoding}\`: what runs there can be other text than GitHub shows.`,
        };
  }
  if (is((one) => one === (options?.baseline ?? BASELINE_PATH))) {
    return {
      compares: false,
      effect: isGone
        ? 'The validator would report the problems of this baseline again.'
        : `The validator would not report the problems that this change adds to its baseline (${additions} added lines).`,
    };
  }
  if (is((one) => one === options?.memory || one === options?.history)) {
    return {
      compares: false,
      effect:
        'Models would read the edited version of this file in later reviews, as facts or as an earlier conversation.',
    };
  }
  if (is((one) => one === (options?.learned ?? LEARNED_PATH))) {
    return {
      compares: false,
      effect: 'What this file says of past findings would decide which findings become comments (`min-acceptance`).',
    };
  }
  if (is((one) => one === (options?.auditBaseline ?? AUDIT_BASELINE_PATH))) {
    return {
      compares: false,
      effect: isGone
        ? 'Audits would report the findings of this file again.'
        : 'Audits would not report the findings that this file lists.',
    };
  }
  if (is((one) => one === workflowPath)) {
    return {
      compares: false,
      effect: isGone
        ? 'The workflow that runs this review would not exist under this name any more.'
        : 'This is the workflow that runs this review. Its events, permissions and inputs are not compared here: read its diff.',
    };
  }
  const other = isGone ? undefined : otherSpellingOf(path);
  if (other !== undefined) {
    return {
      compares: false,
      effect: `On Windows and macOS, this is another spelling of \`${other}\`: programs there would read this file, or none of the two.`,
    };
  }
  const what = [path, previousPath].flatMap((one) => (one === undefined ? [] : (describeTool(one) ?? [])))[0];
  const becomes = isGone ? 'would not exist any more' : status === 'added' ? 'is new' : 'would change';
  return what === undefined ? undefined : { compares: false, effect: `${what} ${becomes}.` };
}

/** Files that the options name, and those that are read if no option does. */
function namedFiles(options: Options | undefined): readonly string[] {
  const { contentExclusion, baseline, memory, history, learned, auditBaseline } = options ?? {};
  const baselines = [baseline ?? BASELINE_PATH, auditBaseline ?? AUDIT_BASELINE_PATH];
  return [contentExclusion ?? EXCLUSION_PATH, ...baselines, learned ?? LEARNED_PATH, memory, history].filter(
    (path) => path !== undefined,
  );
}

const SCOPE_FILE = new Set(['.gitattributes', '.copilotignore']);

/** What a customization does that is not a guideline. Edits of guidelines have a section of their own. */
const TOOLS: Readonly<Partial<Record<CustomizationKind, string>>> = {
  agent: 'This agent, which can review changes,',
  hooks: 'This file of hooks, which run commands in clients of the team,',
  skill: 'This skill, which models can read,',
};
const PROGRAMS = /(?:^|\/)(?:\.mcp|\.vscode\/mcp|\.claude\/settings(?:\.local)?)\.json$/;

function describeTool(path: string): string | undefined {
  const kind = identify(path);
  return PROGRAMS.test(path) ? 'This file, which names programs that clients of the team start,' : kind && TOOLS[kind];
}

function describePart({ status }: FileChange, what: string | undefined): Role | undefined {
  const rest =
    status === 'removed'
      ? ', and would not exist any more.'
      : '. Its events, permissions and inputs are not compared here: read its diff.';
  return what === undefined ? undefined : { compares: false, effect: `${what}${rest}` };
}

function noParts(error: unknown): ReadonlyMap<FileChange, string> {
  if (error instanceof GithubError) {
    return new Map();
  }
  throw error;
}

const OPTIONS_UNKNOWN = 'options-unknown';

function unknownOptions(): Promise<Options> {
  return Promise.reject(new UserError(OPTIONS_UNKNOWN, 'The options are not known'));
}

function orUndefined(error: unknown): undefined {
  if (error instanceof UserError || error instanceof GithubError) {
    return undefined;
  }
  throw error;
}

/** Compares the options and the files to review at the base with those after the merge. */
async function compareRuns(
  { changes, trusted, readHead, repository }: Pick<ReviewSubject, 'changes' | 'trusted' | 'readHead' | 'repository'>,
  edited: readonly FileChange[],
  before: Options | undefined,
  { optionsAt = unknownOptions, configPath = CONFIG_PATH }: AfterMergeTerms,
): Promise<readonly Effect[]> {
  const first = edited.find(({ path }) => path === configPath)?.path ?? edited[0]?.path ?? configPath;
  try {
    const merged = overlayWorkspace(trusted, await readEdited(edited, readHead), 'the head');
    const after = before === undefined ? undefined : await optionsAt(merged);
    const options = before === undefined || after === undefined ? [] : compareOptions(before, after);
    const none = { paths: [], ignore: [], contentExclusion: undefined };
    const search = await findLostFiles(
      { workspace: trusted, options: before ?? none },
      { workspace: merged, options: after ?? none },
      { paths: changes.files.filter(({ status }) => status !== 'removed').map(({ path }) => path), repository },
    );
    const limit = search.isComplete ? [] : [`Only ${search.files} files of the repository were compared.`];
    return [
      ...search.lost.map(({ reason, paths }) => ({
        path: sourceIn(reason, edited) ?? first,
        effect: describeLost(reason, paths, search.files),
      })),
      ...options.map((effect) => ({ path: configPath, effect })),
      ...(search.lost.length === 0 && options.length === 0
        ? [{ path: first, effect: 'No file would be left out that is reviewed now, and no option would change.' }]
        : []),
      ...limit.map((effect) => ({ path: first, effect })),
    ];
  } catch (error) {
    if (error instanceof UserError && error.exitCode === EXIT.usage && error.code !== OPTIONS_UNKNOWN) {
      return [{ path: first, effect: `Reviews would end with an error: ${messageOf(error)}` }];
    }
    if (error instanceof UserError || error instanceof GithubError) {
      return [{ path: first, effect: `The effect is not known: ${messageOf(error)}` }];
    }
    throw error;
  }
}

async function readEdited(
  edited: readonly FileChange[],
  readHead: ReviewSubject['readHead'],
): Promise<ReadonlyMap<string, string | undefined>> {
  const texts = new Map<string, string | undefined>();
  for (const { path, previousPath, status } of edited) {
    if (previousPath !== undefined && status === 'renamed') {
      texts.set(previousPath, undefined);
    }
    texts.set(path, status === 'removed' ? undefined : await readHead(path));
  }
  return texts;
}

/** The edited file that a reason names, such as `.gitattributes` in `marked `linguist-generated` (.gitattributes:3)`. */
function sourceIn(reason: string, edited: readonly FileChange[]): string | undefined {
  return edited.find(({ path }) => reason.includes(`(${path}:`))?.path;
}

const MAX_EXAMPLES = 3;

function describeLost(reason: string, paths: readonly string[], all: number): string {
  const examples = paths.slice(0, MAX_EXAMPLES).map((path) => `\`${path}\``);
  const more = paths.length - examples.length;
  const names = more === 0 ? examples.join(', ') : `${examples.join(', ')} and ${more} more`;
  return `${countPart(paths.length, all, 'file')} would not be reviewed any more: ${names}: ${reason}.`;
}

function listLostGuidelines(changes: GuidelineChanges | undefined): readonly Effect[] {
  return (changes?.changes ?? []).flatMap((one): readonly Effect[] => {
    if (one.kind === 'removed') {
      return [
        {
          path: one.path,
          effect: `${count(one.statements.length, 'statement')} would not guide reviews of these files any more.`,
        },
      ];
    }
    return one.kind === 'changed' && one.statements.removed.length > 0
      ? [
          {
            path: one.path,
            effect: `${count(one.statements.removed.length, 'statement')} would be gone or worded differently.`,
          },
        ]
      : [];
  });
}
