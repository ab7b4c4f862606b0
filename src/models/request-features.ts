import { regex } from '../text/regex.ts';
import type { ErrorDetails } from './wire/error-body.ts';

/** Each list is sorted from the best form to the weakest. If a server refuses one, the next is tried. */
const LIMITS = ['max_completion_tokens', 'max_output_tokens', 'max_tokens', 'none'] as const;
const FORMATS = ['schema', 'json', 'none'] as const;
const THINKING = ['encrypted', 'none'] as const;
const TOOLS = ['offered', 'none'] as const;
const TEMPERATURES = ['zero', 'none'] as const;
const CACHE_MARKS = ['set', 'none'] as const;
const SYSTEM = ['own', 'in the first message'] as const;

/**
 * Optional features of a request: output limit, answer format, encrypted thinking, tools, temperature, marks for the prompt
 * cache and system messages. A server may refuse each of them, and gets a weaker request then.
 */
export interface RequestFeatures {
  /** The parameter for the output limit. */
  readonly limit: (typeof LIMITS)[number];
  /** How the form of the answer is requested. */
  readonly format: (typeof FORMATS)[number];
  /** Whether the model's thinking is requested, to send it back with the next turn. */
  readonly thinking: (typeof THINKING)[number];
  readonly tools: (typeof TOOLS)[number];
  /** Whether the most likely answer is requested, so that two runs differ less. Many reasoning models refuse it. */
  readonly temperature: (typeof TEMPERATURES)[number];
  /** Whether the parts of the prompt that later requests repeat are marked for the provider's cache, where it needs that. */
  readonly cacheMarks: (typeof CACHE_MARKS)[number];
  /** Whether the system text is a message of its own. Gemma, Titan and the first models of Mistral know no such message. */
  readonly system: (typeof SYSTEM)[number];
}

/** Groq refuses an answer of its model that does not have the form. */
const ABOUT_FORMAT = regex('i')`
  response[_ ]format|output[_ ]?(?:config|format)|json[_ ]schema|json[_ ]object|json mode|structured output
  |response mime type|text\.?format|'format'|failed to (?:generate|validate) json|\bspecified schema\b
`;
/** Bedrock and Vertex AI do not name the parameter of the request. */
const ABOUT_LIMIT = /\bmaximum tokens you requested\b|\bmaxOutputTokens\b/i;
const ABOUT_CACHE_MARKS = /\bcache_control\b|\bcache_?point\b|\bprompt caching\b/i;
/**
 * Bedrock: "This model doesn't support system messages". Gemma's template in vLLM: "System role not supported". Google:
 * "Developer instruction is not enabled for models/gemma-3-27b-it".
 */
const ABOUT_SYSTEM = regex('i')`
  \b(?:doesn['’]t|does not|do not|not) support(?: the)? (?:system|developer)\b
  |\b(?:system|developer)[ _](?:roles?|messages?|prompts?|instructions?)\b.{0,20}\bnot (?:supported|enabled|allowed)\b
`;
const ABOUT_THINKING = /encrypted[_ ]content/i;
const ABOUT_TEMPERATURE = /\btemperature\b/i;
const ABOUT_TOOLS = /\btools?(?:Config)?\b|tool[_ -](?:choice|use|call)|function[_ ]call/i;

/** The next weaker features after a refusal; `undefined` if the refusal is not about any of them. */
export function dropRefusedFeature(features: RequestFeatures, refusal: ErrorDetails): RequestFeatures | undefined {
  const { parameter = '' } = refusal;
  const about = `${parameter} ${refusal.message}`;
  if (features.cacheMarks !== 'none' && ABOUT_CACHE_MARKS.test(about)) {
    return { ...features, cacheMarks: 'none' };
  }
  if (features.system === 'own' && ABOUT_SYSTEM.test(about)) {
    return { ...features, system: 'in the first message' };
  }
  if (features.limit !== 'none' && (about.includes(features.limit) || ABOUT_LIMIT.test(about))) {
    return { ...features, limit: features.limit === 'max_completion_tokens' ? 'max_tokens' : 'none' };
  }
  if (features.thinking !== 'none' && (parameter === 'include' || ABOUT_THINKING.test(about))) {
    return { ...features, thinking: 'none' };
  }
  if (features.temperature !== 'none' && (parameter === 'temperature' || ABOUT_TEMPERATURE.test(about))) {
    return { ...features, temperature: 'none' };
  }
  if (features.format !== 'none' && ABOUT_FORMAT.test(about)) {
    return { ...features, format: features.format === 'schema' ? 'json' : 'none' };
  }
  if (features.tools !== 'none' && ABOUT_TOOLS.test(about)) {
    return { ...features, tools: 'none' };
  }
  return undefined;
}

/** The weaker form of each feature. Requests run in parallel and learn in any order. */
export function weakerFeatures(one: RequestFeatures, other: RequestFeatures): RequestFeatures {
  return {
    limit: later(LIMITS, one.limit, other.limit),
    format: later(FORMATS, one.format, other.format),
    thinking: later(THINKING, one.thinking, other.thinking),
    tools: later(TOOLS, one.tools, other.tools),
    temperature: later(TEMPERATURES, one.temperature, other.temperature),
    cacheMarks: later(CACHE_MARKS, one.cacheMarks, other.cacheMarks),
    system: later(SYSTEM, one.system, other.system),
  };
}

function later<Form>(forms: readonly Form[], one: Form, other: Form): Form {
  return forms.indexOf(one) >= forms.indexOf(other) ? one : other;
}
