/** Shorter parts occur in too many texts to tell anything. A character of East Asia counts as several letters. */
const FEWEST_LETTERS = 3;
/** With more parts, looking for each takes as long as the expression itself. */
const MOST_PARTS = 64;

/** Parts of texts, in lower case, of three letters or one character of East Asia at least. One of them is enough. */
export type Parts = readonly string[];

/**
 * The parts that a text must contain for an expression to match it, the rarest first. A text without ` editing `, or without
 * both `never` and `avoid`, cannot match `/^(?:never|avoid) editing (?:it|files?)$/`.
 *
 * @returns an empty list if there is nothing as long as that, or if it is not known
 */
export function requiredParts(expression: RegExp): readonly Parts[] {
  const found = known.get(expression) ?? readParts(expression);
  known.set(expression, found);
  return found;
}

const known = new WeakMap<RegExp, readonly Parts[]>();

function readParts({ source, flags }: RegExp): readonly Parts[] {
  // With both flags, letters match others that have another lower case: `/s/iu` matches `ſ`.
  if (flags.includes('v') || (flags.includes('i') && flags.includes('u'))) {
    return [];
  }
  const reader = new SourceReader(source);
  const all = reader.readAlternatives();
  return reader.isAtEnd() ? all.toSorted(byRarity) : [];
}

/** One character of a matched text, or none, or any number of them. */
type Atom =
  | { readonly kind: 'character'; readonly character: string }
  | { readonly kind: 'group'; readonly all: readonly Parts[] }
  | typeof ANY
  | typeof PLACE;

/** Any of several characters. */
const ANY = { kind: 'any' } as const;
/** `^`, `\b`, and what looks ahead or behind: no part of what is matched there. */
const PLACE = { kind: 'place' } as const;

/** Reads the source of an expression from its beginning to its end. Without regular expressions, because it reads hundreds. */
class SourceReader {
  readonly #source: string;
  #index = 0;

  constructor(source: string) {
    this.#source = source;
  }

  isAtEnd(): boolean {
    return this.#index >= this.#source.length;
  }

  /** Up to the end of the source, or to the bracket that closes the group. */
  readAlternatives(): readonly Parts[] {
    const first = this.#readSequence();
    if (this.#next() !== '|') {
      return first;
    }
    const alternatives = [first];
    while (this.#next() === '|') {
      this.#index += 1;
      alternatives.push(this.#readSequence());
    }
    if (alternatives.some(({ length }) => length === 0)) {
      return [];
    }
    const parts = new Set(alternatives.flatMap(findRarest));
    return parts.size > MOST_PARTS ? [] : [[...parts]];
  }

  #readSequence(): readonly Parts[] {
    const found: Parts[] = [];
    let run = '';
    const endRun = (): void => {
      if (lettersIn(run) >= FEWEST_LETTERS) {
        found.push([run]);
      }
      run = '';
    };
    while (!this.isAtEnd() && this.#next() !== '|' && this.#next() !== ')') {
      run += this.#takePlain();
      if (this.isAtEnd() || this.#next() === '|' || this.#next() === ')') {
        break;
      }
      const atom = this.#readAtom();
      if (atom.kind === 'place') {
        continue;
      }
      const least = this.#readLeastCount();
      run += atom.kind === 'character' && least !== 0 ? atom.character : '';
      if (atom.kind !== 'character' || least !== undefined) {
        endRun();
      }
      if (atom.kind === 'group' && least !== 0) {
        found.push(...atom.all);
      }
    }
    endRun();
    return found;
  }

  /** Takes the letters and spaces that stand for themselves, once each, as most of a source does. */
  #takePlain(): string {
    const start = this.#index;
    let end = start;
    while (isPlain(this.#source.charCodeAt(end))) {
      end += 1;
    }
    // The last one may be repeated.
    end -= end > start && REPEATS.has(this.#source.charAt(end)) ? 1 : 0;
    this.#index = end;
    return this.#source.slice(start, end).toLowerCase();
  }

  #next(): string {
    return this.#source.charAt(this.#index);
  }

  #take(): string {
    this.#index += 1;
    return this.#source.charAt(this.#index - 1);
  }

  /** Goes behind the next of a character. */
  #skipTo(character: string): void {
    const found = this.#source.indexOf(character, this.#index);
    this.#index = found < 0 ? this.#source.length : found + 1;
  }

  #readAtom(): Atom {
    const character = this.#take();
    switch (character) {
      case '^':
      case '$':
        return PLACE;
      case '.':
        return ANY;
      case '[':
        return this.#skipClass();
      case '\\':
        return this.#readEscape();
      case '(':
        return this.#readGroup();
      default:
        return characterOf(character);
    }
  }

  #skipClass(): Atom {
    while (!this.isAtEnd() && this.#next() !== ']') {
      this.#index += this.#next() === '\\' ? 2 : 1;
    }
    this.#index += 1;
    return ANY;
  }

  #readEscape(): Atom {
    const character = this.#take();
    switch (character) {
      case 'b':
      case 'B':
        return PLACE;
      case 'p':
      case 'P':
      case 'k':
      case 'u':
        if (this.#next() === '{' || this.#next() === '<') {
          this.#skipTo(character === 'k' ? '>' : '}');
        } else {
          this.#index += character === 'u' ? 4 : 0;
        }
        return ANY;
      case 'x':
        this.#index += 2;
        return ANY;
      case 'c':
        this.#index += 1;
        return ANY;
      default:
        return isLetterOrDigit(character) ? ANY : characterOf(character);
    }
  }

  #readGroup(): Atom {
    let isAround = false;
    if (this.#next() === '?') {
      this.#index += 1;
      const isNamed = this.#take() === '<' && this.#next() !== '=' && this.#next() !== '!';
      if (isNamed) {
        this.#skipTo('>');
      } else {
        this.#index += this.#source.charAt(this.#index - 1) === '<' ? 1 : 0;
        isAround = this.#source.charAt(this.#index - 1) !== ':';
      }
    }
    const all = this.readAlternatives();
    this.#index += 1;
    return isAround ? PLACE : { kind: 'group', all };
  }

  /** How often the atom before stands at least. Undefined if it stands there exactly once. */
  #readLeastCount(): number | undefined {
    const least = this.#readSign();
    // `+?` takes as few as it can.
    this.#index += least !== undefined && this.#next() === '?' ? 1 : 0;
    return least;
  }

  #readSign(): number | undefined {
    switch (this.#next()) {
      case '?':
      case '*':
        this.#index += 1;
        return 0;
      case '+':
        this.#index += 1;
        return 1;
      case '{': {
        const least = Number.parseInt(this.#source.slice(this.#index + 1, this.#index + 8), 10);
        // A bracket that is none of a count stands for itself.
        if (Number.isNaN(least)) {
          return undefined;
        }
        this.#skipTo('}');
        return least;
      }
      default:
        return undefined;
    }
  }
}

/** The lower case of other letters than those of ASCII depends on what stands around them. East Asia has no lower case. */
function characterOf(character: string): Atom {
  return character.charCodeAt(0) < 128 || EAST_ASIAN.test(character)
    ? { kind: 'character', character: character.toLowerCase() }
    : ANY;
}

/** Kana, Chinese characters and syllables of Korean, all of one code unit. */
const EAST_ASIAN = /[\u3040-\u30FF\u3400-\u4DBF\u4E00-\u9FFF\uAC00-\uD7A3]/;

/** Letters of ASCII and spaces. */
function isPlain(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || code === 0x20 || (code >= 0x41 && code <= 0x5a);
}

const REPEATS: ReadonlySet<string> = new Set('?*+{');

function lettersIn(part: string): number {
  let letters = part.length;
  for (let index = 0; index < part.length; index += 1) {
    letters += part.charCodeAt(index) > 0x7f ? FEWEST_LETTERS - 1 : 0;
  }
  return letters;
}

function isLetterOrDigit(character: string): boolean {
  const lower = character.toLowerCase();
  return (lower >= 'a' && lower <= 'z') || (lower >= '0' && lower <= '9');
}

/** Parts of many letters are rarer than those of few. Of parts as long, fewer are. */
function byRarity(one: Parts, other: Parts): number {
  return shortest(other) - shortest(one) || one.length - other.length;
}

function findRarest([first, ...others]: readonly Parts[]): Parts {
  return others.reduce((rarest, parts) => (byRarity(parts, rarest) < 0 ? parts : rarest), first ?? []);
}

function shortest(parts: Parts): number {
  return parts.length === 1 ? lettersIn(parts[0] ?? '') : Math.min(...parts.map(lettersIn));
}
