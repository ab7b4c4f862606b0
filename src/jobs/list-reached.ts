import { CLIENT_NAMES } from '../customizations/known/clients.ts';
import { customizationSources, type ReviewSubject } from './choose/choose-guidance.ts';
import type { Options } from '../options/options.ts';
import type { ReachedFile } from '../reports/guidance/reached.ts';
import { listFiles } from '../rules/list-files.ts';
import type { CheckedFile } from '../rules/types.ts';

/**
 * Lists the files that a model or a client can reach and that are not customizations of their own: what skills and plugins
 * bring along, and what configures the clients. `validate` checks these files and the customizations, because both lists
 * come from `listFiles`. It also checks the skills of libraries, which no client reads where they are.
 *
 * @param known the files that the receipts list already
 */
export async function listReached(
  subject: Pick<ReviewSubject, 'guidance' | 'changes'>,
  options: Pick<Options, 'compatibility' | 'workspaceFolders'>,
  known: ReadonlySet<string>,
): Promise<readonly ReachedFile[]> {
  const { files } = await listFiles(customizationSources(subject, options));
  return files
    .filter(({ standing }) => standing !== 'stray')
    .filter(({ path, otherPaths = [] }) => ![path, ...otherPaths].some((one) => known.has(one)))
    .map((file) => ({ path: file.path, kind: file.kind, folder: file.root, reason: explain(file) }));
}

function explain({ kind, clients, standing, root }: CheckedFile): string {
  const readers = clients.length === 0 ? 'any client' : clients.map((client) => CLIENT_NAMES[client]).join(', ');
  if (kind === 'bundled-document' || kind === 'bundled-file') {
    return `a skill brings it along: a model may open it (${readers})`;
  }
  if (CONFIGURATION.has(kind)) {
    return `it configures ${readers}`;
  }
  return standing === 'nested' && root !== ''
    ? `it is read where \`${root}\` is opened or installed (${readers})`
    : `it can be read by ${readers}`;
}

/** The kinds of files that configure a client, and hold no text for a model. */
const CONFIGURATION: ReadonlySet<CheckedFile['kind']> = new Set([
  'settings',
  'mcp',
  'plugin',
  'marketplace',
  'setup-steps',
  'toolset',
  'gemini-settings',
  'gemini-review',
  'codex-config',
  'codex-plugin',
]);
