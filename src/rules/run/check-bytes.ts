import { positionInBytes } from './position-in-bytes.ts';
import type { Reported } from './check-text.ts';
import { WHOLE_FILE } from './diagnose.ts';
import type { EnabledRules } from './enabled-rules.ts';
import type { CheckedKind } from '../types.ts';

/** Runs the rules that check the bytes of a file before they are decoded. */
export function checkBytes(kind: CheckedKind, bytes: Uint8Array, enabled: EnabledRules): readonly Reported[] {
  const reported: Reported[] = [];
  for (const rule of enabled.planFor(kind).bytesRules) {
    rule.check(
      bytes,
      kind,
      (byte, said, particulars = {}) => {
        const place = byte === undefined ? WHOLE_FILE : pointAt(positionInBytes(bytes, byte));
        reported.push({ rule, said, particulars, place });
      },
      enabled.optionsOf(rule),
    );
  }
  return reported;
}

function pointAt(start: Reported['place']['start']): Reported['place'] {
  return { start, end: { ...start, column: start.column + 1 } };
}
