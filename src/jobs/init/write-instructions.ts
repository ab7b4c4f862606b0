import { compileGuideline } from '../../literal/compile-guideline.ts';
import { readOwners } from '../../literal/ownership/read-owners.ts';
import { stepBack } from '../../literal/ownership/step-back.ts';
import type { Owner } from '../../literal/ownership/types.ts';
import { describeOutcome } from '../statements.ts';
import { readStatements } from '../../guidelines/statements/statements.ts';
import { sourceText } from '../../text/source-text.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { readConfiguration } from './read-configuration.ts';
import { suggestRules, type SuggestedRule } from './suggest-rules.ts';

/** Where `housestyle init` writes. */
export const INSTRUCTIONS_PATH = '.github/copilot-instructions.md';

/** A first file of instructions. */
export interface FirstInstructions {
  readonly text: string;
  readonly rules: readonly (SuggestedRule & {
    /** What the check reports, in words; absent if only people and models can follow the rule. */
    readonly check?: string;
  })[];
}

/** The headings must limit nothing, or the rules below them would not be checked. */
const CHECKED = '## Rules';
const OTHERS = '## Rules for people and models';

/**
 * Writes instructions that say what the repository's configuration says. A rule stands above the others if the literal checks
 * understand it, and otherwise below a heading that says for whom it is.
 */
export async function writeInstructions(workspace: Workspace): Promise<FirstInstructions> {
  const owners = await readOwners(workspace, []);
  const rules = suggestRules(await readConfiguration(workspace)).flatMap((rule) => compileRule(rule, owners));
  const checked = rules.filter(({ check }) => check !== undefined);
  const others = rules.filter(({ check }) => check === undefined);
  const text = [
    '# Instructions for this repository',
    ...section(
      CHECKED,
      '<!-- These are checked without a model: `housestyle guidelines --statements` shows how. -->',
      checked,
    ),
    ...section(OTHERS, '<!-- No program checks these. -->', others),
  ];
  return { text: `${text.join('\n\n')}\n`, rules: [...checked, ...others] };
}

function section(heading: string, comment: string, rules: readonly SuggestedRule[]): readonly string[] {
  return rules.length === 0 ? [] : [heading, comment, rules.map(({ text }) => `- ${text}`).join('\n')];
}

/** Asks the real compiler about the rule, as it will stand in the file. A rule that a linter enforces is left out. */
function compileRule(rule: SuggestedRule, owners: readonly Owner[]): FirstInstructions['rules'] {
  const content = `${CHECKED}\n\n- ${rule.text}\n`;
  const source = sourceText(INSTRUCTIONS_PATH, content);
  const [compiled] = compileGuideline({
    content: { text: content, path: INSTRUCTIONS_PATH, origin: { kind: 'file', source, offset: 0 } },
    statements: readStatements(FIRST_ID, content),
  });
  if (compiled?.kind !== 'checked') {
    return [rule];
  }
  const left = compiled.checks.filter((check) => stepBack(check, owners) === undefined);
  return left.length === 0 ? [] : [{ ...rule, check: describeOutcome({ ...compiled, checks: left }, []).check ?? '' }];
}

/** Any id: no other guideline is there. */
const FIRST_ID = 2;
