import { groupBy } from '../../structures/group-by.ts';
import { makeCompanionKey } from '../../symbols/companion-key.ts';
import { isTestPath } from '../../symbols/is-test.ts';
import { nameOf } from '../../workspace/paths.ts';

/** A file whose name without marks is shared by more tests is not known by it: `index`, `utils`. */
const MAX_WITH_NAME = 3;

/** The tests of a repository, by what their names say they test. */
export interface TestNames {
  /** The tests of a file: those with its path (`test/shop/cart.test.ts`), or else with its name (`tests/test_cart.py`). */
  testsOf(path: string): readonly string[];
}

/** @param paths all paths of the repository */
export function readTestNames(paths: readonly string[]): TestNames {
  const tests = paths.filter(isTestPath);
  const byKey = groupBy(tests, makeCompanionKey);
  const byName = groupBy(tests, (path) => nameOf(makeCompanionKey(path)).toLowerCase());
  return {
    testsOf(path) {
      const key = makeCompanionKey(path);
      const same = byKey.get(key) ?? [];
      const named = byName.get(nameOf(key).toLowerCase()) ?? [];
      return same.length > 0 || named.length > MAX_WITH_NAME ? same : named;
    },
  };
}
