import type { LedgerEntry } from '../prompt/ledger.ts';
import type { ChatMessage } from '../prompt/render.ts';
import { codeBlock, codeSpan, plainMarkdown } from './markdown-text.ts';

/** A prompt with where every part of it came from, what it cost and what was left out. */
export interface PromptDump {
  readonly purpose: 'review';
  readonly model: string | undefined;
  readonly encoding: string;
  /** Most input tokens of one request. */
  readonly budget: number;
  readonly leftOut: readonly { readonly source: string; readonly reason: string }[];
  readonly requests: readonly {
    readonly hash: string;
    readonly tokens: number;
    readonly messages: readonly ChatMessage[];
    readonly pieces: readonly LedgerEntry[];
  }[];
}

/** What `dump --format json` prints. */
export function dumpJson(dump: PromptDump): Record<string, unknown> {
  const { purpose, model, encoding, budget, leftOut, requests } = dump;
  return { purpose, agent: null, model: model ?? null, encoding, budget, leftOut, requests };
}

/** The dump to read: a ledger of the pieces and the messages as they are sent. */
export function dumpMarkdown(dump: PromptDump): string {
  const model = dump.model === undefined ? 'no model chosen' : codeSpan(dump.model);
  const total = dump.requests.reduce((sum, request) => sum + request.tokens, 0);
  const sections = [
    '# Housestyle prompt',
    `${dump.requests.length} request(s), ${total} tokens in all (${codeSpan(dump.encoding)}, ${model}, at most ${dump.budget} a request).`,
    ...dump.requests.flatMap((request, index) => [
      `## Request ${index + 1}: ${request.tokens} tokens`,
      drawLedger(request.pieces),
      ...request.messages.map((message) => `### ${message.role}\n\n${codeBlock('text', message.content)}`),
    ]),
    ...(dump.leftOut.length === 0
      ? []
      : [
          '## Left out',
          dump.leftOut.map((entry) => `- ${codeSpan(entry.source)}: ${plainMarkdown(entry.reason)}`).join('\n'),
        ]),
  ];
  return `${sections.join('\n\n')}\n`;
}

function drawLedger(pieces: readonly LedgerEntry[]): string {
  const rows = pieces.map((piece) => {
    const fate = piece.included ? 'sent' : plainMarkdown(piece.reason ?? 'cut');
    return `| ${codeSpan(piece.id)} | ${piece.kind} | ${piece.source === null ? '' : codeSpan(piece.source)} | ${piece.priority ?? 'always'} | ${piece.tokens} | ${fate} |`;
  });
  return ['| Piece | Kind | Source | Priority | Tokens | |', '|---|---|---|---|---|---|', ...rows].join('\n');
}
