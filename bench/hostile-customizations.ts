import { CLIENTS } from '../src/customizations/known/clients.ts';
import { RULES } from '../src/rules/catalogue.ts';
import { checkText } from '../src/rules/run/check-text.ts';
import { selectEnabledRules } from '../src/rules/run/enabled-rules.ts';
import { HOSTILE_TEXTS, ORDINARY_TEXT, type HostileText } from './hostile-texts.ts';

const ROUNDS = 3;
const GROWTH = 10;
/** Between what is linear but for the garbage collector, 11 to 20, and n times its root, 32. */
const GROWTH_LIMIT = 30;
/** The longest text is the longest that is checked. */
const CHARACTERS = 100_000;
/** Beyond an ordinary text of the same size. */
const LIMIT_MS = 1_000;
/** What takes less is told apart by chance alone. */
const LEAST_MS = 100;

/**
 * How long all rules take for a hostile text of a megabyte, and how that grows with its size. The smaller text is checked
 * ten times at once: then both leave the garbage collector the same work. What passes a limit fails the run.
 */
export async function measureHostileCustomizations(): Promise<void> {
  const ordinary = await timeChecking(ORDINARY_TEXT, CHARACTERS * GROWTH, 1);
  console.log(`hostile text: an ordinary one of 1 MB takes ${ordinary.toFixed(0)} ms`);
  for (const text of HOSTILE_TEXTS) {
    const small = (await timeChecking(text, CHARACTERS, GROWTH)) / GROWTH;
    const large = await timeChecking(text, CHARACTERS * GROWTH, 1);
    const growth = large / small;
    console.log(
      `hostile text, ${text.name}: ${large.toFixed(0)} ms (limit ${(ordinary + LIMIT_MS).toFixed(0)}), ${GROWTH} times as large takes ${growth.toFixed(1)} times the time (limit ${GROWTH_LIMIT})`,
    );
    if (large > ordinary + LIMIT_MS || (large > LEAST_MS && growth > GROWTH_LIMIT)) {
      console.log('  beyond the limit');
      process.exitCode = 1;
    }
  }
}

const enabled = selectEnabledRules(RULES, { clients: CLIENTS, rules: {}, overrides: [] })('');

/** Milliseconds of the fastest round, for whatever else the machine does only adds to the others. */
async function timeChecking({ kind, draw }: HostileText, characters: number, times: number): Promise<number> {
  const text = draw(characters);
  const isAscii = !/[^\0-\u{7f}]/u.test(text);
  let fastest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    for (let checked = 0; checked < times; checked += 1) {
      await checkText(kind, text, isAscii, enabled);
    }
    fastest = Math.min(fastest, performance.now() - startedAt);
  }
  return fastest;
}
