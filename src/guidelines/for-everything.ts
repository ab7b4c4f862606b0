import type { Compatibility, Instructions } from '../customizations/types.ts';
import { joinPath } from '../workspace/paths.ts';
import type { Scope, ScopeSettings } from './scope.ts';

/** Whether instructions apply to every file of the repository: those for its root folder, or with `applyTo: '**'`. */
export function isForEverything({ applies, folder }: Pick<Instructions, 'applies' | 'folder'>): boolean {
  switch (applies.kind) {
    case 'folder':
      return applies.folder === '';
    case 'globs':
      return folder === '' && applies.patterns.some((pattern) => pattern === '**' || pattern === '**/*');
    case 'language':
    case 'never':
      return false;
  }
}

/**
 * The scope of instructions for a request without files. As in VS Code, instructions then apply if they are for every file
 * of their workspace folder.
 */
export function scopeWithoutFiles(
  { applies, folder }: Pick<Instructions, 'applies' | 'folder'>,
  { compatibility }: Pick<ScopeSettings, 'compatibility'>,
): Scope {
  const whole = folder === '' ? '*' : joinPath(folder, '**');
  switch (applies.kind) {
    case 'folder':
      return applies.folder === folder
        ? scopeFor(whole)
        : leftOut(`it applies only to files in \`${applies.folder}\`, and ${NO_FILE}`);
    case 'globs': {
      const all = applies.patterns.find((pattern) => FOR_ALL[compatibility].has(pattern));
      return all === undefined
        ? leftOut(`\`${applies.key}: ${applies.written}\` selects files, and ${NO_FILE}`)
        : scopeFor(joinPath(folder, all));
    }
    case 'language':
      return leftOut(`it applies only to files in the language \`${applies.language}\`, and ${NO_FILE}`);
    case 'never':
      return leftOut(applies.reason);
  }
}

const NO_FILE = 'no file is in context';

/** Patterns that match every file. On github.com, `*` matches only files at the root. */
const FOR_ALL: Readonly<Record<Compatibility, ReadonlySet<string>>> = {
  github: new Set(['**', '**/*']),
  vscode: new Set(['**', '**/*', '*']),
};

function scopeFor(pattern: string): Scope {
  return { kind: 'applies', filePatterns: [pattern], appliesTo: new Map() };
}

function leftOut(reason: string): Scope {
  return { kind: 'left-out', reason };
}
