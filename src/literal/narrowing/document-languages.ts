import { quickly } from '../../text/expressions/quick-expressions.ts';
import { listMaskedCodes } from '../../guidelines/statements/code-spans.ts';
import type { Statement } from '../../guidelines/statements/statements.ts';
import { SCRIPT_FILES, TYPED_SCRIPT_FILES } from '../script-languages.ts';
import type { Check } from '../types.ts';
import { languagesOfTools } from './section-languages.ts';

/** Words, tools and endings of files that name a language of code. */
const NAMED = (
  [
    [
      SCRIPT_FILES,
      /\b(?:TypeScript|JavaScript|React|Next\.js|Node(?:\.js)?|Vue|Svelte|Angular|Deno|ESLint|Vite|Vitest|Jest|npm|pnpm|yarn)\b|\.[cm]?[jt]sx?\b/i,
    ],
    [['python'], /\b(?:Python|pytest|pip|uv|ruff|mypy|Django|FastAPI|Flask|PEP ?8)\b|\.py\b/i],
    [
      ['csharp', 'razor', 'fsharp', 'vb'],
      /\bC#|\bF#|\.NET\b|\bASP\.NET\b|\b(?:dotnet|NuGet|Blazor|XAML|xUnit|NUnit|MSTest|csproj)\b|\.cs\b/i,
    ],
    [
      ['java', 'kotlin', 'groovy', 'scala'],
      /\b(?:Java|Maven|Gradle|Spring(?: Boot)?|JUnit|Kotlin|Scala|Lombok)\b|\.(?:java|kt|scala)\b/i,
    ],
    [
      ['go'],
      /\b(?:Golang|gofmt|golangci-lint|go\.mod|go (?:test|build|vet|fmt|mod))\b|\bGo\b(?! (?:to|through|back|ahead|with|for|over|into)\b)|\.go\b/,
    ],
    [['rust'], /\b(?:Rust|cargo|clippy|rustfmt)\b|\.rs\b/i],
    [['ruby'], /\b(?:Ruby|Rails|RSpec|rubocop)\b|\.rb\b/i],
    [['php', 'blade'], /\b(?:PHP|Composer|Laravel|Symfony|phpstan)\b|\.php\b/i],
    [['swift'], /\b(?:Swift|SwiftUI|Xcode|XCTest)\b|\.swift\b/],
    [['c', 'cpp', 'cuda-cpp'], /\bC\+\+|\b(?:CMake|clang-format|clang-tidy)\b|\.(?:cpp|hpp|cc|h|c)\b/i],
    [['dart'], /\b(?:Dart|Flutter)\b/],
    [['elixir'], /\b(?:Elixir|Phoenix LiveView|mix (?:test|format))\b/],
    [['shellscript'], /\b(?:bash|shellcheck|shell scripts?)\b|\.sh\b/i],
    [['powershell'], /\bPowerShell\b|\.psm?1\b/i],
    [['lua'], /\bLua\b/],
    [['r'], /\btestthat\b|\broxygen2?\b/],
  ] satisfies readonly (readonly [languages: readonly string[], words: RegExp])[]
).map(([languages, words]) => [languages, quickly(words)] as const);

/** Families whose rules name things by words that several languages have: `constructor injection`. */
const BY_WORDS: ReadonlySet<string> = new Set(['companions', 'constructs', 'errors-and-logs', 'layout', 'naming']);

const known = new WeakMap<readonly Statement[], ReadonlySet<string>>();

/**
 * Whether only the title of the document names the language of a check, while a heading between names tools of another one:
 * imports below "Vite" in a guide on Laravel.
 */
export function isOfOtherSection({ clause }: Check): boolean {
  const { languages } = clause.scope;
  const [first, ...others] = clause.statement.headings;
  if (languages === undefined || first?.depth !== 1) {
    return false;
  }
  const named = languagesNamed(others.map(({ title }) => title).join('\n'));
  return named.size > 0 && !languages.some((id) => named.has(id)) && languages.every((id) => ALL_NAMED.has(id));
}

/**
 * Whether a check can only report in languages that its document does not name, while it names others: "Use constructor
 * injection" in a guide on C# is not about Java.
 */
export function isOfOtherLanguage({ family, clause, finder }: Check, statements: readonly Statement[]): boolean {
  if (isOwnAny(clause, statements)) {
    return clause.scope.languages?.every((id) => TYPED_SCRIPT_FILES.includes(id)) === true;
  }
  const { languages } = finder;
  const own = family === 'naming' ? languagesOfTools(clause.statement.text) : undefined;
  if (own !== undefined && languages?.some((id) => own.includes(id)) === false) {
    return true;
  }
  if (!BY_WORDS.has(family) || clause.scope.languages !== undefined || languages === undefined) {
    return false;
  }
  const named = languagesOfDocument(statements);
  return named.size > 0 && !languages.some((id) => named.has(id) || OF_ANY_PROJECT.has(id));
}

/** Manifests, workflows, images, style sheets and queries, which a project in any language has. */
const OF_ANY_PROJECT: ReadonlySet<string> = new Set([
  'dockerfile',
  'json',
  'jsonc',
  'toml',
  'xml',
  'yaml',
  'css',
  'scss',
  'less',
  'sql',
]);

/** Families whose rules several languages could have, so that those that the document names are meant. */
const OF_SEVERAL: ReadonlySet<string> = new Set(['layout', 'naming']);

/** A check counts in those of its languages that the document names: quotes and names of a project in TypeScript. */
export function inDocument(check: Check, statements: readonly Statement[]): Check {
  const { family, clause, finder } = check;
  const named =
    OF_SEVERAL.has(family) && clause.scope.languages === undefined ? languagesOfDocument(statements) : undefined;
  const languages = finder.languages?.filter((id) => named?.has(id));
  return languages === undefined || languages.length === 0
    ? check
    : { ...check, clause: { ...clause, scope: { ...clause.scope, languages } } };
}

/** The languages of a document that names tools and files of one kind of code alone: C#, or TypeScript and JavaScript. */
export function languageOfDocument(statements: readonly Statement[]): readonly string[] | undefined {
  const named = languagesOfDocument(statements);
  const [only, ...others] = NAMED.filter(([languages]) => languages.some((id) => named.has(id)));
  return others.length > 0 ? undefined : only?.[0];
}

function languagesOfDocument(statements: readonly Statement[]): ReadonlySet<string> {
  const found = known.get(statements) ?? readLanguages(statements);
  known.set(statements, found);
  return found;
}

function readLanguages(statements: readonly Statement[]): ReadonlySet<string> {
  const titles = new Set(statements.flatMap(({ headings }) => headings.map(({ title }) => title)));
  const text = [...titles, ...statements.map((one) => one.text)].join('\n');
  return languagesNamed(text);
}

function languagesNamed(text: string): ReadonlySet<string> {
  return new Set(NAMED.filter(([, words]) => words.test(text)).flatMap(([languages]) => languages));
}

const ALL_NAMED: ReadonlySet<string> = new Set(NAMED.flatMap(([languages]) => languages));

/** `any` in a guide on a language that has such a type: nobody means TypeScript there. */
function isOwnAny({ object, codes }: Check['clause'], statements: readonly Statement[]): boolean {
  const named = listMaskedCodes(object, codes);
  const languages = languagesOfDocument(statements);
  return (
    named.length > 0 &&
    named.every((code) => code.trim() === 'any') &&
    !languages.has('typescript') &&
    ['go', 'kotlin', 'swift'].some((id) => languages.has(id))
  );
}
