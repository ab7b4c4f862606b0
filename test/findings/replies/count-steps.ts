type Method = (this: unknown, ...args: readonly unknown[]) => unknown;
/** Tells how many characters a call looked at. `text`: the text that the method belongs to, or that a pattern searches. */
type Count = (self: unknown, args: readonly unknown[], result: unknown) => number;

/**
 * Counts how much of its texts a function looks at: the characters that patterns match or pass over, that searches pass over,
 * and that are copied. The number does not depend on the machine, so it can show that the running time is linear.
 */
export function countSteps(run: () => void): number {
  let steps = 0;
  const restore = [
    ...Object.entries(PATTERN_METHODS).map(([name, count]) => replaceMethod(RegExp.prototype, name, count)),
    ...Object.entries(TEXT_METHODS).map(([name, count]) => replaceMethod(String.prototype, name, count)),
  ];
  function replaceMethod(prototype: object, name: string, count: Count): () => void {
    const method = Reflect.get(prototype, name) as Method;
    Reflect.set(prototype, name, function (this: unknown, ...args: readonly unknown[]): unknown {
      const from = this instanceof RegExp && (this.global || this.sticky) ? this.lastIndex : 0;
      const result = Reflect.apply(method, this, args);
      steps += 1 + Math.max(0, count(this, args, result) - from);
      return result;
    });
    return () => {
      Reflect.set(prototype, name, method);
    };
  }
  try {
    run();
  } finally {
    restore.forEach((one) => one());
  }
  return steps;
}

const PATTERN_METHODS: Readonly<Record<string, Count>> = {
  exec: (pattern, [text], found) => {
    const match = found as RegExpExecArray | null;
    const isSticky = pattern instanceof RegExp && pattern.sticky;
    return match === null ? (isSticky ? 0 : String(text).length) : match.index + match[0].length;
  },
};

const TEXT_METHODS: Readonly<Record<string, Count>> = {
  charAt: () => 0,
  charCodeAt: () => 0,
  startsWith: () => 0,
  slice: (_text, _args, part) => String(part).length,
  indexOf: (text, [, from], at) => (Number(at) < 0 ? String(text).length : Number(at)) - Number(from ?? 0),
  lastIndexOf: (text, [, from], at) => Number(from ?? String(text).length) - Math.max(0, Number(at)),
};
