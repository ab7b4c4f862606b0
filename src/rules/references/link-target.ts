import { resolveReference } from '../../customizations/references/reference-path.ts';
import { joinPath, parentsOf } from '../../workspace/paths.ts';
import type { CheckedFile, RepositoryView } from '../types.ts';
import { regex } from '../../text/regex.ts';

/** What the target of a link refers to in a repository. */
export type LinkTarget =
  | { readonly kind: 'here'; readonly path: string }
  /** A file exists there whose name differs in letter case. */
  | { readonly kind: 'other-case'; readonly path: string; readonly spelled: string }
  /**
   * `fromRoot`: the file that the path means from the root. `shared`: a file of that path that several skills share.
   * `mayBePage`: it may be a page on a site.
   */
  | {
      readonly kind: 'missing';
      readonly path: string;
      readonly fromRoot?: string;
      readonly shared?: string;
      readonly mayBePage?: true;
    }
  | { readonly kind: 'outside' }
  /** An address, a placeholder, a word, or a path behind a symbolic link, which cannot be checked. */
  | { readonly kind: 'unknown' };

const UNKNOWN: LinkTarget = { kind: 'unknown' };

/** Finds out where a link in a file leads. */
export function resolveTarget(
  target: string,
  { path: from, root }: Pick<CheckedFile, 'path' | 'root'>,
  { paths }: RepositoryView,
): LinkTarget {
  if (isPlaceholder(target) || OF_OTHER_MACHINE.test(target)) {
    return UNKNOWN;
  }
  const resolved = resolveReference(from, target);
  if (resolved.kind !== 'inside') {
    return resolved.kind === 'outside' && /^(?:\.\.?\/)/.test(target) && !target.includes('\\')
      ? { kind: 'outside' }
      : UNKNOWN;
  }
  const path = resolved.path.replace(/\/$/, '');
  const exists = (at: string): boolean => paths.has(at) || paths.hasFolder(at);
  const inRoot = target.startsWith('/') ? joinPath(root, path) : path;
  if (exists(path) || exists(inRoot)) {
    return { kind: 'here', path: exists(path) ? path : inRoot };
  }
  if (parentsOf(path).some((parent) => paths.has(parent))) {
    return UNKNOWN;
  }
  const spelled = paths.spelled(path);
  if (spelled !== undefined) {
    return { kind: 'other-case', path, spelled };
  }
  if (!looksLikePath(target) || isPageOfSite(target)) {
    return UNKNOWN;
  }
  const fromRoot = existingFrom('', target, exists);
  const skills = folderAroundSkills(from);
  const shared = skills === undefined || /^\/|^\.\./.test(target) ? undefined : existingFrom(skills, target, exists);
  return {
    kind: 'missing',
    path,
    ...(fromRoot !== undefined && { fromRoot }),
    ...(shared !== undefined && { shared }),
    ...(fromRoot === undefined && mayBePage(target, from, paths) && { mayBePage: true }),
  };
}

/** Where claude.ai mounts skills and files of people: `/mnt/skills/user/deploy/SKILL.md`. A skill for it names such paths. */
const OF_OTHER_MACHINE = /^\/mnt\/(?:skills|user-data)\//;

/** The path that a target has from a folder, if there is such a file or folder. */
function existingFrom(folder: string, target: string, exists: (path: string) => boolean): string | undefined {
  const resolved = resolveReference(joinPath(folder, 'x'), target);
  return resolved.kind === 'inside' && exists(resolved.path) ? resolved.path : undefined;
}

/** The folder around the skills to which a file belongs, such as that of a plugin. Empty for the root. */
function folderAroundSkills(path: string): string | undefined {
  const [match, folder = ''] = /^(?:(.+)\/)?skills\//.exec(path) ?? [];
  return match === undefined ? undefined : folder;
}

/** Matches targets that only show how links are written: `[text](url)`, `path/to/x.md`, `docs/{name}.md`, `docs/….md`. */
const PLACEHOLDER = regex('i')`
  [{}<>*$[\]|…]|\.\.\.|%7B|\bpath[/-]to\b|\byour[-_]|\brelative[/-]path\b|(?:^|\/)relative\/|\/\?[a-z]|\bX{2,}\b
  |x{3,}|YYYY|\bexample[-_/]|^\.?\/?(?:url|link|path|file)(?:\.md)?$|^\w+\.(?:url|html_url|link|href|path)$
  |(?:^|\/)(?:file|page)[-_]?name\.\w+$
`;

/** A folder that the reader knows by another name: `SKILL_DIR/scripts/build.sh`. */
const NAMED_FOLDER = /^[A-Z]{2,20}_(?:DIR|ROOT)\//;

/** Whether a target is a placeholder that somebody fills in. */
export function isPlaceholder(target: string): boolean {
  return PLACEHOLDER.test(target) || NAMED_FOLDER.test(target);
}

/** Whether a target looks like the address of a page on the project's own site: `/components/button#api`. */
function isPageOfSite(target: string): boolean {
  return /^\/[\w%-]+(?:\/[\w%-]+)*\/?[#?]/.test(target);
}

/**
 * Whether a target may be a page on a site: `/get-started/install/`, if the repository has no folder `get-started`, or if
 * the link is in a page of MDX, from which sites are built.
 */
function mayBePage(target: string, from: string, paths: RepositoryView['paths']): boolean {
  const folder = /^\/([\w%-]+)(?:\/[\w%-]+)*\/?$/.exec(target)?.[1];
  return folder !== undefined && (!paths.hasFolder(folder) || /\.mdx$/i.test(from));
}

/** Matches alternatives in capital letters: `[0,2,4](MON/WED/FRI)` is not a link to a file. */
const ALTERNATIVES = /^[A-Z]{1,5}(?:\/[A-Z]{1,5})+$/;

/** Whether a target contains a folder or a file ending. `function[T](argument)` is not a link to a file. */
function looksLikePath(target: string): boolean {
  const path = target.replace(/[#?].*$/s, '');
  if (ALTERNATIVES.test(path)) {
    return false;
  }
  return /^[\w.@~%()+,& /-]*$/u.test(path) ? /\/|\.[a-z]\w{0,9}$/i.test(path) : path.includes('/') && !/\s/.test(path);
}
