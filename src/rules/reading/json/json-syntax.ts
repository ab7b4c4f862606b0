import { findNonJson, isBroken, type JsoncProblem } from '../../../text/json/jsonc.ts';
import type { CheckedText } from '../texts/checked-text.ts';
import type { Effects, FileRule } from '../../types.ts';

/** The problems of a text read as JSON with comments, and the further ones if it is read as plain JSON. */
interface Problems {
  readonly always: readonly JsoncProblem[];
  readonly inPlainJson: readonly JsoncProblem[];
}

interface RuleParts extends Pick<FileRule, 'id' | 'kinds' | 'description' | 'effects' | 'source'> {
  /** The effects of a repeated key. The last value counts. */
  readonly repeatedKey: Effects;
  /** Whether the clients that read a file accept neither comments nor trailing commas. */
  readonly isPlainJson: (path: string) => boolean;
  /** Whether another rule reports the problem. */
  readonly isOthers?: (text: CheckedText, problem: JsoncProblem) => boolean;
}

/** Makes a rule that reports where a file is not valid JSON. */
export function jsonSyntaxRule({ repeatedKey, isPlainJson, isOthers, ...parts }: RuleParts): FileRule<Problems> {
  return {
    ...parts,
    scope: 'file',
    collect(text) {
      const always = text.json.problems.filter((problem) => isOthers?.(text, problem) !== true);
      const inPlainJson = isEmpty(text.text) ? [EMPTY] : isBroken(text.json) ? [] : findNonJson(text.source);
      return always.length + inPlainJson.length === 0 ? undefined : { always, inPlainJson };
    },
    check({ always, inPlainJson }, { path }, report) {
      for (const { range, message, hint, code } of isPlainJson(path) ? [...always, ...inPlainJson] : always) {
        report(range, { message, hint }, code === 'duplicate-key' ? { effects: repeatedKey } : {});
      }
    },
  };
}

/** Some clients take an empty file for an empty object. A parser of plain JSON says "Unexpected end of JSON input". */
const EMPTY: JsoncProblem = {
  code: 'empty',
  severity: 'error',
  message: 'The file is empty',
  hint: 'Write an object, or delete the file.',
  range: { start: 0, end: 0 },
};
const MOST_BLANKS = 1_000;

function isEmpty(text: string): boolean {
  return text.length < MOST_BLANKS && text.trim() === '';
}
