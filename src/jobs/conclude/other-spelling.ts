import { foldFileName, foldFilePath } from '../../text/file-names.ts';

/** Files and folders that git and the clients of a team look for, in the spelling in which they do. */
const NAMES: ReadonlyMap<string, string> = new Map(
  [
    '.agents',
    '.claude',
    '.codex',
    '.copilot',
    '.copilotignore',
    '.cursor',
    '.cursorrules',
    '.gemini',
    '.gitattributes',
    '.github',
    '.mcp.json',
    '.vscode',
    '.windsurf',
    '.windsurfrules',
  ].map((name) => [foldFileName(name), name]),
);

/** The same in the root or in one of the folders above. In other folders, `agents.md` and `hooks.json` are ordinary names. */
const NAMES_IN_PLACE: ReadonlyMap<string, string> = new Map(
  [
    'AGENTS.md',
    'CLAUDE.local.md',
    'CLAUDE.md',
    'GEMINI.md',
    'SKILL.md',
    'agents',
    'commands',
    'config.toml',
    'copilot-instructions.md',
    'hooks',
    'hooks.json',
    'instructions',
    'mcp.json',
    'prompts',
    'rules',
    'settings.json',
    'settings.local.json',
    'skills',
  ].map((name) => [foldFileName(name), name]),
);

/**
 * The path that Windows and macOS take for a path, if it is that of a file which git or a client reads and the path itself is
 * not: `.claude/settings.json` for `.Claude/settings.json`. Undefined for all other paths.
 *
 * @param others paths that are read, in addition to those that are known
 */
export function findOtherSpelling(path: string, others: readonly string[]): string | undefined {
  const written = path.split('/');
  const folded = written.map(foldFileName);
  const other = others.find((one) => foldFilePath(one) === folded.join('/'));
  if (other !== undefined) {
    return other === path ? undefined : other;
  }
  let isInPlace = written.length === 1;
  const read = folded.map((name, index) => {
    const known = NAMES.get(name) ?? (isInPlace ? NAMES_IN_PLACE.get(name) : undefined);
    isInPlace ||= NAMES.has(name);
    return known ?? written[index] ?? '';
  });
  const spelled = read.join('/');
  return spelled === path ? undefined : spelled;
}
