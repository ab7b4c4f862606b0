import { CLIENTS } from '../../customizations/known/clients.ts';
import { hasLateHead } from '../../customizations/frontmatter/late-frontmatter.ts';
import { beginsWithDescription } from './skill-frontmatter.ts';
import type { TextRange } from '../../text/source-text.ts';
import { isPartOfSkill } from './part-of-skill.ts';
import { folderOf, joinPath } from '../../workspace/paths.ts';
import { error, info, warning } from '../effects.ts';
import type { Effect, Effects, FileRule, RepositoryView } from '../types.ts';

interface FirstLine extends TextRange {
  /** Whether the line says what the skill does. */
  readonly isDescription: boolean;
}

const NOT_LOADED: readonly [Effect, Effect] = [
  error(
    ['github', 'copilot-cli'],
    'github.com and the Copilot CLI do not load a skill without `name` and `description`.',
  ),
  error(['vscode'], 'VS Code never offers a skill without a description to the model.'),
];

export const skillFrontmatterRequired: FileRule<FirstLine> = {
  id: 'skill-frontmatter-required',
  scope: 'file',
  kinds: ['skill'],
  looksFor: { noFrontmatter: true },
  description: 'A skill has no frontmatter',
  effects: [...NOT_LOADED, warning(['claude'], 'Claude Code uses the first paragraph of the text as the description.')],
  source: 'https://agentskills.io/specification',
  collect({ kind, text, frontmatter }) {
    const isEmpty = text.trim() === '';
    if (frontmatter.present || frontmatter.problems.length > 0 || isEmpty || hasLateHead(kind, text)) {
      return undefined;
    }
    const end = text.indexOf('\n');
    return { start: 0, end: end < 0 ? text.length : end, isDescription: beginsWithDescription(text, 0) };
  },
  check(line, { path, standing }, report, { paths }) {
    const isElsewhere = standing === 'stray' && (!SKILL_FOLDER.test(path) || OF_ANOTHER_TOOL.test(path));
    report(
      line,
      {
        message: 'The skill has no frontmatter',
        hint: 'Begin the file with `name` and `description` between two lines `---`.',
      },
      isPartOfSkill(path, paths)
        ? { effects: PART_OF_SKILL }
        : isElsewhere || (standing === 'stray' && isPartOfProgram(path, paths))
          ? { effects: NOT_A_SKILL_FOLDER }
          : line.isDescription
            ? { effects: WITH_FIRST_LINE }
            : {},
    );
  },
};

const WITH_FIRST_LINE: Effects = [
  ...NOT_LOADED,
  info(
    ['claude'],
    'Claude Code uses the first line of the text as the description. It may not say when to use the skill.',
  ),
];

const SKILL_FOLDER = /(?:^|\/)[\w.-]*skills?[\w.-]*\//i;

/** A hidden folder that no client reads, or a folder of templates: a tool fills in or reads the skills there. */
const OF_ANOTHER_TOOL =
  /(?:^|\/)(?:\.(?!agents|claude|github|copilot|vscode|cursor|codex|gemini)[\w.-]+|[\w.-]*templates?)\//i;

/** Files that a folder has only if it is a module of a program. Scripts of a skill do not need them. */
const OF_MODULES = ['doc.go', 'go.mod', 'Cargo.toml', 'lib.rs', 'mod.rs', 'package-info.java', 'index.ts'] as const;

/** Whether a file is next to the code of a module. The program may read it in a format of its own. */
function isPartOfProgram(path: string, { has }: RepositoryView['paths']): boolean {
  return OF_MODULES.some((name) => has(joinPath(folderOf(path), name)));
}

/** A skill inside of another one, which tells the model to read it. */
const PART_OF_SKILL: Effects = [
  info(
    CLIENTS,
    'No client searches the folders of skills for more skills. The file is only a text that the outer skill may name.',
  ),
];

const NOT_A_SKILL_FOLDER: Effects = [
  info(CLIENTS, 'No client searches this folder, and none would load the file as a skill from another.'),
];
