import { oneLine } from '../../text/hidden/visible.ts';

/** A file that `--fix` does not rename, because that would break something. */
export interface KeptName {
  readonly path: string;
  readonly to: string;
  /** A clause. */
  readonly reason: string;
}

/** Says why a file keeps its name. */
export function describeKeptName({ path, to, reason }: KeptName): string {
  return oneLine(`\`${path}\` is not renamed to \`${to}\`, because ${reason}.`);
}
