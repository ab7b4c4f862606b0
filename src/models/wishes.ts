import type { ErrorDetails } from './wire/error-body.ts';

/** How a request is put, best first in each list: what a server refuses is asked for in the next form. */
const LIMITS = ['max_completion_tokens', 'max_output_tokens', 'max_tokens', 'none'] as const;
const FORMATS = ['schema', 'json', 'none'] as const;
const THINKING = ['encrypted', 'none'] as const;
const TOOLS = ['offered', 'none'] as const;

/** What a request asks for beyond an answer. */
export interface Wishes {
  /** The parameter that the output limit goes into. */
  readonly limit: (typeof LIMITS)[number];
  /** How the answer's shape is asked for. */
  readonly format: (typeof FORMATS)[number];
  /** Whether the model's thinking is asked for, to be given back. */
  readonly thinking: (typeof THINKING)[number];
  readonly tools: (typeof TOOLS)[number];
}

const ABOUT_FORMAT =
  /response[_ ]format|output[_ ](?:config|format)|json[_ ]schema|json[_ ]object|json mode|structured output|response mime type|text\.format|'format'/i;
const ABOUT_THINKING = /encrypted[_ ]content/i;
const ABOUT_TOOLS = /\btools?\b|tool[_ -](?:choice|use|call)|function[_ ]call/i;

/** The next weaker request when a refusal is about something that was asked for; `undefined` when there is none. */
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

/** The weaker form of each: requests run side by side, and learn in any order. */
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
