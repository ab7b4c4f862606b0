import type { Statement } from '../../../guidelines/statements/statements.ts';
import { readKnownFiles } from '../../known-files.ts';
import type { FieldRules } from './find-fields.ts';
import { regex } from '../../../text/regex.ts';

const SAYS = regex('i')`
  ^(?:type safe(?:ty)?: |language: |always |please |we )?
    (?:(?:use|uses|enable|follow|keep|enforce|maintain|prefer) )?(?:the )?(?:
      (?:typescript|ts)(?:'s)?(?::| in| with| \`?strict\`?|,)? ?
        (?:strict(?: mode)?|\`strict: true\`|\`strict\`(?: mode)?)
      |strict (?:typescript|ts)(?: mode| configuration| config)?|strict mode|\`"?strict"?: true\`
    )(?:
      [ ](?:
        mode|enabled|everywhere|required|always|is required|is mandatory|throughout|is enabled
        |in \`?tsconfig(?:\.json)?\`?
      )
    )*(?: \(\`"?strict"?: true\`[^()]*\))?(?:[,;:—–-]| [-–—] |$)
`;
const ABOUT_TYPESCRIPT = /\btypescript\b|\bts\b|tsconfig|\.tsx?\b/i;
const LIMITS = /\b(?:unless|except|if|when|where possible|gradually|new code|react|playwright|jsr|python|mypy|bash)\b/i;

/**
 * Reads that TypeScript is to be strict: a configuration that switches that off, as a whole or for what it is made of, breaks
 * the rule. Words such as "Language: TypeScript (strict)" that only describe are none.
 */
export function readStrictTypes({ text, headings, role }: Statement): FieldRules | undefined {
  if (!/strict/i.test(text) || text.length > 200 || role === 'background') {
    return undefined;
  }
  const written = text.replace(/^[^\p{L}\p{N}`]+/u, '').replace(/[.\s]+$/, '');
  const isAbout = ABOUT_TYPESCRIPT.test(written) || headings.some(({ title }) => ABOUT_TYPESCRIPT.test(title));
  const files = readKnownFiles('tsconfig');
  if (files === undefined || !isAbout || !SAYS.test(written) || LIMITS.test(written)) {
    return undefined;
  }
  return {
    files,
    rules: ['strict', 'strictNullChecks', 'noImplicitAny'].map((name) => ({
      key: `compilerOptions.${name}`,
      demand: { kind: 'values', values: ['true'] },
    })),
  };
}
