import { describe, expect, it } from 'vitest';
import { diffTexts } from '../../../src/changes/diff/diff-texts.ts';
import { readApiFile } from '../../../src/changes/diff/read-api-patch.ts';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';
import { compileStatements } from '../../../src/literal/compile-statements.ts';
import { checkFile } from '../../../src/literal/run/check-file.ts';
import { installedGrammars } from '../../syntax/installed-grammars.ts';

const GRAMMARS = installedGrammars();

/** The kinds of facts for which a new file is parsed, and the number of findings. No kinds if it is not parsed. */
async function check(rule: string, head: string): Promise<readonly [kinds: string, found: number]> {
  const checks = compileStatements(readStatements(2, `- ${rule}\n`)).flatMap((one) =>
    one.kind === 'checked' ? one.checks : [],
  );
  const { file } = readApiFile({
    filename: 'src/app/cart.ts',
    status: 'added',
    additions: 0,
    deletions: 0,
    patch: diffTexts('', head) ?? '',
  });
  const parsed: string[] = [];
  const { violations, done } = await checkFile(file, checks, {
    readHead: () => Promise.resolve(head),
    grammars: {
      readFacts: (text, language, lines, kinds) => {
        parsed.push(kinds?.filter((kind) => kind !== 'testOnly').join(' ') ?? 'all');
        return GRAMMARS.readFacts?.(text, language, lines, kinds) ?? Promise.resolve(undefined);
      },
    },
  });
  expect(done).toHaveLength(checks.length);
  return [parsed.join(', '), violations.length];
}

const LONG = `export function total() {\n${'  count();\n'.repeat(25)}}\n`;
const USES = 'code imports unsound uses';
const USES_AND_FORM = `${USES} constructs`;

describe('a file is parsed for what its checks read', () => {
  it.each([
    ['a function that is too long', 'Functions must not exceed 20 lines.', LONG, ['declarations', 1]],
    ['a file shorter than any function that is too long', 'Functions must not exceed 40 lines.', LONG, ['', 0]],
    ['an import', 'Never import `lodash`.', "import map from 'lodash/map';\n", ['imports', 1]],
    ['an import without the word of the module', 'Never import `lodash`.', "import map from 'ramda';\n", ['', 0]],
    ['an import of a folder', 'Never import from `src/infra`.', "import { db } from '../infra/db';\n", ['imports', 1]],
    ['an import by an alias', 'Never import from `src/infra`.', "import { db } from '@/infra/db';\n", ['imports', 1]],
    ['a call', 'Never call `forbidden()`.', 'forbidden();\n', [USES, 1]],
    ['a call behind an alias', 'Never use `console.log`.', 'const { log } = console;\nlog(1);\n', [USES, 1]],
    ['none of two names', 'Avoid `eval` and `alert`.', 'count();\n', ['', 0]],
    ['a word that counts in a form of code', 'Never use `as`.', 'f(a as B);\n', [USES_AND_FORM, 1]],
    ['a comment', 'Never use `@ts-ignore`.', 'f(); // @ts-ignore\n', ['comments', 1]],
    ['syntax', 'Avoid `new Date().getTime()`.', 'f(new Date().getTime());\n', ['code strings', 1]],
    ['a construct', 'Avoid empty catch blocks.', 'try { f(); } catch {}\n', ['constructs', 1]],
  ])('%s', async (_name, rule, head, expected) => {
    expect(await check(rule, head)).toStrictEqual(expected);
  });
});
