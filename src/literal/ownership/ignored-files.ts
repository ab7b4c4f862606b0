import { readIgnoreFiles } from '../../changes/exclusion/ignore.ts';
import { regex } from '../../text/regex.ts';

/** Files that say in the syntax of `.gitignore` what a tool ignores, by their names. */
const IGNORE_FILES: ReadonlyMap<string, string> = new Map([
  ['.eslintignore', 'ESLint'],
  ['.prettierignore', 'Prettier'],
]);

/** The tool of which a file of this name says what it ignores. */
export function toolOfIgnoreFile(name: string): string | undefined {
  return IGNORE_FILES.get(name);
}

export const IGNORE_FILE_ENDINGS: readonly string[] = [...IGNORE_FILES.keys()];

/** The lists of a configuration: those of ESLint, Biome, oxlint and Ruff. In ESLint, `ignores` next to `rules` is about these alone. */
const LISTS: readonly RegExp[] = [
  regex('g')`
    (?:
      globalIgnores\(
      |\{\s*(?:["']?name["']?\s*:\s*["'][^"'\n]{0,80}["']\s*,\s*)?["']?ignores["']?\s*:
      |["']?ignorePatterns["']?\s*:
      |"ignore"\s*:
    )
    \s*\[(?<list>[^\[\]]{0,5000})\]
  `,
  /"includes"\s*:\s*\[(?<exceptions>[^[\]]{0,5000})\]/g,
  /^(?:extend-|force-)?exclude\s*=\s*\[(?<list>[^[\]]{0,5000})\]/gm,
];
const ALONE = /^\s*,?\s*\}/;
const IS_OBJECT = /^\{/;

/** The patterns of a configuration that say which files its tool ignores, a line each in the syntax of `.gitignore`. */
export function listIgnored(text: string): readonly string[] {
  return LISTS.flatMap((form) =>
    [...text.matchAll(form)].flatMap(({ 0: whole, index, groups = {} }): readonly string[] => {
      if (IS_OBJECT.test(whole) && !ALONE.test(text.slice(index + whole.length, index + whole.length + 50))) {
        return [];
      }
      const exceptions = textsOf(groups['exceptions'] ?? '').filter((one) => /^!+[^!]/.test(one));
      return [...textsOf(groups['list'] ?? ''), ...exceptions.map((one) => one.replace(/^!+/, ''))];
    }),
  );
}

function textsOf(list: string): readonly string[] {
  return [...list.matchAll(/(["'])([^"'\n]{1,200})\1/g)].map(([, , value = '']) => value);
}

/**
 * The files that a tool ignores.
 *
 * @param lists the patterns, with the path of the file that has them
 */
export function readIgnored(
  lists: readonly { readonly path: string; readonly lines: readonly string[] }[],
): ((path: string) => boolean) | undefined {
  const sources = lists
    .filter(({ lines }) => lines.length > 0)
    .map(({ path, lines }) => ({ path, text: lines.map((line) => line.replace(/^\.\//, '/')).join('\n') }));
  if (sources.length === 0) {
    return undefined;
  }
  // A folder can have several such files, of which `readIgnoreFiles` reads one.
  const excluding = sources.map((source) => readIgnoreFiles([source], { ignoreCase: false }));
  const known = new Map<string, boolean>();
  return (path) => {
    const found = known.get(path) ?? excluding.some((find) => find(path) !== undefined);
    known.set(path, found);
    return found;
  };
}
