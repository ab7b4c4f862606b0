import type { CheckedFile, Rule } from '../../types.ts';

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
const SHOWN =
  /(?:^|\/)(?:docs?|documentation|examples?|samples?|demos?|archived?|archives|deprecated|legacy)\/(?!(?:.*\/)?\.(?:github|claude|agents|vscode|cursor|gemini|codex)\/)/i;
/** Names of files that people copy to write a customization: `_agent.md`, `_base/SKILL.md`, `agent.template.md`. */
const TEMPLATE = /(?:^|\/)_[^/]*(?:\/SKILL\.md)?$|(?:^|[/._-])template(?:\.agent|\.instructions)?\.md$/i;

/** Whether people read or copy a customization, and no client loads it: a translation in `docs/`, an example, a template. */
export function isShown({ path, kind }: { readonly path: string; readonly kind?: CheckedFile['kind'] }): boolean {
  return kind !== undefined && LOADED.has(kind) && (SHOWN.test(path) || TEMPLATE.test(path));
}

/** Folders of inputs for tests, whose files may be wrong on purpose. `tests/AGENTS.md` itself is for people who write tests. */
const FIXTURES = /(?:^|\/)(?:fixtures?|__fixtures__|__snapshots__|testdata|test-data|golden(?:s|files)?)\//i;

/** Whether a file is an input of a test, in a folder from which clients would read it if they worked there. */
export function isFixture({ path }: Pick<CheckedFile, 'path'>): boolean {
  return FIXTURES.test(path);
}

/**
 * Whether a rule is about what clients do with a file that they load. Rules about broken links, code blocks, hidden
 * characters, invalid YAML and dangerous texts are not: such a fault is one in every file.
 */
export function isAboutLoading(rule: Rule): boolean {
  return (
    (rule.scope === 'text' || rule.scope === 'file' || rule.scope === 'repository') &&
    rule.bundled === undefined &&
    rule.looksFor?.problems !== true &&
    !rule.id.startsWith('security-')
  );
}
