/** Whether two files' globs certainly have files in common: one of them takes all, or both have a glob in common. */
export function overlap(some: readonly string[], others: readonly string[]): boolean {
  return (
    takesAll(some) || takesAll(others) || some.some((glob) => others.includes(glob)) || shareExtension(some, others)
  );
}

function takesAll(globs: readonly string[]): boolean {
  return globs.some((glob) => glob === '**' || glob === '**/*');
}

function shareExtension(some: readonly string[], others: readonly string[]): boolean {
  const extensions = new Set(some.flatMap(extensionsAnywhere));
  return others.flatMap(extensionsAnywhere).some((extension) => extensions.has(extension));
}

/** `ts` and `tsx` for `**\/*.{ts,tsx}`. */
function extensionsAnywhere(glob: string): readonly string[] {
  const [, one, several] = /^\*\*\/\*\.(?:([\w.]+)|\{([\w.,]+)\})$/.exec(glob) ?? [];
  return one === undefined ? (several?.split(',') ?? []) : [one];
}
