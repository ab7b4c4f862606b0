/** Matches host names, by endings that file names do not have. */
const HOST =
  /^(?:www\.[\w-]+(?:\.[\w-]+)+|(?:[a-z\d](?:[a-z\d-]{0,62})\.){1,5}(?:com|org|net|io|dev|ai|gov|edu|app|cloud|co\.uk|de|fr|eu))(?=[:/?#]|$)/i;

/** What Cursor makes of an address in a rule: `mdc:https:/www.a.com`. It opens nothing. */
const OF_CURSOR = /^mdc:(https?):\/{1,2}(?=[\w-])/;

/** The address that a target without a scheme probably means: `https://www.a.com` for `www.a.com`. */
export function addressWithoutScheme(target: string): string | undefined {
  return HOST.test(target)
    ? `https://${target}`
    : OF_CURSOR.test(target)
      ? target.replace(OF_CURSOR, '$1://')
      : undefined;
}
