import type { Buffer } from 'node:buffer';
import { isPromise } from 'node:util/types';
import { countSteps } from '../findings/replies/count-steps.ts';
import type { Door } from './doors.ts';

/** What a reader may do for each byte of its input: characters that it looks at, and characters of its result. */
const MAX_STEPS_A_BYTE = 4_000;
const MAX_RESULT_A_BYTE = 400;
/** The same for every input, however short. */
const FREE_STEPS = 400_000;
const FREE_RESULT = 40_000;

/**
 * Opens a door for an input and says what is wrong, if anything is: it throws, works or keeps more than the input allows, or
 * says another thing the second time. Counts work, so that a slow machine changes nothing.
 */
export async function playDoor({ open }: Pick<Door, 'open'>, input: Buffer): Promise<string | undefined> {
  try {
    let opened: unknown;
    const steps = countSteps(() => {
      opened = open(input);
    });
    const first = draw(isPromise(opened) ? await opened : opened);
    if (steps > FREE_STEPS + MAX_STEPS_A_BYTE * input.length) {
      return `it looks at ${steps} characters for ${input.length} bytes`;
    }
    if (first.length > FREE_RESULT + MAX_RESULT_A_BYTE * input.length) {
      return `its result has ${first.length} characters for ${input.length} bytes`;
    }
    return draw(await open(input)) === first ? undefined : 'it says another thing the second time';
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}\n${error.stack ?? ''}` : String(error);
  }
}

/** A result as text. Values that refer to each other in a circle, and functions, are left out. */
function draw(value: unknown): string {
  const holders: unknown[] = [];
  return (
    JSON.stringify(value, function (this: unknown, _key, inner: unknown) {
      while (holders.length > 0 && holders.at(-1) !== this) {
        holders.pop();
      }
      if (typeof inner === 'object' && inner !== null) {
        if (holders.includes(inner)) {
          return 'circle';
        }
        holders.push(inner);
      }
      return typeof inner === 'bigint' ? String(inner) : inner instanceof Map ? [...inner] : inner;
    }) ?? ''
  );
}
