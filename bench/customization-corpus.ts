import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The number of files of each kind that a large team has, estimated from public collections. */
const AGENTS = 115;
const INSTRUCTIONS = 105;
const SKILLS = 220;

/** The number of files of one set. */
export const CORPUS_FILES = AGENTS + INSTRUCTIONS + SKILLS;

/** Writes agents, instructions and skills like those of real teams below `.github` of a folder; always the same ones. */
export function writeCustomizations(folder: string): void {
  const random = randomNumbers(7);
  const write = (path: string, text: string): void => {
    const file = join(folder, '.github', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for (let index = 0; index < AGENTS; index += 1) {
    write(`agents/${nameOf(index)}.agent.md`, `${agentHead(index, random)}${body(random)}`);
  }
  for (let index = 0; index < INSTRUCTIONS; index += 1) {
    write(`instructions/${nameOf(index)}.instructions.md`, `${instructionsHead(index, random)}${body(random)}`);
  }
  for (let index = 0; index < SKILLS; index += 1) {
    write(`skills/${nameOf(index)}/SKILL.md`, `${skillHead(index, random)}${body(random)}`);
  }
}

type Random = (below: number) => number;

/** A small generator of random numbers with a fixed seed, so that two runs measure the same files. */
function randomNumbers(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const TOPICS = [
  'api',
  'build',
  'cache',
  'database',
  'deployment',
  'forms',
  'logging',
  'queue',
  'search',
  'storage',
  'tests',
];
const TASKS = ['audit', 'design', 'document', 'migrate', 'monitor', 'plan', 'profile', 'release', 'review', 'upgrade'];

function nameOf(index: number): string {
  const topic = TOPICS[index % TOPICS.length] ?? '';
  const task = TASKS[Math.floor(index / TOPICS.length) % TASKS.length] ?? '';
  const round = Math.floor(index / TOPICS.length / TASKS.length);
  return `${topic}-${task}${round === 0 ? '' : `-${round + 1}`}`;
}

function agentHead(index: number, random: Random): string {
  return `---\nname: ${nameOf(index)}\ndescription: '${sentence(random)} ${sentence(random)}'\nmodel: GPT-5 mini\ntools: ['search', 'edit', 'read/problems', 'web/fetch']\n---\n\n`;
}

const GLOBS = ['**/*.ts', '**/*.ts,**/*.tsx', 'src/**', '**/*.{js,mjs,cjs}', '**/*.py', '**/Dockerfile', '**'];

function instructionsHead(index: number, random: Random): string {
  return `---\ndescription: '${sentence(random)}'\napplyTo: '${GLOBS[index % GLOBS.length] ?? ''}'\n---\n\n`;
}

function skillHead(index: number, random: Random): string {
  const more = index % 4 === 0 ? 'license: MIT\nmetadata:\n  author: platform-team\n  version: "1.2"\n' : '';
  return `---\nname: ${nameOf(index)}\ndescription: '${sentence(random)} ${sentence(random)} ${sentence(random)}'\n${more}---\n\n`;
}

const LEAST_BLOCKS = 5;
/** Most files are short and a few are long: the product of two random numbers gives a mean of about 9 kB. */
const BLOCKS = [6, 13] as const;

function body(random: Random): string {
  const blocks = LEAST_BLOCKS + random(BLOCKS[0]) * random(BLOCKS[1]);
  const parts = [`# ${title(random)}`, paragraph(random)];
  for (let block = 0; block < blocks; block += 1) {
    parts.push(`## ${title(random)} ${block + 1}`, part(random));
  }
  return `${parts.join('\n\n')}\n`;
}

function part(random: Random): string {
  switch (random(6)) {
    case 0:
      return code(random);
    case 1:
      return table(random);
    case 2:
    case 3:
      return list(random);
    default:
      return paragraph(random);
  }
}

const WORDS =
  'the a of each one before after when check write read change service module value request answer table index error message log file folder name test case branch team user page field type list rule step part time limit cost data key state event job task result source code line first last only also never always'.split(
    ' ',
  );

function words(random: Random, count: number): string {
  return Array.from({ length: count }, () => WORDS[random(WORDS.length)] ?? '').join(' ');
}

function title(random: Random): string {
  const text = words(random, 2 + random(4));
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function sentence(random: Random): string {
  return `${title(random)} ${words(random, 4 + random(12))}.`;
}

function paragraph(random: Random): string {
  const marked = `Run \`${words(random, 2).replace(' ', ' --')}\` or see [the guide](https://example.com/${words(random, 1)}), **${words(random, 2)}**.`;
  return [sentence(random), sentence(random), marked, sentence(random)].join(' ');
}

function list(random: Random): string {
  return Array.from({ length: 3 + random(6) }, () => `- **${title(random)}**: ${sentence(random)}`).join('\n');
}

function code(random: Random): string {
  const lines = Array.from(
    { length: 4 + random(10) },
    (_, line) => `  const ${words(random, 1)}${line} = call('${words(random, 2)}', ${random(100)});`,
  );
  return ['```ts', `function run${random(100)}() {`, ...lines, '}', '```'].join('\n');
}

function table(random: Random): string {
  const rows = Array.from(
    { length: 3 + random(5) },
    () => `| \`${words(random, 1)}\` | ${words(random, 5)} | ${random(1000)} |`,
  );
  return ['| Name | Meaning | Value |', '| --- | --- | --- |', ...rows].join('\n');
}
