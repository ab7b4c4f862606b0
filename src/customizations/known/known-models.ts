/**
 * The models of Copilot, as of 21 November 2026: data/tables/copilot/{model-release-status,model-deprecation-history,
 * models-and-pricing}.yml of github/docs, which are the tables of
 * https://docs.github.com/en/copilot/reference/ai-models/supported-models.
 */

/** Models that Copilot offers, or offered until recently: the table above has no retirement date for them yet. */
export const OFFERED_MODELS = [
  'GPT-4.1',
  'GPT-4o',
  'GPT-5 mini',
  'GPT-5.1',
  'GPT-5.1-Codex',
  'GPT-5.1-Codex-Max',
  'GPT-5.1-Codex-Mini',
  'GPT-5.2',
  'GPT-5.2-Codex',
  'GPT-5.3-Codex',
  'GPT-5.4',
  'GPT-5.4 mini',
  'GPT-5.4 nano',
  'GPT-5.5',
  'GPT-5.6 Luna',
  'GPT-5.6 Sol',
  'GPT-5.6 Terra',
  'Claude Fable 5',
  'Claude Haiku 4.5',
  'Claude Opus 4.5',
  'Claude Opus 4.6',
  'Claude Opus 4.7',
  'Claude Opus 4.8',
  'Claude Opus 5',
  'Claude Sonnet 4',
  'Claude Sonnet 4.5',
  'Claude Sonnet 4.6',
  'Claude Sonnet 5',
  'Gemini 2.5 Pro',
  'Gemini 3 Flash',
  'Gemini 3 Pro',
  'Gemini 3.1 Pro',
  'Gemini 3.5 Flash',
  'Gemini 3.6 Flash',
  'Gemini 3.7 Flash',
  'Grok 4.5',
  'Grok 4.6',
  'Grok Code Fast 1',
  'Goldeneye',
  'Kimi K2.7 Code',
  'Kimi K3',
  'MAI-Code-1-Flash',
  'MAI-Code-1.1-Flash',
  'Raptor mini',
] as const;

export interface Retirement {
  readonly name: string;
  /** The day on which Copilot stopped offering it. */
  readonly date: string;
  readonly successor: (typeof OFFERED_MODELS)[number];
}

/** Models that Copilot no longer offers. If the documented successor is also retired, the next one is named. */
export const RETIRED_MODELS: readonly Retirement[] = [
  { name: 'Claude Opus 4.1', date: '2026-02-17', successor: 'Claude Opus 4.8' },
  { name: 'GPT-5', date: '2026-02-17', successor: 'GPT-5.4' },
  { name: 'GPT-5-Codex', date: '2026-02-17', successor: 'GPT-5.3-Codex' },
  { name: 'Claude Sonnet 3.5', date: '2025-11-06', successor: 'Claude Haiku 4.5' },
  { name: 'Claude Opus 4', date: '2025-10-23', successor: 'Claude Opus 4.8' },
  { name: 'Claude Sonnet 3.7', date: '2025-10-23', successor: 'Claude Sonnet 5' },
  { name: 'Claude Sonnet 3.7 Thinking', date: '2025-10-23', successor: 'Claude Sonnet 5' },
  { name: 'Gemini 2.0 Flash', date: '2025-10-23', successor: 'Gemini 3.5 Flash' },
  { name: 'o1-mini', date: '2025-10-23', successor: 'GPT-5 mini' },
  { name: 'o3', date: '2025-10-23', successor: 'GPT-5.4' },
  { name: 'o3-mini', date: '2025-10-23', successor: 'GPT-5 mini' },
  { name: 'o4-mini', date: '2025-10-23', successor: 'GPT-5 mini' },
];

/** The short names of models that Claude Code documents for agents, https://code.claude.com/docs/en/sub-agents (November 2026). */
export const CLAUDE_MODELS: readonly string[] = ['sonnet', 'opus', 'haiku', 'inherit'];

/** Other names of models that Claude Code takes: those of its settings, and ids, including the ids of Bedrock and Vertex. */
export const OTHER_CLAUDE_MODELS =
  /^(?:default|best|fable|opusplan|(?:sonnet|opus|haiku|fable)\[1m\]|\S*claude-\S+|arn:\S+)$/i;
