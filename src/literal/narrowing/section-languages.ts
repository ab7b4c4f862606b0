import type { Statement } from '../../guidelines/statements/statements.ts';
import { SCRIPT } from '../script-languages.ts';

/** Tools and guides that are used with one language alone. A section that names them is about that language. */
const SIGNS: readonly (readonly [languages: readonly string[], words: RegExp])[] = [
  [
    ['go'],
    /\bgolangci-lint\b|\bgofmt\b|\bgofumpt\b|\bgoimports\b|\bEffective Go\b|\bGo Code Review Comments\b|\bgo (?:vet|test)\b/,
  ],
  [['rust'], /\bclippy\b|\brustfmt\b|\bcargo (?:fmt|test|build|check)\b|\bRust API Guidelines\b/],
  [
    ['python'],
    /\bPEP ?8\b|\bPEP ?257\b|\b(?:ruff|mypy|pyright|flake8|pylint|isort|pytest)\b|\bblack\b(?= (?:format|style))/,
  ],
  [['ruby'], /\brubocop\b|\bsorbet\b|\brspec\b|\bminitest\b/i],
  [['swift'], /\bswiftlint\b|\bswiftformat\b|\bSwift API Design Guidelines\b/i],
  [['kotlin'], /\bktlint\b|\bdetekt\b|\bKotlin [Cc]oding [Cc]onventions\b/],
  [['php'], /\bPSR-?(?:1|2|4|12)\b|\bphpstan\b|\bphpcs\b|\bphp-cs-fixer\b|\bpsalm\b/i],
  [['java'], /\bcheckstyle\b|\bGoogle Java (?:Style|Format)\b|\berror-?prone\b/i],
  [['c', 'cpp'], /\bclang-(?:tidy|format)\b/],
  [['csharp'], /\bdotnet format\b|\bStyleCop\b|\bRoslyn analyzers?\b|\b\.NET [Rr]untime coding\b/],
  [SCRIPT, /\beslint\b|\bprettier\b|\bbiome\b|\btypescript-eslint\b|\btsc\b|\btsconfig\b/i],
];

const known = new WeakMap<Statement['headings'], readonly string[] | undefined>();

/**
 * The language of a section by the tools and guides that its heading and statements name: beside `golangci-lint`, "exposed objects must
 * have a doc comment" is about Go. Undefined if they name none, or those of several languages.
 */
export function languagesOfSection(
  { headings }: Statement,
  statements: readonly Statement[],
): readonly string[] | undefined {
  if (headings.length === 0) {
    return undefined;
  }
  if (!known.has(headings)) {
    known.set(
      headings,
      readSection(
        headings,
        statements.filter((one) => one.headings === headings),
      ),
    );
  }
  return known.get(headings);
}

/** The language of the tools that a text names itself: "snake_case functions (enforced by clang-tidy)". */
export function languagesOfTools(text: string): readonly string[] | undefined {
  const [first, ...others] = SIGNS.filter(([, words]) => words.test(text));
  return others.length > 0 ? undefined : first?.[0];
}

function readSection(headings: Statement['headings'], statements: readonly Statement[]): readonly string[] | undefined {
  // "Formatting (Biome)" names the tool of its section. What stands further above may name others.
  return languagesOfTools([headings.at(-1)?.title ?? '', ...statements.map((one) => one.text)].join('\n'));
}
