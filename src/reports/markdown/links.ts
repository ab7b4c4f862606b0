import { codeSpan } from './markdown-text.ts';

/** The web address of the guidance: the server, the repository and the revision that it was read from. */
export interface LinkTarget {
  /** `https://github.com` or that of an enterprise server. */
  readonly serverUrl: string;
  readonly repository: string;
  readonly revision: string;
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
