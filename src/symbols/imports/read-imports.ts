import { containsScripts } from '../../text/languages/embedded-scripts.ts';
import { languageOf } from '../../text/languages/languages.ts';

/** Nobody writes a longer import by hand. A longer line is minified code or data. */
const MAX_LINE_CHARACTERS = 500;

type ReadLine = (line: string) => readonly string[];

/**
 * Reads the modules that lines of a file import, as the text names them. It reads each line alone and does not parse the
 * language. That is enough to guess which files belong together, and nothing else depends on it.
 */
export function readImports(path: string, lines: readonly string[]): readonly string[] {
  const readLine = READERS[languageOf(path) ?? ''];
  return readLine === undefined
    ? []
    : lines.filter((line) => line.length <= MAX_LINE_CHARACTERS).flatMap((line) => readLine(line));
}

/** Whether files of a language can have imports that are read here: those of SQL, YAML and Lua have none. */
export function canHaveImports(language: string | undefined): boolean {
  return containsScripts(language) || (language !== undefined && Object.hasOwn(READERS, language));
}

/** `import x from './a'`, `} from './a'`, `export * from './a'`, `import './a'`, `import('./a')`, `require('./a')`. */
const readScript: ReadLine = (line) =>
  captures(line, /(?:\bfrom\s{0,9}|\bimport\s{0,9}\(?\s{0,9}|\brequire\s{0,9}\(\s{0,9})(["'])([^"'`]+)\1/g, 2);

/** `@use 'a'`, `@import url("a.css")`. */
const readStyle: ReadLine = (line) =>
  captures(line, /@(?:use|import|forward|require|reference)\s[^"']{0,40}["']([^"']+)["']/g);

const readPython: ReadLine = (line) => {
  const [, from, names = ''] = /^\s*from\s+([\w.]+)\s+import\s+\(?([\w\s,*]*)/.exec(line) ?? [];
  if (from !== undefined) {
    const joint = from.endsWith('.') ? '' : '.';
    // An imported name may be a module itself.
    return [
      from,
      ...names.split(',').flatMap((name) => captures(name, /^\s*(\w+)/g).map((word) => from + joint + word)),
    ];
  }
  const [, modules = ''] = /^\s*import\s+([\w.][\w.,\s]*)$/.exec(line.replace(/#.*$/s, '')) ?? [];
  return modules.split(',').flatMap((module) => captures(module, /^\s*([\w.]+)/g));
};

/** `import "a/b"` and, in a list of imports, `name "a/b"` alone on its line. */
const readGo: ReadLine = (line) => captures(line, /^\s*(?:import\s+)?(?:[\w.]+\s+)?"([\w./~-]+)"\s*(?:\/\/.*)?$/g);

const readJvm: ReadLine = (line) => captures(line, /^\s*import\s+(?:static\s+)?([\w.]+\*?)/g);

const readCsharp: ReadLine = (line) =>
  captures(line, /^\s*(?:global\s+)?using\s+(?:static\s+|\w+\s*=\s*)?([\w.]+)\s*;/g);

/** Reads `mod x;` as `self::x`, and `use crate::a::{B, C}` as `crate::a`. */
const readRust: ReadLine = (line) => [
  ...captures(line, /^\s*(?:pub(?:\([\w\s:]+\))?\s+)?mod\s+(\w+)\s*;/g).map((name) => `self::${name}`),
  ...captures(line, /^\s*(?:pub(?:\([\w\s:]+\))?\s+)?use\s+((?:crate|self|super)(?:::\w+)*)/g),
];

/** `@testable import Shop`, `import struct Foundation.Date`. */
const readSwift: ReadLine = (line) =>
  captures(
    line,
    /^\s*(?:@\w+\s+)?(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?([\w.]+)/g,
  );

/** `use App\Models\User;`, `require __DIR__ . '/a.php';`. */
const readPhp: ReadLine = (line) => [
  ...captures(line, /^\s*use\s+(?:function\s+|const\s+)?\\?([\w\\]+)/g),
  ...captures(line, /\b(?:require|include)(?:_once)?\b[^"']{0,40}["']\/?([^"']+)["']/g).map((file) => `./${file}`),
];

const readRuby: ReadLine = (line) => [
  ...captures(line, /^\s*require_relative\s{0,9}\(?\s{0,9}["']([^"']+)["']/g).map((file) => `./${file}`),
  ...captures(line, /^\s*require\s{0,9}\(?\s{0,9}["']([^"']+)["']/g),
];

const readInclude: ReadLine = (line) => captures(line, /^\s*#\s*(?:include|import)\s*["<]([^">]+)[">]/g);

const readDart: ReadLine = (line) => captures(line, /^\s*(?:import|export|part)\s+["']([^"']+)["']/g);

const READERS: Readonly<Partial<Record<string, ReadLine>>> = {
  astro: readScript,
  c: readInclude,
  cpp: readInclude,
  csharp: readCsharp,
  css: readStyle,
  'cuda-cpp': readInclude,
  dart: readDart,
  go: readGo,
  groovy: readJvm,
  java: readJvm,
  javascript: readScript,
  javascriptreact: readScript,
  kotlin: readJvm,
  less: readStyle,
  'objective-c': readInclude,
  'objective-cpp': readInclude,
  php: readPhp,
  python: readPython,
  ruby: readRuby,
  rust: readRust,
  sass: readStyle,
  scala: readJvm,
  scss: readStyle,
  svelte: readScript,
  swift: readSwift,
  typescript: readScript,
  typescriptreact: readScript,
  vue: readScript,
};

function captures(text: string, pattern: RegExp, group = 1): readonly string[] {
  return [...text.matchAll(pattern)].flatMap((match) => match[group] ?? []);
}
