import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startModel } from '../test/emulators/model/server.ts';

/**
 * Measures which share of the input of an audit a provider's prompt cache can hold: of each request, the longest beginning
 * that an earlier request had too, and the part of it that Anthropic's marks name. The model is an emulator that looks one
 * file up in each conversation: `node bench/prompt-cache.ts FOLDER…`, each a repository, after `npm run build`.
 */
const COMMAND = fileURLToPath(new URL('../dist/cli.js', import.meta.url));

interface Block {
  readonly text: string;
  readonly isMarked: boolean;
}

/** A request as the blocks that a prompt cache compares, in its order: tools, system text, messages. */
function listBlocks(body: unknown): readonly Block[] {
  const {
    tools = [],
    system = [],
    messages = [],
  } = body as {
    readonly tools?: readonly unknown[];
    readonly system?: readonly unknown[];
    readonly messages?: readonly { readonly role: string; readonly content: readonly unknown[] }[];
  };
  const said = messages.flatMap(({ role, content }) => content.map((block) => ({ role, block })));
  return [...tools, ...system, ...said].map((value) => {
    const text = JSON.stringify(value);
    const mark = ',"cache_control":{"type":"ephemeral"}';
    return { text: text.replace(mark, ''), isMarked: text.includes(mark) };
  });
}

function countShared(one: string, other: string): number {
  let low = 0;
  let high = Math.min(one.length, other.length);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (one.slice(0, middle) === other.slice(0, middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The beginnings of a request that end with a mark, the longest first. */
function listMarked(blocks: readonly Block[]): readonly string[] {
  return blocks
    .flatMap(({ isMarked }, index) =>
      isMarked
        ? [
            blocks
              .slice(0, index + 1)
              .map(({ text }) => text)
              .join(''),
          ]
        : [],
    )
    .toReversed();
}

async function measure(folder: string, looks: boolean): Promise<void> {
  const model = await startModel({
    replies: ({ turn, tools }) =>
      looks && turn === 0 && tools.length > 0
        ? { toolCalls: [{ name: 'list_dir', arguments: { path: '.' } }] }
        : { content: { summary: 'Nothing.', comments: [] } },
  });
  const options =
    '--provider anthropic --model claude-sonnet-5-5 --api-key key --max-input-tokens 60000 --max-minutes 500 --concurrency 1';
  const args = ['review', '--all-files', '--repo', folder, '--base-url', model.origin, ...options.split(' ')];
  const child = spawn(process.execPath, [COMMAND, ...args], { stdio: 'ignore' });
  await once(child, 'close');
  const earlier: string[] = [];
  const kept = new Set<string>();
  let all = 0;
  let shared = 0;
  let marked = 0;
  for (const { body } of model.requests) {
    const blocks = listBlocks(body);
    const text = blocks.map((block) => block.text).join('');
    const marks = listMarked(blocks);
    all += text.length;
    shared += Math.max(0, ...earlier.slice(-50).map((other) => countShared(text, other)));
    marked += marks.find((mark) => kept.has(mark))?.length ?? 0;
    earlier.push(text);
    marks.forEach((mark) => kept.add(mark));
  }
  await model.close();
  const percent = (part: number): string => `${((100 * part) / all).toFixed(1)} %`;
  const { length } = model.requests;
  const head = execFileSync('git', ['-C', folder, 'rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  console.log(
    `| ${folder.split('/').at(-1)} ${head} | ${looks ? 'one' : 'none'} | ${length} | ${Math.round(all / 4 / 1_000)} | ${percent(shared)} | ${percent(marked)} |`,
  );
}

console.log('| repository | lookups | requests | thousand tokens | same beginning | marked for the cache |');
console.log('|---|---|---|---|---|---|');
for (const folder of process.argv.slice(2)) {
  await measure(folder, false);
  await measure(folder, true);
}
