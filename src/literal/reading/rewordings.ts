const CODES = '[\\uE000-\\uF8FF](?:(?:, (?:and |or )?| and | or )[\\uE000-\\uF8FF])*';
const COUNT = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)';

/** Sentences that say the same as one of another form, which the readers know. */
const REWORDINGS: readonly (readonly [form: RegExp, same: string])[] = [
  [
    new RegExp(
      `^only (?:the )?(${CODES}|tests|test files) (?:may|should|can|must|is allowed to|are allowed to|is permitted to) ([a-z].+)$`,
    ),
    'never $2 outside of $1',
  ],
  [new RegExp(`^(?:no|not) more than (${COUNT} levels?) of (?:nesting|indentation)$`), 'nesting must not exceed $1'],
  [
    new RegExp(
      `^(?:no|not) more than (${COUNT} [a-z]+(?: of code)?) (?:per|in (?:a|any|each|every|one)) (function|method|file|class|component)$`,
    ),
    '$2s must not have more than $1',
  ],
  [
    /^(?:max(?:imum)?(?: of)?|at most) (?:1|one) ((?:public |top-level )?(?:class|component|type)) per file$/,
    'one $1 per file',
  ],
];

/** A sentence in words that the readers know, if another form says the same. */
export function rewordSentence(plain: string): string {
  const [form, same] = REWORDINGS.find(([one]) => one.test(plain)) ?? [];
  return form === undefined || same === undefined ? plain : plain.replace(form, same);
}
