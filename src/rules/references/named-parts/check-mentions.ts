import type { PartList } from './find-lists.ts';
import type { Mention, PartKind } from './find-mentions.ts';
import type { Parts } from './list-parts.ts';
import { findSimilarParts, type Similar } from './similar-parts.ts';

/** Reports a name that does not exist, with a similar one that does. Whether it is certain that it should exist here. */
export type ReportName = (
  named: { readonly kind: PartKind; readonly name: string; readonly range: Mention['range'] },
  similar: Similar | undefined,
  isCertain: boolean,
) => void;

/** If most entries of a list exist, the list means parts of this repository, and the others are gone. */
export function checkList({ kind, entries }: PartList, parts: Parts, report: ReportName): void {
  const missing = entries.filter(({ name }) => !parts.has(name));
  const existing = entries.filter(({ name }) => parts.names.has(name)).length;
  if (missing.length > 0 && existing >= MIN_LISTED && missing.length * 2 <= existing) {
    for (const entry of missing) {
      report({ ...entry, kind }, findSimilarParts(entry.name, parts.names), true);
    }
  }
}

const MIN_LISTED = 3;

/** Reports a name in words or commands that means a part of this repository which does not exist. */
export function checkMention(mention: Mention, parts: Parts, report: ReportName): void {
  const { name, form, kind } = mention;
  if (form === 'path') {
    const [plugin = '', command = ''] = name.split('/');
    if (parts.plugins.has(plugin) && (parts.names.has(command) || parts.names.has(`${command}.md`))) {
      report(mention, { name: `${plugin}:${command}`, isNear: true }, true);
    }
    return;
  }
  if (form === 'install') {
    const isOurs = mention.marketplace === undefined || parts.marketplaces.has(mention.marketplace);
    const isPart = parts.names.has(name) || findSimilarParts(name, parts.offered) !== undefined;
    if (isOurs && parts.offered.size > 0 && !parts.offered.has(name) && (isPart || mention.marketplace !== undefined)) {
      report(mention, findSimilarParts(name, parts.offered), false);
    }
    return;
  }
  if (form === 'pair') {
    const [prefix = '', own = ''] = name.split(':');
    if (parts.plugins.size > 0 && !parts.plugins.has(prefix) && parts.names.has(prefix) && parts.names.has(own)) {
      report(mention, undefined, false);
    }
    return;
  }
  if (parts.has(name) || mention.mayBeExample === true) {
    return;
  }
  const [, prefix, own = name] = /^(?:([^:]+):)?(.+)$/.exec(name) ?? [];
  if (prefix !== undefined) {
    const isOwn = parts.plugins.has(prefix);
    const exists = parts.names.has(own) || parts.names.has(`${own}.md`);
    const similar = isOwn || !exists ? undefined : findSimilarParts(prefix, parts.plugins);
    if (isOwn && !parts.has(own)) {
      report(mention, undefined, false);
    } else if (similar !== undefined) {
      report(mention, { name: `${similar.name}:${own}`, isNear: false }, false);
    }
    return;
  }
  const qualified = kind === 'command' ? qualify(name, parts) : undefined;
  if (qualified !== undefined) {
    report(mention, { name: qualified, isNear: true }, true);
    return;
  }
  const similar = findSimilarParts(name, parts.names);
  const isCompound = /[-_]/.test(name);
  if (similar?.isNear === true) {
    report(mention, similar, true);
  } else if (form !== 'slash' && (isCompound || form === 'call' || (similar !== undefined && kind === 'skill'))) {
    report(mention, similar, false);
  }
}

/** `/review-tools-check` is the command `check` of the plugin `review-tools`, if there is one. */
function qualify(name: string, { plugins, names }: Parts): string | undefined {
  for (let hyphen = name.indexOf('-'); hyphen > 0; hyphen = name.indexOf('-', hyphen + 1)) {
    const command = name.slice(hyphen + 1);
    if (plugins.has(name.slice(0, hyphen)) && (names.has(command) || names.has(`${command}.md`))) {
      return `${name.slice(0, hyphen)}:${command}`;
    }
  }
  return undefined;
}
