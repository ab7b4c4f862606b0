import type { ExportedName, ImportedName } from './types.ts';

type Name = Omit<ImportedName, 'startLine' | 'endLine'>;

interface StatementNames {
  readonly imports: readonly Name[];
  readonly exports?: readonly ExportedName[];
}

/** People write fewer names in one statement. */
const MAX_NAMES = 500;
const NOTHING: StatementNames = { imports: [] };

/** Reads the names of an import or export statement. `type` is the grammar's name for the statement. */
export function namesOfStatement(type: string, written: string): StatementNames {
  const statement = withoutComments(written, type);
  switch (type) {
    case 'import_statement':
      return { imports: /["'`]/.test(statement) ? scriptImport(statement) : pythonModules(statement) };
    case 'export_statement':
      return scriptExport(statement);
    case 'variable_declarator':
      return { imports: requiredNames(statement) };
    case 'assignment_expression':
      return { imports: [], exports: commonJsExports(statement) };
    case 'import_from_statement':
    case 'future_import_statement':
      return { imports: pythonNames(statement) };
    case 'import_spec':
      return { imports: goPackage(written) };
    case 'import_declaration':
      return { imports: javaClass(statement) };
    case 'using_directive':
      return { imports: usedNamespace(statement) };
    case 'namespace_use_declaration':
      return { imports: phpNames(statement) };
    case 'use_declaration':
    case 'extern_crate_declaration':
      return { imports: rustNames(statement) };
    case 'call':
      return { imports: wholeModule(/^(?:require|require_relative|load)\b[\s(]*["']([^"'\n]+)/.exec(statement)?.[1]) };
    case 'preproc_include':
      return { imports: wholeModule(/["<]([^">]+)[">]/.exec(written)?.[1]) };
    default:
      return NOTHING;
  }
}

const HASH_COMMENTS: ReadonlySet<string> = new Set(['future_import_statement', 'import_from_statement']);

function withoutComments(written: string, type: string): string {
  return HASH_COMMENTS.has(type) || (type === 'import_statement' && !/["'`]/.test(written))
    ? written.replaceAll(/#.*$/gm, ' ')
    : written.replaceAll(/\/\*[^]*?\*\/|(?<!:)\/\/.*$/gm, ' ');
}

function imported(specifier: string, name: string, local: string | undefined, isPassedOn = false): Name {
  return { specifier, imported: name, local, isPassedOn };
}

function wholeModule(specifier: string | undefined): readonly Name[] {
  return specifier === undefined ? [] : [imported(specifier, '*', undefined)];
}

/** `import a, { b as c, type d } from 'x'`, `import * as e from 'x'`, `import f = require('x')`, `import 'x'`. */
function scriptImport(statement: string): readonly Name[] {
  const specifier = lastString(statement);
  if (specifier === undefined) {
    return [];
  }
  const clause =
    /^import\s+(?:type\s+(?!from\b|=))?(?:defer\s+)?([^"'`]*?)(?:\bfrom\b|=\s*require\s*\()/.exec(statement)?.[1] ?? '';
  const whole = /\*\s*as\s+([\w$]+)/.exec(clause)?.[1];
  const first = /^\s*([\w$]+)/.exec(clause)?.[1];
  const isRequire = /=\s*require\s*\(/.test(statement);
  const names = [
    ...(first === undefined ? [] : [imported(specifier, isRequire ? '*' : 'default', first)]),
    ...(whole === undefined ? [] : [imported(specifier, '*', whole)]),
    ...listedPairs(clause).map(([name, local]) => imported(specifier, name, local)),
  ];
  return names.length === 0 ? wholeModule(specifier) : names;
}

function lastString(statement: string): string | undefined {
  return [...statement.slice(0, statement.search(/\bwith\s*\{/) >>> 0).matchAll(/(["'`])([^"'`\n]+)\1/g)].at(-1)?.[2];
}

/** The names in braces with those that they get: `[a, b]` for `a as b`, `[a, a]` for `type a`. */
function listedPairs(clause: string, separator = /\s+as\s+/): readonly (readonly [string, string])[] {
  const listed = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
  return listed.split(',', MAX_NAMES).flatMap((item) => {
    const [name = '', local = name] = item
      .trim()
      .replace(/^type\s+(?!as\b)/, '')
      .split(separator)
      .map((part) => part.trim().replace(/^["']|["']$/g, ''));
    return name === '' ? [] : [[name, local] as const];
  });
}

/** `export { a as b } from 'x'`, `export * from 'x'`, `export * as c from 'x'`, `export { a as b }`, `export default a`. */
function scriptExport(statement: string): StatementNames {
  const clause =
    /^export\s+(?:type\s+)?(\*\s*(?:as\s+(?<whole>["'\w$-]+)\s*)?|\{[^}]*\})\s*(?:from\s*(?<rest>["'][^]*))?/.exec(
      statement,
    );
  if (clause === null) {
    const name = /^export\s+(?:default\s+|=\s*)([\w$]+)\s*;?\s*$/.exec(statement)?.[1];
    return name === undefined ? NOTHING : { imports: [], exports: [{ name: 'default', local: name }] };
  }
  const whole = clause.groups?.['whole'];
  const specifier = /^["']([^"'\n]+)/.exec(clause.groups?.['rest'] ?? '')?.[1];
  const pairs = listedPairs(clause[1] ?? '');
  if (specifier === undefined) {
    return { imports: [], exports: pairs.map(([local, name]) => ({ name, local })) };
  }
  if (pairs.length > 0) {
    return { imports: pairs.map(([name, local]) => imported(specifier, name, local, true)) };
  }
  return { imports: [imported(specifier, '*', whole?.replaceAll(/["']/g, ''), true)] };
}

/** `a = require('x')`, `{ a, b: c } = require('x')`, `{ a } = await import('x')`, `a = require('x').b`. */
function requiredNames(statement: string): readonly Name[] {
  const found =
    /^([\w$]+|\{[^}]*\})[^=]{0,200}=\s*(?:await\s+)?(?:require|import)\s*\(\s*["'`]([^"'`\n]+)["'`]\s*\)(?:\.([\w$]+))?/.exec(
      statement,
    );
  const [, pattern = '', specifier = '', member] = found ?? [];
  if (found === null) {
    return [];
  }
  return pattern.startsWith('{')
    ? listedPairs(pattern, /\s*:\s*/).map(([name, local]) => imported(specifier, name, local.replace(/\s*=.*$/s, '')))
    : [imported(specifier, member ?? '*', pattern)];
}

/** `module.exports = { a, b: c }`, `module.exports = a`, `exports.b = a`. */
function commonJsExports(statement: string): readonly ExportedName[] {
  const [, own, value = ''] = /^(?:module\.)?exports(?:\.([\w$]+))?\s*=\s*([^]*)$/.exec(statement) ?? [];
  if (own !== undefined) {
    const local = nameOnly(value);
    return local === undefined ? [] : [{ name: own, local }];
  }
  const whole = nameOnly(value);
  const pairs = value.startsWith('{') ? listedPairs(value, /\s*:\s*/) : [];
  return [
    ...(whole === undefined ? [] : [{ name: 'default', local: whole }]),
    ...pairs.flatMap(([name, local]) =>
      nameOnly(name) !== undefined && nameOnly(local) !== undefined ? [{ name, local }] : [],
    ),
  ];
}

function nameOnly(written: string): string | undefined {
  return /^[A-Za-z_$][\w$]*$/.exec(written.trim())?.[0];
}

/** `import a.b as c, d`. */
function pythonModules(statement: string): readonly Name[] {
  return statement
    .replace(/^import\s+/, '')
    .split(',', MAX_NAMES)
    .flatMap((item) => {
      const [, module, alias] = /^\s*([\w.]+)(?:\s+as\s+(\w+))?/.exec(item) ?? [];
      return module === undefined ? [] : [imported(module, '*', alias ?? module.split('.')[0])];
    });
}

/** `from .a import (b as c, d)`, `from a import *`. A name may be imported again from this file. */
function pythonNames(statement: string): readonly Name[] {
  const [, module = '', names = ''] = /^from\s+([\w.]+)\s+import\s+([^]*)$/.exec(statement) ?? [];
  if (names.trim() === '*') {
    return [imported(module, '*', undefined, true)];
  }
  return names.split(',', MAX_NAMES).flatMap((item) => {
    const [, name, alias] = /^[\s(\\]*(\w+)(?:\s+as\s+(\w+))?/.exec(item) ?? [];
    return name === undefined ? [] : [imported(module, name, alias ?? name, true)];
  });
}

/** `"a/b"`, `c "a/b"`, `. "a/b"`. The name of a package is usually the last part of its path. */
function goPackage(written: string): readonly Name[] {
  const [, alias, path = ''] = /^(?:([\w.]+)\s+)?["`]([^"`]+)["`]/.exec(written) ?? [];
  if (path === '' || alias === '_') {
    return [];
  }
  const last = path
    .replace(/\/v\d+$/, '')
    .replace(/^.*\//, '')
    .replace(/^go-|[.-]go$|\.v\d+$/g, '');
  return [imported(path, '*', alias === '.' ? undefined : (alias ?? last))];
}

/** `import a.b.C;`, `import static a.b.C.d;`, `import a.b.*;`. */
function javaClass(statement: string): readonly Name[] {
  const [, name = ''] = /^import\s+(?:static\s+)?(\w+(?:\.\w+)*(?:\.\*)?)/.exec(statement) ?? [];
  const last = name.slice(name.lastIndexOf('.') + 1);
  return name === '' ? [] : [last === '*' ? imported(name, '*', undefined) : imported(name, last, last)];
}

/** `using A.B;`, `using C = A.B.C;`. */
function usedNamespace(statement: string): readonly Name[] {
  const [, alias, name] =
    /^(?:global\s+)?using\s+(?:static\s+|unsafe\s+)*(?:(\w+)\s*=\s*)?([\w.]+)/.exec(statement) ?? [];
  return name === undefined
    ? []
    : [
        alias === undefined
          ? imported(name, '*', undefined)
          : imported(name, name.slice(name.lastIndexOf('.') + 1), alias),
      ];
}

/** `use A\B as C, D\{E, F as G};`. */
function phpNames(statement: string): readonly Name[] {
  return expandUses(statement.replace(/^use\s+(?:(?:function|const)\s+)?/, '').replace(/;\s*$/, ''), '\\');
}

/** `use a::{b, c::D as E, f::*};`, `pub use a::B;`. */
function rustNames(statement: string): readonly Name[] {
  const isPassedOn = /^pub\b/.test(statement);
  const tree = statement.replace(/^(?:pub(?:\([^)]*\))?\s+)?(?:use|extern\s+crate)\s+/, '').replace(/;\s*$/, '');
  return expandUses(tree, '::').map((one) => ({ ...one, isPassedOn }));
}

/** Writes out a tree of uses in braces. It does not go back, so it takes linear time. */
function expandUses(tree: string, separator: string): readonly Name[] {
  const names: Name[] = [];
  const prefixes: string[] = [''];
  for (const [, part = '', mark = ''] of tree.matchAll(/([^{},]*)([{},]|$)/g)) {
    const prefix = prefixes.at(-1) ?? '';
    const written = part.trim();
    if (mark === '{') {
      prefixes.push(prefixes.length < 8 ? `${prefix}${written}` : prefix);
    } else {
      const name = readUse(`${prefix}${written}`, written, separator);
      if (name !== undefined && names.length < MAX_NAMES) {
        names.push(name);
      }
      if (mark === '}' && prefixes.length > 1) {
        prefixes.pop();
      }
    }
  }
  return names;
}

function readUse(written: string, own: string, separator: string): Name | undefined {
  if (own === '') {
    return undefined;
  }
  const [path = '', alias] = written.split(/\s+as\s+/).map((part) => part.trim());
  const segments = path.split(separator).filter((segment) => segment !== '');
  const name = segments.at(-1) === 'self' ? segments.at(-2) : segments.at(-1);
  const specifier =
    segments.at(-1) === 'self' || segments.at(-1) === '*' ? segments.slice(0, -1).join(separator) : path;
  return name === undefined || !/^[\w*]+$/.test(name)
    ? undefined
    : imported(specifier, name, name === '*' ? undefined : (alias ?? name));
}
