import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** An import of a file, by the paths of both below `src/` or `test/`; `to` is the name of a package as it is written. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** The TypeScript files below a folder of the repository, by their paths from it, in alphabetical order. */
export function listFiles(folder: 'src' | 'test'): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => relative(join(root, folder), join(entry.parentPath, entry.name)))
    .filter((path) => !path.includes('node_modules'))
    .toSorted();
}

/** The text of a file below `src/` or `test/`. */
export function readFile(folder: 'src' | 'test', path: string): string {
  return readFileSync(join(root, folder, path), 'utf8');
}

/** All imports between the files below `src/`, those of types included, and those of packages. */
export function readImports(): readonly Import[] {
  return listFiles('src').flatMap((file) => {
    const specifiers = [...readFile('src', file).matchAll(/(?<![\w'-])(?:from|import)\s*\(?\s*'([\w@./#:-]+)'/g)];
    return specifiers.map(([, specifier = '']) => ({
      from: file,
      to: specifier.startsWith('.') ? join(file, '..', specifier) : specifier,
    }));
  });
}

/** Whether an import leads to a file of `src/`, and not to a package. */
export function isOwn({ to }: Import): boolean {
  return to.endsWith('.ts');
}
