import { regex } from '../../../text/regex.ts';

const CODE = '[\uE000-\uF8FF]';
const SCRIPTS =
  '(?:all |any |every |each |new |the |our |generated |executable |bash |shell |sh )*(?:scripts?|bash|shell)(?: scripts?)?';
/** No exception. */
const MORE = '(?:(?:,| and|;| [-–—]) (?!.*\\b(?:unless|except|if|when|only|but|without|until)\\b).{1,160})?';

/** Sentences on the options of shell scripts, in words that the family knows. Which code they name it looks at itself. */
export const SHELL_REWORDINGS: readonly (readonly [form: RegExp, same: string])[] = [
  [
    regex()`
      ^(?:when|whenever|while) (?:you )?(?:edit|writ|creat|add)(?:e|ing)?(?: or (?:edit|writ|creat|add)(?:e|ing)?)?
        [ ]${SCRIPTS}, (?:always )?(?:use|set|start with|include) (${CODE})${MORE}$
    `,
    'use $1 in shell scripts',
  ],
  [
    new RegExp(`^(?:always )?(?:use|write) (?:bash|sh|shell|posix sh) with (${CODE}) (?:for|in) ${SCRIPTS}${MORE}$`),
    'use $1 in shell scripts',
  ],
  [
    new RegExp(
      `^(?:shell safety|safety|strict mode|error handling): (?:always )?(?:use|set|enable) (${CODE}) in ${SCRIPTS}${MORE}$`,
    ),
    'use $1 in shell scripts',
  ],
  [
    new RegExp(
      `^(?:bash|shell)(?: scripts?)?: (?:always )?(?:use |set |start with |begin with )?(${CODE})(?: at the (?:top|start|beginning))?${MORE}$`,
    ),
    'use $1 in shell scripts',
  ],
];
