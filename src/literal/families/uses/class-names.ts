import { wordSet } from '../../../structures/words-in.ts';
import { regex } from '../../../text/regex.ts';

const UTILITIES = wordSet(`
  bg text border p px py pt pr pb pl ps pe m mx my mt mr mb ml ms me w h min-w min-h max-w max-h size flex grid gap space
  divide rounded shadow font leading tracking z top left right bottom inset opacity ring outline fill stroke from via to
  translate scale rotate col row order grow shrink basis justify items content self place overflow object aspect cursor
  select transition duration ease delay animate backdrop blur line-clamp whitespace break decoration placeholder caret
  accent
`);
const COLORS =
  /^(?:gray|slate|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-(?:\*|\d{2,3})$/;
/** Values that no property of CSS ends with, so that `text-white` is a class and `text-align` none. */
const VALUE = regex()`
  ^(?:
    \*|\d+(?:\.\d+)?|px|white|black|transparent|current|full|screen|auto|xs|sm|base|lg|[2-9]?xl|thin|light|medium
    |semibold|bold|extrabold|mono|tight|none|\[.+\]
    |(?:
      gray|slate|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet
      |purple|fuchsia|pink|rose|white|black
    )(?:-(?:\*|\d{2,3}))?(?:\/\d+)?
    |[xytrbl]-(?:\*|\d+(?:\.\d+)?)
  )$
`;

/**
 * Tells which classes a piece of quoted code means, if it is a class of Tailwind: `text-white`, `space-x-*`, `gray-*`.
 * Undefined for all other code.
 */
export function readClassName(code: string): ((name: string) => boolean) | undefined {
  if (COLORS.test(code)) {
    const part = code.endsWith('*') ? `-${code.slice(0, -1)}` : `-${code}`;
    return (name) => {
      const bare = withoutVariants(name);
      return code.endsWith('*') ? bare.includes(part) : bare.endsWith(part) || bare.includes(`${part}/`);
    };
  }
  const { utility = '', value = '' } =
    /^!?-?(?<utility>(?:min-|max-|line-)?[a-z]+)-(?<value>\S+)$/.exec(code)?.groups ?? {};
  if (!UTILITIES.has(utility) || !VALUE.test(value)) {
    return undefined;
  }
  return code.endsWith('*')
    ? (name) => withoutVariants(name).startsWith(code.slice(0, -1))
    : (name) => withoutVariants(name) === code;
}

/** `text-white` of `md:hover:text-white`. */
function withoutVariants(name: string): string {
  return name.replace(/^(?:[a-z\d[\]=&>_-]+:)+/, '').replace(/^!/, '');
}

/** The classes that a text names, separated by blanks. */
export function listClassNames(text: string): readonly string[] {
  return text.split(/[\s"'`{}(),;]+/).filter((name) => name.includes('-'));
}
