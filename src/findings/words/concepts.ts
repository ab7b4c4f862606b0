import { proseWords } from '../../text/words.ts';
import { wordsIn } from '../../structures/words-in.ts';

/**
 * Words that reviewers use for the same thing, each list under its first word. Only words that hardly have another meaning
 * in a review: a wrong pair would join two faults.
 */
const CONCEPTS = `
null undefined nil none nullpointerexception npe dereference
check guard verify validation validate unchecked validated unvalidated checked
missing lack without absent no not never forgets forgotten unset
error exception failure errors
throw raise crash panic panics
leak leaked exhaust exhausts exhaustion exhausted
close release free freed dispose undisposed closed
escape sanitize unescaped sanitized encode escaping
inject injection
sql query statement
xss script cross-site scripting
password credential secret
log logged logging
loop iteration iterate
slow inefficient performance quadratic linear
race concurrent concurrently synchronized unsynchronized mutex lock atomic
hang block blocking deadlock forever
unused dead unreferenced referenced
test untested coverage covered exercise
doc docstring document undocumented documentation
rename naming descriptive
constant magic
await awaited floating async
overflow exceed exceeds bound bounds unbounded beyond past
copy clone cloning needless unnecessary
permission authorization authorize permissions
pin pinned unpinned sha commit
quote unquoted quotes
equality equal equals comparison compare compares compared
cache cached stale invalidate invalidated
float floating-point decimal bigdecimal
money amount price cent cents amounts
certificate tls ssl
remove delete removed removes
split divide extract
sort order sorted
negate inverted
everything all broad bare
default defaults
`;

/** The concepts that name a kind of fault. Two texts that name different ones are about different faults. */
const FAULTS = new Set(
  wordsIn(`
    null leak close escape inject xss password log slow race hang unused test doc rename constant await overflow copy
    permission pin quote equality cache tls sort negate default
  `).map((word) => `=${word}`),
);

/** Whether a concept of `conceptOf` names a kind of fault. */
export function isFault(concept: string): boolean {
  return FAULTS.has(concept);
}

const CONCEPT_OF = new Map(
  CONCEPTS.trim()
    .split('\n')
    .flatMap((line) => {
      const [first = '', ...others] = proseWords(line);
      return [first, ...others].map((word) => [stem(word), `=${first}`] as const);
    }),
);

/** The concept of a word, or else its stem. */
export function conceptOf(word: string): string {
  const stemmed = stem(word);
  return CONCEPT_OF.get(stemmed) ?? stemmed;
}

/** Cuts the endings of English words: `hashed`, `hashing` and `hashes` are one. Short words stay. */
function stem(word: string): string {
  const cut = word.replace(/(?<=[a-z]{4})(?:ations?|ings?|ed|es|ly|e|s)$/, '');
  return cut.replace(/([b-df-hj-np-tv-z])\1$/, '$1');
}
