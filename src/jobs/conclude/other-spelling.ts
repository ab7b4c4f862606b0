import { foldFileName, foldFilePath } from '../../text/file-names.ts';
import { wordsIn } from '../../structures/words-in.ts';

/** Files and folders that git and the clients of a team look for, in the spelling in which they do. */
const NAMES: ReadonlyMap<string, string> = new Map(
  wordsIn(`
    .agents .claude .codex .copilot .copilotignore .cursor .cursorrules .gemini .gitattributes .github .mcp.json
    .vscode .windsurf .windsurfrules
  `).map((name) => [foldFileName(name), name]),
);

/** The same in the root or in one of the folders above. In other folders, `agents.md` and `hooks.json` are ordinary names. */
const NAMES_IN_PLACE: ReadonlyMap<string, string> = new Map(
  wordsIn(`
    AGENTS.md CLAUDE.local.md CLAUDE.md GEMINI.md SKILL.md agents commands config.toml copilot-instructions.md hooks
    hooks.json instructions mcp.json prompts rules settings.json settings.local.json skills
  `).map((name) => [foldFileName(name), name]),
);

/**
 * Makes a function that returns the path that Windows and macOS take for a path, if it is that of a file which git or a client
 * reads and the path itself is not: `.claude/settings.json` for `.Claude/settings.json`. It returns undefined for all others.
 *
 * @param others paths that are read, in addition to those that are known
 */
export function readSpellings(others: readonly string[]): (path: string) => string | undefined {
  const othersByFolded = new Map(others.toReversed().map((other) => [foldFilePath(other), other]));
  return (path) => {
    const written = path.split('/');
    const folded = written.map(foldFileName);
    const other = othersByFolded.get(folded.join('/'));
    const spelled = other ?? spellKnown(written, folded);
    return spelled === path ? undefined : spelled;
  };
}

/** The path with the names of files and folders that programs look for in the spelling in which they do. */
function spellKnown(written: readonly string[], folded: readonly string[]): string {
  let isInPlace = written.length === 1;
  const read = folded.map((name, index) => {
    const known = NAMES.get(name) ?? (isInPlace ? NAMES_IN_PLACE.get(name) : undefined);
    isInPlace ||= NAMES.has(name);
    return known ?? written[index] ?? '';
  });
  return read.join('/');
}
