import { isLockFile, isOwnFile } from './lock-files.ts';
import type { FileChange } from './types.ts';
import { regex } from '../text/regex.ts';

const JSON_LINE = /^(?:\s|[[\]{},:]|"(?:[^"\\]|\\.)*"|true|false|null|-?\d[\d.eE+-]*(?![\d.eE+-]))*$/;
/** A key stands before `=` or in a heading. */
const TOML_LINE =
  /^(?:\s|[[\]{},=]|"(?:[^"\\]|\\.)*"|'[^']*'|[\w.-]+(?![\w.-])(?=\s*[=\]])|(?:true|false|[+-]?\d[\w.:+-]*)(?![\w.:+-]))*(?:#.*)?$/;
const YARN_LINE = regex()`
  ^(?:
    #.*|(?:"[^"]*"|[^\s",()]+)(?:, (?:"[^"]*"|[^\s",()]+))*:
    |\s{2,}(?:
      integrity \S+|(?:"[^"]*"|[\w@/.+-]+) "[^"]*"
      |(?!import |from |return |del |raise )(?:"[^"]*"|[\w@/.+-]+) [a-z]\w*|conditions: [\w=&|()! -]+
      |(?:"[^"]*"|[\w@/.+-]+):(?: (?:"[^"]*"|[^\s"(){};]+(?: [^\s"(){};]+)*))?
    )
  )?$
`;
const GEM_LINE =
  /^(?:[A-Z][A-Z ]+|\s+(?:remote|specs|revision|branch|ref|tag|glob|submodules):.*|\s+(?:ruby )?[\w.-]+(?: \([\w.,<>=~! |-]*\))?!?(?: sha256=[\da-f]+)?)?$/;
const GO_LINE = /^(?:\S+ v\S+ h1:[A-Za-z\d+/]{43}=)?$/;
const GRADLE_LINE = /^(?:#.*|[\w.-]+:[\w.-]+:[\w.+-]+=[\w,.-]*|empty=[\w,.-]*)?$/;
const MIX_LINE = /^(?:%\{|\}|\s+"[\w-]+": \{:(?:hex|git|path), .*\},?)?$/;

/** Values and indented lines may hold any text, such as why a package is deprecated. */
const YAML_LINE = /^(?:\s.*|- .*|#.*|---.*|["']?[\w@/.+-][^"'(){};=]*["']?:(?: .*)?)?$/;

/** How the lines look that a package manager writes. */
const FORMS: ReadonlyMap<string, RegExp> = new Map([
  ...['bun.lock', 'composer.lock', 'deno.lock', 'flake.lock', 'npm-shrinkwrap.json', 'package-lock.json'].map(
    (name) => [name, JSON_LINE] as const,
  ),
  ...['packages.lock.json', 'Pipfile.lock'].map((name) => [name, JSON_LINE] as const),
  ...['Cargo.lock', 'pdm.lock', 'poetry.lock', 'uv.lock'].map((name) => [name, TOML_LINE] as const),
  ...['pnpm-lock.yaml', 'Podfile.lock', 'pubspec.lock'].map((name) => [name, YAML_LINE] as const),
  ['yarn.lock', YARN_LINE],
  ['Gemfile.lock', GEM_LINE],
  ['go.sum', GO_LINE],
  ['gradle.lockfile', GRADLE_LINE],
  ['mix.lock', MIX_LINE],
]);

/** A longer line is not one of a lock file, or cannot be judged in time. */
const MAX_LINE_CHARACTERS = 20_000;

/** The number of the first added line of a lock file, or of a file of Housestyle, that no such program writes there; undefined if there is none. */
export function findForeignLine({ path, hunks }: Pick<FileChange, 'path' | 'hunks'>): number | undefined {
  const form = isOwnFile(path)
    ? JSON_LINE
    : isLockFile(path)
      ? FORMS.get(path.slice(path.lastIndexOf('/') + 1))
      : undefined;
  if (form === undefined) {
    return undefined;
  }
  for (const { lines } of hunks) {
    for (const line of lines) {
      const text = line.kind === 'added' ? line.text.replace(/\r$/, '') : '';
      if (line.kind === 'added' && (text.length > MAX_LINE_CHARACTERS || !form.test(text))) {
        return line.newLine;
      }
    }
  }
  return undefined;
}
