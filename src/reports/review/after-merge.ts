import { oneLine, showHidden } from '../../text/hidden/visible.ts';
import { shortenPath, shortenSentence } from '../../text/shown/shorten.ts';
import { codeSpan } from '../markdown/markdown-text.ts';
import { modelLine } from '../markdown/model-markdown.ts';
import { shownPath } from '../../text/shown/shown-path.ts';

/** What later reviews will not read, follow or fail any more if the change is merged. */
export interface AfterMerge {
  /** The edited files that decide it. */
  readonly files: readonly string[];
  /** What each of them does, as a sentence. Paths and values in it are from the change: whoever shows it escapes it. */
  readonly effects: readonly { readonly path: string; readonly effect: string }[];
}

/** Lists the effects as rows of Markdown. */
export function afterMergeRows(
  { effects }: AfterMerge,
  most: { readonly path: number; readonly effect: number },
): readonly string[] {
  return effects.map(({ path, effect }) => {
    const place = codeSpan(shortenPath(showHidden(path), most.path));
    return `- ${place}: ${modelLine(shortenSentence(showHidden(effect), most.effect))}`;
  });
}

/** The same for a terminal. */
export function afterMergeLines(afterMerge: AfterMerge | undefined): readonly string[] {
  return afterMerge === undefined
    ? []
    : ['After this merge', ...afterMerge.effects.map(({ path, effect }) => `  ${shownPath(path)}: ${oneLine(effect)}`)];
}
