import { lazily } from '../../structures/lazily.ts';
import { readHidden } from '../../text/markdown/code.ts';
import { positionAt, sourceText } from '../../text/source-text.ts';
import { locateText } from '../../customizations/locate.ts';
import type { Statement } from '../../guidelines/statements/statements.ts';
import type { Guideline } from '../../guidelines/types.ts';
import { findDisabling, readDisabledLines } from './disable-comments.ts';

/** Which literal checks a team switched off in its configuration. */
export interface CheckSwitches {
  /** `literal-checks: off`. */
  readonly isOff: boolean;
  /** Names of families: `leave-out-checks: naming`. */
  readonly leftOut: readonly string[];
  /** Whether comments in code switch nothing off, because a policy decides which checks are left out. */
  readonly ignoresComments?: boolean;
}

export const ALL_ON: CheckSwitches = { isOff: false, leftOut: [] };

/** Makes a function that says why a team switched the checks of a statement off; undefined if it did not. */
export function openSwitches(
  { content }: Pick<Guideline, 'content'>,
  { isOff, leftOut }: CheckSwitches,
): (statement: Statement, families: readonly string[]) => string | undefined {
  const { text } = content;
  const hidden = lazily(() => readHidden(text));
  const disabled = readDisabledLines(text, false, (offset) => hidden()(offset) === 'comment');
  const source = sourceText('', text);
  const firstLine = locateText(content, 0).line;
  return ({ offset }, families) => {
    if (isOff) {
      return 'switched off by `literal-checks: off`';
    }
    const comment = disabled.length === 0 ? undefined : findDisabling(disabled, positionAt(source, offset).line);
    if (comment !== undefined) {
      return `switched off by the comment in line ${comment + firstLine - 1}`;
    }
    const named = [...new Set(families)].filter((family) => leftOut.includes(family));
    return named.length > 0 && named.length === new Set(families).size
      ? `switched off by \`leave-out-checks: ${named.join(', ')}\``
      : undefined;
  };
}
