import { quoteText } from '../reading/quote-text.ts';
import { isPrivate, isThisMachine, readAddress } from './server-address.ts';
import { serverRule } from './server-rule.ts';
import { rangeOfPart, stringsOf } from './server-strings.ts';

export const mcpInternalHost = serverRule({
  id: 'mcp-internal-host',
  description: 'An MCP server stands where only a network of one company reaches it',
  effects: {
    agent: [
      {
        clients: ['github', 'copilot-cli'],
        severity: 'info',
        why: 'The machines of github.com do not reach the host, nor does the Copilot CLI outside of that network.',
      },
    ],
    portable: [
      {
        clients: ['claude', 'copilot-cli'],
        severity: 'info',
        why: 'Claude Code and the Copilot CLI reach the host from inside of its network only.',
      },
    ],
    vscode: [
      { clients: ['vscode'], severity: 'info', why: 'VS Code reaches the host from inside of its network only.' },
    ],
  },
  check(server, report, text) {
    for (const given of stringsOf(server)) {
      const address = readAddress(given.value);
      if (address !== undefined && !isThisMachine(address.host) && (isPrivate(address.host) || isStage(address.host))) {
        report(rangeOfPart(text, server, given, address.host) ?? server.nameRange, {
          message: `${quoteText(address.host)} is a host inside of a network`,
          hint: 'Name a host that all readers of the file reach, or leave it to a variable.',
        });
      }
    }
  },
});

/** `mcp.dev.acme.com`: a company's hosts for trying out. Those of Azure and the like have such names and are public. */
function isStage(host: string): boolean {
  const labels = host.split('.');
  return (
    labels.length > 3 &&
    labels.slice(1, -2).some((label) => STAGES.has(label)) &&
    !/\.(?:azure|microsoft|amazonaws|googleapis|atlassian|oracle|sap)\.(?:com|net)$/.test(host)
  );
}

const STAGES: ReadonlySet<string> = new Set([
  'dev',
  'devel',
  'staging',
  'stage',
  'stg',
  'qa',
  'uat',
  'int',
  'intern',
  'internal',
  'corp',
]);
