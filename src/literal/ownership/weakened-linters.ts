import type { FileChange } from '../../changes/types.ts';
import { LAYOUT, type Topic } from './types.ts';
import { regex } from '../../text/regex.ts';

/** Parts of names of files that say what linters and formatters look for, and in which files. */
const TOOL_FILE = regex('i')`
  (?:^|[/._-])(?:
    eslint|oxlint|tslint|prettier|oxfmt|dprint|biome|ruff|flake8|pylint|pylintrc|pycodestyle|pydocstyle|isort|mypy
    |rubocop|golangci|clippy|rustfmt|phpcs|phpstan|php-cs-fixer|psalm|checkstyle|detekt|ktlint|spotless|swiftlint
    |swiftformat|swift-format|clang-format|clang-tidy|scalafmt|editorconfig|globalconfig|husky|lefthook
    |lint-?staged|pre-commit|lint(?:er|ing)?
  )(?=$|[/._\d-]|ignore|rc)
  |(?:^|\/)pint\.json$
`;

/** Files that configure several tools, or start them. */
const SHARED_FILE = regex('i')`
  (?:^|\/)(?:
    package\.json|composer\.json|pyproject\.toml|cargo\.toml|setup\.cfg|tox\.ini|go\.mod
    |directory\.build\.(?:props|targets)|(?:gnu)?makefile|justfile|taskfile\.ya?ml|noxfile\.py|tasks\.py|rakefile
  )$
  |(?:^|\/)\.(?:github\/workflows|circleci|gitlab-ci|buildkite)[/.]
`;
const NAMES_TOOL = regex('i')`
  lint|prettier|biome|ruff|flake8|isort|mypy|rubocop|golangci|clippy|rustfmt|phpcs|phpstan|checkstyle|detekt
  |exclude|ignore|disable|select|lefthook|husky|pre-commit|--no-verify
`;

/**
 * Whether a change touches what linters look for, or whether they run. Their configuration is read from the trusted revision,
 * but the linters of the pull request run with its own.
 *
 * @param files - All files of the change, also those that nobody reviews.
 */
export function mayWeakenLinters(files: readonly FileChange[]): boolean {
  return files.some((file) => {
    const paths = [file.path, ...(file.previousPath === undefined ? [] : [file.previousPath])];
    return (
      paths.some((path) => TOOL_FILE.test(path)) ||
      (paths.some((path) => SHARED_FILE.test(path)) && (file.hunks.length === 0 || changesLine(file)))
    );
  });
}

function changesLine({ hunks }: FileChange): boolean {
  return hunks.some(({ lines }) => lines.some(({ kind, text }) => kind !== 'context' && NAMES_TOOL.test(text)));
}

/** A comment or an attribute by which code takes itself out of a linter. */
const SILENCES_LINTER = regex('i')`
  (?:eslint|oxlint|tslint|stylelint)[:-]disable|(?:biome|deno-lint)-ignore|\bnoqa\b|\bnosec\b|\bnolint\b
  |pylint:\s{0,9}(?:disable|skip)|type:\s{0,9}ignore|rubocop:(?:disable|todo)|#!?\[(?:allow|expect)\(
  |(?:swiftlint|ktlint|detekt)[:-]disable|@Suppress|phpcs:(?:disable|ignore)|@codingStandardsIgnore
  |@phpstan-ignore|@psalm-suppress|\bNOLINT|pragma warning disable|CHECKSTYLE[:.]OFF
`;
/** The same for formatters. */
const SILENCES_FORMATTER = regex('i')`
  (?:biome|prettier|deno-fmt|dprint|swift-format)-ignore|fmt:\s{0,9}(?:off|skip)|isort:\s{0,9}(?:skip|off)
  |\bnoqa\b|rustfmt::skip|swiftformat:disable|rubocop:disable|phpcs:(?:disable|ignore)|clang-format off
  |scalafmt:\s{0,9}off|@formatter:off|editorconfig-checker-disable
`;

/**
 * Whether a text has a comment that takes code out of the tools that enforce a rule. Whoever wrote the change may have written
 * it.
 *
 * @param topics - What the rule is about.
 */
export function silencesLinters(text: string, topics: readonly Topic[]): boolean {
  const isLayout = topics.length > 0 && topics.every((topic) => LAYOUT.includes(topic));
  return (isLayout ? SILENCES_FORMATTER : SILENCES_LINTER).test(text);
}
