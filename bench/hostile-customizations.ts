import { CLIENTS } from '../src/customizations/known/clients.ts';
import { RULES } from '../src/rules/catalogue.ts';
import { checkText } from '../src/rules/run/check-text.ts';
import { selectEnabledRules } from '../src/rules/run/enabled-rules.ts';
import { HOSTILE_TEXTS, ORDINARY_TEXT, type HostileText } from './hostile-texts.ts';

const ROUNDS = 3;
const GROWTH = 10;
/** Linear growth measures 11 to 20 because of the garbage collector; n times the root of n would be 32. */
const GROWTH_LIMIT = 30;
/** The longest text is the longest that is checked. */
const CHARACTERS = 100_000;
/** The most milliseconds more than for an ordinary text of the same size. */
const LIMIT_MS = 1_000;
/** A shorter time is mostly chance. */
const LEAST_MS = 100;

/**
 * Measures how long all rules take for a hostile text of a megabyte, and how this grows with the size. The smaller text is
 * checked ten times in a row, so that both sizes give the garbage collector the same work. A time beyond a limit fails the
 * run.
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

/** Milliseconds of the fastest round, because other work of the machine only adds time. */
async function timeChecking({ kind, draw }: HostileText, characters: number, times: number): Promise<number> {
  const text = draw(characters);
  const bytes = Buffer.from(text);
  const isAscii = !/[^\0-\u{7f}]/u.test(text);
  let fastest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    for (let checked = 0; checked < times; checked += 1) {
      await checkText(kind, bytes, { text, isAscii }, enabled);
    }
    fastest = Math.min(fastest, performance.now() - startedAt);
  }
  return fastest;
}
