import { createExpressionIndex } from '../../../text/expressions/expression-index.ts';
import type { Clause, CodeFinder } from '../../types.ts';
import type { DeclarationFact } from '../../../syntax/facts/types.ts';
import type { NameTarget } from '../naming/targets.ts';
import { findLacking } from './find-lacking.ts';
import { PUBLIC_MEMBERS, readSubjects } from './subjects.ts';
import { SCRIPT } from '../../script-languages.ts';
import { regex, regexSource } from '../../../text/regex.ts';
import { wordsIn, wordSet } from '../../../structures/words-in.ts';

const OTHERS = wordsIn('c cpp csharp go java php ruby rust kotlin swift dart scala elixir lua');

/** Languages whose documentation begins with `///`. */
const WITH_THREE_SLASHES = wordsIn('c cpp cuda-cpp csharp rust swift dart');

/** Words for documentation, the languages in which they are used, and what is said to be missing. */
const KINDS: readonly (readonly [RegExp, readonly string[], string])[] = [
  [/^doc ?strings?$/, ['python'], 'a docstring'],
  [/^(?:jsdoc|tsdoc)$/, SCRIPT, 'a JSDoc comment'],
  [/^javadocs?$/, ['java'], 'Javadoc'],
  [/^kdocs?$/, ['kotlin'], 'KDoc'],
  [/^dartdocs?$/, ['dart'], 'documentation'],
  [/^roxygen2?$/, ['r'], 'a roxygen comment'],
  [/^scaladocs?$/, ['scala'], 'Scaladoc'],
  [/^comment-based help$/, ['powershell'], 'comment-based help'],
  [/^doxygen$/, ['c', 'cpp', 'cuda-cpp'], 'a Doxygen comment'],
  [/^phpdocs?$/, ['php'], 'PHPDoc'],
  [
    /^docblocks?$/,
    ['php', 'javascript', 'javascriptreact', 'typescript', 'typescriptreact'],
    'a documentation comment',
  ],
  [/^rustdocs?$/, ['rust'], 'documentation'],
  [/^godocs?$/, ['go'], 'documentation'],
  [/^\/\/\/$/, WITH_THREE_SLASHES, 'documentation'],
  [/^xml(?: doc(?:umentation)?s?)?$/, ['csharp'], 'XML documentation'],
  [/^doc(?:umentation)?$/, [...SCRIPT, ...OTHERS], 'a documentation comment'],
];
const NOUN = regexSource`
  (?:\/\/\/ (?:@brief )?(?=doc|xml))?(?<noun>
    doc ?strings?|doxygen|kdocs?|dartdocs?|roxygen2?|scaladocs?|comment-based help|\/\/\/|jsdoc|tsdoc|javadocs?
    |phpdocs?|docblocks?|rustdocs?|godocs?|xml(?: doc(?:umentation)?s?)?|doc(?:umentation)?
  )(?:[- ]style(?= (?:\/\/\/|comments?)))?(?: \/\/\/(?: @brief)?)?(?<comment> comments?| blocks?| annotations?)?
`;
const ADJECTIVES = regexSource`
  (?:
    (?:
      a|an|the|factual|useful|thorough|informative|consistent|clear|concise|descriptive|comprehensive|proper
      |complete|detailed|meaningful|full|short|brief|google[- ]style|numpy[- ]style|sphinx[- ]style|style|with|go
      |rust|c#|java|php|typescript|javascript|standard|public|api|inline|valid
    ),?[ ]
  )*
`;
const FORMS: readonly RegExp[] = [
  new RegExp(
    `^(?:write|add|include|provide|use|create|have) ${ADJECTIVES}${NOUN} (?:for|to|on|in|with) (?<targets>.+)$`,
  ),
  new RegExp(`^(?<targets>.+?) (?:have|include|need|require|contain|carry|use|get) ${ADJECTIVES}${NOUN}$`),
  new RegExp(`^document (?<targets>.+?) (?:with|using|in|by) ${ADJECTIVES}${NOUN}$`),
  new RegExp(
    `^${ADJECTIVES}${NOUN} (?:be|are|is) (?:required|mandatory|created|written|added|provided|present|included) (?:for|on|in) (?<targets>.+)$`,
  ),
  // What is left of `docstrings are required for …`.
  new RegExp(`^(?:have )?${ADJECTIVES}${NOUN} (?:for|on|in) (?<targets>.+)$`),
];

const BY_WORDS = createExpressionIndex(FORMS, (form) => [form]);

/** `docstrings for functions, describing their purpose`: what documentation says is not checked. */
const WHAT_IT_SAYS = regex()`
  [ ]that you (?:create|add|write)$
  |,? (?:describing|explaining|documenting|covering|including|detailing|that (?:describes?|explains?|documents?))[ ]
    [^;]+$
  |, validate tags .*$
`;

const EVERYTHING_PUBLIC: ReadonlySet<string> = wordSet(
  'ruby python javascript javascriptreact php kotlin dart scala elixir lua',
);

/** What has documentation by its parts: `JSDoc for all function parameters and return types`. */
const PARTS_OF_FUNCTIONS =
  /^(?:all |the |every )*(?:function |method )?(?:parameters?|params|arguments)(?:,? (?:and|&) (?:return (?:types?|values?)|returns))$/;
/** Tags after documentation without targets are those of what a module offers: `JSDoc with @param and @returns`. */
const WITH_TAGS = new RegExp(
  `^(?:write|add|include|provide|use|have) ${ADJECTIVES}${NOUN} with (?:(?:,|and|\\/|the|an?|tags?|blocks?|annotations?|@[a-z]+) ?)+$`,
);

/** Without any documentation, there are no examples either. */
const WITH_EXAMPLES = / with (?:(?:usage|code|clear|working|runnable) )*examples?(?:,? (?:and|where) [a-z ]{3,60})?$/;
/** Any form of documentation will do. */
const ANY_FORM = /^document (?<targets>.+)$/;

/** Reads a rule that declarations have documentation: "Public functions must have docstrings". */
export function readDocumentation(words: string, { scope }: Clause): CodeFinder | undefined {
  const documented = (ANY_FORM.exec(words)?.groups?.['targets'] ?? '').replace(WITH_EXAMPLES, '');
  const anyForm = readSubjects(documented);
  if (anyForm !== undefined) {
    const languages = [...SCRIPT, ...OTHERS, 'python'];
    // A public method is not yet a part of an API where everything is public that nobody hides.
    const own = /\bapis?\b/.test(documented) ? languages.filter((one) => !EVERYTHING_PUBLIC.has(one)) : languages;
    return find(anyForm, own, 'documentation', scope);
  }
  const plain = words.replace(WHAT_IT_SAYS, '');
  const tagged = WITH_TAGS.exec(plain)?.groups?.['noun'];
  const tagKind = tagged === undefined ? undefined : KINDS.find(([is]) => is.test(tagged));
  if (tagKind !== undefined && /@[a-z]/.test(plain)) {
    return find(readSubjects('public apis') ?? [], tagKind[1], tagKind[2], scope);
  }
  for (const form of BY_WORDS.listPossible(plain)) {
    const groups = form.exec(plain)?.groups;
    const noun = groups?.['noun'] ?? '';
    const kind = KINDS.find(([is]) => is.test(noun));
    const targets =
      groups === undefined
        ? undefined
        : readSubjects((groups['targets'] ?? '').replace(PARTS_OF_FUNCTIONS, 'functions'));
    // `documentation` alone can be a page.
    const isCertain = groups?.['comment'] !== undefined || !/^(?:doc|documentation|xml|doxygen)$/.test(noun);
    if (kind !== undefined && targets !== undefined && isCertain) {
      return find(targets, /(?:^| )\/\/\/ doc/.test(plain) ? WITH_THREE_SLASHES : kind[1], kind[2], scope);
    }
  }
  return undefined;
}

/** The documentation of what is overridden counts for what overrides it. */
function isInherited({ modifiers, attributes }: DeclarationFact): boolean {
  return modifiers.includes('override') || attributes.some((name) => /(?:^|\.)override$/i.test(name));
}

/** Methods of interfaces of Go's standard library, which say what they do. Linters ask for no comment, either. */
const METHODS_OF_GO: ReadonlySet<string> = wordSet(`
  As Close Error Format GoString Is Len Less MarshalBinary MarshalJSON MarshalText MarshalYAML Pop Push Read ReadFrom Scan
  ServeHTTP String Swap UnmarshalBinary UnmarshalJSON UnmarshalText UnmarshalYAML Unwrap Write WriteTo
`);

/** `/// <summary>`, then `#if NET6_0_OR_GREATER` with attributes, then the declaration: parsers see the comment apart from it. */
function isBelowDirective(rows: readonly string[], line: number): boolean {
  let at = line - 2;
  let hasDirective = false;
  while (at >= 0 && line - at < MOST_ROWS_BETWEEN && BETWEEN.test(rows[at] ?? '')) {
    hasDirective ||= DIRECTIVE.test(rows[at] ?? '');
    at -= 1;
  }
  return hasDirective && /^\s*\/\/\/|\*\/\s*$/.test(rows[at] ?? '');
}

const MOST_ROWS_BETWEEN = 30;
const DIRECTIVE = /^\s*#\s*(?:if|ifdef|ifndef|else|elif|endif|region|pragma|nullable)\b/;
/** Directives, and attributes on lines of their own. */
const BETWEEN = /^\s*(?:#\s*[a-z]+\b.*|\[.*\])\s*$/;

function find(
  targets: readonly NameTarget[],
  own: readonly string[],
  missing: string,
  scope: Clause['scope'],
): CodeFinder | undefined {
  const languages = own.filter((language) => scope.languages?.includes(language) !== false);
  return languages.length === 0
    ? undefined
    : findLacking({
        // What a module begins with is checked elsewhere. Only in C#, all members of types have documentation.
        targets: targets.filter(
          (one) => one.name !== 'modules' && (one !== PUBLIC_MEMBERS || languages.every((id) => id === 'csharp')),
        ),
        without: `without ${missing}`,
        languages,
        // One of several overloads has the documentation of all.
        lacks: ({ one, all, languageId }, rows) =>
          !one.hasDoc &&
          !isBelowDirective(rows, one.line) &&
          !isInherited(one) &&
          !(languageId === 'go' && one.kind === 'method' && METHODS_OF_GO.has(one.name ?? '')) &&
          // Another file can have the documentation of a partial type.
          !one.modifiers.includes('partial') &&
          !/^test/i.test(one.name ?? '') &&
          !all.some((other) => other.hasDoc && other.name === one.name && other.inside === one.inside),
      });
}
