import type { StatementPart } from '../../../guidelines/statements/statements.ts';
import { regex } from '../../../text/regex.ts';

/** Options of formatters, and what they say in words. Keys are in lower case, without signs. */
const OPTIONS: Readonly<Record<string, (value: string) => string | undefined>> = {
  semi: (value) => choice(value, 'semicolons', 'no semicolons'),
  singlequote: (value) => choice(value, 'single quotes', 'double quotes'),
  usetabs: (value) => choice(value, 'tabs for indentation', 'spaces for indentation'),
  tabwidth: (value) => count(value, (number) => `${number}-space indentation`),
  indentsize: (value) => count(value, (number) => `${number}-space indentation`),
  printwidth: (value) => count(value, (number) => `line length ${number}`),
  linelength: (value) => count(value, (number) => `line length ${number}`),
  maxlinelength: (value) => count(value, (number) => `line length ${number}`),
  linewidth: (value) => count(value, (number) => `line length ${number}`),
  trailingcomma: (value) =>
    value === 'none' ? 'no trailing commas' : /^(?:all|es5)$/.test(value) ? 'trailing commas' : undefined,
};

function choice(value: string, yes: string, no: string): string | undefined {
  return value === 'true' ? yes : value === 'false' ? no : undefined;
}

function count(value: string, words: (number: string) => string): string | undefined {
  return /^\d{1,3}$/.test(value) ? words(value) : undefined;
}

const OPTION = /^["']?(?<key>[a-z][\w-]{2,20})["']?\s*[:=]\s*["']?(?<value>\w{1,6})["']?,?$/i;
/** What may stand around options that are the whole of what is said. */
const AROUND = regex('i')`
  ^(?:
    [\s,;:.()&+–—-]
    |\b(?:
      prettier|biome|formatt(?:er|ing)|format|config(?:uration)?|settings?|options?|code|style|use|uses|using|with
      |we|the|our|and|is|are|set to|rules?
    )\b
  )*$
`;

/**
 * The parts of a statement with the options of a formatter in words: ``Prettier: `semi: false` `` is `Prettier: no semicolons`.
 * Options beside other words, as in ``No semicolons (`semi: false`)``, stay as they are.
 */
export function spellOptions(parts: readonly StatementPart[]): readonly StatementPart[] {
  const spelled = parts.map((part) => (part.kind === 'code' ? spellOption(part.value) : undefined));
  const areAll = parts.every(({ kind, value }, index) =>
    kind === 'code' ? spelled[index] !== undefined : AROUND.test(value),
  );
  return areAll && spelled.some((words) => words !== undefined)
    ? parts.map((part, index) => ({ kind: 'words', value: spelled[index] ?? part.value }))
    : parts;
}

function spellOption(code: string): string | undefined {
  const { key = '', value = '' } = OPTION.exec(code.trim())?.groups ?? {};
  const name = key.toLowerCase().replaceAll(/[_-]/g, '');
  return Object.hasOwn(OPTIONS, name) ? OPTIONS[name]?.(value.toLowerCase()) : undefined;
}
