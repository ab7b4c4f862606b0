import { matchAt } from './reader.ts';
import { regex } from '../../../text/regex.ts';

/** A key within emphasis, escaped quotes or entities, or a symbol of Ruby: `**"path"**:`, `\\"path\\":`, `&quot;path&quot;:`, `:path =>`. */
const DECORATED_KEY = regex('y')`
  (?:
    (?:\*\*|__|\*)?(?:\\{1,8}["']|&(?:quot|#34|#39|apos|#x22);|["'“])?(?:\*\*|__|\*)?([A-Za-z_$][\w$.-]{0,60}?)
      (?:\*\*|__|\*)?(?:\\{1,8}["']|&(?:quot|#34|#39|apos|#x22);|["'”])?(?:\*\*|__|\*)?(?=\s{0,9}(?::|=>?))
    |:([A-Za-z_]\w{0,60})(?=\s{0,9}=>)
  )
`;
const DECORATIONS = '*\\&:_';

/** The key with signs around it that begins at an offset. `end` is the offset before its colon. */
export function decoratedKey(text: string, at: number): { readonly key: string; readonly end: number } | undefined {
  const found = DECORATIONS.includes(text.charAt(at)) ? matchAt(DECORATED_KEY, text, at) : undefined;
  const key = found?.[1] ?? found?.[2];
  return found === undefined || key === undefined ? undefined : { key, end: at + found[0].length };
}
