/** An error that GitHub reports in `errors` with status 200. `details` are put next to its message. */
export class GraphqlError extends Error {
  readonly details: Readonly<Record<string, unknown>>;
  constructor(message: string, details: Readonly<Record<string, unknown>>) {
    super(message);
    this.details = details;
  }
}

/** A field of GitHub's schema that the emulator does not have. */
export class UnmodelledField extends Error {}

/** Error for an object that does not exist or is hidden from the token. */
export function unresolved(message: string): GraphqlError {
  return new GraphqlError(message, { type: 'NOT_FOUND' });
}

/** Error for a token without a required permission (E51). */
export function forbidden(message: string): GraphqlError {
  return new GraphqlError(message, { type: 'FORBIDDEN', extensions: { saml_failure: false } });
}
