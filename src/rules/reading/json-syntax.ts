import { findNonJson, isBroken } from '../../text/json/jsonc.ts';
import type { JsoncProblem } from '../../text/json/jsonc-problems.ts';
import type { CheckedText } from './checked-text.ts';
import type { Effects, FileRule } from '../types.ts';

/** The problems of a text as it is read with comments, and those that plain JSON adds. */
interface Problems {
  readonly always: readonly JsoncProblem[];
  readonly inPlainJson: readonly JsoncProblem[];
}

interface Head extends Pick<FileRule, 'id' | 'kinds' | 'description' | 'effects' | 'source'> {
  /** What a key that stands twice does; the last one counts. */
  readonly repeatedKey: Effects;
  /** Whether the readers of a file take neither comments nor a comma at the end of a list. */
  readonly isPlainJson: (path: string) => boolean;
  /** Whether a problem is another rule's. */
  readonly isOthers?: (text: CheckedText, problem: JsoncProblem) => boolean;
}

/** A rule that says where a file is no JSON. */
export function jsonSyntaxRule({ repeatedKey, isPlainJson, isOthers, ...head }: Head): FileRule<Problems> {
  return {
    ...head,
    scope: 'file',
    collect(text) {
      const always = text.json.problems.filter((problem) => isOthers?.(text, problem) !== true);
      const inPlainJson = isBroken(text.json) ? [] : findNonJson(text.source);
      return always.length + inPlainJson.length === 0 ? undefined : { always, inPlainJson };
    },
    check({ always, inPlainJson }, { path }, report) {
      for (const { range, message, hint, code } of isPlainJson(path) ? [...always, ...inPlainJson] : always) {
        report(range, { message, hint }, code === 'duplicate-key' ? { effects: repeatedKey } : {});
      }
    },
  };
}
