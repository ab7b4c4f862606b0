import { wordSet } from '../../../structures/words-in.ts';
import { NAMED_NODE_MODULES } from '../../node-modules.ts';

/** Names that languages and platforms know everywhere. Something else of this name that a file imports or declares is not meant. */
const GLOBALS: ReadonlySet<string> = wordSet(`
  Array Buffer Date Error Function JSON Map Math Number Object Promise Proxy Reflect RegExp Set String Symbol alert
  atob btoa clearTimeout confirm console crypto document eval exports fetch globalThis history localStorage location
  module navigator parseFloat parseInt process prompt queueMicrotask require sessionStorage setImmediate setInterval
  setTimeout structuredClone window Console Thread Environment GC System Runtime print println exec compile open input
  panic printf malloc free gets strcpy sprintf die exit var_dump puts
`);

/** Functions that exist only as methods: a call without brackets or object in a rule is that of any object. */
const METHODS: ReadonlySet<string> = wordSet(`
  applymap catch clone expect finally flatMap forEach iteritems iterrows itertuples reduce reduceRight sleep splice
  substr substring then toBeTruthy toBeFalsy unshift unwrap unwrap_err unwrap_unchecked unwrap_or_default
`);

/** The same, where a rule writes them as calls: without brackets, these are commands or words. */
const CALLED_METHODS: ReadonlySet<string> = wordSet('append commit extend finalize flush push reverse rollback sort');

/** Methods of lists whose names are ordinary words: only beside another one they are methods. */
const LIST_METHODS: ReadonlySet<string> = wordSet(`
  append concat every extend filter find findIndex flatMap forEach includes indexOf map pop push reduce
  reduceRight reverse shift some sort splice unshift
`);

/** Names that exist only as members or attributes. */
const MEMBERS: ReadonlySet<string> = wordSet(
  'innerHTML outerHTML insertAdjacentHTML dangerouslySetInnerHTML __proto__ getServerSideProps',
);

/** Types that TypeScript has words for. As a name, such a word is somebody's own. */
const TYPESCRIPT_TYPES: ReadonlySet<string> = wordSet(
  'any bigint boolean never number object string symbol unknown void',
);

/** Whether a language or platform knows a name everywhere. */
export function isGlobalName(name: string): boolean {
  return GLOBALS.has(name) || NAMED_NODE_MODULES.has(name);
}

/** Whether a function is only called on an object. */
export function isMethodName(name: string): boolean {
  return METHODS.has(name);
}

/** Whether a function that a rule writes with brackets is only called on an object. */
export function isCalledMethod(name: string): boolean {
  return METHODS.has(name) || CALLED_METHODS.has(name);
}

/** Whether all of some names are methods of lists: `forEach`, `map` and `filter`. */
export function areListMethods(names: readonly string[]): boolean {
  return names.length > 1 && names.every((name) => LIST_METHODS.has(name));
}

/** Whether a name is only that of a member or an attribute. */
export function isMemberName(name: string): boolean {
  return MEMBERS.has(name);
}

/** `findUnique` and `map_elements` have more than one word: as a member of any object, they are what a rule means. */
export function isNameOfWords(name: string): boolean {
  return /^[a-z]+\d*(?:[A-Z]|_[a-z])/.test(name) && !isGlobalName(name);
}

/** Whether a word is a type of TypeScript. */
export function isTypeWord(name: string): boolean {
  return TYPESCRIPT_TYPES.has(name);
}
