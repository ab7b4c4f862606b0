import { regex } from '../../text/regex.ts';

/**
 * What an agent does. `reviews`: its text says that it reviews or checks work. `knows`: it is an expert on a subject,
 * so it can judge it. `works`: it writes, plans, builds, releases or teaches. `unknown`: its text does not say.
 */
export type AgentPurpose = 'reviews' | 'knows' | 'works' | 'unknown';

const REVIEWS_EN = regex()`
  \b(?:code[- ]?)?review(?:s|er|ers|ing)?\b|\baudit(?:s|or|ors|ing)?\b
  |\b(?:checks|checker|inspects?|inspector|scrutini[sz]es?|critiques?|lints?|linter|vets)\b
  |\bcheck(?:ing)? (?:for|that|whether|if|against|code|changes)\b
  |\b(?:detects?|identif(?:y|ies|ying)|finds?|finding|spots?|catch(?:es)?|flags?|hunts?|hunting|scans? for)\b
    (?:\W+\w+){0,4}?\W+(?:
      issues?|bugs?|problems?|vulnerabilit\w+|flaws?|violations?|smells?|anti-?patterns?|risks?|errors?|mistakes?
      |regressions?|defects?|leaks?
    )\b
  |\b(?:bug|vulnerability) hunting\b
  |\b(?:security|accessibility|compliance|quality|code|static|impact)[ ]
    (?:analysis|assessment|scanning|scan|verification|validation)\b
  |\bvulnerabilit(?:y|ies)\b|\bguardian\b|\bvalidates?\b
  |\b(?:verif(?:y|ies)) (?:that|code|changes|compliance|the implementation|package)\b
  |\bimplementation verification\b
`;
const REVIEWS_OTHER = regex()`
  审查|审核|评审|审计|检查|代码质量|漏洞|審查|審核|レビュー|監査|検査|チェック|脆弱性|검토|감사|리뷰|취약점|prüf|begutacht|sicherheitslücke|überprüf|relect
  |relit|révis|vérifi|contrôl|vulnérabilit|revis(?:a|or|ión)|audit|verific|vulnerabilidad|comprueba|controlla
  |verifica
`;
/** Somebody with these names can judge a subject, whatever else they do. */
const EXPERT = regex()`
  \b(?:
    experts?|specialists?|speciali[sz](?:es|ing|ed)|expertise|best practices|advisor|authority|guru|dba
    |database administrator
  )\b
  |专家|専門|전문가|spezialist|experte|spécialiste|expertos?|especialista
`;
/** Subjects that an agent knows of, unless it says that it only does something for them. */
const SUBJECT =
  /\b(?:standards|architect(?:ure)?|conventions|hardening|security|accessibility|a11y|performance)\b|规范|安全|性能|セキュリティ|규칙|보안|sicherheit|sécurité|seguridad/;
const WORKS_EN = regex()`
  \b(?:
    writ(?:es?|ing|er)|generat(?:es?|ing|or)|creat(?:es?|ing|or)|builds?|building|builder|compil(?:es?|ing|er)
    |implement(?:s|ing|er)?|develops?|developing|codes|coder|coding|programs|refactors?|refactoring|migrates?
    |migrating|fix(?:es|ing|er)|plans?|planner|planning|designs?|designing|designer|releas(?:es?|ing|er)
    |publish(?:es|ing|er)?|deploys?|deploying|deployer|ships?|shipping|scaffolds?|scaffolding|drafts?|drafting
    |documents|documenting|translat(?:es?|ing|or)|orchestrat(?:es?|ing|or)|coordinat(?:es?|ing|or)
    |teach(?:es|ing)?|tutor|mentors?|explains?|answers|answering|research(?:es|er)?|summari[sz](?:es?|ing|er)
    |manages?|managing|manager|triages?|automates?|installs?|configures?|executes?|runs?|assists?|converts?
    |upgrades?|produces?|makes?
  )\b
`;
const WORKS_OTHER = regex()`
  编写|生成|创建|构建|编译|实现|开发|规划|计划|发布|部署|撰写|翻译|編寫|構建|編譯|開發|作成|生成する|実装|計画|リリース|デプロイ|ビルド|執筆|schreib|erstell|implementier
  |plant\b|veröffentlich|écri[tv]|rédige|génère|crée|planifie|publie|escribe|genera|crea\b|planifica|publica
`;

/** After these words, somebody else does the review, not the agent. */
const NOT_ITS = regex()`
  \b(?:
    never|not|no|without|don['’]t|doesn['’]t|for|human|peer|your|existing|address(?:es|ing)?|respond(?:s|ing)? to
    |resolve(?:s)?|after|before|pr|pending
  )(?:\s+(?:a|an|the|any|code|human|pull request|pr))?\s*$
`;
/** Before these words, as in `review comments`, "review" is about somebody else's review. */
const NOT_REVIEWING = /^\s*(?:comments?|feedback|threads?|requests?|cycle|process)\b/;

/** "Expert agent for creating …": the expert makes something. */
const EXPERT_MAKER = regex()`
  \b(?:experts?|specialists?)\b(?:\s+[\w-]+){0,4}?\s+(?:for|at|in|that|which|to)\s+
    (?:generat|creat|build|develop|implement|writ|design|edit|integrat|convert|automat|schedul)\w*
`;
/** Names of roles that make or organize something: `docs-writer`. */
const MAKER = regex()`
  \b(?:
    writer|generator|builder|implementer|developer|coder|planner|fixer|migrator|orchestrator|commander|coordinator
    |producer|manager|releaser|deployer|translator|compiler|documenter|researcher|scaffold|tutor|mentor|creator
    |upgrader
  )\b
`;
const REVIEWER = /review|audit|inspect|checker|guardian|qa\b/;

/**
 * Reads what an agent does from its name and description in lower case, in time proportional to their length. A name
 * such as `release-planner` says more than words of the description.
 */
export function readPurpose(name: string, description: string): AgentPurpose {
  const text = `${name}. ${description}`;
  if (MAKER.test(name) && !REVIEWER.test(name) && !isReviewFirst(description)) {
    return 'works';
  }
  if (isSaid(text, REVIEWS_EN) || REVIEWS_OTHER.test(text)) {
    return 'reviews';
  }
  const works = WORKS_EN.test(text) || WORKS_OTHER.test(text);
  if ((EXPERT.test(text) && !EXPERT_MAKER.test(text)) || (SUBJECT.test(text) && !works)) {
    return 'knows';
  }
  return works ? 'works' : 'unknown';
}

/** Whether a description begins with a review: `Reviews and writes …`. */
function isReviewFirst(description: string): boolean {
  return /^\W*(?:code )?(?:reviews?|audits?|checks?|inspects?)\b/.test(description);
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
const ANY_CHANGE = regex()`
  \bcode[- ]review(?:s|er|ers|ing)?\b
  |\breview(?:s|ing|er)?\b(?:\W+[\w-]+){0,3}?\W+(?:code|changes?|pull requests?|prs?|diffs?|implementations?)\b
  |\b(?:code|pr|pull request|diff) reviewer\b|(?:代码|変更|程式碼)(?:审查|评审|審查)|コードレビュー|코드 리뷰|code-?(?:prüfung|review)
  |revue de code|revisión de código
`;

/** Whether an agent reviews any code. */
export function reviewsAnyChange(text: string): boolean {
  return isSaid(text, ANY_CHANGE);
}
