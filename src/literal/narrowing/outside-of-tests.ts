import { plainWords } from '../../guidelines/statements/polarity.ts';
import { isAbout } from './is-about.ts';
import { leavesRoom } from '../reading/sentences/leaves-room.ts';
import type { Check, Place } from '../types.ts';

/** Families whose rules are about what code does or has. */
const OF_CODE: ReadonlySet<string> = new Set(['constructs', 'errors-and-logs', 'uses']);
const TESTS: Place = { kind: 'tests' };

/**
 * "Avoid `unwrap()` unless absolutely necessary" leaves it to the author, and tests are written with other needs than the
 * product. "Prefer type guards over type casts" cannot be followed where a test reaches into what it tests, and
 * "prefer top-level imports" not where it imports what it has prepared. Tests panic by each assertion that fails.
 * Unless the rule speaks of tests, none of them counts there.
 */
export function outsideOfTests(check: Check): Check {
  const { family, clause } = check;
  const { statement, polarity, scope } = clause;
  const words = plainWords(statement.text);
  const all = [...statement.headings.map(({ title }) => title), ...statement.leadIns, words].join('\n');
  const leavesRoomHere =
    polarity === 'forbidden' &&
    OF_CODE.has(family) &&
    [...words.matchAll(EXCEPTION)].some(([, exception = '']) => leavesRoom(exception.trim()));
  return (leavesRoomHere || isPreference(check) || isAbout(check.finder, 'panics')) &&
    !/\b(?:tests?|testing|specs?|e2e|everywhere)\b/i.test(all) &&
    ![...scope.inside, ...scope.outside].some(({ kind }) => kind === 'tests')
    ? { ...check, clause: { ...clause, scope: { ...scope, outside: [...scope.outside, TESTS] } } }
    : check;
}

/** "Use `unwrap()` only in test code", below "Testing": the statement says itself where the rule counts. */
export function whereItSays(check: Check): Check {
  const { clause } = check;
  const { inside, outside } = clause.scope;
  const isTests = ({ kind }: Place): boolean => kind === 'tests';
  return inside.length > 0 && inside.every(isTests) && outside.some(isTests)
    ? { ...check, clause: { ...clause, scope: { ...clause.scope, inside: [] } } }
    : check;
}

function isPreference({ clause, finder }: Check): boolean {
  return (
    clause.strength === 'should' &&
    /^reports (?:(?:type|non-null) assertions|imports inside of functions)\b/.test(finder.words)
  );
}

/** From `unless` to the next sign. */
const EXCEPTION = /\b((?:unless|except (?:when|if|where)|without) [^,;:.()–—]{3,80}?)(?= -|[,;:.()–—]|$)/g;
