import { at } from '../../../structures/at.ts';
import type { Place, Scope } from '../../types.ts';
import { readSide } from './sides.ts';
import { languagesOf } from './named-languages.ts';
import { globsOf, paths, readWrittenPath } from './written-paths.ts';
import { regex } from '../../../text/regex.ts';

const FIRST_MARK = 0xe000;
const SPAN = '[\\uE000-\\uF8FF]';
const TESTS: Place = { kind: 'tests' };

/** Words for a part of a repository, with the names that its folders and files have. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  client: ['client'],
  server: ['server'],
  cli: ['cli'],
  api: ['api'],
  docs: ['docs'],
  documentation: ['docs'],
  ...singularAndPlural(
    `adapter component controller directive domain entity example factory fixture handler helper hook interceptor library
    middleware migration mixin mock mapper model module page pipe plugin presenter provider reducer repository resolver route
    router saga schema script serializer service slice store story template util validator view viewmodel worker workflow
    selector guard layout benchmark constant`,
  ),
};

function singularAndPlural(words: string): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    words.split(/\s+/).flatMap((word) => {
      const plural = /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
      return [
        [word, [word, plural]],
        [plural, [word, plural]],
      ];
    }),
  );
}

/** Tests and what is no test are all code. */
const TESTS_AND_OTHERS =
  /^(?:tests?(?: code| files?)?,? (?:or|and|nor) production(?: code| files?)?|production(?: code| files?)?,? (?:or|and|nor) tests?(?: code| files?)?)$/;
const ARTICLES = /^(?:(?:the|our|your|any|all|every|each|its|a|an|other|entire|whole) )+/;
const KIND_OF_FILE =
  '(?:code|codebase|source code|source files?|sources?|files?|modules?|layers?|folders?|director(?:y|ies)|packages?|projects?|components?)';
const ENDS_WITH_KIND = new RegExp(`^.+? (?<kind>${KIND_OF_FILE})$`);
const KIND_AT_END = new RegExp(` ${KIND_OF_FILE}$`);
const KIND_BELOW = new RegExp(`^(.+ code|.+ files|.+ tests) (?:in|under|inside|within|below) (${SPAN}.*)$`);
const EVERYWHERE = regex()`
  ^(?:(?:the|our|this|your|any|all|every|new|entire|whole|existing|own|same) )*(?:
    code|codebase|code base|project|repository|repo|monorepo|source code|source files|cases|circumstances?|times
    |places|pull requests?|prs?|code changes|files|source|development|new work|situations|scenarios|changes
    |contributions?
  )$
`;
const OF_TESTS = regex()`
  ^(?:(?:automated|test|testing|vitest|jest|pytest|spec) )?(?:
    tests?|specs?|test (?:files?|code|suites?|cases?|modules?|methods?|functions?|classes)|spec files?
    |testing(?: code)?|files|code
  )$
`;
const OF_UNIT_TESTS = /^unit tests?(?: files?| code| suites?)?$/;
const OF_PRODUCTION = regex()`
  ^(?:production|prod|non-test|application|app|shipped|runtime|product|library)
    (?: ?\/ ?(?:production|application|app|product|library|module|package))*(?: source)?[ ]
    (?:code|codebase|files?|sources?|modules?|paths?)$
  |^production$
`;
/** Where a program begins, which is no library: `cmd/main.go`, `src/Tool.CLI/Program.cs`. */
const PROGRAMS = ['cli', 'cmd', 'main', 'program'].map((name): Place => ({ kind: 'folder', name }));
/** Programs that show readers how to use a project are no production code. */
export const EXAMPLES: Place = { kind: 'paths', globs: ['**/{docs_src,examples,samples,Examples,Samples}/**'] };
const OF_WORKFLOWS = /^(?:github )?(?:actions )?workflow(?: files?|s)$|^github actions(?: workflows?)?$/;
/**
 * Reads words that follow `in`, `under` or the like as a part of the repository: `tests`, `TypeScript files`, `` `src/core/` ``.
 * Undefined if any of the words is not understood, because it may limit the meaning.
 */
export function readPlace(words: string, codes: readonly string[]): Scope | undefined {
  const plain = words.trim().replace(/^both /, '');
  if (plain === '' || plain.length > 120) {
    return undefined;
  }
  if (EVERYWHERE.test(plain) || TESTS_AND_OTHERS.test(plain)) {
    return { inside: [], outside: [] };
  }
  const whole = readAtom(plain, codes);
  if (whole !== undefined) {
    return whole;
  }
  // `go code under `
  const [, kind, path] = KIND_BELOW.exec(plain) ?? [];
  const [ofKind, below] = [kind, path].map((part) => (part === undefined ? undefined : readAtom(part, codes)));
  if (ofKind?.languages !== undefined && below !== undefined && below.languages === undefined) {
    return { ...below, languages: ofKind.languages };
  }
  const atoms = plain.split(/(?:,\s*(?:and |or )?| and | or | & |\s?\/\s?| as well as )/);
  return atoms.length < 2 ? undefined : joinAtoms(atoms, codes);
}

/** `tests and scripts`, `TypeScript and Python files`: a kind of file at the end is that of all. */
function joinAtoms(atoms: readonly string[], codes: readonly string[]): Scope | undefined {
  const kind = ENDS_WITH_KIND.exec(at(atoms, atoms.length - 1))?.groups?.['kind'];
  const places: Place[] = [];
  for (const atom of atoms) {
    const read = readAtom(atom, codes) ?? (kind === undefined ? undefined : readAtom(`${atom} ${kind}`, codes));
    if (read === undefined || read.outside.length > 0 || (read.languages !== undefined && read.inside.length > 0)) {
      return undefined;
    }
    places.push(
      ...(read.languages === undefined ? read.inside : [{ kind: 'languages' as const, ids: read.languages }]),
    );
  }
  const languages = places.flatMap((place) => (place.kind === 'languages' ? place.ids : []));
  return places.every(({ kind: one }) => one === 'languages')
    ? { languages, inside: [], outside: [] }
    : { inside: places, outside: [] };
}

function readAtom(words: string, codes: readonly string[]): Scope | undefined {
  const plain = words.trim().replace(ARTICLES, '');
  if (OF_TESTS.test(plain) && plain !== 'files' && plain !== 'code') {
    return { inside: [TESTS], outside: [] };
  }
  if (OF_UNIT_TESTS.test(plain)) {
    return { inside: [TESTS], outside: [folder('e2e'), folder('integration')] };
  }
  if (/^(?:e2e|end-to-end) tests?$/.test(plain)) {
    return { inside: [folder('e2e')], outside: [] };
  }
  if (OF_PRODUCTION.test(plain)) {
    const others = plain.startsWith('library') ? [...PROGRAMS, EXAMPLES] : [EXAMPLES];
    return { inside: [], outside: plain.startsWith('non-test') ? [TESTS] : [TESTS, ...others] };
  }
  // Components of React on the client or server stand in any folder, and `for example` names none.
  if (/^(?:(?:client|server)(?:-side)? components?|example|instance)$/.test(plain)) {
    return undefined;
  }
  // "Configuration" alone is a topic.
  if (/^config(?: (?:files?|folders?|director(?:y|ies)))?$/.test(plain)) {
    return { inside: [folder('config')], outside: [] };
  }
  if (/^(?:(?:c|c\+\+|public) )?header files?$|^(?:c|c\+\+) headers?$/.test(plain)) {
    return paths(['**/*.h', '**/*.hh', '**/*.hpp', '**/*.hxx', '**/*.h++', '**/*.inl', '**/*.ipp', '**/*.cuh']);
  }
  if (OF_WORKFLOWS.test(plain)) {
    return paths(['.github/workflows/**']);
  }
  const customization = CUSTOMIZATIONS.find(([kind]) => kind.test(plain));
  if (customization !== undefined) {
    return paths(customization[1]);
  }
  return (
    readSide(plain) ??
    readLanguages(plain) ??
    readLanguageTests(plain) ??
    readCodePlace(plain, codes) ??
    readFolder(plain)
  );
}

/** Kinds of customizations by the words for them, with the paths that clients read. */
const CUSTOMIZATIONS: readonly (readonly [kind: RegExp, globs: readonly string[]])[] = [
  [/^(?:copilot |custom )?(?:chat )?agent(?: definition)? files?$/, ['**/*.agent.md', '**/.claude/agents/**/*.md']],
  [/^(?:copilot |custom )?instructions? files?$/, ['**/*.instructions.md']],
  [/^(?:copilot |custom )?prompt files?$/, ['**/*.prompt.md']],
  [/^(?:agent )?skill files?$/, ['**/SKILL.md']],
];

/** `typescript`, `c# code`, `python files`. */
function readLanguages(plain: string): Scope | undefined {
  const name = plain.replace(
    / (?:source )?(?:code|files?|sources?|projects?|modules?|codebase|scripts?|snippets?|templates?|(?<=\b(?:s?css|less) )selectors?)$/,
    '',
  );
  const languages = languagesOf(name);
  // Queries and markup stand in files of other languages too.
  const isEmbedded = name === plain && /^(?:sql|html|json|markdown|yaml|blazor|terraform)$/.test(name);
  return languages === undefined || isEmbedded ? undefined : { languages, inside: [], outside: [] };
}

/** `python tests`, `react components`. */
function readLanguageTests(plain: string): Scope | undefined {
  const [, name = '', rest = ''] = /^(\S+) (.+)$/.exec(plain) ?? [];
  const languages = languagesOf(name);
  if (languages === undefined) {
    return undefined;
  }
  if (OF_TESTS.test(rest)) {
    return { languages, inside: [TESTS], outside: [] };
  }
  const inside = readFolder(rest)?.inside;
  return inside === undefined || name === 'react' ? reactComponents(plain) : { languages, inside, outside: [] };
}

function reactComponents(plain: string): Scope | undefined {
  return /^react components?(?: files?)?$/.test(plain) ? paths(['**/*.tsx', '**/*.jsx']) : undefined;
}

function readFolder(plain: string): Scope | undefined {
  const name = plain.replace(KIND_AT_END, '');
  const names = Object.hasOwn(FOLDERS, name) ? FOLDERS[name] : undefined;
  return names === undefined ? undefined : { inside: names.map(folder), outside: [] };
}

const BEFORE_CODE =
  '(?:(?:files?|code|everything|anything|modules?|sources?|folders?|director(?:y|ies)|paths?|the) )?(?:(?:in|under|inside|within|of|below|matching|the) )*';
const CODE_PLACE = regex()`
  ^(?<before>${BEFORE_CODE})(?:the )?(?<code>${SPAN})(?<after>
    (?: (?:source|sub))? ?(?:
      code|files?|folders?|director(?:y|ies)|subdirectories|packages?|layers?|modules?|workspaces?|projects?|apps?
      |trees?|source sets?
    )
  )?$
`;

function readCodePlace(plain: string, codes: readonly string[]): Scope | undefined {
  const groups = CODE_PLACE.exec(plain)?.groups;
  if (groups === undefined) {
    return readWrittenPath(plain);
  }
  const { before = '', code: mark = '', after = '' } = groups;
  const code = codes[mark.charCodeAt(0) - FIRST_MARK] ?? '';
  const globs = globsOf(code);
  if (globs !== undefined) {
    return paths(globs);
  }
  const isNamed =
    /^[\w-]+$/.test(code) &&
    (SOURCE_SET.test(code) ||
      /(?:folder|director|package|layer|module|workspace|project|app)/.test(after) ||
      /^(?:files?|code|everything|anything|modules?|sources?)/.test(before));
  return isNamed ? { inside: [folder(code)], outside: [] } : undefined;
}

/** Folders of Kotlin Multiplatform and Gradle, which nothing else is called: `commonMain`, `androidTest`. */
const SOURCE_SET = regex()`
  ^(?:
    common|android|androidUnit|androidInstrumented|jvm|js|wasm|wasmJs|native|apple|ios|iosArm64|iosX64|macos
    |desktop|linux|mingw|nonAndroid|jvmAndroid|skiko|web
  )(?:Main|Test)$
`;

function folder(name: string): Place {
  return { kind: 'folder', name };
}
