import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readIgnoreFiles } from '../../src/changes/exclusion/ignore.ts';
import { isSensitiveFile } from '../../src/findings/suggestions/judge/sensitive-files.ts';
import { readSpellings } from '../../src/jobs/conclude/other-spelling.ts';
import { compileExclusionGlob, compileGlob, vscodeGlobs } from '../../src/text/globs/glob.ts';
import { foldFilePath } from '../../src/text/file-names.ts';
import { sourceText } from '../../src/text/source-text.ts';
import { secretFileReason } from '../../src/text/secrets/secret-files.ts';
import { isGitFolder } from '../../src/workspace/paths.ts';
import { runs } from '../property-runs.ts';

/** Ways to write a name that some disk of Windows or macOS takes for the same name. */
const RESPELLINGS = {
  capitals: (name: string, at: number) => name.slice(0, at) + name.slice(at).toUpperCase(),
  'one capital': (name: string, at: number) => name.slice(0, at) + name.charAt(at).toUpperCase() + name.slice(at + 1),
  'parts of letters': (name: string) => name.normalize('NFD'),
  'letters in one': (name: string) => name.normalize('NFC'),
  'a letter of APFS': (name: string) => name.replace('s', '\u017F').replace('k', '\u212A').replace('fi', '\uFB01'),
  'a mark that HFS+ ignores': (name: string, at: number) => `${name.slice(0, at)}\u200C${name.slice(at)}`,
  'a dot at the end': (name: string) => `${name}.`,
  'blanks and dots at the end': (name: string) => `${name} . `,
  'its own stream': (name: string) => `${name}::$DATA`,
  'a stream': (name: string) => `${name}:hidden`,
} as const;

type Respelling = keyof typeof RESPELLINGS;
const ALL = Object.keys(RESPELLINGS) as readonly Respelling[];
/** What a client compares texts with, and no disk: letters alone. */
const LETTERS: readonly Respelling[] = ['capitals', 'one capital', 'parts of letters', 'letters in one'];
const COMPOSED: readonly Respelling[] = ['parts of letters', 'letters in one'];

/** A path of which one or several names are spelled otherwise. */
function respelled(paths: readonly string[], ways: readonly Respelling[]): fc.Arbitrary<string> {
  const change = fc.record({ way: fc.constantFrom(...ways), part: fc.nat(9), at: fc.nat(30) });
  return fc
    .tuple(fc.constantFrom(...paths), fc.array(change, { minLength: 1, maxLength: 3 }))
    .map(([path, changes]) => changes.reduce((before, one) => respell(before, one), path));
}

function respell(path: string, { way, part, at }: { way: Respelling; part: number; at: number }): string {
  const names = path.split('/');
  const index = part % names.length;
  return names
    .map((name, place) => (place === index ? RESPELLINGS[way](name, Math.max(1, at % name.length)) : name))
    .join('/');
}

const SECRETS = ['.env', 'config/.npmrc', 'a/id_rsa', 'deploy/server.pem', 'k8s/secrets.yaml', '.aws/config'];
const SETTINGS = ['package.json', '.github/workflows/a.yml', 'docs/AGENTS.md', 'tools/action.yml', 'a/vite.config.ts'];
const STEERING = [
  '.github/housestyle.yml',
  '.github/copilot-instructions.md',
  '.github/hooks/hooks.json',
  '.claude/settings.json',
  '.vscode/mcp.json',
  '.gitattributes',
  'AGENTS.md',
  'CLAUDE.md',
  'GEMINI.md',
];
const FILES = ['src/stra\u00DFe/\u00F6l.ts', 'm\u00F3dulo/a\u00F1o.ts', 'src/\u00FCber/caf\u00E9/x.ts'];
const ignored = readIgnoreFiles([
  sourceText('.copilotignore', '\u00F6l.ts\nm\u00F3dulo/\n/src/u\u0308ber/**/cafe\u0301/*.ts\n'),
]);
const GLOBS = ['**/\u00F6l.ts', 'm\u00F3dulo/**', 'src/u\u0308ber/*/x.ts'];
const anyGlob = (compile: (pattern: string) => ReturnType<typeof compileGlob>) => {
  const globs = GLOBS.map(compile);
  return (path: string) => globs.some((glob) => glob.kind === 'glob' && glob.matches(path));
};

describe('a path that Windows or macOS takes for another', () => {
  it.each<[string, readonly string[], readonly Respelling[], (path: string) => boolean]>([
    ['is a file with secrets', SECRETS, ALL, (path) => secretFileReason(path) !== undefined],
    ['gets no suggestion that one click accepts', SETTINGS, ALL, isSensitiveFile],
    ['is said to steer after the merge', STEERING, ALL, isSteering],
    ['is the folder of git', ['.git'], ALL, isGitFolder],
    ['is left out by `.copilotignore`', FILES, LETTERS, (path) => ignored(path) !== undefined],
    ['is left out by content exclusion', FILES, LETTERS, anyGlob(compileExclusionGlob)],
    ['is meant by `applyTo` in VS Code', FILES, LETTERS, (path) => vscodeGlobs(GLOBS).matches(path) !== undefined],
    ['is meant by a glob', FILES, COMPOSED, anyGlob(compileGlob)],
  ])('%s', (_, paths, ways, holds) => {
    fc.assert(
      fc.property(respelled(paths, ways), (path) => {
        expect({ path, holds: holds(path) }).toEqual({ path, holds: true });
      }),
      { numRuns: runs(1000) },
    );
  });

  it.each(STEERING)('and is %j itself is no other spelling', (path) => {
    expect(readSpellings([])(path)).toBeUndefined();
  });

  it.each(['docs/agents.md', 'src/hooks.json', 'src/settings.json', 'lib/rules/a.ts', 'src/github/claude.md'])(
    'and is the ordinary file %j is no other spelling',
    (path) => {
      expect(spellingOf(path)).toBeUndefined();
    },
  );

  it('folds to the same path', () => {
    fc.assert(
      fc.property(respelled([...SECRETS, ...SETTINGS, ...STEERING, ...FILES], ALL), (path) => {
        expect(foldFilePath(foldFilePath(path))).toBe(foldFilePath(path));
      }),
      { numRuns: runs(1000) },
    );
  });
});

const spellingOf = readSpellings(['.github/housestyle.yml']);

/** A path is either the file itself, or another spelling of it. */
function isSteering(path: string): boolean {
  return STEERING.includes(path) || STEERING.includes(spellingOf(path) ?? '');
}
