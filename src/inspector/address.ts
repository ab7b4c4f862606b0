/** The place of the page that a link names. */
export interface Address {
  /** Number of the request, from 1. */
  readonly request: number | undefined;
  /** The id of a piece. */
  readonly piece: string | undefined;
  /** In tokens. */
  readonly budget: number | undefined;
}

/** Reads the part of an address after `#`. The id of a piece alone, as in `#guidelines/2`, works too. */
export function readAddress(hash: string): Address {
  const text = hash.replace(/^#/, '');
  const fields = new URLSearchParams(text);
  const isBare = text !== '' && !/^(?:request|piece|budget)=/.test(text);
  return {
    request: readNumber(fields.get('request')),
    piece: isBare ? decode(text) : (fields.get('piece') ?? undefined),
    budget: readNumber(fields.get('budget')),
  };
}

/** Writes the part of an address after `#`, with the `#`. It is empty if the address names nothing. */
export function writeAddress({ request, piece, budget }: Address): string {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries({ request, piece, budget })) {
    if (value !== undefined) {
      fields.set(name, String(value));
    }
  }
  return fields.size === 0 ? '' : `#${fields.toString()}`;
}

function readNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,12}$/.test(text) ? Number(text) : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // The text has a `%` that a person typed.
    return text;
  }
}
