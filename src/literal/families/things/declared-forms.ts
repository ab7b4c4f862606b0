import type { DeclarationFact } from '../../../syntax/facts/types.ts';
import { isTestPath } from '../../../symbols/is-test.ts';
import { codeSpan } from '../../code-span.ts';
import { SCRIPT } from '../../script-languages.ts';
import type { CodeSubject, CodeSubjectOf, Violation } from '../../types.ts';
import { alsoInText } from '../declared-in-text.ts';
import { violationAt, type NamedThing, type ThingFinder } from './named-things.ts';
import { regex } from '../../../text/regex.ts';

/** A finder of declarations, which stand where their name is. */
function declarations(
  words: string,
  languages: readonly string[],
  isMeant: (declared: DeclarationFact, file: CodeSubject) => boolean,
  found: (name: string) => string,
): ThingFinder {
  return {
    looksAt: 'code',
    words: `reports ${words}`,
    languages,
    topics: [],
    find: (file) =>
      file.facts.declarations
        .filter((one) => isMeant(one, file))
        .flatMap((one) => violationAt(file, { line: one.nameLine }, found(one.name ?? ''))),
  };
}

const CLASSES = declarations(
  'declarations of a `class`',
  SCRIPT,
  ({ kind }) => kind === 'class',
  (name) => codeSpan(`class ${name}`.trim()),
);

const ARROW_COMPONENTS = declarations(
  'components that are arrow functions',
  SCRIPT,
  ({ body, name = '' }) => body?.isArrow === true && body.returnsMarkup && /^\p{Lu}/u.test(name),
  (name) => `${codeSpan(name)} as an arrow function`,
);

const FUNCTION_COMPONENTS = declarations(
  'components that are declared with `function`',
  SCRIPT,
  ({ kind, body, name = '' }) =>
    kind === 'function' && body?.isArrow === false && body.returnsMarkup && /^\p{Lu}/u.test(name),
  (name) => `${codeSpan(name)} declared with \`function\``,
);

/** The variables of a module are its own. */
const IS_MODULE = /^(?:import|export)\b|\bmodule\.exports\b|=\s*require\(/m;

/** Go's errors and asserted interfaces are variables by their nature. */
const GLOBALS = declarations(
  'variables outside of functions and types, except errors of Go',
  ['go', 'javascript', 'typescript'],
  ({ kind, inside, name = '', modifiers }, { languageId, head = '' }) =>
    kind === 'variable' &&
    inside === undefined &&
    (languageId === 'go'
      ? name !== '_' && !/^[Ee]rr(?:[A-Z_]|$)/.test(name)
      : modifiers.some((word) => word === 'let' || word === 'var') && !IS_MODULE.test(head)),
  (name) => `${codeSpan(name)} as a global variable`,
);

/** Counters of loops, coordinates and what is not used keep their short names. */
const SHORT_NAMES = declarations(
  'variables and constants with a name of one letter, except `i`, `j`, `k`, `x`, `y`, `z` and `_`,',
  [...SCRIPT, 'python', 'java', 'csharp', 'php'],
  ({ kind, name = '', isNameGiven }) =>
    (kind === 'variable' || kind === 'constant') && !isNameGiven && /^[a-hl-w]$/i.test(name),
  (name) => `the name ${codeSpan(name)}`,
);

const RENAMED_IMPORTS: ThingFinder = {
  looksAt: 'code',
  words: 'reports imports that are given another name',
  languages: [...SCRIPT, 'python'],
  topics: [],
  mayMatch: (line) => /\bas\b/.test(line),
  find: (file) =>
    file.facts.imports
      .filter(
        ({ imported, local }) =>
          imported !== undefined && local !== undefined && !/^(?:default|\*)$/.test(imported) && imported !== local,
      )
      .flatMap((one) => violationAt(file, one, `${codeSpan(one.imported ?? '')} as ${codeSpan(one.local ?? '')}`)),
};

/** Finds fields that a container fills. In tests, that is how frameworks give them what they test. */
export const INJECTED_FIELDS: ThingFinder = {
  looksAt: 'code',
  words: 'reports fields with `@Autowired`, `@Inject` or `@Resource`, outside of tests',
  languages: ['java', 'kotlin'],
  topics: [],
  leavesTestsOut: true,
  find: findInjectedFields,
  ...alsoInText(findInjectedFields),
};

function findInjectedFields(file: CodeSubjectOf<'declarations'>): readonly Violation[] {
  return isTestPath(file.file.path)
    ? []
    : file.facts.declarations
        .filter(
          ({ kind, attributes }) =>
            /^(?:field|property)$/.test(kind) &&
            attributes.some((name) => /(?:^|\.)(?:Autowired|Inject|Resource)$/.test(name)),
        )
        .flatMap((one) =>
          violationAt(file, { line: one.nameLine }, `${codeSpan(one.name ?? '')} as an injected field`),
        );
}

/** The parameters of each function, in order. */
function parametersOf(owner: DeclarationFact, all: readonly DeclarationFact[]): readonly DeclarationFact[] {
  return all.filter(({ kind, inside }) => kind === 'parameter' && inside !== undefined && all[inside] === owner);
}

const CONTEXT_LATER: ThingFinder = {
  looksAt: 'code',
  words: 'reports functions with a `context.Context` that is not their first parameter',
  languages: ['go'],
  about: ['contexts of Go'],
  topics: [],
  mayMatch: (line) => line.includes('Context'),
  find: (file) => {
    const all = file.facts.declarations;
    return all
      .filter(({ kind }) => kind === 'function' || kind === 'method')
      .flatMap((owner): readonly Violation[] => {
        const [first, ...others] = parametersOf(owner, all);
        const late =
          first?.type === CONTEXT || /^\*?testing\./.test(first?.type ?? '')
            ? undefined
            : others.find(({ type }) => type === CONTEXT);
        return late === undefined
          ? []
          : violationAt(file, { line: late.nameLine }, `${codeSpan(CONTEXT)} after other parameters`);
      });
  },
};

const CONTEXT = 'context.Context';

const UNCANCELLABLE: ThingFinder = {
  looksAt: 'code',
  words: 'reports new public `async` methods without a parameter of the type `CancellationToken`, outside of tests',
  languages: ['csharp'],
  leavesTestsOut: true,
  topics: [],
  mayMatch: (line) => /\basync\b/.test(line),
  find: (file) => {
    const all = file.facts.declarations;
    return isTestPath(file.file.path)
      ? []
      : all
          .filter(
            (one) =>
              one.kind === 'method' &&
              one.modifiers.includes('async') &&
              one.modifiers.includes('public') &&
              !one.isNameGiven &&
              !one.modifiers.includes('override') &&
              one.type !== 'void' &&
              !/^(?:Main|DisposeAsync|InvokeAsync|OnInitializedAsync|OnParametersSetAsync|OnGetAsync|OnPostAsync)$/.test(
                one.name ?? '',
              ) &&
              !parametersOf(one, all).some(({ type = '' }) => type.includes('CancellationToken')),
          )
          .flatMap((one) =>
            violationAt(file, { line: one.nameLine }, `${codeSpan(one.name ?? '')} without a \`CancellationToken\``),
          );
  },
};

/** A file that only passes on what other files export. */
const BARREL: ThingFinder = {
  looksAt: 'code',
  words: 'reports `index` files that only export what other files export',
  languages: SCRIPT,
  topics: [],
  mayMatch: (line) => /\bexport\b/.test(line),
  find: (file) => {
    const { imports, declarations: declared } = file.facts;
    const isBarrel =
      /(?:^|\/)index\.[cm]?[jt]sx?$/.test(file.file.path) &&
      declared.length === 0 &&
      imports.length > 0 &&
      imports.every(({ kind }) => kind === 'export-from');
    const first = imports.find(({ line }) => file.isAdded(line));
    return isBarrel && first !== undefined ? violationAt(file, first, 'a barrel file') : [];
  },
};

const FUNCTIONS = '(?:regular |plain |pure |named )*functions?';
const OF_GO = '(?:context\\.context|context|ctx)(?: (?:parameter|argument|object))?';
const FIRST = '(?:the |a |an |its |their )?first (?:parameter|argument|param|arg)';
const TOKEN = '(?:an? |the |optional )*cancellation ?tokens?(?: (?:parameters?|arguments?))?';
const ASYNC_METHODS =
  '(?:(?:all|every|each|any|the|new|public) )*(?:async|asynchronous) (?:methods?|apis?|functions?|operations?)';

/** Forms of declarations that rules name by words. */
export const DECLARED_FORMS: readonly NamedThing[] = [
  {
    forbidden: /^(?:es6 |javascript |typescript |js |ts )?class(?:es)?(?: (?:declarations?|syntax))?$/,
    instead: new RegExp(`^(?:${FUNCTIONS}|functional\\b.*|closures?|factory functions?|plain objects?|composition)`),
    finder: CLASSES,
  },
  {
    required:
      /^(?:the )?["']?function["']? (?:keyword|declarations?) (?:for|to (?:define|declare|write)) (?:(?:all|react|functional|top-level) )*components?$/,
    forbidden: /^arrow functions? (?:for|as) (?:(?:all|react|functional) )*components?$/,
    finder: ARROW_COMPONENTS,
  },
  {
    required: /^arrow functions? (?:for|as) (?:(?:all|react|functional) )*components?$/,
    forbidden:
      /^(?:the )?["']?function["']? (?:keyword|declarations?) (?:for|to (?:define|declare|write)) (?:(?:all|react|functional|top-level) )*components?$/,
    finder: FUNCTION_COMPONENTS,
  },
  {
    forbidden:
      /^(?:use )?single[- ](?:letter|character) (?:(?:variable|identifier|constant) )?(?:names?|variables?|identifiers?)$/,
    finder: SHORT_NAMES,
  },
  { forbidden: /^(?:rename|alias|renamed|aliased) (?:named )?imports?$|^renaming imports?$/, finder: RENAMED_IMPORTS },
  {
    forbidden:
      /^(?:(?:mutable|package-level|module-level|top-level) )*(?:global|package-level) (?:mutable )?variables?$/,
    finder: GLOBALS,
  },
  {
    forbidden:
      /^(?:@autowired |@inject )?field(?:[- ]based)? injection(?: (?:with|using|via) (?:@?\w+))?$|^@autowired (?:on|for) fields?$/,
    required: /^constructor(?:[- ]based)? injection (?:over|instead of|rather than) field injection$/,
    finder: INJECTED_FIELDS,
  },
  {
    required: regex()`
      ^(?:(?:pass|accept|take|have|put|keep|place|make|propagate) )?(?:the |an? )?${OF_GO}[ ]
        (?:(?:be|is|as|come|go|always|passed|the|first) )*?${FIRST}(?: (?:to|of|in|for|of all|on) .{1,60})?$
    `,
    finder: CONTEXT_LATER,
  },
  {
    required: regex()`
      ^${ASYNC_METHODS} (?:accept|take|have|include|support|expose|receive|provide) ${TOKEN}$
      |^(?:accept|add|include|provide|support|take|use) ${TOKEN} (?:parameters? )?(?:in|to|for|on) ${ASYNC_METHODS}$
    `,
    finder: UNCANCELLABLE,
  },
  {
    forbidden: /^(?:index(?:\.[jt]sx?)? )?barrel (?:files?|exports?|modules?|indexes|index files?)$|^barrels$/,
    finder: BARREL,
  },
];
