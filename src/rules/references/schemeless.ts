/** Matches host names, by endings that file names do not have. */
const HOST =
  /^(?:www\.[\w-]+(?:\.[\w-]+)+|(?:[a-z\d](?:[a-z\d-]{0,62})\.){1,5}(?:com|org|net|io|dev|ai|gov|edu|app|cloud|co\.uk|de|fr|eu))(?=[:/?#]|$)/i;

/** The address that a target without a scheme probably means: `https://www.a.com` for `www.a.com`. */
export function addressWithoutScheme(target: string): string | undefined {
  return HOST.test(target) ? `https://${target}` : undefined;
}
