import { DIAGNOSTIC_SEVERITIES } from '../../../diagnostics/diagnostic.ts';
import type { TextRange } from '../../../text/source-text.ts';
import type { CheckedText } from '../../reading/texts/checked-text.ts';
import type { Effect, Effects, Particulars, Said, TextRule } from '../../types.ts';
import { readServers, type McpDialect, type McpServer } from './servers.ts';

/** The effects of a rule about MCP servers, by kind of list. The rule does not check kinds without effects. */
export type DialectEffects = Readonly<Partial<Record<McpDialect, Effects>>>;

/**
 * The effects of what every client does alike with a server.
 *
 * @param why what a client does, as the rest of a sentence that begins with its name
 */
export function inEveryClient(severity: Effect['severity'], why: string): DialectEffects {
  const said = (client: string): Pick<Effect, 'severity' | 'why'> => ({ severity, why: `${client} ${why}` });
  return {
    agent: [{ clients: ['github', 'copilot-cli'], ...said('github.com') }],
    portable: [
      { clients: ['claude', 'copilot-cli'], ...said('Claude Code') },
      { clients: ['cursor'], ...said('Cursor') },
    ],
    gemini: [{ clients: ['gemini'], ...said('The Gemini CLI') }],
    codex: [{ clients: ['codex'], ...said('Codex') }],
    vscode: [{ clients: ['vscode'], ...said('VS Code') }],
  };
}

export type ReportOnServer = (range: TextRange, said: Said, particulars?: Particulars) => void;

type ServerRuleParts = Pick<TextRule, 'id' | 'description' | 'fixes' | 'suggests' | 'source'> & {
  readonly effects: DialectEffects;
  readonly check: (server: McpServer, report: ReportOnServer, text: CheckedText) => void;
};

/** The most findings in one file; more would only repeat the same. */
const MAX_FINDINGS = 50;

/** Makes a rule that checks each server of an agent, or of a file that lists servers. */
export function serverRule({ effects, check, ...parts }: ServerRuleParts): TextRule {
  return {
    ...parts,
    scope: 'text',
    kinds: [
      'agent',
      'mcp',
      ...(effects.portable ? ['plugin' as const] : []),
      ...(effects.gemini ? ['gemini-settings' as const] : []),
      ...(effects.codex ? ['codex-config' as const] : []),
    ],
    // An agent has the key in its frontmatter; JSON files have no frontmatter.
    looksFor: { keys: ['mcp-servers'], noFrontmatter: true },
    effects: allEffects(effects),
    check(text, report) {
      let found = 0;
      for (const server of readServers(text)) {
        const felt = effects[server.dialect];
        if (felt !== undefined) {
          check(
            server,
            (range, said, particulars = {}) => {
              found += 1;
              if (found <= MAX_FINDINGS) {
                report(range, said, { effects: felt, ...particulars });
              }
            },
            text,
          );
        }
      }
    },
  };
}

function allEffects({ agent, vscode, portable, gemini, codex }: DialectEffects): Effects {
  const [first, ...rest] = [agent, portable, vscode, gemini, codex]
    .flatMap((effects): readonly Effect[] => effects ?? [])
    .sort((a, b) => DIAGNOSTIC_SEVERITIES.indexOf(a.severity) - DIAGNOSTIC_SEVERITIES.indexOf(b.severity));
  if (first === undefined) {
    throw new TypeError('the rule has no effects');
  }
  return [first, ...rest];
}
