import { MAX_HEAD_BYTES, MAX_VERSION_BYTES, readContent } from '../../workspace/read-content.ts';
import { chooseGuidance, type Chosen, type Guidance, type GuidanceSettings } from '../choose/choose-guidance.ts';
import type { AuditSubject } from './audit-subject.ts';
import type { AuditedTree } from './open-tree.ts';
import { surveyTree } from './survey-tree.ts';

/** Chooses the files of a tree to audit, their guidelines and their reviewers. */
export async function openAudit(
  tree: AuditedTree,
  guidance: Guidance,
  settings: GuidanceSettings,
): Promise<AuditSubject> {
  const survey = await surveyTree(tree, settings);
  const { workspace, repository } = tree;
  const subject = {
    changes: { files: survey.files, leftOut: [], source: 'tree' as const },
    trusted: workspace,
    repository,
    readHead: (path: string) => readContent(workspace, path, MAX_HEAD_BYTES),
    readVersion: (side: 'base' | 'head', { path }: { readonly path: string }) =>
      side === 'head' ? readContent(workspace, path, MAX_VERSION_BYTES) : Promise.resolve(undefined),
    guidance,
    description: undefined,
    sides: { base: workspace, head: workspace },
  };
  const chosen = await chooseGuidance(subject, settings, survey.scope);
  return { tree, survey, subject, chosen: wordForAudit(chosen) };
}

/** Reasons speak of changed files. In an audit, nothing changed. */
function wordForAudit(chosen: Chosen): Chosen {
  const word = <Entry extends { readonly reason: string }>(entries: readonly Entry[]): readonly Entry[] =>
    entries.map((entry) => ({ ...entry, reason: entry.reason.replaceAll('changed file', 'file') }));
  return {
    ...chosen,
    leftOut: word(chosen.leftOut),
    guidelines: { ...chosen.guidelines, leftOut: word(chosen.guidelines.leftOut) },
  };
}
