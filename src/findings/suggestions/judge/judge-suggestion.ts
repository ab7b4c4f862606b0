import { hasBlank } from '../../../text/secrets/blank-secrets.ts';
import { replacedLines, type Claim, type Target } from '../replacement.ts';
import { isBalanced } from './balance.ts';
import { findMisfit } from './fits-lines.ts';
import { isFragment } from './fragment.ts';
import { keepsStructure } from './indentation.ts';
import { stillParses, type FindFaults } from './still-parses.ts';
import { editCost } from '../similar-lines.ts';

/** A longer line was generated, and nobody reads what a click changes in it. */
const MAX_LINE_CHARACTERS = 5_000;

/**
 * Says why a cleaned suggestion must not be applied with one click, as a clause. Undefined if it replaces exactly the lines
 * that are meant, and leaves a sound file.
 */
export async function findDoubt(
  lines: readonly string[],
  target: Target,
  claim: Claim,
  findFaults: FindFaults,
): Promise<string | undefined> {
  const replaced = replacedLines(target);
  if ([...replaced, ...lines].some((line) => line.length > MAX_LINE_CHARACTERS)) {
    return 'its lines are too long to be checked';
  }
  if (lines.some(hasBlank)) {
    return 'a secret on these lines was hidden from its writer';
  }
  return (
    doubtPlace(lines, target, claim) ??
    findMisfit(lines, target, claim) ??
    (isFragment(lines, replaced, claim.said) ? 'it may be only a part of the lines' : undefined) ??
    (isBalanced(lines, target) ? undefined : 'brackets or quotes would be left open') ??
    (keepsStructure(lines, target) ? undefined : 'the lines below would belong to another block') ??
    (await doubtSyntax(lines, target, findFaults))
  );
}

/** The most lines that are compared when the quote is missing. */
const MAX_UNQUOTED = 40;
/** The part of the lines that may differ when only their likeness says that they are meant. */
const MOST_DIFFERENT = 0.5;

function doubtPlace(lines: readonly string[], target: Target, { replacement }: Claim): string | undefined {
  const replaced = replacedLines(target);
  const { isCertain, covered, stated } = replacement;
  const isOneLine = replaced.length === 1;
  const statedLines = stated.line === undefined ? 0 : stated.line - (stated.startLine ?? stated.line) + 1;
  // A quote in exactly the stated lines is proof enough: the number and the quote do not depend on each other.
  const isStated =
    covered !== 'none' &&
    stated.line === target.firstLine + replaced.length - 1 &&
    (stated.startLine ?? stated.line) === target.firstLine;
  if (!isCertain && !isStated) {
    return 'it is not certain which lines it is for';
  }
  if (covered === 'none') {
    const isAlike =
      Math.max(lines.length, replaced.length) <= MAX_UNQUOTED &&
      editCost(replaced, lines) <= MOST_DIFFERENT * (replaced.length + lines.length);
    return isAlike ? undefined : 'no quote shows which lines it is for';
  }
  return covered === 'all' || isOneLine || statedLines === replaced.length
    ? undefined
    : 'the quote does not have all of the lines';
}

/** The largest share of the lines that may differ if no parser can check the result. */
const MOST_CHANGED = 0.8;

async function doubtSyntax(
  lines: readonly string[],
  target: Target,
  findFaults: FindFaults,
): Promise<string | undefined> {
  const parses = await stillParses(lines, target, findFaults);
  if (parses === false) {
    return 'the file would have a syntax error';
  }
  if (parses === true || target.isWholeHead) {
    return undefined;
  }
  const replaced = replacedLines(target);
  const isAlike =
    replaced.length * lines.length <= 4_000 &&
    editCost(replaced, lines) <= MOST_CHANGED * (replaced.length + lines.length);
  return isAlike ? undefined : 'the file around it could not be read';
}
