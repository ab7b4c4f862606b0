import { indentation } from '../lines.ts';
import type { FormInput } from './form.ts';

const LENGTH = { least: 4, most: 40 };
const OPENS_FUNCTION =
  /\b(?:function|def|func|fn|class|void|public|private|static|describe|it|test)\b|\)\s*(?:=>)?\s*\{$/;

/** The function around the line, with the line replaced. Functions are found by indentation. */
export function wholeFunction({ change: { lines }, edit, text }: FormInput): string | undefined {
  const start = findStart(lines, edit.start);
  if (start === undefined) {
    return undefined;
  }
  const depth = indentation(lines[start - 1] ?? '').length;
  const after = lines.findIndex(
    (line, index) => index >= edit.end && line.trim() !== '' && indentation(line).length <= depth,
  );
  const closes = /^\s*(?:[})\]]|end\b)/.test(lines[after] ?? '');
  const end = after < 0 ? lines.length : after + Number(closes);
  const length = end - start + 1;
  return length < LENGTH.least || length > LENGTH.most
    ? undefined
    : [...lines.slice(start - 1, edit.start - 1), text, ...lines.slice(edit.end, end)].join('\n').trimEnd();
}

function findStart(lines: readonly string[], from: number): number | undefined {
  let depth = indentation(lines[from - 1] ?? '').length;
  for (let number = from - 1; number > 0 && depth > 0; number -= 1) {
    const line = lines[number - 1] ?? '';
    if (line.trim() !== '' && indentation(line).length < depth) {
      depth = indentation(line).length;
      if (OPENS_FUNCTION.test(line)) {
        return number;
      }
    }
  }
  return undefined;
}
