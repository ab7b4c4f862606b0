import { wordsIn } from '../../structures/words-in.ts';

/** The fields of a comment, each with the names that models give it, best first. Names are written as `plainKey` does. */
export const FIELD_NAMES = {
  path: wordsIn(`
    path file filename filepath locationpath locationfile uri relativepath fullpath newpath sourcefile targetfile
    location position oldpath where place component datei fichier archivo файл 文件 ファイル 파일
  `),
  line: wordsIn(`
    line lines linenumber lineno linenum linenumbers linerange locationline range position row newline location at
    where place zeile ligne línea строка 行 行号 行番号 줄
  `),
  startLine: wordsIn('startline linestart startlinenumber fromline beginline firstline start begin from'),
  endLine: ['endline', 'lineend', 'endlinenumber', 'toline', 'lastline', 'end', 'to'],
  side: ['side', 'diffside', 'version', 'linetype', 'changetype'],
  quote: wordsIn(`
    quote quotedline quotedcode snippet codesnippet code existingcode originalcode problematiccode affectedcode
    currentcode linecontent linetext linecode excerpt codeexcerpt evidence original before lines
  `),
  severity: wordsIn(`
    severity severitylevel level priority importance criticality risk urgency impact severityscore cvss cvssscore
    score schweregrad gravité gravedad 严重性 严重程度 重要度 심각도
  `),
  kind: ['kind', 'type', 'category', 'issuetype', 'class', 'classification', 'tag'],
  guideline: ['guideline', 'guidelineid', 'guidelinenumber', 'statement', 'statementid', 'rule', 'ruleid'],
  title: ['title', 'headline', 'subject', 'heading', 'shortdescription', 'summary', 'label'],
  body: wordsIn(`
    body comment message description explanation details detail commentbody commenttext reviewcomment issue problem
    finding feedback observation remark msg text content markdown note reason rationale why what raw beschreibung
    descripción problème problema описание 问题 描述 問題 説明 문제 설명 recommendation
  `),
  suggestion: wordsIn(`
    suggestion suggestedfix suggestedcode suggestedchange suggestedreplacement fix proposedfix proposedcode fixedcode
    improvedcode newcode replacement replacementcode patch after
  `),
  confidence: ['confidence', 'confidencescore', 'confidencelevel', 'certainty', 'probability'],
} as const;

export type FieldName = keyof typeof FIELD_NAMES;

/** Names of lists of comments. An empty list with such a name says that there is nothing to report. */
const LIST_NAMES = wordsIn(`
  comments findings issues problems annotations violations feedback reviewcomments inlinecomments codereviewcomments
  filecomments diagnostics results commentlist defects concerns observations
`);
/** Names of lists that may hold comments, but also other things. */
const OTHER_LIST_NAMES = ['errors', 'warnings', 'remarks', 'bugs', 'suggestions', 'notes', 'messages'];

const EMPTY_LISTS: ReadonlySet<string> = new Set(LIST_NAMES);
const LISTS: ReadonlySet<string> = new Set([...LIST_NAMES, ...OTHER_LIST_NAMES]);
const FIELDS: ReadonlySet<string> = new Set(Object.values(FIELD_NAMES).flat());
const ANSWER_KEYS: ReadonlySet<string> = new Set(['verdicts', 'verdict', 'id', 'review', 'arguments', 'files', 'runs']);

/** A key without case, blanks and signs: `start_line`, `Start-Line` and `startLine` are the same. */
export function plainKey(key: string): string {
  return /^[a-z]*$/.test(key) || key.length > 60 ? key : key.replaceAll(/[\s_.*`-]/g, '').toLowerCase();
}

/** Whether a key names a list of comments. */
export function namesList(key: string): boolean {
  return LISTS.has(plainKey(key));
}

/** Whether a key names a list of comments and nothing else. */
export function namesOnlyComments(key: string): boolean {
  return EMPTY_LISTS.has(plainKey(key));
}

/** Whether a key is a name of a field of comments. */
export function isFieldName(plain: string): boolean {
  return FIELDS.has(plain);
}

/** Whether a key is one that answers have. */
export function isKnownKey(key: string): boolean {
  const plain = plainKey(key);
  return FIELDS.has(plain) || LISTS.has(plain) || ANSWER_KEYS.has(plain);
}
