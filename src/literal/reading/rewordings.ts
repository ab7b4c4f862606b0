const CODES = '[\\uE000-\\uF8FF](?:(?:, (?:and |or )?| and | or )[\\uE000-\\uF8FF])*';
const COUNT = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)';

/** Sentences that say the same as one of another form, which the readers know. */
const GOOD = '(?:descriptive |meaningful |clear |good |concise |short |proper |small |atomic |focused )*';
const CONVENTIONAL = 'conventional[- ]commits?(?:[- ](?:style|format|convention|spec(?:ification)?|standard)s?)*';
const TITLES = '(?:pr|pull request|merge request) titles?';
const LISTED = '(?::? \\(?(?:e\\.g\\.,? |such as |like )?[\uE000-\uF8FF][^;]{0,90})?';
/** `as seen in the history`, `so that the changelog is right`: words that limit nothing. */
const SO_THAT =
  '(?:,? (?:as seen in|as shown in|matching|like the rest of|consistent with|so that|so|because|since|because of) [^,;]{1,80}|: these .{1,60})?';

const TEST_FILES = '(?:all |new |the )*(?:unit )?(?:tests|test files?|spec files|specs)';
const REWORDINGS: readonly (readonly [form: RegExp, same: string])[] = [
  [
    new RegExp(
      `^(?:name )?${TEST_FILES}(?: names?)?(?: (?:must|should) be| are| be|)(?: named| written| called)? (?:with|using|as|in|ending in)(?: the| an?)? ?([\uE000-\uF8FF])(?: files?)?(?: suffix| extension| ending| file extension| naming)?(?: alongside (?:the )?(?:implementation|source|code))?(?: \\([^()]*\\))?$`,
    ),
    'test files must end with $1',
  ],
  [
    new RegExp(
      `^(?:name )?${TEST_FILES} (?:are named|must be named|should be named|named|use|should use|must use|follow|:) (?:the )?([\uE000-\uF8FF])(?: (?:suffix|extension|pattern|naming|convention))*$`,
    ),
    'test files must end with $1',
  ],
  [
    /^(.+? (?:must|should) (?:have|include|contain) (?:an? |the )?(?:jsdoc|tsdoc|javadoc|docstrings?|xml documentation(?: comments?)?|documentation comments?|doc comments?|(?:[a-z]+ )?(?:copyright|license) header))(?: at the (?:very )?(?:top|beginning|start)(?: of (?:the|each|every) file)?)?(?: with| that includes?| including| containing| that contains?| covering)?:$/,
    '$1',
  ],
  [
    new RegExp(
      `^(?:use|write|create|make|keep) ${GOOD}(?:commit messages?|commits)(?:,? (?:that )?(?:following|follow|in|using|which follow|with)) (?:the )?${CONVENTIONAL}${LISTED}${SO_THAT}$`,
    ),
    'commit messages must follow conventional commits',
  ],
  [new RegExp(`^(?:we )?(?:use|follow) (?:the )?${CONVENTIONAL}${LISTED}${SO_THAT}$`), 'follow conventional commits'],
  [
    new RegExp(`^(?:use|write|follow) (?:the |a )?${CONVENTIONAL} ${TITLES}${LISTED}${SO_THAT}$`),
    'pull request titles must follow conventional commits',
  ],
  [
    new RegExp(`^(?:use|write|follow) (?:the |a )?${CONVENTIONAL} (?:commit )?messages?${LISTED}${SO_THAT}$`),
    'commit messages must follow conventional commits',
  ],
  [
    new RegExp(
      `^(?:all |every |each )?(?:commits?|commit messages?) (?:\\w+ )?(?:follows?|uses?|adheres? to) (?:the |a )?(?:lightweight |simple |standard )?${CONVENTIONAL}${LISTED}${SO_THAT}$`,
    ),
    'commit messages must follow conventional commits',
  ],
  [
    new RegExp(
      `^(?:all |every |each )?${TITLES} (?:\\w+ )?(?:follows?|uses?|adheres? to) (?:the |a )?${CONVENTIONAL}${LISTED}${SO_THAT}$`,
    ),
    'pull request titles must follow conventional commits',
  ],
  [
    /^(?:semantic |conventional )?(?<what>commit messages?|commits?|commit titles?|pr titles?|pull request titles?)(?: format| style| convention| naming)?: ([\uE000-\uF8FF])$/,
    '$1 must follow the format $2',
  ],

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

/** A sentence in words that the readers know, if another form says the same. What follows a semicolon stays as it is. */
export function rewordSentence(plain: string): string {
  const whole = reword(plain);
  const border = whole === undefined ? plain.indexOf('; ') : -1;
  const first = border < 0 ? undefined : reword(plain.slice(0, border));
  return whole ?? (first === undefined ? plain : `${first}${plain.slice(border)}`);
}

function reword(plain: string): string | undefined {
  const [form, same] = REWORDINGS.find(([one]) => one.test(plain)) ?? [];
  return form === undefined || same === undefined ? undefined : plain.replace(form, same);
}
