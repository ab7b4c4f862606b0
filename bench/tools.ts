import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packedRanks } from '../scripts/rank-files.ts';
import { openFileSources } from '../src/agents/tools/files/file-sources.ts';
import { fileTools } from '../src/agents/tools/file-tools.ts';
import { runToolCalls } from '../src/agents/tools/calls/run-calls.ts';
import type { Tool } from '../src/agents/tools/tool.ts';
import { readRanks } from '../src/tokens/ranks.ts';
import { createTokenizer, type Tokenizer } from '../src/tokens/tokens.ts';
import { checkoutWorkspace } from '../src/workspace/disk/checkout.ts';
import { median } from './timing.ts';
import { inScratchFolder } from './scratch-folder.ts';

const SHOP = fileURLToPath(new URL('../examples/shop', import.meta.url));
const TURNS = 50;
const TURN_LIMIT_MS = 5;

const FILES = 10_000;
const ROUNDS = 5;
const GREP_LIMIT = 3;

/** The time of the tools in a turn on the example, and a search of a large repository compared with git's. */
export async function measureTools(): Promise<void> {
  const tokenizer = createTokenizer('o200k_base', readRanks(await packedRanks('o200k_base')));
  await measureTurns(tokenizer);
  await inScratchFolder((folder) => measureGrep(folder, tokenizer));
}

/** A turn with a call of each tool; nothing but the files is known from the turn before. */
async function measureTurns(tokenizer: Tokenizer): Promise<void> {
  const tools = toolsOver(SHOP, ['src/cart.ts']);
  const turns: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    turns.push(
      await timeTurn(tools, tokenizer, [
        ['read_file', { filePath: 'src/cart.ts' }],
        ['list_dir', { path: 'src' }],
        ['file_search', { query: '**/*.ts' }],
        ['grep_search', { query: 'cart' }],
        ['grep_search', { query: String.raw`function \w+\(`, isRegexp: true }],
        ['semantic_search', { query: 'total of a cart' }],
      ]),
    );
  }
  const [first = 0, ...others] = turns;
  console.log(
    `tools: the first turn of 6 calls on examples/shop ${first.toFixed(1)} ms, ${others.length} others ${median(others).toFixed(1)} ms each (limit ${TURN_LIMIT_MS})`,
  );
}

/** A word that stands nowhere: every file is searched. */
const QUERIES = [
  ['a text', { query: 'nowhereToBeFound' }, ['-F', 'nowhereToBeFound']],
  ['a text in any case', { query: 'nowheretobefound' }, ['-F', '-i', 'nowheretobefound']],
  ['an expression', { query: 'nowhere(To|From)[a-z]+Found', isRegexp: true }, ['-E', 'nowhere(To|From)[a-z]+Found']],
] as const;

async function measureGrep(folder: string, tokenizer: Tokenizer): Promise<void> {
  writeRepository(folder);
  for (const [what, given, args] of QUERIES) {
    const ours: number[] = [];
    const theirs: number[] = [];
    const tools = toolsOver(folder, []);
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await timeTurn(tools, tokenizer, [['grep_search', given]]));
      theirs.push(timeGit(folder, args));
    }
    const [first = 0, ...again] = ours;
    const ratio = median(again) / median(theirs);
    console.log(
      `tools: grep for ${what} in ${FILES} files ${first.toFixed(0)} ms, again ${median(again).toFixed(0)} ms; git grep ${median(theirs).toFixed(0)} ms; ratio ${ratio.toFixed(1)} (limit ${GREP_LIMIT})`,
    );
  }
}

function toolsOver(folder: string, changed: readonly string[]): readonly Tool[] {
  const workspace = checkoutWorkspace(folder);
  return fileTools({
    sources: openFileSources({ head: workspace, base: workspace, mayShow: () => Promise.resolve(undefined), changed }),
    grammars: { read: () => Promise.resolve(undefined), findFaults: () => Promise.resolve(undefined) },
    now: () => performance.now(),
  });
}

type Call = readonly [name: string, given: Readonly<Record<string, unknown>>];

async function timeTurn(tools: readonly Tool[], tokenizer: Tokenizer, calls: readonly Call[]): Promise<number> {
  const made = calls.map(([name, given], index) => ({ id: `${index}`, name, arguments: JSON.stringify(given) }));
  const terms = { tokenizer, maxTokens: 20_000, signal: new AbortController().signal, seen: new Map() };
  const startedAt = performance.now();
  const { uses } = await runToolCalls(made, tools, terms);
  const took = performance.now() - startedAt;
  const failed = uses.find(({ outcome }) => outcome !== 'answered');
  if (failed !== undefined) {
    throw new Error(`${failed.tool} ${failed.arguments}: ${failed.outcome}`);
  }
  return took;
}

/** Finding nothing is git's exit code 1. */
function timeGit(folder: string, args: readonly string[]): number {
  const startedAt = performance.now();
  try {
    execFileSync('git', ['grep', '--threads=1', ...args], { cwd: folder, stdio: 'ignore' });
  } catch (error) {
    if (!(error instanceof Error && 'status' in error && error.status === 1)) {
      throw error;
    }
  }
  return performance.now() - startedAt;
}

/** Files of this repository, again and again, each with a line of its own. */
function writeRepository(folder: string): void {
  const own = fileURLToPath(new URL('../src', import.meta.url));
  const paths = readdirSync(own, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  const texts = paths.map((path) => readFileSync(join(own, path), 'utf8'));
  for (let index = 0; index < FILES; index += 1) {
    const file = join(
      folder,
      `part${index % 100}`,
      `${index}-${paths[index % paths.length]?.replaceAll('/', '-') ?? ''}`,
    );
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `// ${index}\n${texts[index % texts.length] ?? ''}`);
  }
  execFileSync('git', ['init', '-q'], { cwd: folder });
  execFileSync('git', ['add', '.'], { cwd: folder });
}
