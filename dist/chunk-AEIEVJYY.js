import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/github/api/github-error.ts
var GithubError = class extends Error {
  status;
  /** The permission that was missing, as GitHub names it: `pull_requests=write`. */
  acceptedPermissions;
  constructor(status, message, acceptedPermissions, cause) {
    super(message, { cause }), this.name = "GithubError", this.status = status, this.acceptedPermissions = acceptedPermissions;
  }
};

export {
  GithubError
};
