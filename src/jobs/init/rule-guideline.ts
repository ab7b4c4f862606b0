import { readStatements } from '../../guidelines/statements/statements.ts';
import type { Guideline } from '../../guidelines/types.ts';
import { sourceText } from '../../text/source-text.ts';

/** Where `housestyle init` writes. */
export const INSTRUCTIONS_PATH = '.github/copilot-instructions.md';

/** The heading above the rules. It must limit nothing, or the rules below it would not be checked. */
export const RULES_HEADING = '## Rules';

/**
 * Reads one rule as it will stand in the file of instructions.
 * @param text a statement in Markdown, without a bullet
 * @param paths files that it applies to
 */
export function ruleGuideline(id: number, text: string, paths: readonly string[]): Guideline {
  const content = `${RULES_HEADING}\n\n- ${text}\n`;
  return {
    id,
    name: INSTRUCTIONS_PATH,
    kind: 'repository-instructions',
    level: 'repository',
    folder: '',
    content: {
      text: content,
      path: INSTRUCTIONS_PATH,
      origin: { kind: 'file', source: sourceText(INSTRUCTIONS_PATH, content), offset: 0 },
    },
    statements: readStatements(id, content),
    filePatterns: ['*'],
    appliesTo: new Map(paths.map((path) => [path, '*'])),
  };
}
