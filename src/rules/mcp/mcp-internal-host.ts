import { isPrivate, isThisMachine, readAddress } from './servers/server-address.ts';
import { serverRule } from './servers/server-rule.ts';
import { rangeOfPart, listServerStrings } from './servers/server-strings.ts';
import { quote } from '../../text/shown/quote.ts';
import { info } from '../effects.ts';
import { wordSet } from '../../structures/words-in.ts';

export const mcpInternalHost = serverRule({
  id: 'mcp-internal-host',
  description: 'An MCP server can only be reached from inside a private network',
  effects: {
    agent: [
      info(
        ['github', 'copilot-cli'],
        'The machines of github.com cannot reach the host, and neither can the Copilot CLI outside of that network.',
      ),
    ],
    portable: [
      info(
        ['claude', 'copilot-cli'],
        'Claude Code and the Copilot CLI can reach the host only from inside its network.',
      ),
    ],
    vscode: [info(['vscode'], 'VS Code can reach the host only from inside its network.')],
  },
  check(server, report, text) {
    for (const given of listServerStrings(server)) {
      const address = readAddress(given.value);
      if (address !== undefined && !isThisMachine(address.host) && (isPrivate(address.host) || isStage(address.host))) {
        report(rangeOfPart(text, server, given, address.host), {
          message: `${quote(address.host)} is a host in a private network`,
          hint: 'Use a host that everybody can reach, or a variable.',
        });
      }
    }
  },
});

/** Whether a host looks like a company's test host, such as `mcp.dev.acme.com`. Cloud hosts, such as Azure's, have similar names but are public. */
function isStage(host: string): boolean {
  const labels = host.split('.');
  return (
    labels.length > 3 &&
    labels.slice(1, -2).some((label) => STAGES.has(label)) &&
    !/\.(?:azure|microsoft|amazonaws|googleapis|atlassian|oracle|sap)\.(?:com|net)$/.test(host)
  );
}

const STAGES: ReadonlySet<string> = wordSet('dev devel staging stage stg qa uat int intern internal corp');
