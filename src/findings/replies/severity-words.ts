import type { Severity } from '../types.ts';

/** The words of other scales for each severity, in several languages. */
const WORDS: Readonly<Record<Severity, string>> = {
  high: `high, highest, very high, critical, crit, blocker, blocking, block, error, err, fatal, major, severe, serious, urgent,
    emergency, emerg, alert, must, must fix, must have, required, showstopper, danger, dangerous, catastrophic, fail, failure,
    p0, p1, s0, s1, sev0, sev1, hoch, kritisch, schwer, schwerwiegend, fehler, élevé, élevée, eleve, critique, bloquant, erreur,
    grave, alta, alto, crítico, crítica, critico, 高, 重大, 致命的, 緊急, 严重, 嚴重, 错误, 致命, red, h, hi, c, cri, e, b, maj, blk, f, 🔴, ❌, 🛑, 🚨, ⛔, 🔥, ❗, ‼`,
  medium: `medium, med, mid, middle, moderate, warning, warn, important, significant, normal, average, should, should fix,
    recommended, caution, attention, p2, s2, sev2, mittel, warnung, mäßig, wichtig, moyen, moyenne, modéré, avertissement,
    media, medio, moderado, advertencia, 中, 警告, 注意, orange, yellow, m, mod, w, wrn, 🟠, 🟡, ⚠, 🔶`,
  low: `low, lowest, very low, minor, nit, nits, nitpick, nit pick, info, information, informational, informative, trivial, note,
    notice, hint, suggestion, style, stylistic, cosmetic, optional, could, nice to have, negligible, none, debug, verbose,
    refactor, p3, p4, p5, s3, s4, s5, sev3, sev4, sev5, niedrig, gering, leicht, hinweis, faible, mineur, bas, basse, baja, bajo,
    leve, menor, 低, 軽微, 轻微, 輕微, 情報, 提示, tiny, small, green, blue, l, lo, min, n, i, inf, sug, 🟢, 🔵, ⚪, ℹ, 💡, 💬, 🔹`,
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
const AROUND = /\b(?:severity|level|priority|prio|importance|impact|risk|issue|problem|finding|bug|schweregrad)\b/g;
const SCORE = /^(\d{1,3}(?:\.\d+)?)\s*(?:\/|of|out of)\s*(\d{1,3})$/;

/**
 * Reads a severity in the words of any scale. Undefined for a word that is not known.
 *
 * @param scale - What numbers mean. Without a scale, they mean nothing.
 */
export function readSeverity(written: unknown, scale?: NumberScale): Severity | undefined {
  if (typeof written === 'number') {
    return scale === undefined ? undefined : BY_NUMBER[scale][written];
  }
  if (typeof written !== 'string') {
    return undefined;
  }
  const plain = written.slice(0, 80).normalize('NFC').toLowerCase().replaceAll('\uFE0F', '').trim();
  const bare = plain
    .replaceAll(AROUND, ' ')
    .replaceAll(/[\s_:=*`"'()[\].,!-]+/g, ' ')
    .trim();
  const score = SCORE.exec(bare.replaceAll(' / ', '/')) ?? SCORE.exec(plain);
  if (score !== null) {
    return readScore(Number(score[1]), Number(score[2]));
  }
  return (
    BY_WORD.get(plain) ??
    BY_WORD.get(bare) ??
    BY_WORD.get(bare.replaceAll(' ', '')) ??
    agreed(bare.split(/[\s/|]+/)) ??
    agreed([...bare.replaceAll(/[\p{L}\p{N}]+/gu, '')])
  );
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
