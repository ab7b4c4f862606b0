import { isRecord } from '../../../text/record.ts';
import { sourceText } from '../../../text/source-text.ts';
import { valueAt } from '../../../text/value-at.ts';
import { readYaml } from '../../../text/yaml/yaml.ts';
import { readText } from '../../../workspace/read-text.ts';
import type { Workspace } from '../../../workspace/workspace.ts';

/**
 * Whether a workflow runs for the action `edited` of an event, which GitHub sends when the base branch of a pull request is
 * changed. It is not one of the defaults. False if the workflow cannot be read.
 */
export async function startsOnEdits(files: Workspace, path: string | undefined, event: string): Promise<boolean> {
  const read = path === undefined ? undefined : await readText(files, path);
  if (read?.kind !== 'text') {
    return false;
  }
  const { text } = read.source;
  const { value } = readYaml(sourceText('', text), { start: 0, end: text.length });
  const types = isRecord(value) ? valueAt(value['on'], event, 'types') : undefined;
  return types === 'edited' || (Array.isArray(types) && types.includes('edited'));
}
