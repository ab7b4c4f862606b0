import type { ErrorDetails } from './wire/error-body.ts';

/** Each list is sorted from the best form to the weakest. If a server refuses one, the next is tried. */
const LIMITS = ['max_completion_tokens', 'max_output_tokens', 'max_tokens', 'none'] as const;
const FORMATS = ['schema', 'json', 'none'] as const;
const THINKING = ['encrypted', 'none'] as const;
const TOOLS = ['offered', 'none'] as const;

/**
 * Optional features of a request: output limit, answer format, encrypted thinking and tools. A server may refuse each
 * of them, and gets a weaker request then.
 */
export interface Wishes {
  /** The parameter for the output limit. */
  readonly limit: (typeof LIMITS)[number];
  /** How the form of the answer is requested. */
  readonly format: (typeof FORMATS)[number];
  /** Whether the model's thinking is requested, to send it back with the next turn. */
  readonly thinking: (typeof THINKING)[number];
  readonly tools: (typeof TOOLS)[number];
}

const ABOUT_FORMAT =
  /response[_ ]format|output[_ ](?:config|format)|json[_ ]schema|json[_ ]object|json mode|structured output|response mime type|text\.format|'format'/i;
const ABOUT_THINKING = /encrypted[_ ]content/i;
const ABOUT_TOOLS = /\btools?\b|tool[_ -](?:choice|use|call)|function[_ ]call/i;

/** The next weaker features after a refusal; `undefined` if the refusal is not about any of them. */
export function stepDown(wishes: Wishes, refusal: ErrorDetails): Wishes | undefined {
  const { parameter = '' } = refusal;
  const about = `${parameter} ${refusal.message}`;
  if (wishes.limit !== 'none' && about.includes(wishes.limit)) {
    return { ...wishes, limit: wishes.limit === 'max_completion_tokens' ? 'max_tokens' : 'none' };
  }
  if (wishes.thinking !== 'none' && (parameter === 'include' || ABOUT_THINKING.test(about))) {
    return { ...wishes, thinking: 'none' };
  }
  if (wishes.format !== 'none' && ABOUT_FORMAT.test(about)) {
    return { ...wishes, format: wishes.format === 'schema' ? 'json' : 'none' };
  }
  if (wishes.tools !== 'none' && ABOUT_TOOLS.test(about)) {
    return { ...wishes, tools: 'none' };
  }
  return undefined;
}

/** The weaker form of each feature. Requests run in parallel and learn in any order. */
export function weaker(one: Wishes, other: Wishes): Wishes {
  return {
    limit: later(LIMITS, one.limit, other.limit),
    format: later(FORMATS, one.format, other.format),
    thinking: later(THINKING, one.thinking, other.thinking),
    tools: later(TOOLS, one.tools, other.tools),
  };
}

function later<Form>(forms: readonly Form[], one: Form, other: Form): Form {
  return forms.indexOf(one) >= forms.indexOf(other) ? one : other;
}
