import { describe, expect, it } from 'vitest';
import { findHookFaults } from '../../../../src/rules/reading/hooks/hook-shape.ts';

const COMMAND = { type: 'command', command: './check.sh' };

describe('the hooks of an agent', () => {
  it.each([
    ['nothing', undefined, []],
    ['a command', { PreToolUse: [COMMAND] }, []],
    ['an event of Copilot', { preToolUse: [{ type: 'command', bash: './check.sh' }] }, []],
    ['an event that is newer than the list', { WorktreeRemove: [COMMAND] }, []],
    ['commands below a matcher', { PreToolUse: [{ matcher: 'Bash', hooks: [COMMAND] }] }, []],
    ['a text', 'x', ['']],
    ['a list', [COMMAND], ['']],
    ['an event in other letter case', { pretooluse: [COMMAND] }, ['pretooluse']],
    ['a command without a list', { Stop: COMMAND }, ['Stop']],
    ['a hook that is a string', { Stop: ['./check.sh'] }, ['Stop/0']],
    ['an unknown type', { Stop: [{ type: 'shell', command: 'x' }] }, ['Stop/0/type']],
    ['no command', { Stop: [{ type: 'command', timeout: 5 }] }, ['Stop/0']],
    ['below a matcher', { Stop: [{ matcher: 'x', hooks: [{ type: 'shell' }] }] }, ['Stop/0/hooks/0/type']],
  ])('%s', (_, hooks, paths) => {
    expect(findHookFaults(hooks).map(({ path }) => path.join('/'))).toEqual(paths);
  });

  it('may contain themselves', () => {
    const hooks: Record<string, unknown> = {};
    hooks['Stop'] = [{ hooks: [hooks] }, hooks];
    expect(findHookFaults(hooks).length).toBeLessThan(20);
  });
});
