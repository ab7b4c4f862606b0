/**
 * Measures which of the defects that were planted into valid files are named, and which valid variants are reported:
 * `node bench/validate/planted/measure.ts --repositories DIR [--checkouts DIR] [--built] [--list]`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { atCommit, validate, type Finding } from '../repositories.ts';
import { DEFECTS, VALID, type Change } from './changes.ts';
import { HOSTS } from './hosts.ts';

const { values } = parseArgs({
  options: {
    repositories: { type: 'string' },
    checkouts: { type: 'string' },
    built: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});
let named = 0;
let reported = 0;
for (const [name, commit] of Object.entries(HOSTS)) {
  atCommit({ name, url: `https://github.com/${name}.git` }, commit, values.checkouts, measureHost(name));
}
console.log(
  `named at their line: ${named} of ${DEFECTS.length}; valid variants reported: ${reported} of ${VALID.length}`,
);

function measureHost(name: string): (folder: string) => void {
  return (folder) => {
    const before = validate(folder, values.built);
    for (const defect of DEFECTS.filter(({ host }) => host === name)) {
      const { text, found } = plant(folder, defect, before);
      const line = text.slice(0, text.indexOf(defect.at)).split('\n').length;
      const hits = found.filter((finding) => finding.path === defect.path && finding.line === line);
      named += hits.length > 0 ? 1 : 0;
      draw(hits.length > 0 ? 'named ' : 'MISSED', defect, line, hits.length > 0 ? hits : found);
    }
    for (const variant of VALID.filter(({ host }) => host === name)) {
      const { found } = plant(folder, variant, before);
      const wrong = found.filter(({ severity }) => severity !== 'info');
      reported += wrong.length > 0 ? 1 : 0;
      draw(wrong.length > 0 ? 'REPORTED' : 'quiet ', variant, 0, wrong);
    }
  };
}

/** Returns the changed text, and the findings that the change added. The file is as before afterwards. */
function plant(folder: string, { path, from, to }: Change, before: readonly Finding[]) {
  const file = join(folder, path);
  const original = readFileSync(file, 'utf8');
  if (!original.includes(from)) {
    throw new Error(`${path} does not contain ${JSON.stringify(from)}`);
  }
  const text = original.replace(from, () => to);
  writeFileSync(file, text);
  try {
    const known = new Set(before.map(drawFinding));
    return { text, found: validate(folder, values.built).filter((finding) => !known.has(drawFinding(finding))) };
  } finally {
    writeFileSync(file, original);
  }
}

function drawFinding({ rule, path, message }: Finding): string {
  return `${rule} ${path} ${message}`;
}

function draw(verdict: string, { says, path }: Change, line: number, findings: readonly Finding[]): void {
  if (values.list || /[A-Z]/.test(verdict)) {
    console.log(`${verdict} ${says} (${path}:${line})`);
    findings.forEach((finding) =>
      console.log(`    ${finding.severity} ${finding.path}:${finding.line} ${finding.rule}: ${finding.message}`),
    );
  }
}
