import { isRecord } from '../../text/record.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { nearestName } from '../reading/json/json-keys.ts';
import { serverRule } from './servers/server-rule.ts';
import { rangeOfPart, listServerStrings } from './servers/server-strings.ts';
import type { McpDialect } from './servers/servers.ts';
import { quote } from '../../text/shown/quote.ts';
import { error } from '../effects.ts';

/** Matches `${…}` and `${{ … }}`. */
const VARIABLE = /\$\{(?:\{[^{}]{0,200}\}\}|[^{}]{0,200}\})/g;

export const mcpUnsupportedVariable = serverRule({
  id: 'mcp-unsupported-variable',
  description: 'An MCP server uses a variable that clients do not replace',
  effects: {
    agent: [
      error(
        ['github', 'copilot-cli'],
        'github.com and the Copilot CLI replace only `$NAME`, `${NAME}` and `${{ secrets.NAME }}`; the server gets this variable as it is written.',
      ),
    ],
    portable: [
      error(
        ['claude', 'copilot-cli'],
        'Claude Code and the Copilot CLI replace only `${NAME}` and `${NAME:-other}`; the server gets this variable as it is written.',
      ),
    ],
    vscode: [
      error(['vscode'], 'VS Code has no such variable: the server gets it as it is written, or does not start.'),
    ],
  },
  check(server, report, text) {
    for (const given of listServerStrings(server)) {
      for (const [written] of given.value.matchAll(VARIABLE)) {
        const fault = written.startsWith('${{')
          ? findExpressionFault(server.dialect, written.slice(3, -2).trim())
          : findVariableFault(server.dialect, written.slice(2, -1), text);
        if (fault !== undefined) {
          report(rangeOfPart(text, server, given, written), {
            message: `${quote(written)} ${fault.message}`,
            hint: fault.hint,
          });
        }
      }
    }
  },
});

interface Fault {
  readonly message: string;
  readonly hint: string;
}

/** VS Code's variables for folders and files. */
const EDITOR_VARIABLES =
  /^(?:workspaceFolder|workspaceFolderBasename|userHome|pathSeparator|cwd|file|fileDirname|fileBasename|relativeFile|execPath)$/;
const PREFIXES = ['input', 'env', 'config', 'command', 'workspaceFolder', 'extensionInstallFolder'];
const EDITOR_PREFIX = /^(?:input|env|config|command|workspaceFolder|extensionInstallFolder):(?!-)/;

function findVariableFault(dialect: McpDialect, name: string, text: CheckedText): Fault | undefined {
  if (dialect === 'vscode') {
    return findEditorFault(name, text);
  }
  if (!EDITOR_PREFIX.test(name) && !EDITOR_VARIABLES.test(name)) {
    return undefined;
  }
  return {
    message: 'is a variable that only VS Code replaces',
    hint:
      dialect === 'agent'
        ? 'Set a secret whose name starts with `COPILOT_MCP_`, and write `$COPILOT_MCP_…` here.'
        : 'Write `${NAME}` for an environment variable.',
  };
}

function findEditorFault(name: string, text: CheckedText): Fault | undefined {
  if (name.startsWith('input:')) {
    const id = name.slice('input:'.length);
    return definesInput(text, id, 'inputs')
      ? undefined
      : {
          message: 'has no entry in `inputs`',
          hint: definesInput(text, id, 'input')
            ? 'Rename the key `input`, which VS Code does not read, to `inputs`.'
            : `Add one with \`"id": ${JSON.stringify(id.slice(0, 40))}\`.`,
        };
  }
  const prefix = /^([a-zA-Z]{2,24}):/.exec(name)?.[1];
  const meant = prefix === undefined ? undefined : nearestName(prefix, PREFIXES);
  if (meant !== undefined && meant !== prefix) {
    return { message: 'is not a variable of VS Code', hint: `Did you mean \`\${${meant}:…}\`?` };
  }
  return /^[A-Z][A-Z0-9_]*$/.test(name)
    ? { message: 'is not a variable of VS Code', hint: `Write \`\${env:${name.slice(0, 40)}}\`.` }
    : undefined;
}

function definesInput({ json: { value } }: CheckedText, id: string, key: 'input' | 'inputs'): boolean {
  const inputs = isRecord(value) ? value[key] : undefined;
  return Array.isArray(inputs) && inputs.some((input: unknown) => isRecord(input) && input['id'] === id);
}

function findExpressionFault(dialect: McpDialect, expression: string): Fault | undefined {
  if (dialect === 'agent' && /^(?:secrets|vars)\.\w+$/.test(expression)) {
    return undefined;
  }
  return dialect === 'agent'
    ? { message: 'is neither a secret nor a variable', hint: 'Write `${{ secrets.COPILOT_MCP_… }}`.' }
    : { message: 'is an expression of GitHub Actions', hint: 'Use an environment variable.' };
}
