/** An error response. Routes throw it, and the server sends it. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    message: string,
    details: Readonly<Record<string, unknown>> = {},
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.body = { message, ...details, documentation_url: 'https://docs.github.com/rest', status: String(status) };
    this.headers = headers;
  }
}

/** The object form of an entry in `errors`. */
export interface FieldError {
  readonly resource: string;
  readonly code: 'missing' | 'missing_field' | 'invalid' | 'already_exists' | 'unprocessable' | 'custom' | 'too_large';
  readonly field: string;
  readonly message?: string;
}

/** GitHub also answers with this error for a private repository, a trailing slash and a wrong method (E3). */
export function notFound(message = 'Not Found'): ApiError {
  return new ApiError(404, message);
}

/** Endpoints for reviews answer with errors that are strings (E24 to E37). */
export function unprocessable(...errors: readonly string[]): ApiError {
  return new ApiError(422, 'Unprocessable Entity', { errors });
}

/** Endpoints for single comments answer with errors that are objects (E32, E38). */
export function validationFailed(...errors: readonly FieldError[]): ApiError {
  return new ApiError(422, 'Validation Failed', { errors });
}

/** Error for a body that does not match the schema, such as `For 'properties/body', nil is not a string.` */
export function invalidRequest(problems: readonly string[]): ApiError {
  return new ApiError(422, `Invalid request.\n\n${problems.join('\n')}`);
}

/** Error for a token without a required scope (E2, E49). */
export function notAccessible(accepted: string | undefined): ApiError {
  const headers = accepted === undefined ? {} : { 'x-accepted-github-permissions': accepted };
  return new ApiError(403, 'Resource not accessible by integration', {}, headers);
}

/** Error for a request that needs a token (E1). */
export function authenticationRequired(): ApiError {
  return new ApiError(401, 'Requires authentication');
}

/** Error for a token that is not authorized for the owner's single sign-on. */
export function samlEnforced(owner: string): ApiError {
  return new ApiError(
    403,
    'Resource protected by organization SAML enforcement. You must grant your Personal Access token access to this organization.',
    {},
    { 'x-github-sso': `required; url=https://github.com/orgs/${owner}/sso` },
  );
}

export const LOCKED = 'Unable to create comment because issue is locked.';
export const ARCHIVED = 'Repository was archived so is read-only.';
