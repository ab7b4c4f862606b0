import type { Target } from './uses/target.ts';
import { compileTarget } from './uses/targets.ts';
import { plainPhrase } from './code-list.ts';
import type { Clause } from '../types.ts';
import { regex, regexSource } from '../../text/regex.ts';

/** Tools by the words that people use for their messages, and the comments that switch them off. */
const TOOLS: readonly (readonly [tool: RegExp, comments: readonly string[]])[] = [
  [/^biome$/, ['biome-ignore']],
  [/^eslint$/, ['eslint-disable']],
  [/^oxlint$/, ['oxlint-disable']],
  [/^prettier$/, ['prettier-ignore']],
  [/^(?:typescript|ts|tsc|type)$/, ['@ts-ignore', '@ts-expect-error', '@ts-nocheck']],
  [/^(?:ruff|flake8)$/, ['# noqa']],
  [/^(?:mypy|type ?checker)$/, ['# type: ignore']],
  [/^pyright$/, ['# pyright: ignore']],
  [/^pylint$/, ['pylint: disable']],
  [/^rubocop$/, ['rubocop:disable']],
  [/^shellcheck$/, ['shellcheck disable']],
  [/^swiftlint$/, ['swiftlint:disable']],
  [/^golangci(?:-lint)?$/, ['nolint']],
  [/^phpstan$/, ['@phpstan-ignore']],
  [/^clang-tidy$/, ['NOLINT']],
];
const TOOL = regexSource`
  (?<tool>
    biome|eslint|oxlint|prettier|typescript|ts|tsc|type|ruff|flake8|mypy|type ?checker|pyright|pylint|rubocop
    |shellcheck|swiftlint|golangci(?:-lint)?|phpstan|clang-tidy
  )
`;
const MESSAGES =
  '(?: (?:lints?|lint rules?|rules?|errors?|warnings?|checks?|diagnostics?|violations?|issues?|findings?))?';
const SUPPRESSED = regex()`
  ^(?:suppress|disable|ignore|silence|bypass) (?:any |the |all |inline )*${TOOL}${MESSAGES}
    (?: (?:inline|with comments|in code|by comments?|with inline comments))?$
`;

/** Comments that a clause rules out by the tool that they switch off: "Never suppress Biome lints". */
export function readSuppressions({ polarity, subject, verb, object }: Clause): readonly Target[] | undefined {
  const tool = SUPPRESSED.exec(plainPhrase(`${verb} ${object}`))?.groups?.['tool'];
  const comments = TOOLS.find(([name]) => tool !== undefined && name.test(tool))?.[1];
  if (polarity !== 'forbidden' || subject !== '' || comments === undefined) {
    return undefined;
  }
  return comments.flatMap((comment) => compileTarget(comment, 'comment') ?? []);
}
