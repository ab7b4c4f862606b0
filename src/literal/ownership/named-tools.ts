import type { Check } from '../types.ts';
import type { Owner } from './types.ts';

/** Names of tools, as rules write them, and their names among the owners. */
const TOOLS: Readonly<Record<string, readonly string[]>> = {
  biome: ['Biome'],
  clippy: ['Clippy'],
  editorconfig: ['EditorConfig', '.NET analyzers'],
  eslint: ['ESLint'],
  'golangci-lint': ['golangci-lint'],
  markdownlint: ['markdownlint'],
  pylint: ['Pylint'],
  rubocop: ['RuboCop'],
  ruff: ['Ruff'],
};
const TOOL = `[.\`]{0,2}(?<tool>${Object.keys(TOOLS).join('|')})\`?`;
/** `Important ESLint rules:`, `Biome configuration`, ``Follow conventions in `.editorconfig`:``. */
const ABOVE: readonly RegExp[] = [
  new RegExp(
    `(?<![\\w-])${TOOL} (?:lint )?(?:rules?|violations?|configuration|config|settings|errors?|checks?)\\b`,
    'i',
  ),
  new RegExp(`^[^\\p{L}]*follow (?:the )?(?:conventions?|rules|settings|style) (?:in|of|from) (?:the )?${TOOL}`, 'iu'),
];
/** `enforced by Biome`, `ESLint will error on relative imports`. */
const INSIDE: readonly RegExp[] = [
  new RegExp(
    `\\b(?:enforced|checked|caught|flagged|reported) (?:by|via|with|through) (?:the |our )?${TOOL}(?![\\w-])`,
    'i',
  ),
  new RegExp(
    `(?<![\\w-])${TOOL} (?:configuration |config |rules? )?(?:will )?(?:also )?(?:errors?|forbids?|enforces?|rejects?|fails?|flags?|catche?s?|reports?)\\b`,
    'i',
  ),
];
/** Whether a tool is switched off is nothing that the tool checks. */
const OF_SWITCHES = /\bswitch(?:es)?\b.*\boff\b|\bcomments with\b/;

/**
 * The tools of a repository that a rule names as those that enforce it: "Important ESLint rules: no relative imports". What passes
 * them is as the team wants it, however the rule is worded: the tool can allow imports from the same folder.
 *
 * @returns the owners of these tools. Empty if the rule names none, or the repository does not use it.
 */
export function ownersNamedBy({ clause: { statement }, finder }: Check, owners: readonly Owner[]): readonly Owner[] {
  const above = [...statement.headings.map(({ title }) => title), ...statement.leadIns];
  const said = [
    ...above.flatMap((words) => ABOVE.map((form) => form.exec(words))),
    ...[...statement.leadIns, statement.text].flatMap((words) => INSIDE.map((form) => form.exec(words))),
  ].flatMap((match) => TOOLS[match?.groups?.['tool']?.toLowerCase() ?? ''] ?? []);
  return said.length === 0 || OF_SWITCHES.test(finder.words)
    ? []
    : owners.filter(({ tool, allowsInTests }) => allowsInTests !== true && said.includes(tool));
}

/** Whether a rule names a tool that enforces it. */
export function namesTool(check: Check): boolean {
  return ownersNamedBy(check, ANY_OWNER).length > 0;
}

const ANY_OWNER: readonly Owner[] = Object.values(TOOLS)
  .flat()
  .map((tool) => ({ tool, topic: 'indentation', path: '', folder: '', languages: ['*'], isCertain: false }));
