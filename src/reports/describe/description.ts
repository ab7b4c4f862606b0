import type { FileGroup } from '../../changes/group-files.ts';
import type { ExportChange } from '../../symbols/compare-exports.ts';

/** What can be said of a change without a model. */
export interface ChangeOutline {
  readonly groups: readonly FileGroup[];
  readonly files: number;
  readonly additions: number;
  readonly deletions: number;
  /** Changes of declarations that other files can refer to. */
  readonly exports: readonly ExportChange[];
  /** Files of code whose declarations were not compared. */
  readonly uncompared: number;
}

/** What a model wrote, as it wrote it. */
export interface WrittenText {
  readonly title: string;
  readonly body: string;
  readonly commitMessage: string | undefined;
  /** The model's name. */
  readonly by: string;
}

/** The description of a change. */
export interface DescribedChange {
  readonly outline: ChangeOutline;
  /** Absent if no model was asked. */
  readonly written?: WrittenText;
  /** What is missing, each a sentence without full stop. */
  readonly notes: readonly string[];
}
