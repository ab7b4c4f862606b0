import type { Chosen, ReviewSubject } from '../choose/choose-guidance.ts';
import type { AuditedTree } from './open-tree.ts';
import type { Survey } from './survey-tree.ts';

/** A tree to audit, with what was chosen for it. */
export interface AuditSubject {
  readonly tree: AuditedTree;
  readonly survey: Survey;
  /** All files of the tree, without their texts. */
  readonly subject: ReviewSubject;
  readonly chosen: Chosen;
}
