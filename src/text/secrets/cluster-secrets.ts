import { looksRandom } from './looks-random.ts';
import type { PlacedSecret } from './secret-formats.ts';
import { regex } from '../regex.ts';

/** A `Secret` of Kubernetes, in YAML or JSON. Only a `Secret` has `stringData`. */
const KIND = /^[\s-]{0,80}["']?kind["']?\s{0,4}:\s{0,4}["']?Secret["']?\s{0,4},?\s{0,4}(?:#.*)?$/;
/** Faster to find in a whole text. */
const HAS_KIND = /kind["']?\s{0,4}:\s{0,4}["']?Secret/;
const END = /^---(?:\s|$)/;
const BLOCK = /^(?<indentation>[\s-]{0,80})["']?(?<name>data|stringData)["']?\s{0,4}:\s{0,4}(?<inline>\{.{0,4000})?$/;
/** A value of the block. A sign says that it goes on below. */
const VALUE = regex('d')`
  ^\s{0,80}["']?[\w.-]{1,200}["']?\s{0,4}:\s{0,4}(?:!!\w{1,12}\s{1,4})?(?<quote>["']?)
    (?<value>(?:[^\s"'#][^"'\n]{0,8000}?)?)\k<quote>\s{0,4},?\s{0,4}(?:\s#.*)?$
`;
const PAIR = /["']?[\w.-]{1,200}["']?\s{0,4}:\s{0,4}(?<quote>["']?)(?<value>[^\s"',}{][^"',}{]{0,4000})\k<quote>/dg;
const BLOCK_SIGN = /^[|>][+-]?\d?[+-]?$/;
/** What a tool fills in: a template, a variable, a reference, a value that is already encrypted. */
const FILLED = /\{\{|\$\{|\$\(|^\$\w|^<|^ENC\[|^AgA|^ref\+|^\*{3}|^!/;

/** Whether a text may have a `Secret` of Kubernetes. */
export function mayHoldClusterSecret(text: string): boolean {
  return text.includes('stringData') || HAS_KIND.test(text);
}

/**
 * Finds the values below `data` and `stringData` of a Kubernetes `Secret`, whatever they are called and look like. In a part
 * of a file that does not show the kind, only those of `stringData` are found. Values that look random are worth a finding;
 * the others are hidden alone.
 */
export function findClusterSecrets(lines: readonly string[]): readonly PlacedSecret[] {
  const found: PlacedSecret[] = [];
  let from = 0;
  for (let at = 0; at <= lines.length; at += 1) {
    if (at === lines.length || END.test(lines[at] ?? '')) {
      found.push(...findInDocument(lines, from, at));
      from = at + 1;
    }
  }
  return found;
}

function findInDocument(lines: readonly string[], from: number, to: number): readonly PlacedSecret[] {
  const isSecret = lines.slice(from, to).some((line) => KIND.test(line));
  const found: PlacedSecret[] = [];
  for (let at = from; at < to; at += 1) {
    const line = lines[at] ?? '';
    const { indentation, name, inline } = BLOCK.exec(line)?.groups ?? {};
    if (indentation === undefined || (name === 'data' && !isSecret)) {
      continue;
    }
    if (inline !== undefined && inline.length > 1) {
      found.push(...pairsIn(line, at, line.length - inline.length));
      continue;
    }
    at = readBlock(lines, { from: at + 1, to, indentation: indentation.length }, found);
  }
  return found;
}

function pairsIn(text: string, line: number, from: number): readonly PlacedSecret[] {
  return [...text.slice(from).matchAll(PAIR)].flatMap(({ indices }) => {
    const [start, end] = indices?.groups?.['value'] ?? [];
    return start === undefined || end === undefined
      ? []
      : secretAt(text, { line, start: from + start, end: from + end });
  });
}

/** Reads the values of a block, and returns the index of its last line. */
function readBlock(
  lines: readonly string[],
  { from, to, indentation }: { readonly from: number; readonly to: number; readonly indentation: number },
  found: PlacedSecret[],
): number {
  let below: number | undefined;
  for (let at = from; at < to; at += 1) {
    const line = lines[at] ?? '';
    const own = line.length - line.trimStart().length;
    if (line.trim() === '') {
      continue;
    }
    if (own <= indentation) {
      return at - 1;
    }
    if (below !== undefined && own > below) {
      found.push(...secretAt(line, { line: at, start: own, end: line.trimEnd().length }));
      continue;
    }
    below = undefined;
    const match = VALUE.exec(line);
    const [start, end] = match?.indices?.groups?.['value'] ?? [];
    if (start === undefined || end === undefined) {
      continue;
    }
    const value = line.slice(start, end);
    if (value === '' || BLOCK_SIGN.test(value)) {
      below = own;
    } else {
      found.push(...secretAt(line, { line: at, start, end }));
    }
  }
  return to;
}

function secretAt(
  text: string,
  place: { readonly line: number; readonly start: number; readonly end: number },
): readonly PlacedSecret[] {
  const value = text.slice(place.start, place.end);
  if (FILLED.test(value)) {
    return [];
  }
  const isSure = looksRandom(readBase64(value) ?? value);
  return [{ title: 'secret', ...place, ...(isSure ? {} : { isOnlyHidden: true as const }) }];
}

/** The text that Base64 hides, if it is one. */
function readBase64(value: string): string | undefined {
  const text = Buffer.from(value, 'base64').toString('latin1');
  return /^[ -~]{4,}$/.test(text) ? text : undefined;
}
