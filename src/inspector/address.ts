/** What a link to a place of the page names. */
export interface Address {
  /** From 1. */
  readonly request: number | undefined;
  /** Id of a piece. */
  readonly piece: string | undefined;
  /** Tokens. */
  readonly budget: number | undefined;
}

/** Reads the part of an address behind `#`. A bare `#guidelines/2` names a piece as well. */
export function readAddress(hash: string): Address {
  const text = hash.replace(/^#/, '');
  const fields = new URLSearchParams(text);
  const isBare = text !== '' && !/^(?:request|piece|budget)=/.test(text);
  return {
    request: wholeNumber(fields.get('request')),
    piece: isBare ? decoded(text) : (fields.get('piece') ?? undefined),
    budget: wholeNumber(fields.get('budget')),
  };
}

/** Writes such an address, empty where it would name nothing. */
export function writeAddress({ request, piece, budget }: Address): string {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries({ request, piece, budget })) {
    if (value !== undefined) {
      fields.set(name, String(value));
    }
  }
  return fields.size === 0 ? '' : `#${fields.toString()}`;
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,12}$/.test(text) ? Number(text) : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A person may have typed a `%`.
    return text;
  }
}
