/**
 * The name of a type without its arguments and module: `Base<T>`, `mod.Base` and `\App\Base` are `Base`. Undefined for what is
 * no name of a type.
 */
export function baseName(written: string): string | undefined {
  const plain = written
    .replace(/[<([?].*$/s, '')
    .replaceAll(/::|\\/g, '.')
    .replace(/^[.*&]+/, '')
    .trim();
  const name = plain.slice(plain.lastIndexOf('.') + 1);
  return /^[A-Za-z_]\w{0,60}$/.test(name) ? name : undefined;
}
