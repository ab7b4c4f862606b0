import type { Severity } from '../types.ts';
import { regex } from '../../text/regex.ts';

/** The words of other scales for each severity, in several languages. */
const WORDS: Readonly<Record<Severity, string>> = {
  high: `high, highest, very high, critical, crit, blocker, blocking, block, merge blocker, release blocker, do not merge, error, err,
    fatal, major, severe, serious, urgent, emergency, emerg, alert, must, must fix, must have, must change, needs fix, required,
    action required, showstopper, danger, dangerous, catastrophic, fail, failure, p0, p1, s0, s1, sev0, sev1,
    hoch, kritisch, schwer, schwerwiegend, blockierend, fehler, élevé, élevée, eleve, elevee, critique, bloquant, bloquante, majeur,
    majeure, haut, haute, erreur, grave, alta, alto, crítico, crítica, critico, critica, bloqueante, erro, errore, hoog, kritiek,
    fout, hög, kritisk, høj, høy, wysoki, wysoka, krytyczny, krytyczna, błąd, vysoká, kritická, yüksek, kritik,
    высокий, высокая, критический, критическая, критичный, критичная, ошибка, високий, висока, критичний,
    高, 高い, 重大, 深刻, 致命的, 緊急, 严重, 嚴重, 高危, 错误, 錯誤, 致命, 阻塞, 阻断, 紧急, 높음, 심각, 치명적, 오류,
    red, h, hi, c, cri, e, b, maj, blk, f, 🔴, 🟥, ❌, 🛑, 🚨, ⛔, 🔥, ❗, ‼, 💥, 🔺, ☠, rotating light, no entry`,
  medium: `medium, med, mid, middle, moderate, warning, warn, important, significant, normal, average, should, should fix, should change,
    recommended, caution, attention, p2, s2, sev2, mittel, mittelschwer, warnung, mäßig, wichtig, moyen, moyenne, modéré, modérée,
    avertissement, media, medio, moderado, moderada, advertencia, médio, média, aviso, avviso, gemiddeld, midden, waarschuwing,
    medel, varning, średni, średnia, ostrzeżenie, střední, orta, uyarı, средний, средняя, предупреждение, середній,
    中, 中程度, 中等, 中危, 一般, 警告, 注意, 중간, 보통, 경고, orange, yellow, m, mod, w, wrn, 🟠, 🟧, 🟡, 🟨, ⚠, 🔶, 🔸`,
  low: `low, lowest, very low, minor, nit, nits, nitpick, nitpicking, nit pick, info, information, informational, informative, trivial,
    note, notice, hint, fyi, suggestion, suggest, style, stylistic, cosmetic, polish, typo, question, thought, todo, optional, could,
    consider, nice to have, negligible, none, debug, verbose, refactor, p3, p4, p5, s3, s4, s5, sev3, sev4, sev5,
    niedrig, gering, geringfügig, leicht, hinweis, vorschlag, faible, mineur, mineure, bas, basse, remarque, baja, bajo, leve, lieve,
    menor, minore, baixo, baixa, basso, bassa, laag, opmerking, låg, lav, niski, niska, drobny, nízká, düşük, bilgi,
    низкий, низкая, незначительный, замечание, низький, 低, 低い, 低危, 軽微, 轻微, 輕微, 情報, 信息, 提示, 建议, 建議, 낮음, 사소, 정보,
    tiny, small, green, blue, l, lo, min, n, i, inf, sug, 🟢, 🟩, 🔵, 🟦, ⚪, ℹ, 💡, 💬, 🔹, 🔻, 💭, 🎨, bulb`,
};

/** `protocol`: that of language servers. `eslint`: that of ESLint. */
export type NumberScale = 'protocol' | 'eslint';

const BY_NUMBER: Readonly<Record<NumberScale, readonly (Severity | undefined)[]>> = {
  protocol: [undefined, 'high', 'medium', 'low', 'low'],
  eslint: [undefined, 'medium', 'high'],
};

const BY_WORD: ReadonlyMap<string, Severity> = new Map(
  (['high', 'medium', 'low'] as const).flatMap((severity) =>
    WORDS[severity].split(/,\s+/).map((word) => [word, severity] as const),
  ),
);

/** Words around the one that counts, as in `severity: high` or `High severity`. */
const AROUND =
  /\b(?:severity|level|priority|prio|importance|impact|risk|issue|problem|finding|bug|cvss|score|v?3\.[01]|schweregrad)\b/g;
const SCORE = /^(\d{1,3}(?:\.\d+)?)\s*(?:\/|of|out of)\s*(\d{1,3})$/;
const NUMBER = /^[\s:=]{0,9}(\d{1,3}(?:\.\d+)?)%?\s*$/;
/** `P1`, `prio 2`, `Severity: 3`: the lower, the worse. */
const RANK = /^(?:p|prio|priority|s|sev|severity)[\s:#.-]{0,3}([0-5])$/;
/** `not blocking` is the least of all severities. */
const DENIED =
  /\b(?:non|not|no)[\s-]+(?:a\s+)?(?:blocking|blocker|critical|urgent|serious|severe|major|important|high|risk)\b/g;

/**
 * Reads a severity in the words of any scale. Undefined for a word that is not known.
 *
 * @param scale - What numbers mean. Without a scale, only those can be told that no scale up to 5 has.
 */
export function readSeverity(written: unknown, scale?: NumberScale): Severity | undefined {
  if (typeof written === 'number') {
    return scale === undefined ? readNumber(written) : BY_NUMBER[scale][written];
  }
  return typeof written === 'string' ? readText(written.slice(0, 80)) : undefined;
}

function readText(written: string): Severity | undefined {
  const plain = written.normalize('NFC').toLowerCase().replaceAll('\uFE0F', '').trim();
  const direct = BY_WORD.get(plain);
  if (direct !== undefined) {
    return direct;
  }
  const rank = RANK.exec(plain)?.[1];
  if (rank !== undefined) {
    return BY_WORD.get(`p${rank}`);
  }
  const affirmed = plain.replaceAll(DENIED, ' low ');
  const bare = affirmed
    .replaceAll(AROUND, ' ')
    .replaceAll(/[\s_:=*`"'()[\].,!-]+/g, ' ')
    .trim();
  const score = SCORE.exec(bare.replaceAll(' / ', '/')) ?? SCORE.exec(plain);
  if (score !== null) {
    return readScore(Number(score[1]), Number(score[2]));
  }
  return (
    BY_WORD.get(bare) ??
    BY_WORD.get(bare.replaceAll(' ', '')) ??
    agreed(bare.split(/[\s/|]+/)) ??
    agreed([...bare.replaceAll(/[\p{L}\p{N}]+/gu, '')]) ??
    readPoints(NUMBER.exec(affirmed.replaceAll(AROUND, ' '))?.[1])
  );
}

/** `5.0` is written by no scale that ends at 5. */
function readPoints(written: string | undefined): Severity | undefined {
  return written?.includes('.') === true && Number(written) > 1
    ? readScore(Number(written), 10)
    : readNumber(Number(written));
}

/** Numbers with a fraction and those above 5 are points of 10, as those of CVSS are. Others may count up or down, or be shares. */
function readNumber(value: number): Severity | undefined {
  if (!(value > 1) || (Number.isInteger(value) && value <= 5)) {
    return undefined;
  }
  return value > 10 ? readScore(value, 100) : readScore(value, 10);
}

/** The severity that all known words name; the worst if they disagree, as `medium/high` is not less than high. */
function agreed(words: readonly string[]): Severity | undefined {
  // A letter alone counts only if nothing else is written.
  const found = new Set(words.slice(0, 8).map((word) => (/^[a-z]$/.test(word) ? undefined : BY_WORD.get(word))));
  return (['high', 'medium', 'low'] as const).find((severity) => found.has(severity));
}

function readScore(value: number, most: number): Severity | undefined {
  if (most < 2 || value > most) {
    return undefined;
  }
  const share = value / most;
  return share >= 0.7 ? 'high' : share >= 0.4 ? 'medium' : 'low';
}

/** A mark before a text: `[HIGH]`, `🔴`, `(P1)`. */
const MARK_BEFORE = /^[\s*_`#>-]{0,8}(?:\[([^[\]\n]{2,24})\]|\(([^()\n]{2,24})\)|(\p{Extended_Pictographic})\uFE0F?)/u;
/** A word before a text that says how bad it is and nothing else: `Critical:`, `nit:`, `issue (blocking):`. */
const WORD_BEFORE = regex('iu')`
  ^[\s*_\`#>-]{0,8}(?:\p{Extended_Pictographic}\uFE0F?\s*)?
    (?:(?:issue|suggestion|todo|question|thought|chore)\s*\()?(
      (?:(?:non|not)[- ])?(?:
        critical|high|medium|low|blocker|blocking|major|minor|nit|nitpick|trivial|must[- ]fix|should[- ]fix|p[0-4]
      )(?:[- ](?:severity|priority|risk))?
    )\)?[\s*_\`]{0,3}:
`;

/** The severity that a text begins with. */
export function severityBefore(text: string): Severity | undefined {
  const start = text.slice(0, 80);
  const word = WORD_BEFORE.exec(start)?.[1];
  const mark = MARK_BEFORE.exec(start);
  return readSeverity(word) ?? readSeverity(mark?.[1] ?? mark?.[2] ?? mark?.[3]);
}
