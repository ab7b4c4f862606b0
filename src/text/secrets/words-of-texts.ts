/** The text before a name, between it and the end of its value, and behind the value. */
export interface Surroundings {
  /** The last characters before the name. */
  readonly before: string;
  /** From the end of the name to the end of the value. */
  readonly between: string;
  readonly after: string;
  /** Whether the text is the texts of a program in a language of people. */
  readonly isTranslation: boolean;
}

/**
 * Whether a value that could be a password of words is a word that something else needs: the translation of a label, a rule for
 * passwords, a verb of a sentence, the name of an object. Only for values that do not look random.
 */
export function isWordOfText(value: string, { before, between, after, isTranslation }: Surroundings): boolean {
  return (
    (isTranslation && WORDS.test(value)) ||
    (FIRST_OF_LIST.test(between) && /^\s{0,4},/.test(after)) ||
    (SAID.test(between) && VERB.test(value)) ||
    (ANNOTATION.test(before) && NAME_OF_OBJECT.test(value)) ||
    METHOD.test(value)
  );
}

/** A word, or several with hyphens, as on a label: `E-Mail-Kennwort`. */
const WORDS = /^[A-Za-z]+(?:-[A-Za-z]+)*[!?]?$/;
/** `'password' => ['nullable', 'string']` */
const FIRST_OF_LIST = /\[\s{0,8}["'][^"']{1,400}["']$/;
/** `The password is stored`. Passwords of several words are longer. */
const SAID = /\b(?:is|was)\b/i;
const VERB = /^[a-z]{3,10}(?:ed|ing|ible|able|ent|ant|ory|ful|ive|ly|al)$/;
/** `nginx.ingress.kubernetes.io/auth-secret: basic-auth` */
const ANNOTATION = /\.[a-z]{2,6}\/[\w-]{0,16}$/;
const NAME_OF_OBJECT = /^[a-z]+(?:-[a-z]+)+$/;
/** The method of a class that answers a request: `web_requests#handle`. */
const METHOD = /^[a-z_]{3,40}#[a-z_]{3,40}$/;
