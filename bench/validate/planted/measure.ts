/**
 * Measures which of the defects that were planted into valid files are named, and which valid variants are reported:
 * `node bench/validate/planted/measure.ts --repositories DIR`. See README.md in `bench/validate`.
 * - `--checkouts DIR`: keep the working trees there for the next run
 * - `--built`: run `dist/cli.js` instead of the sources
 * - `--list`: print each change, not only what is missed or reported; changes of the `reported` half stay hidden
 * - `--group pages`: measure only the groups whose names begin like this
 * - `--open`: print those of the `reported` half, too
 * - `--gate`: fail if fewer are named than in `recorded.json`, or if a valid variant is reported
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { atCommit, validate, type Finding } from '../repositories.ts';
import { DEFECTS, VALID, type Change, type Defect } from './changes.ts';
import { HOSTS } from './hosts.ts';
import { MORE_DEFECTS, MORE_VALID } from './more.ts';
import { CLAUDE_DEFECTS } from './pages/claude.ts';
import { COPILOT_DEFECTS } from './pages/copilot.ts';
import { OTHER_DEFECTS } from './pages/others.ts';
import { PAGES_VALID } from './pages/valid.ts';
import { halfOf } from './sourced.ts';
import { THIRD_DEFECTS, THIRD_VALID } from './third.ts';

const { values } = parseArgs({
  options: {
    repositories: { type: 'string' },
    checkouts: { type: 'string' },
    built: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    open: { type: 'boolean', default: false },
    group: { type: 'string', default: '' },
    gate: { type: 'boolean', default: false },
  },
});

const GROUP_NAMES = [
  'first',
  'tuning',
  'reported',
  'third tuning',
  'third reported',
  'pages tuning',
  'pages reported',
] as const;
type GroupName = (typeof GROUP_NAMES)[number];

/** The defects and variants that are counted together. */
interface Group {
  readonly name: GroupName;
  readonly defects: readonly Defect[];
  readonly variants: readonly Change[];
}

const PAGES_DEFECTS = [...CLAUDE_DEFECTS, ...COPILOT_DEFECTS, ...OTHER_DEFECTS];
const ALL_GROUPS: readonly Group[] = [
  { name: 'first', defects: DEFECTS, variants: VALID },
  ...(['tuning', 'reported'] as const).map((name) => ({
    name,
    defects: MORE_DEFECTS.filter((defect) => halfOf(defect) === name),
    variants: MORE_VALID.filter((variant) => halfOf(variant) === name),
  })),
  ...(['tuning', 'reported'] as const).map((half) => ({
    name: `third ${half}` as const,
    defects: THIRD_DEFECTS.filter((defect) => halfOf(defect) === half),
    variants: THIRD_VALID.filter((variant) => halfOf(variant) === half),
  })),
  ...(['tuning', 'reported'] as const).map((half) => ({
    name: `pages ${half}` as const,
    defects: PAGES_DEFECTS.filter((defect) => halfOf(defect) === half),
    variants: PAGES_VALID.filter((variant) => halfOf(variant) === half),
  })),
];
const GROUPS = ALL_GROUPS.filter(({ name }) => name.startsWith(values.group));
const named = startCount();
const reported = startCount();
const used = new Set<string>(
  GROUPS.flatMap(({ defects, variants }) => [...defects, ...variants].map(({ host }) => host)),
);
for (const [name, commit] of Object.entries(HOSTS).filter(([host]) => used.has(host))) {
  atCommit({ name, url: `https://github.com/${name}.git` }, commit, values.checkouts, measureHost(name));
}
for (const { name, defects, variants } of GROUPS) {
  console.log(
    `${name}: named at their line: ${named[name]} of ${defects.length}; valid variants reported: ${reported[name]} of ${variants.length}`,
  );
}
if (values.gate && failsGate()) {
  process.exitCode = 1;
}

function startCount(): Record<GroupName, number> {
  return Object.fromEntries(GROUP_NAMES.map((name) => [name, 0])) as Record<GroupName, number>;
}

function measureHost(name: string): (folder: string) => void {
  return (folder) => {
    const before = validate(folder, values.built);
    for (const group of GROUPS) {
      for (const defect of group.defects.filter(({ host }) => host === name)) {
        const { text, found } = plant(folder, defect, before);
        const line = text.slice(0, text.indexOf(defect.at)).split('\n').length;
        const hits = found.filter(
          (finding) => finding.path === (defect.movedTo ?? defect.path) && finding.line === line,
        );
        named[group.name] += hits.length > 0 ? 1 : 0;
        draw(group, hits.length > 0 ? 'named ' : 'MISSED', defect, line, hits.length > 0 ? hits : found);
      }
      for (const variant of group.variants.filter(({ host }) => host === name)) {
        const { found } = plant(folder, variant, before);
        const wrong = found.filter(({ severity }) => severity !== 'info');
        reported[group.name] += wrong.length > 0 ? 1 : 0;
        draw(group, wrong.length > 0 ? 'REPORTED' : 'quiet ', variant, 0, wrong);
      }
    }
  };
}

/** Returns the changed text, and the findings that the change added. The file is as before afterwards. */
function plant(folder: string, change: Change, before: readonly Finding[]) {
  const { path, from, to, movedTo = path } = change;
  const file = join(folder, path);
  const original = readFileSync(file);
  if (!original.toString().includes(from)) {
    throw new Error(`${path} does not contain ${JSON.stringify(from)}`);
  }
  const text = original.toString().replace(from, () => to);
  const changed = join(folder, movedTo);
  rmSync(file);
  mkdirSync(dirname(changed), { recursive: true });
  writeFileSync(changed, text, change.encoding ?? 'utf8');
  try {
    const known = new Set(before.map(drawFinding));
    return { text, found: validate(folder, values.built).filter((finding) => !known.has(drawFinding(finding))) };
  } finally {
    rmSync(changed);
    writeFileSync(file, original);
  }
}

/** Messages may name other lines, which a change moves. */
function drawFinding({ rule, path, message }: Finding): string {
  return `${rule} ${path} ${message.replace(/\d+/g, '#')}`;
}

function draw(group: Group, verdict: string, { says, path }: Change, line: number, findings: readonly Finding[]): void {
  const isHidden = group.name.endsWith('reported') && !values.open;
  if (!isHidden && (values.list || /[A-Z]/.test(verdict))) {
    console.log(`${verdict} ${says} (${path}:${line})`);
    findings.forEach((finding) =>
      console.log(`    ${finding.severity} ${finding.path}:${finding.line} ${finding.rule}: ${finding.message}`),
    );
  }
}

function failsGate(): boolean {
  const file = fileURLToPath(new URL('recorded.json', import.meta.url));
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<GroupName, number>>;
  const worse = GROUPS.filter(({ name }) => named[name] < recorded[name] || reported[name] > 0);
  worse.forEach(({ name }) =>
    console.log(`${name}: ${recorded[name]} were named before, and no valid variant may be reported`),
  );
  return worse.length > 0;
}
