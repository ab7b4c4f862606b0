import { COMPANION_REWORDINGS } from './companion-rewordings.ts';
import { GENERATED_REWORDINGS } from './generated-rewordings.ts';
import { createExpressionIndex } from '../../../text/expressions/expression-index.ts';
import { BAN_REWORDINGS } from './ban-rewordings.ts';
import { CODE_REWORDINGS } from './code-rewordings.ts';
import { FILE_REWORDINGS } from './file-rewordings.ts';
import { FORM_REWORDINGS, rewordGeneratedList, rewordSubjectList } from './form-rewordings.ts';
import { HEDGED_REWORDINGS } from './hedged-rewordings.ts';
import { LIMIT_REWORDINGS } from './limit-rewordings.ts';
import { PADDED_REWORDINGS } from './padded-rewordings.ts';
import { PLACE_REWORDINGS } from './place-rewordings.ts';
import { PULL_REWORDINGS, TEMPLATE_REWORDINGS } from './pull-rewordings.ts';
import { REVIEW_REWORDINGS } from './review-rewordings.ts';
import { rewordImportOrder, SHORT_REWORDINGS } from './short-rewordings.ts';
import { SHELL_REWORDINGS } from './shell-rewordings.ts';
import { TEST_REWORDINGS } from './test-rewordings.ts';
import { DOCUMENT_REWORDINGS } from './document-rewordings.ts';
import { COMMIT_REWORDINGS } from './commit-rewordings.ts';
import { rewordStyleList, VERBLESS } from './verbless-rewordings.ts';
import { COMMON_REWORDINGS } from './common-rewordings.ts';
import { regex } from '../../../text/regex.ts';

const STYLE = '(?:[\uE000-\uF8FF]|[a-z]+[-_ ]?case|[a-z]+_[a-z]+_case)';
/** `camelCase (functions), PascalCase (classes)`, also behind `naming:`. */
const STYLES_IN_BRACKETS = new RegExp(
  `^(?:naming(?: conventions?)?: )?${STYLE} \\([a-z/, ]+\\)(?:(?:, | and |, and |; )${STYLE} \\([a-z/, ]+\\))*$`,
);
const STYLE_IN_BRACKETS = new RegExp(`(${STYLE}) \\(([a-z/, ]+)\\)`, 'g');
const SHORT = /\b(?:vars?|fns?|funcs?|consts?|params?)\b/g;
const FULL: Readonly<Record<string, string>> = {
  var: 'variables',
  vars: 'variables',
  fn: 'functions',
  fns: 'functions',
  func: 'functions',
  funcs: 'functions',
  const: 'constants',
  consts: 'constants',
  param: 'parameters',
  params: 'parameters',
};

const ALL = createExpressionIndex(
  [
    ...COMMON_REWORDINGS,
    ...VERBLESS,
    ...FILE_REWORDINGS,
    ...GENERATED_REWORDINGS,
    ...COMPANION_REWORDINGS,
    ...PLACE_REWORDINGS,
    ...SHELL_REWORDINGS,
    ...CODE_REWORDINGS,
    ...LIMIT_REWORDINGS,
    ...SHORT_REWORDINGS,
    ...REVIEW_REWORDINGS,
    ...HEDGED_REWORDINGS,
    ...PADDED_REWORDINGS,
    ...BAN_REWORDINGS,
    ...COMMIT_REWORDINGS,
    ...FORM_REWORDINGS,
    ...PULL_REWORDINGS,
    ...TEMPLATE_REWORDINGS,
    ...TEST_REWORDINGS,
    ...DOCUMENT_REWORDINGS,
  ],
  ([form]) => [form],
);

/** A sentence in words that the readers know, if another form says the same. What follows a semicolon stays as it is. */
export function rewordSentence(plain: string): string {
  const whole = reword(plain) ?? rewordEnsured(plain) ?? rewordConventional(plain);
  const border = whole === undefined ? plain.indexOf('; ') : -1;
  const first = border < 0 ? undefined : reword(plain.slice(0, border));
  return whole ?? (first === undefined ? plain : `${first}${plain.slice(border)}`);
}

/**
 * `The exact value passed to … must follow Conventional Commits, such as …`: nobody means anything else by this name, whatever
 * the words before it are.
 */
function rewordConventional(plain: string): string | undefined {
  return ASKS_CONVENTIONAL.test(plain) && !LEAVES_CONVENTIONAL.test(plain)
    ? /\b(?:titles?|prs?|pull requests?)\b|--title/.test(plain)
      ? 'pull request titles must follow conventional commits'
      : /\bcommits? messages?\b|\bcommits?\b(?! (?:format|style|spec))/.test(
            plain.replace(/conventional[- ]commits?/g, ''),
          )
        ? 'commit messages must follow conventional commits'
        : undefined
    : undefined;
}

const ASKS_CONVENTIONAL = regex()`
  \b(?:must|should|has to|have to|needs? to|always)\b(?: always)?[ ]
    (?:follow|use|be in|match|conform to|adhere to|comply with|obey)[^.;:]{0,40}\bconventional[- ]commits?\b
`;
const LEAVES_CONVENTIONAL =
  /\b(?:unless|except|optional|optionally|recommended|not required|don't|do not|never|if|changesets?|branch)\b/;

/** `ensure that all fixes have tests`: what is ensured may have a form that is known. */
function rewordEnsured(plain: string): string | undefined {
  const rest = ENSURED.exec(plain)?.groups?.['rest'];
  return rest === undefined ? undefined : reword(rest);
}

const ENSURED = /^(?:always )?(?:ensure|make sure|be sure)(?: that)? (?<rest>.+)$/;

function reword(plain: string): string | undefined {
  const styles = STYLES_IN_BRACKETS.test(plain)
    ? plain.replaceAll(STYLE_IN_BRACKETS, '$1 for $2').replaceAll(SHORT, (word) => FULL[word] ?? word)
    : undefined;
  if (styles !== undefined) {
    return styles;
  }
  const list = rewordStyleList(plain) ?? rewordImportOrder(plain) ?? rewordGeneratedList(plain);
  if (list !== undefined) {
    return list;
  }
  const joined = rewordSubjectList(plain);
  if (joined !== undefined) {
    return reword(joined) ?? joined;
  }
  const [form, same] = ALL.listPossible(plain).find(([one]) => one.test(plain)) ?? [];
  return form === undefined || same === undefined ? undefined : plain.replace(form, same);
}
