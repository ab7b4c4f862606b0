import * as fc from 'fast-check';

/** One kind of damage to a diff. Places are fractions of the whole, from 0 to 1. */
export type Damage =
  | { readonly kind: 'cut'; readonly at: number }
  /** The front of the diff, and the rest of another one. */
  | { readonly kind: 'splice'; readonly at: number; readonly other: number; readonly from: number }
  | { readonly kind: 'delete' | 'duplicate' | 'blank'; readonly line: number }
  | { readonly kind: 'swap'; readonly line: number; readonly with: number }
  /** Other numbers in the header of a hunk. */
  | { readonly kind: 'numbers'; readonly hunk: number; readonly numbers: string };

const place = fc.nat(9_999).map((parts) => parts / 10_000);
const number = fc.oneof(
  fc.nat(12).map(String),
  fc.constantFrom('0', '00', '-1', '', '1.5', 'x', '2147483648', '9999999999', '99999999999', '9'.repeat(30)),
);
const numbers = fc
  .tuple(number, fc.option(number), number, fc.option(number))
  .map(([oldStart, oldLines, newStart, newLines]) => {
    const count = (lines: string | null): string => (lines === null ? '' : `,${lines}`);
    return `-${oldStart}${count(oldLines)} +${newStart}${count(newLines)}`;
  });

export const damage: fc.Arbitrary<Damage> = fc.oneof(
  fc.record({ kind: fc.constant('cut'), at: place }),
  fc.record({ kind: fc.constant('splice'), at: place, other: place, from: place }),
  fc.record({ kind: fc.constantFrom('delete', 'duplicate', 'blank'), line: place }),
  fc.record({ kind: fc.constant('swap'), line: place, with: place }),
  fc.record({ kind: fc.constant('numbers'), hunk: place, numbers }),
);

/** Applies one damage after the other. Diffs are byte strings. */
export function damageDiff(diff: string, damages: readonly Damage[], others: readonly string[]): string {
  return damages.reduce((damaged, one) => damageOnce(damaged, one, others), diff);
}

function damageOnce(diff: string, damage: Damage, others: readonly string[]): string {
  switch (damage.kind) {
    case 'cut':
      return diff.slice(0, placeIn(diff, damage.at));
    case 'splice': {
      const other = others[placeIn(others, damage.other)] ?? '';
      return diff.slice(0, placeIn(diff, damage.at)) + other.slice(placeIn(other, damage.from));
    }
    case 'numbers': {
      const headers = [...diff.matchAll(/(?<![^\n])@@ (.*?) @@/g)];
      const header = headers[placeIn(headers, damage.hunk)];
      return header === undefined ? diff : diff.replace(header[0], `@@ ${damage.numbers} @@`);
    }
    case 'delete':
    case 'duplicate':
    case 'blank':
    case 'swap':
      return damageLines(diff.split('\n'), damage).join('\n');
  }
}

function damageLines(lines: readonly string[], damage: Extract<Damage, { readonly line: number }>): readonly string[] {
  const at = placeIn(lines, damage.line);
  const line = lines[at] ?? '';
  switch (damage.kind) {
    case 'delete':
      return lines.toSpliced(at, 1);
    case 'duplicate':
      return lines.toSpliced(at, 0, line);
    case 'blank':
      return lines.with(at, '');
    case 'swap': {
      const other = placeIn(lines, damage.with);
      return lines.with(at, lines[other] ?? '').with(other, line);
    }
  }
}

function placeIn(whole: { readonly length: number }, part: number): number {
  return Math.floor(whole.length * part);
}
