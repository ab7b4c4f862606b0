import { regex, regexSource } from '../../../text/regex.ts';

const ONE_CODE = '[\uE000-\uF8FF]';
const CODES = `${ONE_CODE}(?:(?:, (?:and |or )?| and | or | ?\\/ ?)${ONE_CODE})*`;
const STYLE = `(?:${ONE_CODE}|[a-z]+[-_ ]?case|[a-z]+_[a-z]+_case)`;
const LANGUAGE = '(?:typescript|kotlin|swift)';
const NEW_CODE = '(?:(?:all|any|every|new|the|our) )+(?:code|source code|source files|files|modules)';
const DOCS =
  '(?:jsdoc|tsdoc|javadocs?|phpdocs?|docstrings?|(?:xml |api )?doc(?:umentation)? comments?|xml documentation(?: comments?)?)';
const HEADERS = '(?:[a-z0-9.-]+ ){0,3}?(?:copyright|license|licence|spdx) (?:headers?|notices?)';
/** Words of a reason that may limit the rule before it. */
const LIMITING = '.*\\b(?:unless|except|only|if|when|where|in|for)\\b';
/** An aside in brackets, which limits nothing if it only lists or explains. */
const ASIDE = '(?: \\((?![^()]*\\b(?:unless|except|only|if|when|not)\\b)[^()]*\\))?';

/**
 * Sentences without a verb, or with one that says nothing, in words that the readers know. Whoever writes lists of rules leaves
 * verbs out: "License header on all files", "TypeScript only", "Hooks: camelCase with `use` prefix".
 */
export const VERBLESS: readonly (readonly [form: RegExp, same: string])[] = [
  [
    new RegExp(
      `^((?:private |class |instance |all )*fields) use camel ?case with an? (?:leading )?underscore(?: prefix)?(?:: ${ONE_CODE})?$`,
    ),
    'use _camelcase for $1',
  ],
  [
    /^((?:(?:all|new|source|python|typescript|test) )*files?) (?:is|are) ([\uE000-\uF8FF])(?:, tests? (?:files )?are [\uE000-\uF8FF])?$/,
    '$1 must be $2',
  ],
  [
    new RegExp(
      `^(${HEADERS}) (?:(?:is|are) )?(?:required |mandatory )?(?:on|in|for|at the top of) (.+? files?)${ASIDE}$`,
    ),
    '$2 must have a $1',
  ],
  // `F-strings preferred`, `Explicit types preferred over x`
  [/^([^:;,.]{2,40}?)(?<! (?:is|are|be)) preferred$/, 'prefer $1'],
  [/^([^:;,.]{2,40}?)(?<! (?:is|are|be)) preferred over ([^:;,.]{1,40})$/, 'prefer $1 over $2'],
  [new RegExp(`^(${DOCS}) on (?:all )?exports$`), '$1 are required for exported symbols'],
  [/^(async|asynchronous) suffix (?:for|on) ((?:all )?async methods)$/, '$2 must end with async'],
  [
    new RegExp(`^(${DOCS}) (?:on|for) ((?:all |every |each |any |public |exported )+[a-z ,]+?)${ASIDE}$`),
    '$1 are required for $2',
  ],
  [
    regex()`
      ^(?:write |use )?(?:all |any )?(${LANGUAGE}) (?:only|exclusively|everywhere|throughout)
        (?: \((?:never|no|not) [a-z-]+\)|,? (?:never|no|not) [a-z-]+)?(?: for ${NEW_CODE})?$
    `,
    'use $1',
  ],
  [new RegExp(`^(?:always |only |prefer |use )+(${LANGUAGE}) for ${NEW_CODE}${ASIDE}$`), 'use $1'],
  [
    new RegExp(
      `^(?:write )?${NEW_CODE} (?:(?:must|should|has to|needs to) be |is |are )?(?:written )?in (${LANGUAGE})(?:,? (?:never|not) (?:in )?[a-z-]+)?$`,
    ),
    'use $1',
  ],
  [
    regex()`
      ^keep (?:all )?(
        (?:secrets?|credentials?|api keys?|tokens?|passwords?)
          (?:(?:, |,? and |,? or )(?:secrets?|credentials?|api keys?|tokens?|passwords?))*
      ) out of (?:the )?
        (?:source code|code|source|version control|source control|git|repo|repository|codebase|commits)$
    `,
    'never commit $1',
  ],
  [
    regex()`
      ^(?:always )?use (?:curly )?braces (?:for|on|around|with) (?:all |every |each )?[\uE000-\uF8FF]? ?
        (?:control (?:statements?|structures?|flow)|ifs?|if statements?|statements?|blocks?),? with (?:the|their) body
        [ ]on (?:a|its own|a separate) (?:new )?line(?: [-–—] even for single-line bodies)?$
    `,
    'always use braces',
  ],
  [
    regex()`
      ^((?:all )?(?:file ?names|files)) (?:must |should )?(?:use|be in|be) ((?:camel|pascal)[- ]?case),?[ ]
        (?:starting|beginning) with an? (?:lowercase|uppercase|lower-case|upper-case|capital) letter$
    `,
    '$1 must be $2',
  ],
  [
    regex()`
      ^(?:braces: )?(?:k&r[ -]style: )?(?:an? |the )?opening (?:curly )?braces? (?:go |goes |stay |belong |always )?on
        [ ](?:the |a |its |their )?(same|new|next|own) line
        (?: as (?:the |their |its )?(?:statement|declaration|keyword|header)s?)?$
    `,
    'put opening braces on the $1 line',
  ],
  [/^braces: (?:on )?(?:the )?same line(?: \(k&r(?: style)?\))?$/, 'put opening braces on the same line'],
  [
    /^braces (?:on|for|around) (?:all |every |each )?(?:control (?:statements?|structures?|flow)|ifs?|if statements?|blocks?)$/,
    'always use braces',
  ],
  [
    regex()`
      ^(?:full |complete |strict |explicit (?=type))?
        (type hints|type annotations|return types|explicit return types(?= are| required)) (?:(?:are )?required )?
        (?:on|for|in) (?:all |every |each )?(?:new )?
        ((?:public |exported )?(?:functions?|methods?)(?:(?: and |\/)(?:functions?|methods?))?)
        (?: signatures?| definitions?)?${ASIDE}$
    `,
    '$1 are required for all $2',
  ],
  [
    regex()`
      ^(return types|type hints|type annotations|parameter types|access modifiers) (?:(?:are|must be) )?
        (?:always|must be) (?:specified|declared|written|annotated|explicit|given)$
    `,
    'always specify $1',
  ],
  [
    /^(?:node(?:\.js)? )?(?:esm|es modules?)(?:[- ](?:only|imports only|modules only))?(?: throughout| everywhere)?(?:[:,;.-]? ?\((?:[^()]*)\))?$/,
    'never use commonjs',
  ],
  [
    /^(?:this |the )?(?:project|codebase|repo|repository|package|code) is (?:pure |fully )?esm(?:[- ]only)?$/,
    'never use commonjs',
  ],
  [
    /^use (?:esm|es modules?)(?: imports?| modules?| syntax)? (?:only|exclusively|throughout|everywhere)$/,
    'never use commonjs',
  ],
  [new RegExp(`^conventional commits?(?: format| style)?: ${CODES}(?:,? etc)?$`), 'follow conventional commits'],
  // What is right, and in brackets what is not.
  [
    new RegExp(
      `^(${ONE_CODE}) \\((?:not|never|instead of|rather than) (?:the )?(?:deprecated |legacy |old |obsolete )?(${CODES})\\)$`,
    ),
    'use $1 instead of $2',
  ],
  [
    new RegExp(`^(${ONE_CODE}),? (?:and )?(?:not|never) (${CODES})(?: [-–—] (?!${LIMITING}).*)?$`),
    'use $1 instead of $2',
  ],
  [
    regex()`
      ^(?:(?:this|the|our|whole|entire) )*(?:project|repo|repository|monorepo|workspace|codebase|app)? ?uses[ ]
        (${ONE_CODE}|[a-z]+) (?:for|to manage|as) (?!${LIMITING})[a-z ,/-]*\b(?:package manag|dependenc|packages)
        [a-z ,/-]*$
    `,
    'use $1 as the package manager',
  ],
  [
    new RegExp(
      `^(?:manage )?(?:the )?dependencies(?: are managed|: managed?)? (?:only )?(?:with|by|using|via) (${ONE_CODE}|[a-z]+)(?: only)?${ASIDE}$`,
    ),
    'use $1 as the package manager',
  ],
  [
    regex()`
      ^(?:the )?(?:javascript |js |node |python )?package manager(?: is|:| [-–—]) (${ONE_CODE}|[a-z]+)
        (?: v?\d[\w.+]*(?: \((?:not|never) [^()]*\))?| \(v?\d[\w.+]*\))?$
    `,
    'use $1 as the package manager',
  ],
  [
    new RegExp(`^(?:(?:license|copyright|spdx|source) )?(?:file )?headers?(?: comments?)?: (${ONE_CODE})$`),
    'all files must start with the header $1',
  ],
  [new RegExp(`^(${ONE_CODE}) ?(?:\\/|and) ?${ONE_CODE}, (?:and )?(?:not|never) (${CODES})$`), 'use $1 instead of $2'],
  [
    new RegExp(`^([a-z][a-z ]{2,30}): ${STYLE} with (?:an? |the )?(${ONE_CODE}) (prefix|suffix)${ASIDE}$`),
    'use a $2 $3 for $1',
  ],
  [
    new RegExp(
      `^([a-z]+(?:-[a-z]+)? indentation|(?:single|double) quotes) (?:is|are) (?:the )?(?:standard|default|norm|used|required)$`,
    ),
    'use $1',
  ],
  [
    /^(?:no|never|avoid|do not use) (?:arbitrary |fixed |hard-?coded |real )*(?:sleeps?|delays?) \([\uE000-\uF8FF]\)( in tests)$/,
    'never use sleeps$1',
  ],
];

/** `functions: camelCase, types: PascalCase`, also behind `naming:`. */
const LABELLED_STYLE = `[a-z]+(?: [a-z]+)?(?:\\/[a-z]+)?: ${STYLE}`;
const LABELLED_STYLES = new RegExp(
  `^(?:naming(?: conventions?)?: )?${LABELLED_STYLE}(?:(?:, |; | \\| )${LABELLED_STYLE})+$`,
);
const EACH_STYLE = new RegExp(`([a-z]+(?: [a-z]+)?(?:\\/[a-z]+)?): (${STYLE})`, 'g');

/** `names: snake_case functions, PascalCase classes`: each style before what has it. */
const STYLED_THINGS = `${STYLE} [a-z]+(?:(?: |\\/| and |, )(?!and\\b)[a-z]+){0,3}?`;
const STYLES_BEFORE = regex()`
  ^(?:follow [a-z0-9 ]{2,40} [-–—:] )?(?:(?:names?|symbols|identifiers|code|naming(?: conventions?)?): )?
    (?<list>${STYLED_THINGS}(?:(?:, | and |, and |; )${STYLED_THINGS})+)$
`;
const STYLE_BEFORE = new RegExp(`(?<style>${STYLE}) (?!for\\b|and\\b|in\\b)(?=[a-z])`, 'g');
const SHORT_NOUNS: Readonly<Record<string, string>> = {
  vars: 'variables',
  consts: 'constants',
  funcs: 'functions',
  fns: 'functions',
};

/** `components → PascalCase, functions → camelCase` */
const ARROWED = `[a-z]+(?: [a-z]+)? ?(?:→|->|=>) ?${STYLE}`;
const ARROWS = new RegExp(`^${ARROWED}(?:(?:, |; )${ARROWED})+$`);

const DECLARED = regexSource`
  (?:
    (?:public|private|protected|internal|local|static|global|exported)(?:\/(?:public|private|protected|internal))?
      [ ]
  )?(?:
    class(?:es)?|interfaces?|types?|type aliases|type parameters|enums?|structs?|records?|delegates?
    |(?:react )?components?|methods?|functions?|properties|variables?|constants?|fields?|parameters?|locals
    |namespaces|modules?|traits?
  )(?: names)?
`;
/** `PascalCase: classes, interfaces`: the style first, and what has it. */
const STYLE_FIRST = new RegExp(
  `^(?<style>${STYLE}|_camelcase)(?::| [-–—→]| ->| =>) (?<things>${DECLARED}(?:(?:, and |, | and | ?[/&] ?)${DECLARED})*)$`,
);
/** `classes / interfaces: PascalCase` */
const LIST_FIRST = new RegExp(
  `^(?<things>[a-z]+(?: [a-z]+)?(?: ?(?:\\/|&|,| and ) ?[a-z]+(?: [a-z]+)?){1,6}): (?:use |always )?(?<style>${STYLE})$`,
);

/** A list of labels with styles as the pairs of one sentence. */
export function rewordStyleList(plain: string): string | undefined {
  const { style, things } = STYLE_FIRST.exec(plain)?.groups ?? LIST_FIRST.exec(plain)?.groups ?? {};
  if (
    style !== undefined &&
    things !== undefined &&
    !/\b(?:files?|folders?|director(?:y|ies)|filenames?)\b/.test(things)
  ) {
    return `use ${style} for ${things.replaceAll(/ ?[/&] ?/g, ', ').replaceAll(', and ', ' and ')}`;
  }
  const before = STYLES_BEFORE.exec(plain)?.groups?.['list'];
  if (before !== undefined && !/\b(?:for|not|unless|except|when|if|with|without|only)\b/.test(before)) {
    return before
      .replaceAll(STYLE_BEFORE, '$<style> for ')
      .replaceAll(/\b(?:vars|consts|funcs|fns)\b/g, (word) => SHORT_NOUNS[word] ?? word);
  }
  if (ARROWS.test(plain)) {
    return rewordStyleList(plain.replaceAll(/ ?(?:→|->|=>) ?/g, ': '));
  }
  return LABELLED_STYLES.test(plain)
    ? plain
        .replace(/^naming(?: conventions?)?: /, '')
        .replaceAll(EACH_STYLE, '$2 for $1')
        .replaceAll(/; | \| /g, ', ')
    : undefined;
}
