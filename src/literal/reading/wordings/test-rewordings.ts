const TESTS =
  '(?:an? |the |some |any |appropriate |corresponding |relevant |proper |new |unit |regression |automated |matching |accompanying |associated |good |adequate |sufficient |comprehensive |meaningful |at least one )*tests?(?: cases?| coverage| files?)?';
const ALL = '(?:all |every |each |any |the |an? |your |our |new |significant |code |user-facing )*';
const KIND = `${ALL}(?:bug ?fix(?:es)?|fix(?:es)?|features?|functionality|behaviou?rs?|code|changes|change|pull requests?|prs?)`;
const KINDS = `(${KIND}(?:(?:,? (?:and|or|&) |, |\\/)${KIND})*)`;
const FIRST = '(?:always |please |also |be sure to |remember to |make sure to )*';
const MUST = '(?: must| should| shall| need to| have to)?(?: always| also)?';
const SAME = '$1 must have tests';

/** Sentences that ask for tests with some changes, as one that the readers know. */
export const TEST_REWORDINGS: readonly (readonly [form: RegExp, same: string])[] = [
  [new RegExp(`^${FIRST}(?:add|write|include|provide|create) ${TESTS} (?:for|with|in|alongside|to) ${KINDS}$`), SAME],
  [
    new RegExp(
      `^${KINDS}${MUST} (?:have|has|includes?|comes? with|(?:be|is|are) covered by|(?:be|is|are) accompanied by|ships? with|contains?|needs?|requires?) ${TESTS}$`,
    ),
    SAME,
  ],
  [new RegExp(`^${TESTS} (?:are|is|be)? ?(?:required|mandatory|expected|needed) (?:for|with|in) ${KINDS}$`), SAME],
  [
    new RegExp(
      `^(?:when|whenever|if|after) (?:you )?(?:fix|fixing) (?:an? |any |the )*bugs?,? ${FIRST}(?:add|write|include) ${TESTS}$`,
    ),
    'bug fixes must have tests',
  ],
  [
    new RegExp(
      `^(?:when|whenever|if|after) (?:you )?(?:add|adding|implement|implementing) (?:an? |any |the |new )*(?:features?|functionality),? ${FIRST}(?:add|write|include) ${TESTS}(?: for it| for them| as well| too)?$`,
    ),
    'new features must have tests',
  ],
];
