import { warning } from '../effects.ts';
import type { Effects } from '../types.ts';

/** The effect of a key that is nearly, but not exactly, a known one. */
export const KEY_IGNORED: Effects = [
  warning(['vscode'], 'VS Code marks the key as not supported, and the intended setting stays unset.'),
  warning(
    ['github', 'copilot-cli', 'claude'],
    'github.com, the Copilot CLI and Claude Code ignore the key, and the intended setting stays unset.',
  ),
  warning(['cursor', 'windsurf'], 'Cursor and Windsurf ignore the key, and the intended setting stays unset.'),
];
