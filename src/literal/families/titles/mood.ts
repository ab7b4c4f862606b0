import type { Clause, Finder } from '../../types.ts';
import { wholeClause } from './messages.ts';
import { ANY_NAME, findNames, readNamed } from './names.ts';
import { wordsIn } from '../../../structures/words-in.ts';
import { wordSet } from '../../../structures/words-in.ts';

const MOOD = String.raw`(?:the |an? )?(?:present[- ]tense,? )?imperative(?:[- ](?:mood|tense|form|voice|style|present))*(?: verbs?)?`;
const END = String.raw`(?: \(.*\)|:? ["“].*|,? (?:e\.g\.|such as|like) .*|,? not .*)?`;
const FORMS: readonly RegExp[] = [
  new RegExp(
    `^(?<name>${ANY_NAME}) (?:be |use |have |follow |start with |begin with |stay |read )?(?:written )?(?:in )?${MOOD}${END}$`,
  ),
  new RegExp(`^(?<name>commit messages?|commit subjects?):? ${MOOD}${END}$`),
  new RegExp(`^(?:use|write in|write|prefer) ${MOOD} (?:in|for|with) (?<name>${ANY_NAME})${END}$`),
  new RegExp(`^(?:write|keep|phrase|use|word|start|begin) (?<name>${ANY_NAME}) (?:in|with|using) ${MOOD}${END}$`),
];

/** Verbs that subjects of commits often begin with. */
const VERBS = wordsIn(`
  add address adjust allow apply avoid bump change check clarify clean convert correct create delete deprecate disable
  document drop enable ensure enhance expose extend extract fix force handle harden implement improve include increase
  introduce limit log make mark merge migrate move optimize pass pin prevent prefer reduce refactor relax release remove
  rename reorder replace require resolve restore return revert rework rewrite run set simplify skip sort speed split
  start stop support suppress switch sync tighten tweak unify update upgrade use validate wrap write
`);
const IRREGULAR: Readonly<Record<string, readonly string[]>> = {
  drop: ['dropped', 'dropping'],
  make: ['made', 'making'],
  pin: ['pinned', 'pinning'],
  run: ['ran', 'running'],
  set: ['setting'],
  skip: ['skipped', 'skipping'],
  speed: ['sped', 'speeding'],
  split: ['splitting'],
  stop: ['stopped', 'stopping'],
  wrap: ['wrapped', 'wrapping'],
  write: ['wrote', 'writing'],
  rewrite: ['rewrote', 'rewriting'],
  log: ['logged', 'logging'],
};
/** Forms that are nouns as well: `Updates for the docs`. */
const NOUNS: ReadonlySet<string> = wordSet(`
  addresses changes checks documents fixes forces handles limits logs marks merges passes pins releases returns
  runs sets splits starts stops supports switches tweaks updates upgrades uses wraps setting writing
`);
const OTHER_FORMS: ReadonlySet<string> = new Set(VERBS.flatMap(otherForms).filter((form) => !NOUNS.has(form)));

/** `added`, `adds` and `adding` of `add`. */
function otherForms(verb: string): readonly string[] {
  const stem = verb.replace(/e$/, '');
  const third = verb.endsWith('y') && !/[aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
  const past = verb.endsWith('y') && !/[aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${stem}ed`;
  const plural = /(?:s|sh|ch|x)$/.test(verb) ? `${verb}es` : third;
  return [plural, ...(IRREGULAR[verb] ?? [past, `${stem}ing`])];
}

/** "Write commit messages in the imperative mood". Only well-known verbs in another form are reported. */
export function compileMood(clause: Clause): Finder | undefined {
  const phrase = clause.polarity === 'required' ? wholeClause(clause).replaceAll(/\s+/g, ' ') : '';
  if (!phrase.includes('imperative')) {
    return undefined;
  }
  const named = FORMS.map((form) => readNamed(form.exec(phrase)?.groups?.['name'] ?? '')).find(
    (one) => one !== undefined,
  );
  return named === undefined || named === 'branch'
    ? undefined
    : findNames(
        named,
        'that begin with a verb in another form than the imperative, such as `Added`',
        (text) => !OTHER_FORMS.has(firstWord(text)),
        'does not begin with an imperative',
      );
}

/** The first word behind a type, a ticket or a part in brackets. */
function firstWord(text: string): string {
  const words = text.replace(/^(?:[\w./-]+(?:\([^()]*\))?!?:|\[[^\]]*\]:?|[A-Z][A-Z0-9]+-\d+:?|#\d+:?)\s*/, '');
  return (words.split(/\s/, 1)[0] ?? '').toLowerCase().replace(/[.,:;]$/, '');
}
