import { listMaskedCodes } from '../../guidelines/statements/code-spans.ts';
import { languageOf } from '../../text/languages/languages.ts';
import { at } from '../../structures/at.ts';
import { isBelow } from '../../workspace/paths.ts';
import { codeSpan } from '../code-span.ts';
import type { Check } from '../types.ts';
import { namesTool, ownersNamedBy } from './named-tools.ts';
import type { Owner, Topic } from './types.ts';

/** How a check leaves files to the tools that already enforce its rule. */
export interface StepBack {
  /** Whether a tool enforces the rule in this file, so that the check does not look at it. */
  readonly covers: (path: string) => boolean;
  /** ``left to ESLint, which enforces `no-var` (`eslint.config.js`)``. */
  readonly words: string;
  /** Names of the tools: `ESLint`. */
  readonly tools: readonly string[];
}

/** The tools that enforce the rule of a check, or that it names as those that do. Undefined if there are none. */
export function stepBack(check: Check, owners: readonly Owner[]): StepBack | undefined {
  const named = ownersNamedBy(check, owners);
  const byTopic = stepBackByTopic(check, owners);
  if (named.length === 0) {
    return byTopic;
  }
  const { tool, path } = at(named, 0);
  return {
    covers: (file) => named.some((owner) => owns(owner, file)) || byTopic?.covers(file) === true,
    words: `left to ${tool}, which the rule names (${codeSpan(path)})`,
    tools: [tool],
  };
}

function stepBackByTopic(check: Check, owners: readonly Owner[]): StepBack | undefined {
  const topics = topicsOf(check);
  const languages = check.finder.languages ?? check.clause.scope.languages;
  const owning = owners.filter(
    (owner) =>
      owner.allowsInTests !== true &&
      topics.includes(owner.topic) &&
      (languages === undefined || coversAll(owner) || owner.languages.some((one) => languages.includes(one))),
  );
  if (topics.length === 0 || topics.some((topic) => !owning.some((owner) => owner.topic === topic))) {
    return undefined;
  }
  return {
    covers: (path) => topics.every((topic) => owning.some((owner) => owner.topic === topic && owns(owner, path))),
    words: describeOwners(owning),
    tools: [...new Set(owning.map(({ tool }) => tool))],
  };
}

/**
 * The files in which tools allow in tests what a check forbids, such as those of a crate whose `clippy.toml` sets
 * `allow-unwrap-in-tests`. Undefined if there are none, or if the rule speaks of tests itself.
 */
export function allowedInTests(check: Check, owners: readonly Owner[]): ((path: string) => boolean) | undefined {
  const { statement, scope } = check.clause;
  const said = [statement.text, ...statement.leadIns, ...statement.headings.map(({ title }) => title)].join('\n');
  const topics = topicsOf(check);
  const allowing = owners.filter(({ allowsInTests, topic }) => allowsInTests === true && topics.includes(topic));
  return allowing.length === 0 || SPEAKS_OF_TESTS.test(said) || scope.inside.some(({ kind }) => kind === 'tests')
    ? undefined
    : (path) => topics.every((topic) => allowing.some((owner) => owner.topic === topic && owns(owner, path)));
}

const SPEAKS_OF_TESTS = /\b(?:tests?|testing|everywhere)\b/i;

function owns(owner: Owner, path: string): boolean {
  return (
    isBelow(path, owner.folder) &&
    (coversAll(owner) || owner.languages.includes(languageOf(path) ?? '')) &&
    owner.ignores?.(path) !== true
  );
}

function coversAll({ languages }: Owner): boolean {
  return languages.includes('*');
}

const MAX_NAMED = 2;

function describeOwners(owners: readonly Owner[]): string {
  const named = [...new Set(owners.map(describeOwner))];
  const more = named.length > MAX_NAMED ? ` and ${named.length - MAX_NAMED} more` : '';
  return `left to ${named.slice(0, MAX_NAMED).join(', ')}${more}`;
}

function describeOwner({ tool, rule, path, isCertain }: Owner): string {
  // What a tool switches off, it does not enforce.
  const does = rule?.endsWith('= off') === true ? 'says' : `${isCertain ? '' : 'probably '}enforces`;
  return `${tool}, which ${does} ${rule === undefined ? 'it' : codeSpan(rule)} (${codeSpan(path)})`;
}

/** Whether the tools of the repository can make a check step back. */
export function dependsOnTools(check: Check): boolean {
  return topicsOf(check).length > 0 || namesTool(check);
}

/** What the check is about, as linters know it. Quoted code that is ruled out has a rule of its own in many linters. */
export function topicsOf({ clause, finder }: Check): readonly Topic[] {
  if (finder.topics !== undefined) {
    return finder.topics;
  }
  const codes = clause.polarity === 'forbidden' ? listMaskedCodes(clause.object, clause.codes) : [];
  const topics = codes.flatMap(
    (code) => TOPICS_OF_CODE.find(([expression]) => expression.test(code.trim()))?.[1] ?? [],
  );
  return topics.length === codes.length ? topics : [];
}

const TOPICS_OF_CODE: readonly (readonly [code: RegExp, topic: Topic])[] = [
  [/^var$/, 'var-declaration'],
  [/^console\.(?:log|\*)(?:\(.*\))?$/, 'console'],
  [/^debugger$/, 'debugger'],
  [/^alert(?:\(\))?$/, 'alert'],
  [/^(?:eval|eval\(\))$/, 'eval'],
  [/^(?:==|!=)$/, 'loose-equality'],
  [/^(?:: )?any$/, 'any-type'],
  [/^export default$/, 'default-export'],
  [/^print(?:\(\))?$/, 'print'],
  [/^except:$/, 'bare-catch'],
  [/^except Exception(?: as e)?:?$/, 'broad-catch'],
  [/^(?:from \w+ )?import \*$/, 'wildcard-import'],
  [/^\.?unwrap(?:\(\))?$/, 'unwrap'],
  [/^\.?expect(?:\(\))?$/, 'expect'],
  [/^panic!(?:\(\))?$/, 'panic'],
  [/^@ts-(?:ignore|nocheck|expect-error)$/, 'ts-comment'],
  [/^!$/, 'non-null-assertion'],
  [/^\.then(?:\(\))?$/, 'promise-chain'],
  [/^TODO$/, 'todo'],
  [/^enum$/, 'enum'],
];
