import { languagesListed } from './named-languages.ts';
import { readPlace } from './places.ts';
import { regexSource } from '../../../text/regex.ts';

/** What people add to a title to say how much its rules matter, or for whom it is. It limits nothing. */
const REMARK = new RegExp(
  `^(?:${[
    '(?:very |super |most |non-?)?(?:critical|important|mandatory|required|negotiable|essential|strict|enforced|binding|hard)(?: rules?)?',
    'must(?:[- ](?:follow|read|have|be followed))?|always(?:[- ](?:on|apply|active|follow|enforced))?(?: context| rules?)?',
    '(?:low|medium|high|top|highest|critical)(?:[- ](?:priority|impact|severity))|priority:? (?:low|medium|high|critical|\\d)|p[0-4]|priority',
    '(?:please )?(?:read (?:this )?first|read carefully|keep in mind|no exceptions|zero tolerance|do not (?:skip|ignore)|follow strictly)',
    regexSource`
      (?:non-negotiable|mandatory|they|these|this)?,? ?(?:apply|applies|apply always|valid)? ?(?:to|for)[ ]
        (?:every|each|all|any)[ ]
        (?:change|changes|file|files|commit|commits|pr|prs|pull requests?|code|contributions?|tasks?|agents?)
    `,
    '(?:before|for|on) (?:every|each|any) (?:deployment|deploy|release|commit|push|pr|pull request|merge)|use every time',
    'language|languages|summary|short|short version|tl;dr|brief|overview|quick reference|directive \\d+|rule #?\\d+|\\[?[a-z]{2,6}-\\d+\\]?',
    'v?\\d+(?:\\.\\d+)*(?:\\+| and (?:later|newer|above))?',
  ].join('|')})$`,
);

/** Parts of a procedure: what stands below them counts in that step. */
const STEP =
  /^(?:phase|step|stage|example|option|scenario|case|appendix|milestone|sprint|version|iteration|problem|fix)\b/;

const BORDER = / [-–—·|] |(?<=\S): /;
const ASIDE = / [([](?<aside>[^()[\]]*)[)\]]$/;

/**
 * The parts of a title or introduction that may say where its rules count: `language: c / c++ — always-on context` has
 * `c / c++`. Undefined if it has one part only, or if a part is a step of a procedure.
 */
export function titleParts(words: string): readonly string[] | undefined {
  const aside = ASIDE.exec(words)?.groups?.['aside'];
  const parts = [...words.replace(ASIDE, '').split(BORDER), ...(aside === undefined ? [] : [aside])].map((part) =>
    part.trim(),
  );
  const saying = parts.filter((part) => part !== '' && !REMARK.test(part));
  return (parts.length === 1 && saying.length === 1) || saying.some((part) => STEP.test(part)) ? undefined : saying;
}

const NAMED_PART =
  /^(?<name>[a-z][\w./-]*) (?:packages?|crates?|modules?|apps?|workspaces?|folders?|director(?:y|ies))(?: only)?$/;
const FILES = /^[\w./-]*\*[\w./*-]*\.\w+$|^[\w.-]+\/$|^(?:[\w.*-]+\/)+[\w.*-]*$/;

/** A document in which more is said: `shell scripts (.github/instructions/shell.instructions.md)`. */
const SAYS_MORE = /^[\w./@-]*\/[\w./@-]*\.mdc?$|^[\w.-]+\.(?:instructions\.md|mdc)$/;

/** The language of `rust + ic-cdk`, which is named beside its libraries. */
export function languageAndLibraries(aside: string): string | undefined {
  const [first = '', ...libraries] = aside.split(/ ?[+/,] ?/);
  return libraries.length > 0 && languagesListed(first) !== undefined && libraries.every((one) => LIBRARY.test(one))
    ? first
    : undefined;
}

const LIBRARY = /^[\w.@-]+(?: [\w.-]+)?$/;

/**
 * What is in brackets at the end of a title, as a place: `web1 package` is `` `web1` package``, `*.agent.md` those files.
 * Undefined if it names none.
 */
export function placeInAside(aside: string): ReturnType<typeof readPlace> {
  if (SAYS_MORE.test(aside)) {
    return undefined;
  }
  const name = NAMED_PART.exec(aside)?.groups?.['name'];
  const isPlace = FILES.test(aside) || languagesListed(aside) !== undefined || / (?:only|code|files?)$/.test(aside);
  const place =
    name === undefined
      ? isPlace
        ? readPlace(aside.replace(/ only$/, ''), [])
        : undefined
      : { inside: [{ kind: 'folder' as const, name }], outside: [] };
  return place === undefined ||
    (place.inside.length === 0 && place.outside.length === 0 && place.languages === undefined)
    ? undefined
    : place;
}
