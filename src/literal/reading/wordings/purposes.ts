import { listMaskedCodes } from '../../../guidelines/statements/code-spans.ts';
import { regex, regexSource } from '../../../text/regex.ts';
import { LINK_OR_PURPOSE, mayLimit } from '../link-words.ts';

const CODE = '[\uE000-\uF8FF]';
const CODES = `${CODE}(?:(?:,? (?:and|or|nor) |, | ?\\/ ?)${CODE})*`;
const OF_CODE = regexSource`
  (?:
    [ ](?:
      functions?|methods?|class(?:es)?|calls?|statements?|helpers?|hooks?|apis?|components?|types?|packages?
      |modules?|library|wrappers?|service|client|logger|directly
    )
  )?
`;
const WORDS = '[a-z][a-z\\d /-]{1,50}?';
const USED = `(?<used>(?:the |our |a |an |shared )*${CODE}${OF_CODE})`;
const LINK = regexSource`
  (?:
    ,? (?:instead of|rather than|over|in place of|and not|not|never|and never|never with|not with)
    |[,;]? (?:do not|don't|never|avoid) (?:use|using|call)|(?:;| [-–—]) (?:never|no|not)(?: use)?
    |,? \((?:not|never|no|instead of)
  )
`;
const REPLACED = `(?:using |calling |the |raw |plain |direct |bare |with |via )*(?<replaced>${CODES})(?<tail>${OF_CODE}\\)?(?: directly)?)`;

/** Sentences that name a purpose, code for it, and code that is not to be used for it. */
const FORMS: readonly RegExp[] = [
  new RegExp(`^(?:all|any|every|each) (?<purpose>${WORDS}) (?:through|via|with|using|by) ${USED}${LINK} ${REPLACED}$`),
  new RegExp(`^(?:always |please |only )*use ${USED} (?:for|to) (?<purpose>${WORDS})${LINK} ${REPLACED}$`),
  new RegExp(
    `^(?:always |please |only )*use ${USED} \\((?:not|never|instead of) ${REPLACED} for (?<purpose>${WORDS})$`,
  ),
  new RegExp(
    `^(?:always |please )*(?:use|prefer) ${USED} (?:over|instead of|rather than) ${REPLACED} (?:for|to) (?<purpose>${WORDS})$`,
  ),
  new RegExp(`^for (?<purpose>${WORDS}),? (?:always |please |only )*(?:use|prefer) ${USED}${LINK} ${REPLACED}$`),
  new RegExp(
    `^(?:when|while|to) (?<purpose>${WORDS}), (?:always |please |only )*(?:use|prefer) ${USED}${LINK} ${REPLACED}$`,
  ),
  regex()`
    ^(?:all |any |every |each )?(?<purpose>${WORDS}) (?:must |should |always |only |has to |have to )*(?:
      be (?:done|made|handled|written) (?:with|via|using|through|by)|uses?|go(?:es)? (?:through|via)
      |happens? (?:via|through|in)|relies on|rely on
    ) ${USED}${LINK} ${REPLACED}$
  `,
  regex()`
    ^(?:always |please )?(?<purpose>
      (?:
        log|print|debug|fetch|wait|sleep|assert|format|parse|validate|write|read|load|query|navigate|mock|style
        |render|test|generate|serialize|store|cache|run|spawn|execute|make|handle
      )(?: [a-z]{2,20}){0,3}
    ) (?:with|via|using|through|by) ${USED}${LINK} ${REPLACED}$
  `,
];

/** What code is for, by words for the purpose and by its name. Other code for that purpose does nothing else. */
const PURPOSES: readonly (readonly [purpose: RegExp, name: RegExp])[] = [
  [
    /\b(?:log|logs|logging|debug\w*|output|print\w*|diagnostics?|trac(?:e|ing)|messages?)\b/,
    /^(?:console\b|e?print|system\.(?:out|err)|fmt\.print|log\b|nslog|echo|var_dump|puts|pp$|debug|trace|dbg|dd$|sys\.stdout|process\.std|stdout)/,
  ],
  [
    /\b(?:https?|network\w*|requests?|api calls?|remote|rest|fetch\w*|endpoints?|server calls?)\b/,
    /fetch|axios|http|request|urllib|curl|ajax|\bgot\b|superagent|webclient|resttemplate|aiohttp/,
  ],
  [/\b(?:dates?|times?|timestamps?|timezones?|durations?|clocks?)\b/, /date|time|moment|calendar|clock|\bnow\b/],
  [/\b(?:assertions?|assert|test\w*|expectations?)\b/, /assert|expect|should|jest|mocha|junit|unittest|nunit|xunit/],
  [/\b(?:random\w*|uuids?|ids?|identifiers?|tokens?)\b/, /rand|uuid|guid|nanoid/],
  [/\b(?:wait\w*|delays?|sleep\w*|pauses?|timing|timeouts?)\b/, /sleep|timeout|delay|wait/],
  [
    /\b(?:paths?|files?|file system|filesystem|i\/o|directories|folders)\b/,
    /path|^fs\b|\bfile|^open\b|readfile|writefile|^io\b|dirname/,
  ],
  [
    /\b(?:json|serializ\w*|serialis\w*|pars\w*|decod\w*|encod\w*)\b/,
    /json|pars|pickle|serial|yaml|gson|jackson|newtonsoft/,
  ],
  [/\b(?:env\w*|environment variables|config\w*|settings?)\b/, /env|config/],
  [
    /\b(?:sql|quer(?:y|ies|ying)|database\w*|db|persistence)\b/,
    /sql|query|execute|cursor|\bdb\b|prisma|typeorm|sequelize|psycopg|jdbc|\bpg\b|knex|mysql|sqlite|mongo/,
  ],
  [/\b(?:navigat\w*|rout\w*|links?|redirects?)\b/, /location|href|router|navigat|^<?a>?$|history\.push/],
  [/\b(?:stor\w*|persist\w*|cach\w*|tokens?|sessions?|preferences)\b/, /storage|cookie|sharedpreferences|userdefaults/],
  [
    /\b(?:dependenc\w*|packag\w*|installs?|installing|installation|environments?|virtualenvs?)\b/,
    /^(?:pip3?|pipenv|poetry|conda|virtualenv|venv|uv|npm|npx|yarn|pnpm|bun)\b/,
  ],
  [/\bicons?\b/, /icon|lucide|fontawesome|heroicons|material/],
  [/\b(?:styl\w*|css|class names?|colou?rs?)\b/, /style|css|sass|emotion|classname|clsx/],
  [/\bimages?\b/, /img|image/],
  [/\bforms?\b/, /form/],
  [/\b(?:state\w*|stores?)\b/, /redux|mobx|zustand|recoil|vuex|ngrx|pinia|jotai/],
  [
    /\b(?:commands?|process(?:es)?|shell|subprocess(?:es)?|executables?)\b/,
    /exec|spawn|system|subprocess|popen|processbuilder/,
  ],
  [
    /\b(?:concurren\w*|threads?|threading|parallel\w*|background|async\w*)\b/,
    /thread|executor|asynctask|dispatchqueue|asyncio|timer|promise|callback|^\.?(?:then|result|wait)\b/,
  ],
  [/\b(?:clean-?ups?|tear-?downs?|disposal)\b/, /after(?:each|all)|tear_?down|cleanup|dispose|finali[sz]e/],
  [/\b(?:mock\w*|stubs?|fakes?|spies)\b/, /mock|stub|sinon|patch|fake/],
  [/\b(?:validat\w*|schemas?)\b/, /joi|yup|zod|valid|ajv|pydantic|marshmallow/],
  [/\b(?:translat\w*|i18n|locali[sz]ation|labels?)\b/, /i18n|intl|gettext|locali|translat/],
  [
    /\b(?:ui|components?|buttons?|inputs?|tables?|modals?|dialogs?)\b/,
    /^<?(?:button|input|table|dialog|select|textarea)\b|antd|material|bootstrap|mui/,
  ],
];

/**
 * ``Use `log.info()` for logging instead of `console.log` ``: the purpose limits nothing where the code that is ruled out is for
 * that purpose only. Where it does more, as in ``Use `useMemo` for sums instead of `useEffect` ``, the sentence stays as it is.
 */
export function withoutPurpose(plain: string, codes: readonly string[]): string {
  const { ban, mark = '' } = SUPPRESSED.exec(plain)?.groups ?? {};
  if (ban !== undefined && listMaskedCodes(mark, codes).every((code) => SUPPRESSES.test(code.trim()))) {
    return `${ban} ${mark}${plain.slice(SUPPRESSED.exec(plain)?.[0].length ?? 0)}`;
  }
  const tests = BRACKETS.exec(plain)?.groups;
  if (tests !== undefined && /^\[(?!\[)/.test(listMaskedCodes(tests['mark'] ?? '', codes)[0]?.trim() ?? '')) {
    return `${tests['pair'] ?? ''}${tests['rest'] ?? ''}`;
  }
  const { choice, other = '', usual = '' } = WHEN_UNKNOWN.exec(plain)?.groups ?? {};
  if (choice !== undefined && namesType(other, 'unknown', codes) && namesType(usual, 'any', codes)) {
    return choice;
  }
  for (const form of FORMS) {
    const { purpose, used, replaced, tail = '' } = form.exec(plain)?.groups ?? {};
    if (purpose !== undefined && used !== undefined && replaced !== undefined) {
      if (IN_CASE.test(purpose)) {
        return plain;
      }
      const { what = purpose, place = '' } = IN_PLACE.exec(purpose)?.groups ?? {};
      return listMaskedCodes(replaced, codes).every((code) => isFor(what, code) || CALL_OF_VALUE.test(code.trim()))
        ? `use ${used} instead of ${replaced}${tail.replace(/\)|(?: directly)$/g, '')}${place}`
        : plain;
    }
  }
  return plain;
}

/**
 * ``Use `unknown` instead of `any` when the type is truly unknown``: where it is known, `any` is just as wrong, so that the case
 * limits what to write and not what is ruled out.
 */
const WHEN_UNKNOWN = regex()`
  ^(?<choice>(?:always )?(?:use|prefer) (?<other>unknown|${CODE}) (?:over|instead of|rather than|to) (?<usual>any|${CODE}))
    ,? (?:when|where|if) (?:the |a |an )?(?:value['’]s |exact )?(?:types?|values?|shapes?) (?:is|are)[ ]
    (?:(?:truly|genuinely|really|actually) )?(?:unknown|not known|unclear|uncertain)$
`;

function namesType(word: string, type: string, codes: readonly string[]): boolean {
  return word === type || listMaskedCodes(word, codes)[0]?.trim() === type;
}

/** ``Use `log.info` for logging in services instead of `print` ``: the place limits the rule, unlike the purpose before it. */
const IN_PLACE = /^(?<what>.+?)(?<place> (?:in|inside|within|under) .+)$/;
const IN_CASE = / (?:from|on|at|during|outside|before|after|when|while|if) /;

/** ``Use `[[ ]]` over `[ ]` for tests`` is about what brackets are for, and not about files of tests. */
const BRACKETS = regex()`
  ^(?<pair>(?:always |please )?(?:use|prefer) ${CODE} (?:over|instead of|rather than) (?<mark>${CODE})) for[ ]
    (?:tests|conditionals|conditions|comparisons|test expressions)(?<rest>(?:[,;]| [-–—]).*)?$
`;
/** `.get(0)`, `or_insert_with(Vec::new)`: the argument says what it is used for. */
const CALL_OF_VALUE = /^\.?\w+\((?:\d{1,3}|[A-Z]\w*::\w+)\)$/;

/** ``Never use `as any` to suppress errors of types``: nobody writes such code for anything else. */
const SUPPRESSED = regex()`
  ^(?<ban>(?:never|do not|don't|avoid) (?:use|using)) (?<mark>${CODE}) (?:to|for)[ ]
    (?:suppress|silence|bypass|hide|mute)(?:ing)? (?!.*\b(?:when|if|unless|except|only)\b)[^;,–—-]{3,60}?
    (?= [–—-] |$)
`;
const SUPPRESSES = regex()`
  ^(?:
    as any|as unknown as .*|@ts-\w+|#\s*type:\s*ignore.*|#\s*noqa.*|eslint-disable.*
    |\/\/\s*(?:nolint|eslint-disable).*|null!|default!|#\[allow\(.*\)\]|@SuppressWarnings.*
  )$
`;

/**
 * Whether the words behind the code that is to be used limit what is ruled out after them: ``use `Map` for lookups, not
 * `find()` `` leaves other uses of `find()` alone, and ``use `log.info` for logging, not `print()` `` leaves none.
 *
 * @param used the words before the ban
 * @param banned the code that is ruled out
 */
export function limitsBan(used: string, banned: readonly string[]): boolean {
  const limit = AFTER_USED.exec(used)?.groups?.['limit'] ?? '';
  const purpose = PURPOSE.exec(limit)?.groups?.['purpose'];
  return mayLimit(limit) && (purpose === undefined || !banned.every((code) => isFor(purpose, code)));
}

const AFTER_USED = new RegExp(`${CODE}${OF_CODE} (?<limit>${LINK_OR_PURPOSE} [^\\uE000-\\uF8FF]+)$`);
const PURPOSE = /^(?:for|to) (?<purpose>.+)$/;

function isFor(purpose: string, code: string): boolean {
  const name = code.toLowerCase();
  const parts = name.split(/[^a-z\d]+/).filter((part) => part.length > 3);
  const words = purpose.split(/[^a-z\d]+/).map((word) => word.replace(/(?:ging|ing|ed|es|s)$/, ''));
  return (
    PURPOSES.some(([what, names]) => what.test(purpose) && names.test(name)) ||
    words.some((word) => word.length > 3 && parts.some((part) => part.startsWith(word) || word.startsWith(part)))
  );
}
