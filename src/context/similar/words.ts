/** Words that say nothing about what code does. Copilot leaves the same ones out when it looks for similar code. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  [
    'we our you it its they them their this that these those',
    'is are was were be been being have has had having do does did doing can don t s will would should',
    'what which who when where why how a an the and or not no but because as until again further then once here there',
    'all any both each few more most other some such above below to during before after of at by about between into',
    'through from up down in out on off over under only own same so than too very just now',
    'if else for while with def function return TODO import try catch raise finally repeat switch case match assert',
    'continue break const class enum struct static new super var',
  ]
    .join(' ')
    .split(' '),
);

/** Lists the words of a text in order: runs of ASCII letters and digits, so that `hello_world` is two words. */
export function splitWords(text: string): readonly string[] {
  return text.match(/[A-Za-z0-9]+/g) ?? [];
}

/** The different words of a text without stop words. Case matters. */
export function distinctWords(text: string): ReadonlySet<string> {
  return new Set(splitWords(text).filter((word) => !STOP_WORDS.has(word)));
}

/** The share of the words of two sets that are in both (Jaccard index); 0 if one of them is empty. */
export function similarityOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of a) {
    shared += b.has(word) ? 1 : 0;
  }
  return shared === 0 ? 0 : shared / (a.size + b.size - shared);
}
