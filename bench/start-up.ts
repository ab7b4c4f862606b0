import { CLI, median, timeProcess } from './timing.ts';

const ROUNDS = 21;
const LIMIT = 1.5;

/** `--version`, compared with an empty Node program. They take turns, so that the load of the machine affects both. */
export async function measureStartUp(): Promise<void> {
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(timeProcess(process.execPath, ['-e', '0']));
    ours.push(timeProcess(process.execPath, [CLI, '--version']));
  }
  const ratio = median(ours) / median(bare);
  console.log(
    `start-up: --version ${median(ours).toFixed(0)} ms, node -e 0 ${median(bare).toFixed(0)} ms, ratio ${ratio.toFixed(2)} (limit ${LIMIT})`,
  );
}
