import { findAssignedSecrets, mayAssignSecret } from './assigned-secrets.ts';
import { textFormOf } from './text-form.ts';
import { findSecrets } from './secrets.ts';

/** Most rounds of searching; each finds up to 50 secrets. */
const MAX_ROUNDS = 20;

/**
 * Replaces the characters of secrets in a line by `*`, one by one, so that its columns stay. For lines that are shown with a
 * mark below them; everything else uses `blankSecrets`, which names the kind of secret.
 *
 * @param path the file that the line is from: in some formats, values stand without quotes
 */
export function maskSecrets(line: string, path: string): string {
  let masked = line;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const found = findSecrets(masked);
    if (found.length === 0) {
      break;
    }
    masked = maskRanges(masked, found);
  }
  return mayAssignSecret(masked) ? maskRanges(masked, findAssignedSecrets(masked, textFormOf(path))) : masked;
}

function maskRanges(line: string, found: readonly { readonly start: number; readonly end: number }[]): string {
  return found.reduce(
    (drawn, { start, end }) => `${drawn.slice(0, start)}${'*'.repeat(end - start)}${drawn.slice(end)}`,
    line,
  );
}
