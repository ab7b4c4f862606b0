/** Whether a glob may be the path of a folder: it ends in a name without signs or an extension, and nothing else is wrong with it. */
export function mayBeFolder(pattern: string): boolean {
  return pattern.endsWith('/')
    ? /[^*./\\]\/$/.test(pattern) && !/^[/.!]/.test(pattern)
    : /^(?:[^/.!\\][^\\]*\/)?[\w-]+$/.test(pattern);
}
