/**
 * Measures how many faults that maintainers later fixed by hand the validator finds in the commit before the fix:
 * `node bench/validate/fixes.ts --repositories DIR`. See README.md in this folder.
 * - `--repositories DIR`, `--checkouts DIR`, `--built`, `--only OWNER/NAME`: as for `measure.ts`
 * - `--gate`: fail if fewer than 80 % are found
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { atCommit, validate, type Finding } from './repositories.ts';

/** A commit that fixed faults in customizations, with the faults as they were in its parent. */
interface Fix {
  readonly repository: string;
  readonly url: string;
  readonly commit: string;
  readonly faults: readonly Fault[];
}

interface Fault {
  readonly kind: keyof typeof NAMED_BY;
  readonly path: string;
  readonly line: number;
  /** The last line of the fault, if it has several. */
  readonly to?: number;
}

/** The rules that name a kind of fault. A finding of another rule at the same place does not count. */
const NAMED_BY = {
  fence: /^markdown-(?:fence-nesting|unclosed-fence)$/,
  frontmatter: /^(?:frontmatter-|agent-frontmatter-|claude-agent-name-|command-)/,
  invisible: /^unicode-/,
  link: /^(?:markdown-link-|file-variable-|reference-|url-into-)/,
  model: /^(?:agent-)?model-/,
  name: /^skill-name-/,
  tools: /^(?:tool-|agent-tools|frontmatter-)/,
  unused: /^skill-unreferenced-file$/,
} as const;

/** How many lines a finding may be away from its fault. */
const NEAR = 2;
const LEAST_SHARE = 0.8;

const { values } = parseArgs({
  options: {
    repositories: { type: 'string' },
    checkouts: { type: 'string' },
    built: { type: 'boolean', default: false },
    only: { type: 'string' },
    gate: { type: 'boolean', default: false },
  },
});
const FILE = fileURLToPath(new URL('fixes.json', import.meta.url));
const { fixes } = JSON.parse(readFileSync(FILE, 'utf8')) as { readonly fixes: readonly Fix[] };
const measured = fixes.filter(({ repository }) => (values.only ?? repository) === repository);
let found = 0;
let all = 0;
for (const fix of measured) {
  const findings = atCommit({ name: fix.repository, url: fix.url }, `${fix.commit}^`, values.checkouts, (folder) =>
    validate(folder, values.built),
  );
  const missed = fix.faults.filter((fault) => !findings.some((finding) => names(finding, fault)));
  found += fix.faults.length - missed.length;
  all += fix.faults.length;
  console.log(
    `${fix.repository} ${fix.commit.slice(0, 8)}: ${fix.faults.length - missed.length} of ${fix.faults.length}`,
  );
  missed.forEach(({ kind, path, line }) => console.log(`  missed ${kind} ${path}:${line}`));
}
console.log(`found ${found} of ${all} faults that were fixed by hand (${Math.round((100 * found) / all)} %)`);
if (values.gate && found < LEAST_SHARE * all) {
  process.exitCode = 1;
}

function names(finding: Finding, { kind, path, line, to = line }: Fault): boolean {
  return (
    finding.path === path &&
    NAMED_BY[kind].test(finding.rule) &&
    finding.line >= line - NEAR &&
    finding.line <= to + NEAR
  );
}
