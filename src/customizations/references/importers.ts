import type { CustomizationKind, Reader } from '../types.ts';

/**
 * Which clients follow an import: they replace `@path` by the text of that file. By the kind of the file with the import. Other
 * clients that read the file send `@path` to the model as it is.
 *
 * Claude Code reads imports in all its instructions, and in an AGENTS.md that it reads itself or through CLAUDE.md
 * (https://code.claude.com/docs/en/memory). The Copilot CLI reads those in three files, but not in GEMINI.md and path
 * instructions (https://docs.github.com/copilot/how-tos/copilot-cli/customize-copilot/add-custom-instructions). The Gemini CLI
 * reads them in each file that it takes for GEMINI.md (https://geminicli.com/docs/reference/memport). All as of November
 * 2026.
 */
const IMPORTERS: ReadonlyMap<string, readonly Reader[]> = new Map<CustomizationKind, readonly Reader[]>([
  ['repository-instructions', ['copilot-cli']],
  ['agents-md', ['copilot-cli', 'claude', 'gemini']],
  ['claude-md', ['copilot-cli', 'claude', 'gemini']],
  ['claude-rule', ['claude']],
  ['gemini-md', ['gemini']],
]);

/** The readers of a file that follow its imports. */
export function importersOf(kind: CustomizationKind, readers: readonly Reader[]): readonly Reader[] {
  const importers = IMPORTERS.get(kind) ?? [];
  return readers.filter((reader) => importers.includes(reader));
}

/** Whether anybody follows imports in files of a kind. */
export function mayHaveImports(kind: string): boolean {
  return IMPORTERS.has(kind);
}
