import { CODEX_HOOK_EVENTS } from '../../../customizations/known/codex-config.ts';
import { wordSet } from '../../../structures/words-in.ts';
/**
 * The hook events of the Copilot CLI and github.com, each with its name in VS Code.
 * https://docs.github.com/en/copilot/reference/hooks-reference and `hookTypes.ts` of microsoft/vscode, November 2026.
 */
export const COPILOT_EVENTS: ReadonlyMap<string, string | undefined> = new Map([
  ['agentStop', 'Stop'],
  ['errorOccurred', 'ErrorOccurred'],
  ['notification', 'Notification'],
  ['permissionRequest', 'PermissionRequest'],
  ['postToolUse', 'PostToolUse'],
  ['postToolUseFailure', 'PostToolUseFailure'],
  ['preCompact', 'PreCompact'],
  ['preToolUse', 'PreToolUse'],
  ['sessionEnd', 'SessionEnd'],
  ['sessionStart', 'SessionStart'],
  ['subagentStart', 'SubagentStart'],
  ['subagentStop', 'SubagentStop'],
  ['userPromptSubmitted', 'UserPromptSubmit'],
  ['userPromptTransformed', undefined],
]);

/** Matches event names of Cursor (`afterFileEdit`) and the Gemini CLI (`BeforeTool`). The other clients have no such names. */
const ELSEWHERE = /^(?:[Aa]fter|[Bb]efore|[Oo]n)(?=[A-Z_-])/;

/** Whether an event name belongs to another program. */
export function isEventElsewhere(event: string): boolean {
  return ELSEWHERE.test(event);
}

/** https://code.claude.com/docs/en/hooks, November 2026. The list grows every month. */
export const CLAUDE_EVENTS: ReadonlySet<string> = wordSet(`
  ConfigChange CwdChanged Elicitation ElicitationResult FileChanged InstructionsLoaded Notification PermissionDenied
  PermissionRequest PostCompact PostToolBatch PostToolUse PostToolUseFailure PreCompact PreToolUse SessionEnd
  SessionStart Setup Stop StopFailure SubagentStart SubagentStop TaskCompleted TaskCreated TeammateIdle
  UserPromptExpansion UserPromptSubmit WorktreeCreate WorktreeRemove
`);

/**
 * https://cursor.com/docs/hooks (November 2026): those of agents, of Tab and of the application.
 */
export const CURSOR_EVENTS: ReadonlySet<string> = wordSet(`
  afterAgentResponse afterAgentThought afterFileEdit afterMCPExecution afterShellExecution afterTabFileEdit
  beforeMCPExecution beforeReadFile beforeShellExecution beforeSubmitPrompt beforeTabFileRead postToolUse
  postToolUseFailure preCompact preToolUse sessionEnd sessionStart stop subagentStart subagentStop workspaceOpen
`);

/** `HookEventsToml` in openai/codex, codex-rs/config/src/hook_config.rs, November 2026. */
export const CODEX_EVENTS: ReadonlySet<string> = new Set(CODEX_HOOK_EVENTS);
