import { isSecretName, secretTitle } from './assigned-secrets.ts';
import { looksRandom } from './looks-random.ts';
import type { PlacedSecret } from './secret-formats.ts';
import { regex } from '../regex.ts';

const NAME = String.raw`[\w.-]{0,60}(?:passw(?:or)?d|passphrase|pwd|secret|token|key|credential)[\w-]{0,40}`;
/** A line that ends after a name and `=` or `:`, perhaps with `|`, a bracket or a backslash: the value is on the next line. */
const OPEN = regex('i')`
  (?<name>${NAME})["'\]]{0,2}\s{0,8}(?::\s{0,4}[\w.<>[\]|?& ]{1,60}=|:=|=>|=|:)\s{0,8}(?:
    (?<block>[|>][+-]?\d?[+-]?)|\(|\\|!!\w{1,12}|&\w{1,20}|(?<list>\[)
    |(?<text>"""|'''|@?["'\x60]|["']?(?:\$\(\s?cat\s?)?<<[<~-]{0,2}\s?["']?\w{1,20}["']?)
  )?\s{0,8}(?:#.{0,200}|//.{0,200})?$
`;
/** An element of XML, an argument in a list, and a key of YAML alone: the value is the next line. */
const OPEN_ELEMENT = new RegExp(
  String.raw`(?:<(?<element>${NAME})>|["']--?(?<flag>${NAME})["'],|^\s{0,200}(?:-\s{1,4}--?|\?\s{1,4})(?<item>${NAME}))\s{0,8}$`,
  'i',
);
/** A pair of fields, as in an environment of containers: `- name: DB_PASSWORD`, then `value: …`. */
const NAMED = new RegExp(
  String.raw`^[\s\-{]{0,200}["']?(?:(?:android:)?name|key|id)["']?\s{0,8}[:=]\s{0,8}["']?(?<name>${NAME})["']?,?\s{0,8}$`,
  'i',
);
/** The name of a value that is in a field below, as in a template or a plan: `DBPassword:`, then `Default: …`. */
const OPENED = regex('i')`
  ^\s{0,200}(?:
    ["']?(?<name>${NAME})["']?\s{0,4}[:=]\s{0,4}\{?|<(?:key|[\w-]{0,20}name)>(?<text>${NAME})</[\w-]{1,30}>
    |<(?<element>${NAME})>
  )\s{0,8}$
`;
const VARIABLE = new RegExp(String.raw`^\s{0,40}variable\s{1,4}"(?<name>${NAME})"\s{0,4}\{\s{0,8}$`, 'i');
const VALUE_FIELD = regex('di')`
  ^\s{0,200}(?:-\s{1,4})?(?:
    ["']?(?:android:)?(?:value|default(?:value)?)["']?\s{0,8}[:=]\s{0,8}
    |<(?:string|data|[\w-]{0,20}value)>(?=[^<]{8,400}<)
  )(?:(?<quote>["'])(?<quoted>[^"'\s]{8,400})\k<quote>|(?<bare>[^"'\`\s#,;(){}<]{8,400}))[,}\s]*
    (?:<\/[\w-]{1,30}>|\/>)?\s*(?:#.{0,200})?$
`;
const ALONE = /^[\s+]{0,200}(?:[bru]{0,2})(?<quote>["'`])(?<value>[^"'`\s]{8,400})\k<quote>[\s,;)\]}\\]*$/di;
/** A line that is an assignment itself is not the value of the name above it: `API_KEY=`, then `WORKERS=2`. */
const BARE_ALONE =
  /^\s{0,200}(?:[-:]\s{1,4})?(?![A-Za-z_][\w.-]{0,60}=(?!=*\s*$))(?<value>[^"'`\s#,;(){}<>]{8,400})\s{0,40}(?:#.{0,200})?$/d;

/** A line of a text that began above. Marks that end the text may follow. */
const IN_TEXT = /^\s{0,200}(?<value>[^"'`\s#,;(){}<>]{8,400})["'`)\];,\\]{0,8}\s{0,40}$/d;

/** A field for the value may follow the name after a few others, such as a description. */
const MAX_FIELDS = 6;
const MAX_BLOCK_LINES = 60;
/** Longer lines are not searched. */
const MAX_CHARACTERS = 600;

/** A name of a secret. Faster to find than a line that ends behind one. */
const HAS_NAME = /passw|passphrase|pwd|secret|token|key|credential/i;

/**
 * Finds secrets that are on a line below their name, and look random as `looksRandom` says.
 *
 * @param named the lines that may have such a name, by their index
 */
export function findContinuedSecrets(
  lines: readonly string[],
  named: readonly number[],
  isBare: boolean,
): readonly PlacedSecret[] {
  return named.flatMap((index) => {
    const line = lines[index] ?? '';
    return line.length > MAX_CHARACTERS || !HAS_NAME.test(line) ? [] : findBelowOrInFields(lines, index, isBare);
  });
}

function findBelowOrInFields(lines: readonly string[], index: number, isBare: boolean): readonly PlacedSecret[] {
  const below = findBelow(lines, index, isBare) ?? [];
  return below.length > 0 ? below : findInFields(lines, index, isBare);
}

function findBelow(lines: readonly string[], index: number, isBare: boolean): readonly PlacedSecret[] | undefined {
  const line = lines[index] ?? '';
  if (isClosed(line)) {
    return undefined;
  }
  const { name, block, element, flag, item, list, text } = (OPEN.exec(line) ?? OPEN_ELEMENT.exec(line))?.groups ?? {};
  const word = name ?? element ?? flag ?? item;
  if (word === undefined) {
    return undefined;
  }
  if (!isSecretName(word)) {
    return [];
  }
  const title = secretTitle(word);
  if (block !== undefined) {
    return blockBelow(lines, index).flatMap((at) => secretAlone(lines, at, BARE_ALONE, title));
  }
  if (text !== undefined || list !== undefined) {
    return valuesBelow(lines, index, text === undefined ? ALONE : IN_TEXT, title);
  }
  const next = [index + 1, index + 2].find((at) => (lines[at] ?? '').trim() !== '') ?? index + 3;
  const quoted = secretAlone(lines, next, ALONE, title);
  return quoted.length === 0 && (isBare || element !== undefined || item !== undefined)
    ? secretAlone(lines, next, BARE_ALONE, title)
    : quoted;
}

/** Whether a line ends as most lines of code do, in which no value is missing. Faster than all forms. */
function isClosed(line: string): boolean {
  return /[;){}]/.test(line.trimEnd().slice(-1)) && !line.includes('#') && !line.includes('//');
}

/** The values of the lines below, up to a line that has another form. */
function valuesBelow(lines: readonly string[], index: number, form: RegExp, title: string): readonly PlacedSecret[] {
  const below = lines.slice(index + 1, index + 1 + MAX_BLOCK_LINES);
  const end = below.findIndex((line) => line.trim() !== '' && !form.test(line));
  return below
    .slice(0, end < 0 ? below.length : end)
    .flatMap((_, at) => secretAlone(lines, index + 1 + at, form, title));
}

/** The lines below that are indented deeper. */
function blockBelow(lines: readonly string[], index: number): readonly number[] {
  const indentation = indentationOf(lines[index] ?? '');
  const below = lines.slice(index + 1, index + 1 + MAX_BLOCK_LINES);
  const end = below.findIndex((line) => line.trim() !== '' && indentationOf(line) <= indentation);
  return below.slice(0, end < 0 ? below.length : end).map((_, at) => index + 1 + at);
}

function indentationOf(line: string): number {
  return line.length - line.trimStart().length;
}

function secretAlone(lines: readonly string[], line: number, form: RegExp, title: string): readonly PlacedSecret[] {
  const match = form.exec(lines[line] ?? '');
  const [start, end] = match?.indices?.groups?.['value'] ?? [];
  return start === undefined || end === undefined || !looksRandom(match?.groups?.['value'] ?? '')
    ? []
    : [{ line, title, start, end }];
}

function findInFields(lines: readonly string[], index: number, isBare: boolean): readonly PlacedSecret[] {
  const line = lines[index] ?? '';
  const named = NAMED.exec(line) ?? VARIABLE.exec(line);
  const opened = named === null ? OPENED.exec(line) : null;
  const { name = opened?.groups?.['text'] ?? opened?.groups?.['element'] } = (named ?? opened)?.groups ?? {};
  const isInXml = /[<>]/.test(line) || /android:/.test(line);
  if (name === undefined || !isSecretName(name)) {
    return [];
  }
  const canBeBare = isBare || isInXml;
  const above = named === null ? undefined : valueIn(lines, index - 1, canBeBare);
  if (above !== undefined && /^\s*-\s/.test(lines[index - 1] ?? '') && !/^\s*-\s/.test(line)) {
    return above.isRandom ? [{ ...above.place, title: secretTitle(name) }] : [];
  }
  for (const [at, text] of lines.slice(index + 1, index + 1 + MAX_FIELDS).entries()) {
    const found = valueIn(lines, index + 1 + at, canBeBare);
    if (found !== undefined) {
      return found.isRandom ? [{ ...found.place, title: secretTitle(name) }] : [];
    }
    if (/^\s*[\]}]|^\s*-\s/.test(text) || (opened !== null && !isInXml && indentationOf(text) <= indentationOf(line))) {
      return [];
    }
  }
  return [];
}

/** The value of a line that is a field for one. In YAML, it may stand above its name: `- value: …`, then `name: …`. */
function valueIn(
  lines: readonly string[],
  line: number,
  canBeBare: boolean,
): { readonly place: Omit<PlacedSecret, 'title'>; readonly isRandom: boolean } | undefined {
  const text = lines[line] ?? '';
  const { quoted, bare } = VALUE_FIELD.exec(text)?.indices?.groups ?? {};
  const [start, end] = quoted ?? (canBeBare ? bare : undefined) ?? [];
  return start === undefined || end === undefined
    ? undefined
    : { place: { line, start, end }, isRandom: looksRandom(text.slice(start, end)) };
}
