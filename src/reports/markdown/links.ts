import { codeSpan } from './markdown-text.ts';

/** The web address of the guidance: the server, the repository and the revision that it was read from. */
export interface LinkTarget {
  /** `https://github.com` or that of an enterprise server. */
  readonly serverUrl: string;
  readonly repository: string;
  readonly revision: string;
  /** The revision of the reviewed code, if it can be linked. */
  readonly headRevision?: string;
}

/** A line of the reviewed code: `path:line`, or only the path, as code; a link if its revision is known. */
export function headLink(path: string, line: number | undefined, target: LinkTarget | undefined): string {
  if (line === undefined) {
    return codeSpan(path);
  }
  const revision = target?.headRevision;
  return fileLink(path, line, target && revision !== undefined ? { ...target, revision } : undefined);
}

/** `path:line` as code; a link if there is a target. */
export function fileLink(path: string, line: number, target: LinkTarget | undefined): string {
  const label = codeSpan(`${path}:${line}`);
  if (target === undefined) {
    return label;
  }
  // A parenthesis would end the link early.
  const encoded = path
    .split('/')
    .map((part) => encodeURIComponent(part).replaceAll('(', '%28').replaceAll(')', '%29'))
    .join('/');
  return `[${label}](${target.serverUrl}/${target.repository}/blob/${target.revision}/${encoded}?plain=1#L${line})`;
}
