import { describe, expect, it } from 'vitest';
import { unmaskCodeSpans } from '../../../../src/guidelines/statements/code-spans.ts';
import { readStatements } from '../../../../src/guidelines/statements/statements.ts';
import { readClauses } from '../../../../src/literal/reading/read-clauses.ts';
import { at } from '../../../../src/structures/at.ts';

function read(words: string): string {
  const reading = readClauses(at(readStatements(2, `- ${words}`), 0));
  if (reading.kind === 'unread') {
    return 'unread';
  }
  return reading.clauses
    .map(({ polarity, strength, verb, object, instead, codes, scope }) =>
      unmaskCodeSpans(
        [
          `${polarity} ${strength} ${verb} ${object}`,
          ...(instead === undefined ? [] : [`⇒ ${instead}`]),
          ...scope.inside.map(({ kind }) => `@${kind}`),
        ].join(' '),
        codes,
      ),
    )
    .join(' + ');
}

const NEVER = 'forbidden must use `x`';
const EITHER = 'forbidden must use `x` or `y`';
const AVOID = 'forbidden should use `x`';
const INSTEAD = 'forbidden must use `b` ⇒ `a`';
const PREFER = 'forbidden should use `b` ⇒ `a`';
const ALWAYS = 'required must use `x`';
const EDIT = 'forbidden must edit `x`';

describe('a statement in another language', () => {
  it.each<[string, string]>([
    ['Vermeide untypisierte `x`-Zuweisungen', AVOID],
    ['Verwende niemals den Typ `x`', NEVER],
    ['Keine direkten `x`-Aufrufe', NEVER],
    ['Nutze den strengen Modus und vermeide `x`.', AVOID],
    ["Il est interdit d'utiliser `x`.", NEVER],
    ['Prohibido usar `x`', NEVER],
    ['É proibido o uso de `x`', NEVER],
    ['Não use `x` no código.', NEVER],
    ['不允许使用 `x`。', NEVER],
    ['不要使用任何 `x` 类型', NEVER],
    ['项目代码中禁止使用 `x`。', NEVER],
    ['禁止 `x`、`y`', EITHER],
    ['不要再引入 `x`。别的仍是 `y`。', 'forbidden must import `x`'],
    ['`x`型は禁止', NEVER],
    ['`x` の使用禁止', NEVER],
    ['型安全性: `x`を使用しない、エラーを抑制しない', NEVER],
    ['`x` 타입 금지', NEVER],
    ['`x` 사용하지 않기', NEVER],
    ['使用 `a`，不要使用 `b`', INSTEAD],
    ['禁止 `a` 依赖 `x`', 'forbidden must depend on `x`'],
    ['Verwende niemals `x`.', NEVER],
    ['Verwende kein `x` oder `y`.', EITHER],
    ['Niemals `x` verwenden', NEVER],
    ['`x` darf nicht verwendet werden.', NEVER],
    ['`x` ist verboten.', NEVER],
    ['Vermeide `x`.', AVOID],
    ['Verwende `a` statt `b`.', INSTEAD],
    ['Bevorzuge `a` gegenüber `b`', PREFER],
    ['Verwende immer `x`', ALWAYS],
    ['`x` nicht bearbeiten', EDIT],
    ["N'utilise jamais `x`.", NEVER],
    ['Ne jamais utiliser `x` ou `y`', EITHER],
    ['Évitez `x`.', AVOID],
    ['Utilisez `a` au lieu de `b`.', INSTEAD],
    ['Préférez `a` à `b`', PREFER],
    ['Utilisez toujours `x`', ALWAYS],
    ['Ne modifiez pas `x`', EDIT],
    ['Nunca uses `x`.', NEVER],
    ['No utilices `x`', NEVER],
    ['Evita `x`', AVOID],
    ['Usa `a` en lugar de `b`.', INSTEAD],
    ['Prefiere `a` sobre `b`', PREFER],
    ['Usa siempre `x`', ALWAYS],
    ['No edites `x`', EDIT],
    ['Não use `x`.', NEVER],
    ['Evite usar `x`', AVOID],
    ['Use `a` em vez de `b`.', INSTEAD],
    ['Prefira `a` a `b`', PREFER],
    ['Use sempre `x`', ALWAYS],
    ['Nunca edite `x`', EDIT],
    ['不要使用 `x`。', NEVER],
    ['禁止使用 `x` 和 `y`', EITHER],
    ['避免使用 `x`', AVOID],
    ['使用 `a` 而不是 `b`。', INSTEAD],
    ['用 `a` 代替 `b`', INSTEAD],
    ['优先使用 `a` 而不是 `b`', PREFER],
    ['必须使用 `x`', ALWAYS],
    ['请勿修改 `x`', EDIT],
    ['在测试中不要使用 `x`', `${NEVER} @tests`],
    ['`x` を使用しないでください。', NEVER],
    ['`x` は使わない', NEVER],
    ['`x` の使用は禁止', NEVER],
    ['`x` の使用を避ける', AVOID],
    ['`b` ではなく `a` を使用する', INSTEAD],
    ['`b` の代わりに `a` を使う', INSTEAD],
    ['必ず `x` を使用すること', ALWAYS],
    ['`x` を編集しない', EDIT],
    ['`x`를 사용하지 마세요.', NEVER],
    ['`x` 사용 금지', NEVER],
    ['`x` 사용을 피하세요', AVOID],
    ['`b` 대신 `a`를 사용하세요.', INSTEAD],
    ['항상 `x`를 사용하세요', ALWAYS],
    ['`x`를 수정하지 마세요', EDIT],
  ])('is read: %s', (words, expected) => {
    expect(read(words)).toBe(expected);
  });

  it.each([
    ['Verwende niemals `x`, außer in Skripten.'],
    ['Verwende niemals `x`; wenn nötig ist es erlaubt.'],
    ["N'utilise jamais `x` sauf dans les scripts."],
    ['Nunca uses `x` salvo en scripts'],
    ['除非必要，不要使用 `x`'],
    ['必要な場合を除き `x` を使わない'],
    ['필요한 경우가 아니면 `x`를 사용하지 마세요'],
    ['Der Parser verwendet `x`.'],
    ['Keine leeren `x`-Blöcke.'],
    ['Keine synchronen `x`-Aufrufe.'],
    ['Keine `x`-Exporte.'],
    ['禁止使用 `x`，除非必要'],
    ['Nutze `y` mit Bedacht und vermeide `x`.'],
    ['テスト: `x`を使用しない'],
    ['在服務層中，請勿使用 `x`。'],
    ['サービス層では、`x` を使用しない'],
    ['Im Backend, verwende niemals `x`.'],
  ])('is left to people: %s', (words) => {
    expect(read(words)).toBe('unread');
  });
});
