const PRE_RELEASE = String.raw`(?:alpha|beta|canary|dev|final|ga|jre|android|m|next|post|pre|preview|rc|release|snapshot|a|b|c)`;
const ONE = String.raw`(?:\^|~>?|[<>]=?|[=!]=|={1,3}|~=)?\s?v?\d{1,9}(?:\.(?:\d{1,9}|[x*])){0,3}(?:[-.+]?${PRE_RELEASE}(?:[-.]?\d{1,9}){0,2})?`;
const VERSION = new RegExp(String.raw`^${ONE}(?:\s*(?:,|\|\||\s-\s|\s)\s*${ONE}){0,3}$`, 'i');
const MAX_CHARACTERS = 32;

/**
 * Returns a version or a range of versions, such as `19.1.0`, `^5.9`, `>=3.10,<4` and `1.0.0-rc.2`. Returns undefined for
 * any other text, because a manifest of a pull request may contain words for a model.
 */
export function readVersion(written: unknown): string | undefined {
  if (typeof written !== 'string' || written.length > MAX_CHARACTERS) {
    return undefined;
  }
  const version = written.trim();
  return VERSION.test(version) ? version : undefined;
}

/** `net8.0`, `net8.0-windows`, `netstandard2.1`: the names of .NET's frameworks. */
export function readTargetFramework(written: string): string | undefined {
  return /^net(?:standard|coreapp)?\d{1,3}(?:\.\d{1,2})?(?:-(?:windows|android|ios|maccatalyst|macos|browser))?$/.exec(
    written.trim(),
  )?.[0];
}
