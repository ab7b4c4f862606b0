import { writeCount } from '../../text/shown/write-count.ts';
import type { Purpose } from '../../guidelines/purpose.ts';
import type { LedgerEntry } from '../../fitting/ledger.ts';
import type { ChatMessage } from '../../fitting/render.ts';
import type { PromptPlan } from '../../fitting/plan.ts';
import { count } from '../count.ts';
import type { StatementReport } from '../guidance/statements.ts';
import { shortenPath } from '../../text/shown/shorten.ts';
import { directionRows } from '../guidance/directions.ts';
import { codeBlock, codeSpan, plainMarkdown } from '../markdown/markdown-text.ts';
import type { DumpLeftOut } from './count-left-out.ts';
import type { Direction } from '../../findings/directions/direction.ts';

/** A prompt with the source and the tokens of every part, and what was left out. */
export interface PromptDump {
  readonly purpose: Purpose;
  /** The agent of the repository that the prompt is for. */
  readonly agent: string | undefined;
  readonly model: string | undefined;
  readonly encoding: string;
  /** Why tokens are estimated; undefined if they are exact. */
  readonly encodingNote: string | undefined;
  /** Most input tokens of one request. */
  readonly budget: number;
  /** Price of a million input tokens of the model, if the configuration has it. */
  readonly inputPrice?: number;
  /** Where the change addresses a model. Such text is in the prompt as data. */
  readonly directions: readonly Direction[];
  readonly leftOut: readonly DumpLeftOut[];
  /** The statements of the guidelines that apply, and how each of them is checked. Absent if it is not a review. */
  readonly statements?: readonly StatementReport[];
  readonly requests: readonly {
    readonly hash: string;
    /** The agent that it is for; absent for the default reviewer. */
    readonly agent?: string;
    /** Tokens of the messages. */
    readonly tokens: number;
    /** Names of the tools that are offered with the messages. */
    readonly tools?: readonly string[];
    /** Tokens of their declarations. */
    readonly toolTokens?: number;
    readonly messages: readonly ChatMessage[];
    readonly pieces: readonly LedgerEntry[];
    /** Lets a reader try other budgets. */
    readonly plan?: PromptPlan;
  }[];
}

/** The requests that would be sent, with what became of each piece of their prompts. */
export interface DumpReport extends Pick<
  PromptDump,
  'purpose' | 'encoding' | 'budget' | 'inputPrice' | 'directions' | 'leftOut' | 'statements'
> {
  /** The agent of the repository that the prompt is for; null for the default reviewer. */
  readonly agent: string | null;
  /** The model that would be asked; null if none is configured. */
  readonly model: string | null;
  /** Why tokens are estimated; null if they are exact. */
  readonly encodingNote: string | null;
  /** The requests, in the order in which they would be sent. */
  readonly requests: readonly DumpedRequest[];
}

/** One request to a model. */
export interface DumpedRequest extends Pick<PromptDump['requests'][number], 'hash' | 'tokens' | 'messages' | 'pieces'> {
  /** The agent that it is for; null for the default reviewer. */
  readonly agent: string | null;
  /** Names of the tools that are offered with the messages. */
  readonly tools: readonly string[];
  /** Tokens of their declarations. */
  readonly toolTokens: number;
}

/** What `dump --format json` prints. */
export function dumpJson(dump: PromptDump): DumpReport {
  const {
    purpose,
    agent,
    model,
    encoding,
    encodingNote,
    budget,
    inputPrice,
    directions,
    leftOut,
    statements,
    requests,
  } = dump;
  return {
    purpose,
    agent: agent ?? null,
    model: model ?? null,
    encoding,
    encodingNote: encodingNote ?? null,
    budget,
    ...(inputPrice === undefined ? {} : { inputPrice }),
    directions,
    leftOut,
    ...(statements === undefined ? {} : { statements }),
    requests: requests.map(({ hash, agent: own, tokens, tools = [], toolTokens = 0, messages, pieces }) => ({
      hash,
      agent: own ?? null,
      tokens,
      tools,
      toolTokens,
      messages,
      pieces,
    })),
  };
}

/** The dump for people: the ledger (what became of each piece of the prompt), and the messages as they are sent. */
export function dumpMarkdown(dump: PromptDump): string {
  const model = dump.model === undefined ? 'no model chosen' : codeSpan(dump.model);
  const total = dump.requests.reduce((sum, request) => sum + request.tokens, 0);
  const agent = dump.agent === undefined ? '' : `, agent ${codeSpan(dump.agent)}`;
  const sections = [
    '# Housestyle prompt',
    `For ${dump.purpose}${agent}: ${count(dump.requests.length, 'request')}, ${count(total, 'token')} in all (${codeSpan(dump.encoding)}, ${model}, at most ${writeCount(dump.budget)} a request).`,
    ...(dump.encodingNote === undefined ? [] : [plainMarkdown(`${dump.encodingNote}.`)]),
    ...dump.requests.flatMap((request, index) => [
      `## Request ${index + 1}: ${count(request.tokens, 'token')}`,
      `Hash: ${codeSpan(request.hash)}`,
      ...(request.agent === undefined ? [] : [`For the agent ${codeSpan(request.agent)}.`]),
      ...(request.tools === undefined
        ? []
        : [
            `Tools offered with it (${count(request.toolTokens ?? 0, 'token')}): ${request.tools.map(codeSpan).join(', ')}.`,
          ]),
      drawLedger(request.pieces),
      ...request.messages.map((message) => `### ${message.role}\n\n${codeBlock('text', message.content)}`),
    ]),
    ...(dump.directions.length === 0
      ? []
      : [
          '## Text that addresses a model',
          'It is in the messages as data.',
          directionRows(dump.directions).join('\n'),
        ]),
    ...(dump.leftOut.length === 0
      ? []
      : [
          '## Left out',
          dump.leftOut
            .map(
              (entry) =>
                `- ${codeSpan(shortenPath(entry.source, MAX_NAME_CHARACTERS))}: ${plainMarkdown(entry.reason)}`,
            )
            .join('\n'),
        ]),
  ];
  return `${sections.join('\n\n')}\n`;
}

function describeProvided({ by, why, worth }: NonNullable<LedgerEntry['provided']>): string {
  return plainMarkdown(`${by}, worth ${worth.toPrecision(2)} a token: ${why}`);
}

/** A longer name of a piece is shortened; the JSON has it whole. */
const MAX_NAME_CHARACTERS = 300;

function drawLedger(pieces: readonly LedgerEntry[]): string {
  const rows = pieces.map((piece) => {
    const sent = piece.reason === null ? 'sent' : plainMarkdown(piece.reason);
    const outcome = piece.provided === undefined ? sent : `${sent}; ${describeProvided(piece.provided)}`;
    return `| ${codeSpan(shortenPath(piece.id, MAX_NAME_CHARACTERS))} | ${piece.kind} | ${piece.source === null ? '' : codeSpan(shortenPath(piece.source, MAX_NAME_CHARACTERS))} | ${piece.priority ?? 'always'} | ${writeCount(piece.tokens)} | ${outcome} |`;
  });
  return ['| Piece | Kind | Source | Priority | Tokens | |', '|---|---|---|---|---|---|', ...rows].join('\n');
}
