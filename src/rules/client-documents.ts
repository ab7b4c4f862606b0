import { toolName } from '../customizations/places/identify.ts';
import type { Client } from '../customizations/known/clients.ts';
import type { FileToCheck } from './run/subject.ts';

/**
 * Markdown files that a client gives to a model as agents, commands or workflows, and that guidelines do not name. Cursor
 * reads no frontmatter in commands.
 *
 * @see https://docs.windsurf.com/windsurf/cascade/workflows, https://geminicli.com/docs/core/subagents,
 * https://cursor.com/docs/agent/chat/commands and https://cursor.com/docs/subagents (November 2026)
 */
const DOCUMENTS: readonly {
  readonly path: RegExp;
  readonly kind: 'client-agent' | 'client-document';
  readonly clients: readonly Client[];
}[] = [
  { path: /^(?:.*\/)?\.windsurf\/workflows\/[^/]+\.md$/, kind: 'client-agent', clients: ['windsurf'] },
  { path: /^\.gemini\/agents\/[^/]+\.md$/, kind: 'client-agent', clients: ['gemini'] },
  { path: /^\.cursor\/agents\/(?:.*\/)?[^/]+\.md$/, kind: 'client-agent', clients: ['cursor'] },
  { path: /^\.cursor\/commands\/(?:.*\/)?[^/]+\.md$/, kind: 'client-document', clients: ['cursor'] },
];

/** A cheap test, as every path that may be a customization is asked. */
const MAY_BE_DOCUMENT = /(?:^|\/)\.(?:windsurf|gemini|cursor)\//;
/** Pages for people. */
const PAGE = /(?:^|\/)readme\.md$/i;

/** Describes a file if a client gives it to a model and no place of a customization takes it. */
export function describeClientDocument(path: string): Omit<FileToCheck, 'read'> | undefined {
  const found =
    MAY_BE_DOCUMENT.test(path) && !PAGE.test(path) ? DOCUMENTS.find((one) => one.path.test(path)) : undefined;
  return found === undefined
    ? undefined
    : {
        path,
        kind: found.kind,
        level: 'repository',
        root: '',
        standing: 'in-place',
        clients: found.clients,
        name: toolName(path),
      };
}
