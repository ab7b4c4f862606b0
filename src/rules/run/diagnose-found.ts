import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { decodeUtf8 } from '../../text/bytes/decode.ts';
import { sourceText, type SourceText, type TextRange } from '../../text/source-text.ts';
import { placesIn } from '../reading/reports/report-place.ts';
import type { CheckedFile } from '../types.ts';
import type { Reported } from './check-text.ts';
import { diagnose } from './diagnose.ts';
import type { Terms } from './terms.ts';

/** A report of a rule, before its place is known. */
export interface Found extends Pick<Reported, 'rule' | 'said' | 'particulars'> {
  readonly range: TextRange;
}

/** Makes the diagnostics of reports on one file. Its bytes give their lines and columns. */
export function diagnoseFound(
  found: readonly Found[],
  file: CheckedFile,
  bytes: Uint8Array,
  { team, enabledFor }: Terms,
): readonly Diagnostic[] {
  const enabled = enabledFor(file.path);
  const locate = placesIn(decodeSource(file.path, bytes));
  return found.flatMap(
    ({ rule, said, particulars, range }) =>
      diagnose({ rule, said, particulars, place: locate(range) }, file, team, enabled) ?? [],
  );
}

function decodeSource(path: string, bytes: Uint8Array): SourceText {
  const decoded = decodeUtf8(bytes);
  return sourceText(path, decoded.kind === 'text' ? decoded.text : '');
}
