import { parseJson } from '../../text/json/parse-json.ts';
import { isRecord } from '../../text/record.ts';
import type { TokenUsage } from '../model.ts';

/** Token usage reported by the CLI, and whether the output limit cut off the last answer. */
export interface CountedRun {
  readonly usage: TokenUsage;
  readonly cutOff: boolean;
}

/**
 * Reads the spans that the Copilot CLI writes with `COPILOT_OTEL_FILE_EXPORTER_PATH`: one JSON object per line, named
 * by OpenTelemetry's conventions for generative AI. Returns `undefined` if they contain no request to a model.
 */
export function readCopilotSpans(lines: string): CountedRun | undefined {
  const requests = lines.split('\n').flatMap(requestIn);
  if (requests.length === 0) {
    return undefined;
  }
  const cached = sumCounts(requests, 'gen_ai.usage.cache_read.input_tokens');
  return {
    usage: {
      inputTokens: sumCounts(requests, 'gen_ai.usage.input_tokens'),
      outputTokens: sumCounts(requests, 'gen_ai.usage.output_tokens'),
      ...(cached === 0 ? {} : { cachedInputTokens: cached }),
    },
    cutOff: wasCut(requests.at(-1)?.['gen_ai.response.finish_reasons']),
  };
}

type Attributes = Readonly<Record<string, unknown>>;

/** Reads one line. The last line may be incomplete. */
function requestIn(line: string): readonly Attributes[] {
  const span = parseJson(line);
  const attributes = isRecord(span) ? span['attributes'] : undefined;
  return isRecord(attributes) && attributes['gen_ai.operation.name'] === 'chat' ? [attributes] : [];
}

function sumCounts(requests: readonly Attributes[], name: string): number {
  return requests.reduce((sum, attributes) => {
    const count = attributes[name];
    return sum + (typeof count === 'number' && count > 0 ? count : 0);
  }, 0);
}

function wasCut(reasons: unknown): boolean {
  return Array.isArray(reasons) && reasons.some((reason) => reason === 'length' || reason === 'max_tokens');
}
