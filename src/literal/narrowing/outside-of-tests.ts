import { isAbout } from './is-about.ts';
import { EXAMPLES } from '../reading/scope/places.ts';
import type { Check, Place } from '../types.ts';
import { regex } from '../../text/regex.ts';

const TESTS: Place = { kind: 'tests' };
/** Files whose scripts are the inside of one function. */
const COMPONENTS: Place = { kind: 'languages', ids: ['vue', 'svelte', 'astro'] };

/**
 * Tests are written with other needs than the product. "Prefer type guards over type casts" cannot be followed where a test
 * reaches into what it tests. A test panics by each assertion that fails and by each value that is not there, so "no panics"
 * and "avoid `.unwrap()`" are not about tests, unlike "never use `.unwrap()`". Their values with a name are not what people call
 * constants, nor are those of one component. Unless the rule speaks of tests, none of these rules counts there.
 */
export function outsideOfTests(check: Check): Check {
  const { clause } = check;
  const { statement, scope } = clause;
  const all = [...statement.headings.map(({ title }) => title), ...statement.leadIns, statement.text].join('\n');
  const areConstants = isOfConstants(check);
  return (isPreference(check) ||
    isAbout(check.finder, 'panics') ||
    isOfFailures(check) ||
    isOfInjection(check) ||
    areConstants) &&
    !/\b(?:tests?|testing|specs?|e2e|everywhere)\b/i.test(all) &&
    ![...scope.inside, ...scope.outside].some(({ kind }) => kind === 'tests')
    ? {
        ...check,
        clause: {
          ...clause,
          scope: { ...scope, outside: [...scope.outside, TESTS, ...(areConstants ? [COMPONENTS] : [])] },
        },
      }
    : check;
}

/** "All public members need XML documentation" is about what others use, and not about programs that show how. */
export function outsideOfExamples(check: Check): Check {
  const { family, finder, clause } = check;
  const { scope, statement } = clause;
  return family === 'companions' &&
    /\bwithout (?:an? )?(?:\w+ )?(?:documentation|docstring|comment|Javadoc|KDoc|PHPDoc|Scaladoc)\b/.test(
      finder.words,
    ) &&
    /\b(?:public|exported|exposed|apis?)\b/i.test(statement.text) &&
    scope.inside.length === 0
    ? { ...check, clause: { ...clause, scope: { ...scope, outside: [...scope.outside, EXAMPLES] } } }
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

/** What runs tests makes their objects, so that tests get what they need through fields. */
function isOfInjection({ clause, finder }: Check): boolean {
  return (
    /`@(?:Autowired|Inject)`|\bfield injection\b/.test(finder.words) && /\bconstructor/i.test(clause.statement.text)
  );
}

/** A test that ends with an error fails, as it should: `.unwrap()`, `.expect()`, `!!` and `try!` are how tests say so. */
function isOfFailures({ clause, finder }: Check): boolean {
  const said = finder.words.replace(/^reports /, '').split(/, | and /);
  return clause.strength === 'should' && said.every((one) => ENDS_PROGRAM.test(one));
}

const ENDS_PROGRAM = regex()`
  ^(?:calls of |the member |uses of |the operator |the macro )?(?:
    \`\.?(?:unwrap|expect|unwrap_err|expect_err)(?:\(\))?\`(?: calls)?
    |\`(?:try!|!!|panic!|unreachable!|todo!|unimplemented!)\`|forced unwrapping with \`!\`
  )$
`;

function isOfConstants({ family, finder }: Check): boolean {
  return family === 'naming' && /^reports names of new constants\b/.test(finder.words);
}
