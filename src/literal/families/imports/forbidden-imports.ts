import { at } from '../../../structures/at.ts';
import type { ImportFact } from '../../../syntax/facts/types.ts';
import type { Clause, CodeFinder, Finder } from '../../types.ts';
import { CODE, codeListPattern, codesIn, listCodes, plainPhrase } from '../code-list.ts';
import { findImports } from './find-imports.ts';
import { isInLayer, leadsToLayer, readModule, wordOfModule, signsOfModules, type ModuleName } from './module-match.ts';
import { regex } from '../../../text/regex.ts';

const NOUN =
  'packages?|modules?|library|libraries|npm packages?|namespace|crates?|layer|folders?|director(?:y|ies)|code|directly|files';
const BEFORE = 'from|the|any|anything|code|in|on|upon|of|within|npm|third-party|other|things';
const MODULES = codeListPattern(BEFORE, NOUN);
const NAMES = codeListPattern('the|named', 'type|types|function|class|symbol|component|helper|hook|directly');
const IMPORT_VERB = /^(?:import|import from|depend|depend on|re-export|require|include|reference|pull|pull in)$/;
const USE_VERB = /^(?:use|add|install|introduce|)$/;

const FROM = regex()`
  ^(?:imports? (?:of )?)?(?<names>${NAMES}) (?:directly )?from (?:the )?
    (?:(?<modules>${MODULES})|["']?(?<plain>[a-z@][\w@/.-]*)["']?)(?: directly)?$
`;
const ONLY_MODULES = new RegExp(`^(?:(?:direct )?imports? from )?(?:directly (?:from )?)?(?<modules>${MODULES})$`);
const IMPORTS_FROM = new RegExp(`^(?<named>named )?(?:any |direct )?imports? (?:from|of) (?<modules>${MODULES})$`);
const PACKAGES = new RegExp(
  `^(?:the )?(?<modules>${codeListPattern('the|or', 'npm packages?|packages?|modules?|library|libraries|crates?')})$`,
);

/** Finds imports that a clause rules out by their modules, or by names and modules. */
export function compileForbiddenImports(clause: Clause): Finder | undefined {
  if (clause.polarity !== 'forbidden' || isAboutManifest(clause)) {
    return undefined;
  }
  return (
    compileMutual(clause) ??
    compileLayers(clause) ??
    compileWrittenImport(clause) ??
    compileNamesFrom(clause) ??
    compileModules(clause)
  );
}

/** ``Do not add dependencies to `package.json` `` is read as if something imported from it. */
function isAboutManifest({ codes, statement }: Clause): boolean {
  return (
    /\bdependenc/i.test(statement.text) &&
    codes.length > 0 &&
    codes.every((code) => /(?:^|\/)[\w.-]+\.(?:json|toml|mod|txt|gradle|kts|lock|ya?ml|xml|props)$/.test(code.trim()))
  );
}

/** Undefined if the clause is about somebody other than the code. */
function readObject({ subject, object }: Clause): string | undefined {
  return /^(?:(?:all |any |the |new |our |production )*(?:code|files|modules|you|we|codebase))?$/.test(
    plainPhrase(subject),
  )
    ? plainPhrase(object)
    : undefined;
}

const LAYER = new RegExp(
  `^${codeListPattern('the|code|files|modules|anything|in|inside|under|of|all', 'packages?|modules?|layer|folders?|director(?:y|ies)|code|files|crates?')}$`,
);

/** `core` must not import `ui`. */
function compileLayers({ subject, verb, object, codes }: Clause): Finder | undefined {
  if (!IMPORT_VERB.test(verb) || codes.length === 0) {
    return undefined;
  }
  const phrase = plainPhrase(subject);
  const said = ONLY_MODULES.exec(plainPhrase(object));
  if (!LAYER.test(phrase) || said === null) {
    return undefined;
  }
  const importers = codesIn(phrase, codes).map(withoutStars);
  const targets = codesIn(said.groups?.['modules'] ?? '', codes).map(withoutStars);
  if (![...importers, ...targets].every((code) => /^[@~]?[\w./-]+$/.test(code) && !code.startsWith('.'))) {
    return undefined;
  }
  return findImports(
    `reports imports of ${listCodes(targets)} in ${listCodes(importers)}`,
    ({ module }, { file: { path } }) => {
      const importer = importers.find((one) => isInLayer(path, one));
      const target = targets.find((one) => leadsToLayer(module, path, one));
      return importer === undefined || target === undefined || isInLayer(path, target)
        ? undefined
        : {
            found: `imports of ${listCodes([target])} in ${listCodes([importer])}`,
            note: `This line imports ${listCodes([module])}.`,
          };
    },
    {
      ...withSigns(targets.map((target) => ({ word: wordOfModule(target) }))),
      importers: (path) => importers.some((one) => isInLayer(path, one)),
    },
  );
}

/** `client/` and `server/` must not depend on each other. */
function compileMutual({ subject, verb, object, codes }: Clause): Finder | undefined {
  const phrase = plainPhrase(subject);
  if (!IMPORT_VERB.test(verb) || !EACH_OTHER.test(plainPhrase(object)) || !LAYER.test(phrase)) {
    return undefined;
  }
  const layers = codesIn(phrase, codes).map(withoutStars);
  // The words of one folder alone can be those of a package.
  if (layers.length < 2 || !layers.every((code) => /^[\w./-]+$/.test(code) && !code.startsWith('.'))) {
    return undefined;
  }
  const listed = listCodes(layers, 'and');
  return findImports(
    `reports imports that lead from one of ${listed} to another`,
    ({ module }, { file: { path } }) => {
      const importer = layers.find((one) => isInLayer(path, one));
      const target =
        importer === undefined
          ? undefined
          : layers.find((one) => one !== importer && !isInLayer(path, one) && leadsToLayer(module, path, one));
      return importer === undefined || target === undefined
        ? undefined
        : {
            found: `imports of ${listCodes([target])} in ${listCodes([importer])}`,
            note: `This line imports ${listCodes([module])}.`,
          };
    },
    {
      ...withSigns(layers.map((layer) => ({ word: wordOfModule(layer) }))),
      importers: (path) => layers.some((one) => isInLayer(path, one)),
    },
  );
}

const EACH_OTHER = /^(?:directly )?(?:(?:from|on|upon) )?(?:each other|one another)(?: directly)?$/;

/** The signs of imports, if each of the modules has one. */
function withSigns(modules: readonly Pick<ModuleName, 'word'>[]): Pick<CodeFinder, 'signs'> {
  const signs = signsOfModules(modules);
  return signs === undefined ? {} : { signs };
}

/** `packages/*` is the layer `packages`. */
function withoutStars(code: string): string {
  return code.replace(/\/\*{1,2}$/, '');
}

const ONLY_CODE = new RegExp(`^${CODE}$`);

/** Never `import { expect } from 'vitest'`. */
function compileWrittenImport(clause: Clause): Finder | undefined {
  const object = readObject(clause);
  if (object === undefined || !ONLY_CODE.test(object) || !/^(?:use|write|import|add|do|)$/.test(clause.verb)) {
    return undefined;
  }
  const code = at(codesIn(object, clause.codes), 0).trim().replace(/;$/, '');
  const [, names, module] = /^import (?:type )?\{ ?([\w$, ]+?) ?\} from ["']([^"'.]+[^"']*)["']$/.exec(code) ?? [];
  const [, pythonModule, pythonNames] = /^from ([\w.]+) import ([\w, ]+)$/.exec(code) ?? [];
  const [, whole] = /^(?:import (?:[\w$]+|\* as [\w$]+) from |import )["']([^"'.]+[^"']*)["']$/.exec(code) ?? [];
  const modules = [module ?? pythonModule ?? whole].flatMap((one) =>
    one === undefined ? [] : (readModule(one) ?? []),
  );
  const list = (names ?? pythonNames ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  if (modules.length === 0) {
    return undefined;
  }
  return list.length > 0
    ? findNamesFrom(list, modules)
    : whole !== undefined && /^import ["']/.test(code)
      ? findModules(modules)
      : undefined;
}

/** Never import `expect` from `vitest`. */
function compileNamesFrom(clause: Clause): Finder | undefined {
  const object = readObject(clause);
  const groups = object === undefined ? undefined : FROM.exec(object)?.groups;
  if (groups === undefined || !/^(?:import|use|re-export|)$/.test(clause.verb)) {
    return undefined;
  }
  // `<Head>` of `next/head` is written as an element, and imported by its name.
  const names = codesIn(groups['names'] ?? '', clause.codes).map((name) => name.replace(/^<([A-Z]\w*) ?\/?>$/, '$1'));
  const modules = readModules(
    groups['plain'] === undefined ? codesIn(groups['modules'] ?? '', clause.codes) : [groups['plain']],
  );
  const isName = names.every((name) => /^[A-Za-z_$][\w$]*$/.test(name));
  return modules === undefined || !isName || !areModules(modules) ? undefined : findNamesFrom(names, modules);
}

/** ``Import `useAppSelector` from `@/store`, not `useSelector` `` names no other module. */
function areModules(modules: readonly ModuleName[]): boolean {
  return modules.every(({ code }) => !/^[a-z_$]+[A-Z]\w*$/.test(code));
}

function findNamesFrom(names: readonly string[], modules: readonly ModuleName[]): Finder {
  const from = listCodes(modules.map(({ code }) => code));
  return findImports(
    `reports imports of ${listCodes(names)} from ${from}`,
    ({ module, imported, local }, { file: { path } }) => {
      const name = imported === 'default' ? nameOfDefault(names, module, local) : imported;
      return name !== undefined && names.includes(name) && modules.some((one) => isExactly(one, module, path))
        ? {
            found: `imports of ${listCodes([name])} from ${listCodes([module])}`,
            note: `This line imports ${listCodes([name])} from ${listCodes([module])}.`,
          }
        : undefined;
    },
    { mayMatch: (line) => names.some((name) => line.includes(name)), ...withSigns(modules) },
  );
}

/** The default export of `next/link` is `Link`, whatever a file calls it; others have the name that the import gives them. */
function nameOfDefault(names: readonly string[], module: string, local: string | undefined): string | undefined {
  const last = /[^/]+$/.exec(module)?.[0].toLowerCase();
  return names.find((name) => name.toLowerCase() === last) ?? local;
}

/** A name of a part of a package is another name: `expect` of `vitest/node` is not that of `vitest`. */
function isExactly({ code, matches }: ModuleName, module: string, importer: string): boolean {
  return code.endsWith('*') || code.endsWith('/')
    ? matches(module, importer)
    : module === code.replaceAll(/["']/g, '') || module === `node:${code}`;
}

/** Never import `lodash`; never import from `src/infra`; do not use the `lodash` package. */
function compileModules(clause: Clause): Finder | undefined {
  const object = readObject(clause);
  if (object === undefined) {
    return undefined;
  }
  const isImport = IMPORT_VERB.test(clause.verb);
  const groups =
    (isImport ? ONLY_MODULES.exec(object) : undefined)?.groups ??
    (USE_VERB.test(clause.verb)
      ? (IMPORTS_FROM.exec(object) ?? readPackages(object) ?? readPaths(object, clause))
      : undefined
    )?.groups;
  const modules = groups === undefined ? undefined : readModules(codesIn(groups['modules'] ?? '', clause.codes));
  if (modules === undefined || (isImport && !isAboutModules(object, modules))) {
    return undefined;
  }
  if (/. from /.test(clause.instead ?? '')) {
    return compileOtherSource(clause, modules);
  }
  return groups?.['named'] === undefined ? findModules(modules) : findNamed(modules);
}

/**
 * What a clause rules out whose alternative is a part of a module: ``import `z` from `zod/v4`, not `zod` `` leaves the rest of
 * `zod` alone.
 */
function compileOtherSource(
  { instead = '', codes, object, statement }: Clause,
  modules: readonly ModuleName[],
): Finder | undefined {
  const names = codesIn(FROM.exec(plainPhrase(instead))?.groups?.['names'] ?? '', codes);
  if (names.length === 0 && /^(?:directly |from )/.test(object) && USE_INSTEAD.test(statement.text)) {
    return findModules(modules);
  }
  return names.length > 0 && areModules(modules) ? findNamesFrom(names, modules) : undefined;
}

/** ``never import from `a` (use the wrappers of `b`)``: the alternative has a verb of its own, so that all of `a` is ruled out. */
const USE_INSTEAD = /(?:[(;.]| [-–—]) ?(?:instead,? )?use /i;

/** Only with the word `package` or the like: other code in the same place is no module. */
function readPackages(object: string): RegExpExecArray | null {
  return /\b(?:packages?|modules?|library|libraries|crates?)$/.test(object) ? PACKAGES.exec(object) : null;
}

/**
 * Code that is the path of a module by its form, or next to an alternative that is one: `github.com/a/b/require over
 * github.com/a/b/assert`, `Link from @i18n/routing, never next/link`.
 */
function readPaths(object: string, { codes, instead = '' }: Clause): RegExpExecArray | null {
  const alternatives = codesIn(plainPhrase(instead), codes);
  const found = ONLY_PATHS.exec(object);
  const named = found === null ? [] : codesIn(found.groups?.['modules'] ?? '', codes);
  const isNextToModule =
    alternatives.length > 0 &&
    (/ from [\uE000-\uF8FF]$/.test(instead) || alternatives.every((code) => MODULE_PATH.test(code)));
  return named.every((code) => MODULE_PATH.test(code) || (isNextToModule && SHORT_PATH.test(code))) ? found : null;
}

const ONLY_PATHS = new RegExp(`^(?:the )?(?<modules>${codeListPattern('the|or|raw|plain', 'directly')})$`);
const MODULE_PATH = regex()`
  ^@[a-z0-9][\w.-]*\/[\w./-]+$
  |^(?:github\.com|gitlab\.com|golang\.org|gopkg\.in|google\.golang\.org|k8s\.io|go\.uber\.org)\/[\w./-]+$
  |^node:[\w/]+$
  |^(?:
    archive|bufio|compress|container|crypto|database|debug|encoding|go|hash|html|image|index|io|log|math|mime|net
    |os|path|regexp|runtime|sync|testing|text|unicode
  )\/[a-z][\w/]*$
`;
const SHORT_PATH = /^[a-z][\w-]*\/[\w./-]+$/;

/**
 * `import React`: a name in capitals without `from` may be any name that is imported. Nobody imports `process.env`, so a rule on
 * who may reference it is about its uses.
 */
function isAboutModules(object: string, modules: readonly ModuleName[]): boolean {
  return (
    /\bfrom\b|\bon\b|packages?|modules?|librar/.test(object) ||
    modules.every(({ code }) => !/^[A-Z]\w*$|^(?:process|window|document|globalThis|navigator)\.\w/.test(code))
  );
}

function readModules(codes: readonly string[]): readonly ModuleName[] | undefined {
  const modules = codes.map(readModule);
  return modules.length === 0 || modules.includes(undefined) ? undefined : modules.flatMap((one) => one ?? []);
}

function findNamed(modules: readonly ModuleName[]): Finder {
  const from = listCodes(modules.map(({ code }) => code));
  return findImports(
    `reports named imports from ${from}`,
    ({ module, imported, isType }, { file: { path } }) =>
      imported === undefined ||
      imported === '*' ||
      imported === 'default' ||
      isType ||
      !modules.some((one) => isExactly(one, module, path))
        ? undefined
        : {
            found: `named imports from ${listCodes([module])}`,
            note: `This line imports ${listCodes([imported])} by its name.`,
          },
    withSigns(modules),
  );
}

function findModules(modules: readonly ModuleName[]): Finder {
  return findImports(
    `reports imports of ${listCodes(modules.map(({ code }) => code))}`,
    (fact, { file: { path } }) => {
      const imported = listModules(fact, path);
      const found = modules.find(({ matches }) => imported.some((module) => matches(module, path)));
      return found === undefined
        ? undefined
        : { found: `imports of ${listCodes([found.code])}`, note: `This line imports ${listCodes([fact.module])}.` };
    },
    withSigns(modules),
  );
}

/** What an import may load: in Python, `from unittest import mock` loads a module of a package. */
function listModules({ module, imported = '*' }: ImportFact, importer: string): readonly string[] {
  return importer.endsWith('.py') && imported !== '*' ? [module, `${module}.${imported}`] : [module];
}
