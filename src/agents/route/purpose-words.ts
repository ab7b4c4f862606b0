/**
 * What an agent does. `reviews`: its text says that it reviews or checks work. `knows`: it is an expert on a subject,
 * so it can judge it. `other`: it writes, plans, releases or teaches.
 */
export type AgentPurpose = 'reviews' | 'knows' | 'other';

const REVIEWS_EN =
  /\b(?:code[- ]?)?review(?:s|er|ers|ing)?\b|\baudit(?:s|or|ors|ing)?\b|\b(?:checks|checker|inspects?|inspector|scrutini[sz]es?|critiques?|lints?|linter|vets)\b|\bcheck(?:ing)? (?:for|that|whether|if|against|code|changes)\b|\b(?:detects?|identif(?:y|ies|ying)|finds?|finding|spots?|catch(?:es)?|flags?|hunts?|hunting|scans? for)\b(?:\W+\w+){0,4}?\W+(?:issues?|bugs?|problems?|vulnerabilit\w+|flaws?|violations?|smells?|anti-?patterns?|risks?|errors?|mistakes?|regressions?|defects?|leaks?)\b|\b(?:bug|vulnerability) hunting\b|\b(?:security|accessibility|compliance|quality|code|static|impact) (?:analysis|assessment|scanning|scan|verification|validation)\b|\bvulnerabilit(?:y|ies)\b|\bguardian\b|\bvalidates?\b|\b(?:verif(?:y|ies)) (?:that|code|changes|compliance|the implementation|package)\b|\bimplementation verification\b/;
const REVIEWS_OTHER =
  /审查|审核|评审|审计|检查|代码质量|漏洞|審查|審核|レビュー|監査|検査|チェック|脆弱性|검토|감사|리뷰|취약점|prüf|begutacht|sicherheitslücke|überprüf|relect|relit|révis|vérifi|contrôl|vulnérabilit|revis(?:a|or|ión)|audit|verific|vulnerabilidad|comprueba|controlla|verifica/;
const KNOWS =
  /\b(?:experts?|specialists?|speciali[sz](?:es|ing|ed)|expertise|best practices|standards|architect(?:ure)?|advisor|authority|guru|dba|database administrator|conventions|hardening|security|accessibility|a11y|performance)\b|专家|规范|安全|性能|専門|セキュリティ|규칙|전문가|보안|spezialist|experte|sicherheit|spécialiste|sécurité|expertos?|especialista|seguridad/;

/** After these words, somebody else does the review, not the agent. */
const NOT_ITS =
  /\b(?:never|not|no|without|don['’]t|doesn['’]t|for|human|peer|your|existing|address(?:es|ing)?|respond(?:s|ing)? to|resolve(?:s)?|after|before|pr|pending)(?:\s+(?:a|an|the|any|code|human|pull request|pr))?\s*$/;
/** Before these words, as in `review comments`, "review" is about somebody else's review. */
const NOT_REVIEWING = /^\s*(?:comments?|feedback|threads?|requests?|cycle|process)\b/;

/** Reads what an agent does from its name and description in lower case, in time proportional to their length. */
export function readPurpose(text: string): AgentPurpose {
  if (isSaid(text, REVIEWS_EN) || REVIEWS_OTHER.test(text)) {
    return 'reviews';
  }
  return KNOWS.test(text) ? 'knows' : 'other';
}

const MOST_PLACES = 20;
const LOOK_BACK = 40;

function isSaid(text: string, expression: RegExp): boolean {
  const everywhere = new RegExp(expression, 'g');
  for (let place = 0; place < MOST_PLACES; place += 1) {
    const found = everywhere.exec(text);
    if (found === null) {
      return false;
    }
    const behind = found.index + found[0].length;
    const isIts =
      !NOT_ITS.test(text.slice(Math.max(0, found.index - LOOK_BACK), found.index)) &&
      !NOT_REVIEWING.test(text.slice(behind, behind + LOOK_BACK));
    if (isIts) {
      return true;
    }
  }
  return false;
}

/** `reviews code`, `code review`, `reviews pull requests`: it reviews any change. */
const ANY_CHANGE =
  /\bcode[- ]review(?:s|er|ers|ing)?\b|\breview(?:s|ing|er)?\b(?:\W+[\w-]+){0,3}?\W+(?:code|changes?|pull requests?|prs?|diffs?|implementations?)\b|\b(?:code|pr|pull request|diff) reviewer\b|(?:代码|変更|程式碼)(?:审查|评审|審查)|コードレビュー|코드 리뷰|code-?(?:prüfung|review)|revue de code|revisión de código/;

/** Whether an agent reviews any code. */
export function reviewsAnyChange(text: string): boolean {
  return isSaid(text, ANY_CHANGE);
}
