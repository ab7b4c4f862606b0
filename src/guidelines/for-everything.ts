import type { Compatibility, Instructions } from '../customizations/types.ts';
import { joinPath } from '../workspace/paths.ts';
import type { Scope, ScopeSettings } from './scope.ts';

/** `*` of a folder and `**` of an `applyTo` are two spellings of one thing. */
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
 * The scope where no file is in question: in force is what holds for every file of its workspace folder, as with VS Code,
 * which attaches `**` to a request without files.
 */
export function scopeWithoutFiles(
  { applies, folder }: Pick<Instructions, 'applies' | 'folder'>,
  { compatibility }: Pick<ScopeSettings, 'compatibility'>,
): Scope {
  const whole = folder === '' ? '*' : joinPath(folder, '**');
  switch (applies.kind) {
    case 'folder':
      return applies.folder === folder
        ? inForceFor(whole)
        : leftOut(`it applies only to files in \`${applies.folder}\`, and ${NO_FILE}`);
    case 'globs': {
      const all = applies.patterns.find((pattern) => FOR_ALL[compatibility].has(pattern));
      return all === undefined
        ? leftOut(`\`${applies.key}: ${applies.written}\` selects files, and ${NO_FILE}`)
        : inForceFor(joinPath(folder, all));
    }
    case 'language':
      return leftOut(`it applies only to files in the language \`${applies.language}\`, and ${NO_FILE}`);
    case 'never':
      return leftOut(applies.reason);
  }
}

const NO_FILE = 'no file is in context';

/** On github.com `*` is a file of the root. */
const FOR_ALL: Readonly<Record<Compatibility, ReadonlySet<string>>> = {
  github: new Set(['**', '**/*']),
  vscode: new Set(['**', '**/*', '*']),
};

function inForceFor(pattern: string): Scope {
  return { kind: 'in-force', filePatterns: [pattern], appliesTo: new Map() };
}

function leftOut(reason: string): Scope {
  return { kind: 'left-out', reason };
}
