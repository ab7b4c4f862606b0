import { listMaskedCodes } from '../../../guidelines/statements/code-spans.ts';
import { BUILT_IN_MODULES } from '../../node-modules.ts';
import { folderOf } from '../../../workspace/paths.ts';
import { textOfCodes } from './words-with-codes.ts';
import type { Clause, Finder, TextSubject } from '../../types.ts';
import type { ImportFact } from '../../../syntax/facts/types.ts';
import { listCodes, plainPhrase } from '../code-list.ts';
import { findImports, type JudgeImport } from './find-imports.ts';
import { SCRIPT_FILES } from '../../script-languages.ts';
import { regex } from '../../../text/regex.ts';

interface Form {
  /** The whole clause in words: `avoid relative imports` is `relative imports`. */
  readonly forbidden?: RegExp;
  readonly required?: RegExp;
  readonly finder: Finder;
}

const RELATIVE = /^\.\.?(?:\/|$)|^\.+\w*$/;

/** `export … from './a'` in the `index.ts` of a folder imports nothing. */
const judgeRelative: JudgeImport = ({ module, kind, line }, { languageId, added }) =>
  (languageId === 'dart' ? isRelativeInDart(module, line, added) : RELATIVE.test(module)) &&
  kind !== 'include' &&
  kind !== 'export-from'
    ? { found: 'relative imports', note: `This line imports ${listCodes([module])}.` }
    : undefined;

/** Dart writes a neighbour without `./`. What a library exports of its own folder is imported by nobody. */
function isRelativeInDart(module: string, line: number, added: TextSubject['added']): boolean {
  return /^[^:]*\.dart$/.test(module) && !/^\s*export\b/.test(added.find(({ number }) => number === line)?.text ?? '');
}

/** Teams that "use absolute imports" in scripts import neighbours by `./`, unless they say that no import is relative. */
const judgeFarRelative: JudgeImport = (fact, subject) =>
  SCRIPT_FILES.includes(subject.languageId ?? '') && !fact.module.startsWith('..')
    ? undefined
    : judgeRelative(fact, subject);

const judgeParent: JudgeImport = ({ module }) =>
  /^\.\.\/|^\.\.+\w/.test(module)
    ? { found: 'imports from parent folders', note: `This line imports ${listCodes([module])}.` }
    : undefined;

/** The package of a Python file, imported by its whole name: `shop.cart` in `shop/`. */
const judgeOwnPackage: JudgeImport = ({ module, kind }, { file: { path } }) => {
  const [first = '', ...rest] = module.split('.');
  const folders = folderOf(path)
    .replace(/^(?:src|lib|python)\//, '')
    .split('/');
  return kind === 'import' && rest.length > 0 && folders[0] === first && !/^tests?$/.test(first)
    ? { found: 'absolute imports of the own package', note: `This line imports ${listCodes([module])}.` }
    : undefined;
};

function judgeDepth(folders: number): JudgeImport {
  const start = '../'.repeat(folders);
  return ({ module }) =>
    `${module}/`.startsWith(start)
      ? { found: 'imports from folders above the parent', note: `This line imports ${listCodes([module])}.` }
      : undefined;
}

const EXTENSION = /\.(?:[cm]?[jt]sx?)$/;
/** Names that only look like endings: `./user.service`. */
const OTHER_EXTENSION =
  /\.(?:json|css|s[ac]ss|less|svg|png|jpe?g|gif|webp|vue|svelte|astro|html|md|mdx|wasm|node|graphql|gql|txt|yaml|yml|toml|sql|snap)(?:\?.*)?$/;

const judgeMissingExtension: JudgeImport = ({ module }) =>
  /^\.\.?\//.test(module) && !EXTENSION.test(module) && !OTHER_EXTENSION.test(module) && !/[?!]/.test(module)
    ? { found: 'relative imports without a file extension', note: `This line imports ${listCodes([module])}.` }
    : undefined;

const judgeExtension: JudgeImport = ({ module }) =>
  /^[.@~]/.test(module) && EXTENSION.test(module) && /^(?:\.|[@~]\/)/.test(module)
    ? { found: 'file extensions in imports', note: `This line imports ${listCodes([module])}.` }
    : undefined;

const judgeNode: JudgeImport = (fact, subject) => {
  const { module } = fact;
  const [name = ''] = module.split('/');
  if (!BUILT_IN_MODULES.has(name) || module.includes(':')) {
    return undefined;
  }
  const suggestion = rewriteModule(fact, subject, `node:${module}`);
  return {
    found: `${listCodes([module])} without \`node:\``,
    note: `This line imports ${listCodes([module])} without \`node:\`.`,
    ...(suggestion === undefined ? {} : { suggestion }),
  };
};

/** The line with another module, if the import is on one line that names its module once. */
function rewriteModule(
  { line, endLine, module }: ImportFact,
  { added }: TextSubject,
  other: string,
): string | undefined {
  const text = added.find(({ number }) => number === line)?.text;
  const parts = text?.split(/(["'])/);
  const places = parts?.flatMap((part, index) => (part === module ? [index] : [])) ?? [];
  const [place] = places;
  return line !== endLine || parts === undefined || place === undefined || places.length > 1
    ? undefined
    : parts.with(place, other).join('');
}

const judgeInner: JudgeImport<'declarations'> = (fact, { facts }) =>
  !fact.isTop &&
  (fact.kind === 'import' || fact.kind === 'require') &&
  !fact.isType &&
  facts.declarations.some(
    ({ kind, line, endLine }) =>
      (kind === 'function' || kind === 'method' || kind === 'constructor') &&
      line < fact.line &&
      fact.endLine <= endLine,
  )
    ? {
        found: 'imports inside of functions',
        note: `This line imports ${listCodes([fact.module])} inside of a function.`,
      }
    : undefined;

const judgeRequire: JudgeImport = ({ kind, module }) =>
  kind === 'require' ? { found: '`require`', note: `This line requires ${listCodes([module])}.` } : undefined;

const judgeDynamic: JudgeImport = ({ kind, module, isType }) =>
  kind === 'dynamic' && !isType
    ? { found: 'dynamic imports', note: `This line imports ${listCodes([module])} dynamically.` }
    : undefined;

const NODE =
  '(?:node(?:\\.js|js)? )?(?:built-?ins?|built-?in modules?|core modules?|built-?in imports?|standard library modules?|imports?|modules?)';

const FORMS: readonly Form[] = [
  {
    forbidden: regex()`
      ^(?:
        \.\.\/\.\.\/|(?:deep|deeply nested|long|multi-level) relative (?:imports?|paths?|import paths)
        |(?:deep|long) (?:\.\.\/)+ ?(?:imports?|paths?)?|(?:\.\.\/){2,}(?:\.\.\.)?(?: (?:imports?|paths?))?
        |deep relative imports? (?:like |such as )?\(?(?:\.\.\/)+\)?
      )$
    `,
    finder: findImports('reports imports that begin with `../../`', judgeDepth(2), {
      languages: SCRIPT_FILES,
      topics: ['relative-import'],
    }),
  },
  {
    forbidden: regex()`
      ^(?:
        parent(?:-relative| relative| directory| folder)? (?:imports?|paths?)|\.\.\/ (?:imports?|paths?)
        |(?:relative )?(?:parent )?imports? (?:from|with|using) (?:parent (?:folders?|directories)|\.\.\/)
      )$
    `,
    finder: findImports('reports imports that begin with `../`', judgeParent, { topics: ['relative-import'] }),
  },
  {
    forbidden:
      /^(?:relative (?:imports?|import paths?|module imports)|relative paths? (?:in|for) imports?|(?:imports? )(?:with|by|using) relative paths?)$/,
    finder: findImports('reports relative imports', judgeRelative, { topics: ['relative-import'] }),
  },
  {
    required: /^(?:absolute imports?|absolute import paths?|absolute paths? (?:in|for) (?:all )?imports?)$/,
    finder: findImports('reports relative imports, except those of neighbours in scripts', judgeFarRelative, {
      topics: ['relative-import'],
    }),
  },
  {
    required: regex()`
      ^(?:explicit )?relative imports?(?:
        [ ](?:within|inside|in|for) (?:the |a |each |same |own |local |internal |our )*
          (?:packages?|modules?|codebase|imports|project)
      )?$
    `,
    finder: findImports('reports imports of the own package by its whole name', judgeOwnPackage, {
      languages: ['python'],
    }),
  },
  {
    required: regex()`
      ^(?:
        (?:use |write )?(?:(?:esm|es module|relative|all|local) )*imports?[ ]
          (?:with|using|use|have|include|need|must have) (?:an? |the )?(?:explicit )?\.[cm]?[jt]s (?:file )?extension
          s?
        |(?:explicit |full )?(?:file )?extensions? (?:in|on|for|with) (?:all )?(?:relative )?(?:esm |import )?
          (?:imports?|import paths?|import specifiers)
        |(?:the )?\.[jt]s (?:file )?extensions? (?:in|on|for|with) (?:all )?(?:relative )?(?:esm |typescript )?
          (?:imports?|import paths?|import specifiers)
      )$
    `,
    finder: findImports('reports relative imports without a file extension', judgeMissingExtension, {
      languages: SCRIPT_FILES,
    }),
  },
  {
    forbidden: regex()`
      ^(?:
        (?:the )?(?:file |\.[jt]s |\.js\/\.ts )?extensions? (?:in|to|from|on) (?:all )?
          (?:typescript |javascript |relative )?(?:imports?|import paths?|import statements|import specifiers)
          (?: in typescript)?
      )$
    `,
    finder: findImports('reports file extensions in imports of own modules', judgeExtension, {
      languages: SCRIPT_FILES,
    }),
  },
  {
    required: regex()`
      ^(?:the )?(?:node:(?:\*)?) (?:protocol|prefix|scheme|specifiers?|imports?|import prefix|imports prefix)
        (?: (?:for|when importing|with|in|on) (?:all )?${NODE})?$
      |^${NODE} (?:with|using|via|through) (?:the )?node:(?: (?:prefix|protocol|scheme))?$
      |^(?:the )?node:(?: prefix| protocol)? for (?:all )?${NODE}$
    `,
    finder: findImports('reports imports of modules of Node without `node:`', judgeNode, { languages: SCRIPT_FILES }),
  },
  {
    forbidden: regex()`
      ^(?:
        inline imports?|local imports?|nested imports?
        |(?:function|method)[- ](?:level|local|scoped) (?:imports?|use statements?)
        |(?:local |inline )?imports? (?:inside|within|in)(?: of)?[ ]
          (?:functions?|methods?|function bodies|functions (?:or|and) methods)
      )$
    `,
    required:
      /^(?:(?:all |your )?imports? (?:at|to) the top(?: of (?:the|each|every|a) (?:file|module))?|top-level imports?)$/,
    finder: findImports('reports imports inside of functions', judgeInner, { alsoReads: ['declarations'] }),
  },
  {
    forbidden:
      /^(?:require(?:\(\))?(?: (?:calls?|statements?|imports?))?|commonjs(?: (?:require|requires|modules?|imports?|syntax))?(?: \(?(?:require(?:\(\))?)\)?)?)$/,
    finder: findImports('reports `require`', judgeRequire, { languages: SCRIPT_FILES, about: ['CommonJS'] }),
  },
  {
    forbidden: /^(?:dynamic (?:imports?|import\(\))|import\(\)|dynamic imports? \(?import\(\)\)?)$/,
    finder: findImports('reports dynamic imports', judgeDynamic, { languages: SCRIPT_FILES }),
  },
];

const VERBS = /^(?:use|have|write|add|prefer|do|import|place|put|keep|include|specify|omit|employ|)$/;
const SUBJECT = /^(?:(?:all |the |any |our )*(?:code|files?|you|we|modules?|codebase|imports?|import statements))?$/;

/** Finds imports whose form a clause rules out by words: relative ones, those inside of functions. */
export function compileImportForms(clause: Clause): Finder | undefined {
  const { polarity, verb } = clause;
  const subject = plainPhrase(clause.subject);
  const words = clause.statement.parts.map(({ kind, value }) => (kind === 'words' ? value : ' ')).join('');
  if (/\bunless\b|\bnecessary\b|\bexcept\b/i.test(words) && clause.scope.outside.length === 0) {
    return undefined;
  }
  if (!SUBJECT.test(subject) || !VERBS.test(verb)) {
    return /^(?:be|go|stay|live|belong|stand)$/.test(verb) && /^(?:all )?(?:the )?imports?$/.test(subject)
      ? compileDescribed(clause)
      : undefined;
  }
  if (/import/.test(subject)) {
    return /^(?:use|have|include|omit)$/.test(verb)
      ? findForm(polarity, `${textOfCodes(clause)} in imports`)
      : undefined;
  }
  const above = polarity === 'forbidden' ? readFoldersAbove(clause) : undefined;
  if (above !== undefined) {
    return findImports(`reports imports that begin with \`${'../'.repeat(above)}\``, judgeDepth(above), {
      languages: SCRIPT_FILES,
      topics: ['relative-import'],
    });
  }
  const object = textOfCodes(clause);
  if (/^relative paths?$/.test(object) && /\bimport|\balias/i.test(`${words} ${clause.instead ?? ''}`)) {
    return findForm(polarity, 'relative imports');
  }
  return findForm(polarity, verb === 'import' ? `imports ${object}` : object) ?? findForm(polarity, object);
}

/** How many folders up a clause names, if these are two or more and it names nothing else: ``never import from `../..` ``. */
function readFoldersAbove({ verb, object, codes }: Clause): number | undefined {
  const [code, ...others] = listMaskedCodes(object, codes);
  const folders = /^(?:\.\.\/)+(?:\.\.)?$/.test(code ?? '') ? (code?.match(/\.\./g)?.length ?? 0) : 0;
  const isAlone = /^(?:from )?\p{Co}(?: (?:relative )?(?:imports?|paths?))?$/u.test(object.trim());
  return folders >= 2 && others.length === 0 && isAlone && (verb === 'import' || /import/.test(object))
    ? folders
    : undefined;
}

/** Imports must be at the top of the file. */
function compileDescribed(clause: Clause): Finder | undefined {
  const object = textOfCodes(clause);
  return findForm(clause.polarity, `imports ${object}`) ?? findForm(clause.polarity, `${object} imports`);
}

function findForm(polarity: Clause['polarity'], words: string): Finder | undefined {
  return FORMS.find((form) => form[polarity]?.test(words))?.finder;
}
