import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readArchive } from './txtar.ts';

/** A small repository with a change, and the prompts that are expected of it. */
export interface Scenario {
  readonly name: string;
  /** What it shows. */
  readonly comment: string;
  /** By path: the repository before the change, below `repository/`; the change and what is handed in, beside it. */
  readonly files: ReadonlyMap<string, string>;
  readonly dumps: readonly ScenarioDump[];
  /** Where it goes on to what is posted: `review.json`. */
  readonly review: ScenarioReview | undefined;
}

/** A run of the Action on the change, as a pull request. */
export interface ScenarioReview {
  readonly title: string;
  readonly inputs: Readonly<Record<string, string>>;
}

export interface ScenarioDump {
  readonly name: string;
  /** Of `housestyle`, run in the folder that the files were unpacked to. */
  readonly args: readonly string[];
}

const SCENARIOS = join(import.meta.dirname, '../scenarios');
const ENDING = '.txtar';

/** The names of all scenarios, in the order of the alphabet. */
export function scenarioNames(): readonly string[] {
  return readdirSync(SCENARIOS)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length))
    .toSorted();
}

/** Reads `test/scenarios/<name>.txtar`, of which `dumps.json` gives the arguments for each dump. */
export function readScenario(name: string): Scenario {
  const { comment, files } = readArchive(readFileSync(join(SCENARIOS, `${name}${ENDING}`), 'utf8'));
  const dumps = JSON.parse(files.get('dumps.json') ?? '{}') as Record<string, readonly string[]>;
  const review = files.get('review.json');
  return {
    name,
    comment,
    files,
    review: review === undefined ? undefined : (JSON.parse(review) as ScenarioReview),
    dumps: Object.entries(dumps).map(([dump, args]) => ({
      name: dump,
      args: ['dump', '--repo', 'repository', '--diff', 'change.diff', ...args],
    })),
  };
}

/** Writes the files of a scenario into a folder, in their order or the other way round. */
export function unpackScenario(
  { files }: Scenario,
  folder: string,
  order: 'forwards' | 'backwards' = 'forwards',
): void {
  for (const [path, text] of order === 'forwards' ? files : [...files].toReversed()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** What a run printed, as it stands in the file of the expected dump: a run that failed, with its exit code. */
export function drawRun(run: {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}): string {
  return run.exitCode === 0 ? run.stdout : `Ended with ${run.exitCode}.\n\n${run.stderr}`;
}

/** The folder of the expected dumps. */
export function expectedFolder({ name }: Scenario): string {
  return join(SCENARIOS, name);
}

/** The names of the files in it. */
export function expectedFiles(scenario: Scenario): readonly string[] {
  return readdirSync(expectedFolder(scenario)).toSorted();
}

/** What is on the pull request after the review; it is no dump. */
export const POSTED = 'posted.md';

/** The text of an expected dump; it is compared byte for byte. */
export function readExpected(scenario: Scenario, { name }: ScenarioDump): string {
  return readFileSync(join(expectedFolder(scenario), `${name}.md`), 'utf8');
}
