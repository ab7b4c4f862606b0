import { isTestPath } from '../../../symbols/is-test.ts';
import { findConstructs, type NamedThing } from './named-things.ts';
import { regexSource } from '../../../text/regex.ts';

const OWN = '(?:all |any |every |the |new )*';
/** What users read. A "string" alone may be any text of a program. */
const TEXT = '(?:strings?|texts?|copy|labels?|text strings|messages?)';
const USER_TEXT = `${OWN}(?:(?:user-facing|user-visible|ui|interface|display|visible)(?: interface)? ${TEXT}|copy)`;
const IN_UI = '(?:in|inside) (?:(?:the|your|any|react|ui|jsx|tsx|pages?|screens?|views?|components?|and|or) ?)+';
const TRANSLATED = regexSource`
  (?:
    (?:be )?(?:translated|localized|localised|internationalized)
    |(?:use|go through|come from|be wrapped (?:in|with)) (?:the )?(?:
      t\(\)|usetranslations?(?:\(\))?|i18n|i18next|react-i18next|translations?|translation (?:keys?|functions?)
    )(?: (?:keys?|functions?|system))?
  )
`;

/** Words between the tags of JSX: "Never hardcode user-facing strings", "All UI text must be translated". */
export const TEXT_OF_USERS: NamedThing = {
  forbidden: new RegExp(
    `^(?:hard-?code|hard-?coded) (?:${USER_TEXT}(?: ${IN_UI})?|${OWN}(?:english )?${TEXT} ${IN_UI})$`,
  ),
  required: new RegExp(
    `^${USER_TEXT} ${TRANSLATED}$|^(?:use|add) (?:t\\(\\)|i18n|usetranslations?(?:\\(\\))?|translations?) (?:for|to) ${USER_TEXT}$`,
  ),
  // Other frameworks have templates of their own.
  isMeantBy: (statement) =>
    !/\b(?:angular|vue|svelte|blade|flutter|swift(?:ui)?|android|kotlin|compose|razor|emails?|errors?|logs?)\b/i.test(
      statement,
    ),
  finder: findConstructs({
    kinds: ['element-text'],
    name: 'words between the tags of JSX',
    one: 'text that is not translated',
    languages: ['javascriptreact', 'typescriptreact'],
    mayMatch: (line) => /\p{L}{2}/u.test(line),
    only: (_fact, { file }) => !isTestPath(file.path) && !/\.stor(?:y|ies)\.\w+$/.test(file.path),
  }),
};
