import type { UsageRow } from '../../models/spending/meter.ts';
import { sumRows } from '../../models/spending/sum-rows.ts';
import type { DescribedChange } from './description.ts';

/** The texts as they are shown and posted. */
export interface DrawnDescription {
  readonly title: string;
  readonly body: string;
  readonly commitMessage: string | undefined;
}

/** A description for other programs. */
export function descriptionJson(
  { outline, written, notes }: DescribedChange,
  { title, body, commitMessage }: DrawnDescription,
  usage: readonly UsageRow[],
): Readonly<Record<string, unknown>> {
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
