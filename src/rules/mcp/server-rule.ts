import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from '../reading/checked-text.ts';
import type { Effect, Effects, Particulars, Said, TextRule } from '../types.ts';
import { readServers, type McpDialect, type McpServer } from './servers.ts';

/** What a rule about MCP servers means to those who read each kind of list; a list that is not named is not looked at. */
export type DialectEffects = Readonly<Partial<Record<McpDialect, Effects>>>;

export type ReportOnServer = (range: TextRange, said: Said, particulars?: Particulars) => void;

type Head = Pick<TextRule, 'id' | 'description' | 'fixes' | 'source'> & {
  readonly effects: DialectEffects;
  readonly check: (server: McpServer, report: ReportOnServer, text: CheckedText) => void;
};

/** Beyond these a file's findings say the same again. */
const MAX_FINDINGS = 50;

/** A rule that looks at each server of an agent, of `.vscode/mcp.json` or of `.mcp.json`. */
export function serverRule({ effects, check, ...head }: Head): TextRule {
  return {
    ...head,
    scope: 'text',
    kinds: ['agent', 'mcp'],
    // Of an agent the key in its frontmatter; JSON has none.
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

function allEffects({ agent, vscode, portable }: DialectEffects): Effects {
  const [first, ...rest] = [agent, portable, vscode]
    .flatMap((effects): readonly Effect[] => effects ?? [])
    .sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
  if (first === undefined) {
    throw new TypeError('a rule without an effect');
  }
  return [first, ...rest];
}

const ORDER: readonly Effect['severity'][] = ['error', 'warning', 'info'];
