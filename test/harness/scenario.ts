import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readArchive } from './txtar.ts';

/** A small repository with a change, and the prompts that Housestyle must build for it. */
export interface Scenario {
  readonly name: string;
  /** A sentence about what the scenario shows. */
  readonly comment: string;
  /**
   * Files by path. `repository/` contains the repository before the change. The change and the other inputs are next
   * to that folder.
   */
  readonly files: ReadonlyMap<string, string>;
  readonly dumps: readonly ScenarioDump[];
  /** Defined when the scenario also has an expected review, in `review.json`. */
  readonly review: ScenarioReview | undefined;
}

/** A run of the Action on the change as a pull request. */
export interface ScenarioReview {
  readonly title: string;
  readonly inputs: Readonly<Record<string, string>>;
}

export interface ScenarioDump {
  readonly name: string;
  /** Arguments of `housestyle`, which runs in the folder with the unpacked files. */
  readonly args: readonly string[];
}

const SCENARIOS = join(import.meta.dirname, '../scenarios');
const ENDING = '.txtar';

/** Lists the names of all scenarios in alphabetical order. */
export function scenarioNames(): readonly string[] {
  return readdirSync(SCENARIOS)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length))
    .toSorted();
}

/** Reads `test/scenarios/<name>.txtar`. Its `dumps.json` contains the arguments for each dump. */
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

/** Writes the files of a scenario into a folder, in their order or in reverse order. */
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

/** Formats the output of a run as in the file of the expected dump. The exit code is added when the run failed. */
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

/** Lists the names of the files in the folder of the expected dumps. */
export function expectedFiles(scenario: Scenario): readonly string[] {
  return readdirSync(expectedFolder(scenario)).toSorted();
}

/** The file with the expected state of the pull request after the review. It is not a dump. */
export const POSTED = 'posted.md';

/** Reads the text of an expected dump. It is compared byte for byte. */
export function readExpected(scenario: Scenario, { name }: ScenarioDump): string {
  return readFileSync(join(expectedFolder(scenario), `${name}.md`), 'utf8');
}
