import type { CheckedFile, Rule } from '../../types.ts';
import { regex } from '../../../text/regex.ts';

/** Kinds that a client loads by their place and frontmatter. */
const LOADED: ReadonlySet<CheckedFile['kind']> = new Set([
  'agent',
  'claude-rule',
  'command',
  'output-style',
  'path-instructions',
  'prompt',
  'skill',
]);

/** Folders of documentation, examples and old files, unless a client's own folder follows. */
const SHOWN = regex('i')`
  (?:^|\/)(?:docs?|documentation|examples?|samples?|demos?|archived?|archives|deprecated|legacy)\/
    (?!(?:.*\/)?\.(?:github|claude|agents|vscode|cursor|gemini|codex)\/)
`;
/** Names of files that people copy to write a customization: `_agent.md`, `_base/SKILL.md`, `agent.template.md`. */
const TEMPLATE = /(?:^|\/)_[^/]*(?:\/SKILL\.md)?$|(?:^|[/._-])template(?:\.agent|\.instructions)?\.md$/i;

/** A folder of a team or of another tool, such as `.ai`, in which no client looks. */
const OTHER_FOLDER =
  /(?:^|\/)\.(?!(?:github|vscode|claude|copilot|agents?|cursor|windsurf|gemini|codex)(?:-plugin)?\/)[\w-]+\//;

/** What is known of a file of which a problem is reported. */
export type ReportedFile = Pick<CheckedFile, 'path'> & Partial<Pick<CheckedFile, 'kind' | 'standing'>>;

/**
 * Whether people read or copy a customization, and no client loads it: a translation in `docs/`, an example, a template, or
 * a prompt in a folder of the team's own. Skills are also read by tools that have folders of their own.
 */
export function isShown({ path, kind, standing }: ReportedFile): boolean {
  const isOfOtherTool = standing === 'stray' && kind !== 'skill' && OTHER_FOLDER.test(path);
  return kind !== undefined && LOADED.has(kind) && (SHOWN.test(path) || TEMPLATE.test(path) || isOfOtherTool);
}

/** `archive/`, `_archive/`, `.archive/`, `archived-skills/` */
const ARCHIVE = /(?:^|\/)[._]?archived?(?:[-_]\w+)?\//i;

/** Whether a file is kept for the record. No client loads it, and its links were right before it was moved. */
export function isArchived({ path, standing }: ReportedFile): boolean {
  return standing === 'stray' && ARCHIVE.test(path);
}

/** Folders of inputs for tests, whose files may be wrong on purpose. `tests/AGENTS.md` itself is for people who write tests. */
const FIXTURES =
  /(?:^|\/)(?:(?:[\w.-]+[_-])?fixtures?|__fixtures__|__snapshots__|testdata|test-data|golden(?:s|files)?)\//i;

/** Whether a file is an input of a test, in a folder from which clients would read it if they worked there. */
export function isFixture({ path }: Pick<CheckedFile, 'path'>): boolean {
  return FIXTURES.test(path);
}

/** Rules about YAML that some clients read and others do not. */
const ABOUT_ONE_READER: ReadonlySet<string> = new Set(['frontmatter-yaml-dialect']);

/**
 * Whether a rule is about what clients do with a file that they load. Rules about broken links, code blocks, hidden
 * characters, invalid YAML and dangerous texts are not: such a fault is one in every file.
 */
export function isAboutLoading(rule: Rule): boolean {
  return (
    (rule.scope === 'text' || rule.scope === 'file' || rule.scope === 'repository') &&
    rule.bundled === undefined &&
    (rule.looksFor?.problems !== true || ABOUT_ONE_READER.has(rule.id)) &&
    !rule.id.startsWith('security-')
  );
}
