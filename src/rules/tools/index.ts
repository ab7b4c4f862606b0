import type { Rule } from '../types.ts';
import { agentToolsEmpty } from './agent-tools-empty.ts';
import { agentToolsType } from './agent-tools-type.ts';
import { toolDuplicate } from './tool-duplicate.ts';
import { toolInBodyNotEnabled } from './tool-in-body-not-enabled.ts';
import { toolOtherClientName } from './tool-other-client-name.ts';
import { toolRenamed } from './tool-renamed.ts';
import { toolServerNotDeclared } from './tool-server-not-declared.ts';
import { toolUnknown } from './tool-unknown.ts';

/** In the order of their ids. */
export const TOOL_RULES: readonly Rule[] = [
  agentToolsEmpty,
  agentToolsType,
  toolDuplicate,
  toolInBodyNotEnabled,
  toolOtherClientName,
  toolRenamed,
  toolServerNotDeclared,
  toolUnknown,
];
