import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../end-to-end/stage-copilot.ts';
import { answer, setModel } from '../end-to-end/stage-model.ts';
import { shareCommand } from '../harness/shared-command.ts';
import { casesToRun } from '../harness/whole.ts';
import { cloneChange } from './clone-change.ts';
import { MODEL_KEY } from './ordinary.ts';
import { playedCommand } from './played.ts';
import type { Play } from './play.ts';
import type { SceneName } from './scene-names.ts';
import { joinBrings } from './stage-attacks.ts';

const runShared = shareCommand();

/** The formats of a review, those that differ most from each other first. */
const FORMATS = ['text', 'markdown', 'github', 'sarif', 'json', 'gitlab', 'junit', 'html', 'compact'];

/** The scene of commands that ask a model: what it says is printed and written in each format, and its replies are kept. */
export const SAID_PLAYS = {
  said: async (attacks) => {
    const { cwd, env } = await cloneChange(attacks);
    const { replies, text } = joinBrings(attacks);
    const { content } = answer(...replies);
    const model = await setModel(() => ({ content: text === undefined ? content : { ...content, summary: text } }));
    const described = await setModel(() => ({ content: `Describe it\n\nIt is described.\n\n${text ?? ''}` }));
    const [cache, folder] = [temporaryFolder(), temporaryFolder()];
    const asked = ['--model', 'gpt-4o', '--api-key', MODEL_KEY, '--base-url'];
    const printed: string[] = [];
    const written = ['--cache-dir', cache, '--output-dir', folder, '--sarif-file', join(folder, 'review.sarif')];
    const review = ['review', '--base', 'main', '--max-comments', '500', ...asked, model.url, ...written];
    const describe = ['describe', '--base', 'main', ...asked, described.url, '--cache-dir', cache];
    for (const args of [
      ...casesToRun(FORMATS, 5).map((format) => [...review, '--format', format]),
      ...['markdown', 'json'].map((format) => [...describe, '--format', format]),
    ]) {
      const { stdout, stderr, exitCode } = await runShared(args, { cwd, env });
      if (exitCode !== 0) {
        throw new Error(`\`housestyle ${args.join(' ')}\` ended with ${exitCode}: ${stderr}`);
      }
      printed.push(stdout, stderr);
    }
    return playedCommand(
      { exitCode: 0, stdout: printed.join('\n'), stderr: '' },
      {
        prompt: [model, described]
          .flatMap(({ requests }) => requests.map(({ body }) => JSON.stringify(body)))
          .join('\n'),
        files: [cache, folder].map(readAll).join('\n'),
      },
    );
  },
} satisfies Partial<Record<SceneName, Play>>;

/** The text of all files below a folder. */
function readAll(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}
