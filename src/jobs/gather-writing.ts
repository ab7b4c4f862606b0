import { earlierSubjects, type CommitLog } from '../context/commits.ts';
import { workspaceLabels } from '../context/labels.ts';
import { customizationReader } from '../customizations/read-customization.ts';
import { customizationsIndex } from '../guidelines/customizations-index.ts';
import { selectInstructions, type WritingPurpose } from '../guidelines/instructions-for.ts';
import { dependsOnLanguages, takesFiles } from '../guidelines/takes-part.ts';
import type { Options } from '../options.ts';
import { agentPiece } from '../prompt/agent.ts';
import type { PartNodes } from '../prompt/arrange.ts';
import { attachmentPieces, risingFrom, type Attachments } from '../prompt/attachments.ts';
import { commitPieces } from '../prompt/commits.ts';
import { indexPieces } from '../prompt/customizations-index.ts';
import { instructionPieces } from '../prompt/instructions.ts';
import { labelPieces } from '../prompt/labels.ts';
import { PRESETS } from '../prompt/presets.ts';
import { pullRequestPieces } from '../prompt/pull-request.ts';
import { queryPieces } from '../prompt/query.ts';
import { REQUESTS } from '../prompt/requests.ts';
import { rolePieces } from '../prompt/roles.ts';
import type { Grammars } from '../syntax/types.ts';
import { readFirstLines } from './first-lines.ts';
import type { Prepared, ReviewSubject } from './prepare-review.ts';
import { readAttachments } from './read-attachments.ts';
import { readGiven, type Given } from './read-given.ts';

/** Where earlier commits are read, and up to which one. */
export interface EarlierCommits {
  readonly log: CommitLog;
  /** A commit's id. */
  readonly head: string;
}

/** All parts of a prompt but the change, and what did not become one. */
export interface GatheredParts {
  readonly parts: PartNodes;
  readonly leftOut: readonly { readonly source: string; readonly reason: string }[];
}

/** Gathers what a prompt to write something is made of: who the model is, what guides it, what helps it, what is asked. */
export async function gatherForWriting(
  purpose: WritingPurpose,
  subject: ReviewSubject & { readonly earlier?: EarlierCommits },
  prepared: Prepared,
  given: Given,
  options: Pick<Options, 'contentExclusion'>,
  grammars: Grammars,
): Promise<GatheredParts> {
  const { priorities } = PRESETS[purpose];
  const isAboutCode = takesFiles(purpose);
  const changed = isAboutCode ? prepared.files : [];
  const attachments = await readAttachments(subject, given.attach, changed, grammars, options);
  const instructions = await gatherInstructions(purpose, subject, prepared, attachments);
  const { parts, leftOut } = readGiven(given, priorities);
  const labels = isAboutCode ? await workspaceLabels(subject.trusted) : [];
  const commits = purpose === 'commit-message' ? await readCommits(subject.earlier) : { branch: [], author: [] };
  return {
    parts: {
      role: rolePieces(purpose),
      ...instructions.parts,
      agent: prepared.agent === undefined ? [] : [agentPiece(prepared.agent)],
      labels: labelPieces(labels, priorities.labels),
      ...parts,
      commits: commitPieces(commits, priorities.commits),
      description: purpose === 'pull-request-description' ? pullRequestPieces(subject.description) : [],
      attachments: attachmentPieces(attachments, risingFrom(priorities.attachments)),
      query: queryPieces(given.message ?? REQUESTS[purpose]),
    },
    leftOut: [...instructions.leftOut, ...leftOut],
  };
}

async function gatherInstructions(
  purpose: WritingPurpose,
  { guidance, changes, readHead }: ReviewSubject,
  { customizations, agent }: Prepared,
  attachments: Attachments,
): Promise<GatheredParts> {
  const attached = attachments.files.map(({ path }) => path);
  const firstLines = dependsOnLanguages(customizations, purpose)
    ? await readFirstLines(changes.files, readHead)
    : undefined;
  const selected = selectInstructions(customizations, purpose, {
    paths: [...new Set([...changes.files.map(({ path }) => path), ...attached])],
    attached: new Set(attached),
    ...(firstLines === undefined ? {} : { firstLines }),
  });
  const index = await customizationsIndex(customizations, purpose, {
    offered: selected.offered,
    // What an editor's agent can do.
    abilities: ['read-files', 'call-agents'],
    read: customizationReader(guidance),
  });
  const { priorities } = PRESETS[purpose];
  return {
    parts: {
      instructions: [instructionPieces(selected.inForce, purpose, customizations.folders)],
      index: indexPieces(index, priorities.index),
    },
    leftOut: [...selected.leftOut, ...index.leftOut].filter(({ source }) => source !== agent?.path),
  };
}

function readCommits(earlier: EarlierCommits | undefined): ReturnType<typeof earlierSubjects> {
  return earlier === undefined
    ? Promise.resolve({ branch: [], author: [] })
    : earlierSubjects(earlier.log, earlier.head, undefined);
}
