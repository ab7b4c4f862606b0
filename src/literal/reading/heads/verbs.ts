import { wordsIn } from '../../../structures/words-in.ts';

/** Verbs in their base form. A word that is none of them, or a form of one, is not taken for a verb. */
const VERBS = wordsIn(`
  abbreviate abuse accept access add adhere adopt alias allow alter annotate append apply assert assign assume author await
  base begin belong block break build bump bundle bypass cache call capitalize cast catch change chain check choose clean
  clear close combine comment commit compare compose compute concatenate configure construct contain convert copy couple create
  debug declare decorate default define delete depend deploy derive describe design destructure develop disable discard do
  document drop duplicate edit embed employ enable encode end enforce enqueue escape evaluate exceed exclude execute exit
  explain expose export extend extract fail fetch fix follow force forget format generate give globalize go group guard
  hand-edit handle hard-code hardcode hash have hide hoist ignore implement import include indent inherit initialise initialize
  inject inline insert inspect install instantiate interpolate introduce invoke iterate join keep launch lead leak leave let
  link lint list live load localize locate log lower make mark match maintain memoize mention merge mix mock modify monkeypatch
  move mutate name nest null-check omit open order organise organize output overload override overuse overwrite parse pass
  patch perform pick pin place poll prefer prefix preserve print propagate provide publish pull push put query raise re-export
  re-raise re-throw read reassign rebase redefine reexport refactor refer reference regenerate register reintroduce reimplement
  rely remove rename render reorder repeat replace require reside resolve rethrow retry return reuse revert rewrite run sanitize save
  scatter schedule separate serialize serve set shadow share ship show silence sit skip sleep sort specify spell split spread spawn squash stage start state
  stay stick store stub stringify submit subclass suffix suggest suppress swallow swap switch tag take target terminate test throw touch track
  translate treat trim trigger truncate trust try type uncomment unwrap update upgrade use utilise utilize validate vendor
  verify version wait wrap write yield be ask batch bring capture clarify classify collect consider copy-paste dispose distribute download
  eliminate encapsulate encrypt examine find get guide help identify incorporate isolate justify leverage look
  maximize measure minimize mirror monitor normalize note obtain optimize parametrize parameterize practice prevent process
  produce protect re-run recommend reject rerun respect restrict retain review roll scan see select send serve simplify
  sprinkle strive strip surround synchronize tell turn understand warn watch work fake force-push amend interact intercept
  loop dereference downcast upcast synthesize subscribe sanitize scope sort spin align archive concat nullify
  recurse recreate reach request require round seal toggle typecheck undo unsubscribe unlock
  wire zip sign colocate co-locate reuse emit ban
`);

const IRREGULAR: Readonly<Record<string, string>> = {
  has: 'have',
  having: 'have',
  had: 'have',
  does: 'do',
  done: 'do',
  goes: 'go',
  gone: 'go',
  written: 'write',
  kept: 'keep',
  made: 'make',
  left: 'leave',
  thrown: 'throw',
  built: 'build',
  shown: 'show',
  given: 'give',
  chosen: 'choose',
  caught: 'catch',
  hidden: 'hide',
  taken: 'take',
  spelt: 'spell',
  begun: 'begin',
  broken: 'break',
  rewritten: 'rewrite',
  overwritten: 'overwrite',
  overridden: 'override',
  rethrown: 'rethrow',
  lying: 'lie',
  is: 'be',
  are: 'be',
  being: 'be',
};
/** Participles that look like the base form: `must be put`. */
const SAME_PARTICIPLE: ReadonlySet<string> = new Set(['put', 'set', 'read', 'run', 'split', 'let', 'spread']);

interface Forms {
  readonly gerunds: ReadonlyMap<string, string>;
  readonly participles: ReadonlyMap<string, string>;
  readonly thirds: ReadonlyMap<string, string>;
}

const BASES: ReadonlySet<string> = new Set(VERBS);
const FORMS = listForms();

/** The base form of a verb that is written in its base form: `use` is `use`; undefined for a word that is no known verb. */
export function baseVerb(word: string): string | undefined {
  return BASES.has(word) ? word : undefined;
}

/** The base form of `using`. */
export function verbOfGerund(word: string): string | undefined {
  return FORMS.gerunds.get(word);
}

/** The base form of `used`, `written`. */
export function verbOfParticiple(word: string): string | undefined {
  return FORMS.participles.get(word);
}

/** The base form of `uses`, `has`. */
export function verbOfThirdPerson(word: string): string | undefined {
  return FORMS.thirds.get(word);
}

function listForms(): Forms {
  const gerunds = new Map<string, string>();
  const participles = new Map<string, string>();
  const thirds = new Map<string, string>();
  for (const verb of VERBS) {
    for (const stem of stemsOf(verb)) {
      gerunds.set(`${stem}ing`, verb);
      participles.set(`${stem}ed`, verb);
    }
    participles.set(verb.replace(/y$/, 'i').replace(/e?$/, 'ed'), verb);
    thirds.set(/(?:s|sh|ch|x|z|o)$/.test(verb) ? `${verb}es` : `${verb}s`, verb);
    thirds.set(verb.replace(/y$/, 'ie') + 's', verb);
  }
  for (const [form, verb] of Object.entries(IRREGULAR)) {
    const forms = form.endsWith('ing')
      ? gerunds
      : ['has', 'does', 'goes', 'is', 'are'].includes(form)
        ? thirds
        : participles;
    forms.set(form, verb);
  }
  for (const verb of SAME_PARTICIPLE) {
    participles.set(verb, verb);
  }
  return { gerunds, participles, thirds };
}

/** Stems before `ing` and `ed`: of `use` `us`, of `put` `put` and `putt`. */
function stemsOf(verb: string): readonly string[] {
  if (/[^aeioy]e$/.test(verb)) {
    return [verb.slice(0, -1)];
  }
  return /[aeiou][bdglmnprt]$/.test(verb) ? [verb, `${verb}${verb.slice(-1)}`] : [verb];
}
