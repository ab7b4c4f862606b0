/**
 * What the release workflow decides and what a maintainer prepares (docs/releases.md). All of it reads the working
 * directory, so that tests can run it in a folder of their own.
 *
 * - `prepare VERSION [--date YYYY-MM-DD]` writes the version into package.json and the lock file, and closes "Unreleased"
 *   in the changelog
 * - `plan` prints what a release of the present version does, as lines for `GITHUB_OUTPUT`, or why there can be none
 * - `notes` prints the section of the version in the changelog
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readAddress, type Manifest } from './address.ts';

const VERSION = /^(\d+)\.(\d+)\.(\d+)(?:-([a-z]+\.\d+))?$/;

/** Compares two versions by their numbers; a pre-release comes before its release. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((text) => VERSION.exec(text) ?? []);
  for (const index of [1, 2, 3]) {
    const difference = Number(left?.[index]) - Number(right?.[index]);
    if (difference !== 0) {
      return difference;
    }
  }
  const [before, after] = [left?.[4], right?.[4]];
  return before === after ? 0 : before === undefined ? 1 : after === undefined ? -1 : before < after ? -1 : 1;
}

export interface Situation {
  readonly manifest: Manifest;
  readonly changelog: string;
  /** All tags of the repository. */
  readonly tags: readonly string[];
  /** The repository and branch in which the workflow runs; absent on a machine of ours. */
  readonly repository?: string | undefined;
  readonly ref?: string | undefined;
}

export interface ReleasePlan {
  readonly version: string;
  readonly tag: string;
  readonly 'major-tag': string;
  /** Whether the tag of the major version moves to this release. */
  readonly 'moves-major': boolean;
  readonly prerelease: boolean;
  /** The tag on npm: `latest` is what people get who name no version. */
  readonly 'npm-tag': 'latest' | 'next' | 'previous';
}

/**
 * GitHub refuses longer notes of a release ("body is too long (maximum is 125000 characters)"). The workflow would learn of it
 * after npm has the version.
 */
export const MAX_NOTES = 125_000;

function tooLong(version: string, { length }: string): string {
  return `The section for ${version} in CHANGELOG.md has ${length.toLocaleString('en-US')} characters, and GitHub takes notes of at most ${MAX_NOTES.toLocaleString('en-US')}. Shorten it.`;
}

/** Decides what the release of a version does. The list of problems is empty if it can be made. */
export function planRelease({ manifest, changelog, tags, repository, ref }: Situation): {
  readonly problems: readonly string[];
  readonly plan: ReleasePlan;
} {
  const { version } = manifest;
  const address = readAddress(manifest);
  const notes = readNotes(changelog, version);
  const problems = [
    ...(VERSION.test(version) ? [] : [`The version ${version} is neither like 1.2.3 nor like 1.2.3-rc.1.`]),
    ...(tags.includes(`v${version}`) ? [`The tag v${version} exists. Prepare the next version.`] : []),
    ...(repository === undefined || repository === address.repository
      ? []
      : [
          `This is ${repository}, but \`homepage\` in package.json names ${address.repository}. Correct it, and run \`npm run generate\`.`,
        ]),
    ...(ref === undefined || ref === 'refs/heads/main' ? [] : [`Releases are made from main, not from ${ref}.`]),
    ...(notes === undefined
      ? [
          `CHANGELOG.md has no section for ${version}, or an empty one. Run \`node scripts/release.ts prepare ${version}\`.`,
        ]
      : notes.length > MAX_NOTES
        ? [tooLong(version, notes)]
        : []),
  ];
  const released = tags.flatMap((tag) => (VERSION.test(tag.slice(1)) && tag.startsWith('v') ? [tag.slice(1)] : []));
  const prerelease = version.includes('-');
  const isNewest = (others: readonly string[]): boolean => others.every((other) => compareVersions(version, other) > 0);
  const ofMajor = released.filter((other) => other.split('.')[0] === version.split('.')[0]);
  return {
    problems,
    plan: {
      version,
      tag: address.tag,
      'major-tag': address.majorTag,
      'moves-major': !prerelease && isNewest(ofMajor.filter((other) => !other.includes('-'))),
      prerelease,
      'npm-tag': prerelease
        ? 'next'
        : isNewest(released.filter((other) => !other.includes('-')))
          ? 'latest'
          : 'previous',
    },
  };
}

/** The text of a version's section, without its heading; undefined if there is none or it is empty. */
export function readNotes(changelog: string, version: string): string | undefined {
  const section = changelog.split(/^(?=## )/m).find((part) => part.split(/[\s(]+/)[1] === version);
  const notes = section?.slice(section.indexOf('\n')).trim() ?? '';
  return notes.replaceAll(/^#+ .*$/gm, '').trim() === '' ? undefined : notes;
}

/** Turns "Unreleased" into the section of a version, and opens an empty "Unreleased" above it. */
export function closeChangelog(changelog: string, version: string, date: string): string {
  const notes = readNotes(changelog, 'Unreleased');
  if (notes === undefined) {
    throw new Error('CHANGELOG.md has nothing below "## Unreleased", so there is nothing to release');
  }
  if (notes.length > MAX_NOTES) {
    throw new Error(tooLong('Unreleased', notes));
  }
  return changelog.replace(/^## Unreleased$/m, `## Unreleased\n\n## ${version} (${date})`);
}

/** Writes the version where it stands: in package.json, and twice in the lock file. */
export function setVersion(text: string, from: string, to: string): string {
  return text.replaceAll(
    new RegExp(`^( {2}| {6})"version": "${from.replaceAll('.', '\\.')}"`, 'gm'),
    (all, indent: string, at) =>
      // Further down, packages of others have versions too.
      Number(at) < 500 ? `${indent}"version": "${to}"` : all,
  );
}

function prepare(version: string, date: string): void {
  const current = readManifest().version;
  if (!VERSION.test(version) || compareVersions(version, current) < 0) {
    throw new Error(`${version} is not a version like 1.2.3 or 1.2.3-rc.1 that follows ${current}`);
  }
  const changelog = closeChangelog(readFileSync('CHANGELOG.md', 'utf8'), version, date);
  for (const name of ['package.json', 'package-lock.json']) {
    writeFileSync(name, setVersion(readFileSync(name, 'utf8'), current, version));
  }
  writeFileSync('CHANGELOG.md', changelog);
  console.log(`Prepared ${version}. Now run \`npm run build\` and \`npm run generate\`, and open a pull request.`);
}

function printPlan(): void {
  const tags = execFileSync('git', ['tag', '--list'], { encoding: 'utf8' }).split('\n').filter(Boolean);
  const { GITHUB_REPOSITORY: repository, GITHUB_REF: ref } = process.env;
  const changelog = readFileSync('CHANGELOG.md', 'utf8');
  const { problems, plan } = planRelease({ manifest: readManifest(), changelog, tags, repository, ref });
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exitCode = 1;
    return;
  }
  console.log(
    Object.entries(plan)
      .map(([name, value]) => `${name}=${value}`)
      .join('\n'),
  );
}

function printNotes(): void {
  const { version } = readManifest();
  console.log(readNotes(readFileSync('CHANGELOG.md', 'utf8'), version) ?? '');
}

function readManifest(): Manifest {
  return JSON.parse(readFileSync('package.json', 'utf8'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [task, version = '', flag, date] = process.argv.slice(2);
  try {
    if (task === 'prepare') {
      prepare(version, flag === '--date' && date !== undefined ? date : new Date().toISOString().slice(0, 10));
    } else if (task === 'plan') {
      printPlan();
    } else if (task === 'notes') {
      printNotes();
    } else {
      throw new Error('Give `prepare VERSION`, `plan` or `notes`');
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}
