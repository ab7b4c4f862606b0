import type { FileChange } from '../../changes/types.ts';
import type { UsageRow } from '../../models/spending/meter.ts';
import { sumRows } from '../../models/spending/sum-rows.ts';
import type { DescribedChange } from './description.ts';

/** The texts as they are shown and posted. */
export interface DrawnDescription {
  readonly title: string;
  readonly body: string;
  readonly commitMessage: string | undefined;
}

/** A title and a description for a change, and what they were written from. */
export interface DescriptionReport {
  /** The title of the pull request. */
  readonly title: string;
  /** The description of the pull request, in Markdown. */
  readonly description: string;
  /** The commit message; null unless `--commit-message` was given. */
  readonly commitMessage: string | null;
  /** The model that wrote them, as `provider:name`; null if they were made of files and declarations alone. */
  readonly model: string | null;
  /** The changed files, by folder. */
  readonly groups: readonly {
    /** The folder; null for the files of the root. */
    readonly folder: string | null;
    /** The changed files in it. */
    readonly files: readonly Pick<FileChange, 'path' | 'previousPath' | 'status' | 'additions' | 'deletions'>[];
  }[];
  /** Exported declarations that the change adds, removes or changes. */
  readonly exports: DescribedChange['outline']['exports'];
  /** Number of files of code whose declarations were not compared. */
  readonly uncompared: DescribedChange['outline']['uncompared'];
  /** What a reader should know about how the texts came about, as sentences. */
  readonly notes: readonly string[];
  /** What the requests used. */
  readonly usage: {
    /** Number of requests to models. */
    readonly requests: number;
    /** Tokens of the prompts. */
    readonly inputTokens: number;
    /** Tokens of the answers. */
    readonly outputTokens: number;
    /** In the currency of `prices`; null if a used model has no price. */
    readonly cost: number | null;
  };
}

/** A description for other programs. */
export function descriptionJson(
  { outline, written, notes }: DescribedChange,
  { title, body, commitMessage }: DrawnDescription,
  usage: readonly UsageRow[],
): DescriptionReport {
  const { requests, inputTokens, outputTokens, cost } = sumRows(usage);
  return {
    title,
    description: body,
    commitMessage: commitMessage ?? null,
    model: written?.by ?? null,
    groups: outline.groups.map(({ folder, files }) => ({
      folder: folder ?? null,
      files: files.map(({ path, previousPath, status, additions, deletions }) => ({
        path,
        ...(previousPath === undefined ? {} : { previousPath }),
        status,
        additions,
        deletions,
      })),
    })),
    exports: outline.exports,
    uncompared: outline.uncompared,
    notes,
    usage: { requests, inputTokens, outputTokens, cost: cost ?? null },
  };
}
