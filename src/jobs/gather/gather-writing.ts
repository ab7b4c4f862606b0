import { earlierSubjects, type CommitLog } from '../../context/commits.ts';
import type { GivenText } from '../../context/distinct-files.ts';
import { workspaceLabels } from '../../context/labels.ts';
import { customizationReader } from '../../customizations/read-customization.ts';
import { customizationsIndex } from '../../guidelines/customizations-index.ts';
import { selectInstructions, type WritingPurpose } from '../../guidelines/instructions-for.ts';
import { dependsOnLanguages, takesFiles } from '../../guidelines/takes-part.ts';
import type { Options } from '../../options/options.ts';
import { agentPiece } from '../../prompt/parts/agent.ts';
import type { PartNodes } from '../../prompt/arrange.ts';
import { attachmentPieces, risingFrom } from '../../prompt/parts/attachments.ts';
import { commitPieces } from '../../prompt/parts/commits.ts';
import { indexPieces } from '../../prompt/parts/customizations-index.ts';
import { instructionPieces } from '../../prompt/parts/instructions.ts';
import { labelPieces } from '../../prompt/parts/labels.ts';
import { PRESETS } from '../../prompt/presets.ts';
import { pullRequestPieces } from '../../prompt/parts/pull-request.ts';
import { queryPieces } from '../../prompt/parts/query.ts';
import { REQUESTS } from '../../prompt/parts/requests.ts';
import { rolePieces } from '../../prompt/parts/roles.ts';
import type { Grammars } from '../../syntax/types.ts';
import { readFirstLines } from '../choose/first-lines.ts';
import type { Chosen, ReviewSubject } from '../choose/choose-guidance.ts';
import { attachedPath, readAttachments } from './read-attachments.ts';
import { readGiven, type Given } from './read-given.ts';

/** Where earlier commits are read. */
export interface EarlierCommits {
  readonly log: CommitLog;
  /** The id of the last commit to read. */
  readonly head: string;
}

/** All parts of a prompt except the change, and what is left out of them. */
export interface GatheredParts {
  readonly parts: PartNodes;
  readonly leftOut: readonly { readonly source: string; readonly reason: string }[];
}

/** Gathers the parts of a prompt that asks for a text: the role, the instructions, the context and the request. */
export async function gatherForWriting(
  purpose: WritingPurpose,
  subject: ReviewSubject & { readonly earlier?: EarlierCommits },
  chosen: Chosen,
  given: Given,
  options: Pick<Options, 'contentExclusion'>,
  grammars: Grammars,
): Promise<GatheredParts> {
  const { priorities } = PRESETS[purpose];
  const isAboutCode = takesFiles(purpose);
  const changed = isAboutCode ? chosen.files : [];
  const attach = [...new Set(given.attach.map(attachedPath))];
  const guiding = await gatherInstructions(purpose, subject, chosen, attach);
  const attachments = await readAttachments(subject, attach, changed, grammars, options, guiding.given);
  const { parts, leftOut } = await readGiven(given, purpose, { files: chosen.files, readHead: subject.readHead });
  const labels = isAboutCode ? await workspaceLabels(subject.trusted) : [];
  const { earlier } = subject;
  const commits =
    purpose === 'commit-message' && earlier !== undefined ? await earlierSubjects(earlier.log, earlier.head) : [];
  return {
    parts: {
      role: rolePieces(purpose),
      ...guiding.parts,
      agent: chosen.agent === undefined ? [] : [agentPiece(chosen.agent)],
      labels: labelPieces(labels, priorities.labels),
      ...parts,
      commits: commitPieces(commits, priorities.commits),
      description: purpose === 'pull-request-description' ? pullRequestPieces(subject.description) : [],
      attachments: attachmentPieces(attachments, risingFrom(priorities.attachments)),
      query: queryPieces(given.message ?? REQUESTS[purpose]),
    },
    leftOut: [...guiding.leftOut, ...leftOut, ...attachments.leftOut],
  };
}

interface GatheredInstructions extends GatheredParts {
  /** Texts of the instruction files, which are not repeated as attachments. */
  readonly given: readonly GivenText[];
}

async function gatherInstructions(
  purpose: WritingPurpose,
  { guidance, changes, readHead }: ReviewSubject,
  { customizations, agent }: Chosen,
  attach: readonly string[],
): Promise<GatheredInstructions> {
  const firstLines = dependsOnLanguages(customizations, purpose)
    ? await readFirstLines(changes.files, readHead)
    : undefined;
  const selected = selectInstructions(customizations, purpose, {
    paths: [...new Set([...changes.files.map(({ path }) => path), ...attach])],
    ...(firstLines === undefined ? {} : { firstLines }),
  });
  const others = customizations.found.filter(({ path }) => path !== agent?.path);
  const index = await customizationsIndex({ ...customizations, found: others }, purpose, {
    offered: selected.offered,
    // The abilities of an editor's agent.
    abilities: ['read-files', 'call-agents'],
    ...(agent?.head.agents === undefined ? {} : { callable: agent.head.agents }),
    read: customizationReader(guidance),
  });
  const { instructions, skills, agents } = index;
  const listed = [...instructions.described, ...skills.described, ...agents.described];
  const shown = new Set([agent?.path, ...listed.map(({ path }) => path)]);
  const { priorities } = PRESETS[purpose];
  return {
    parts: {
      instructions: [instructionPieces(selected.applicable, purpose, customizations.folders)],
      index: indexPieces(index, priorities.index),
    },
    given: selected.applicable.flatMap(({ path, entry, content }) =>
      entry === 'text' ? [] : [{ path, text: content.text }],
    ),
    leftOut: [...selected.leftOut.filter(({ source }) => !shown.has(source)), ...index.leftOut],
  };
}
