import { describesAll, isDirecting, readWords, type Directing } from './directs.ts';
import { STRONG, THIRD_PERSON, CODE, anyOf } from './role-words.ts';
import { isProcess } from './is-process.ts';
import { isDescription } from './is-description.ts';
import { regex, regexSource } from '../../text/regex.ts';

/**
 * What a statement does. A `rule` directs code: a change can break it. A `process` statement directs people and assistants at
 * their work: what to run, to read, to ask, how to commit and to answer. `background` describes, and directs nothing.
 *
 * Rules on the words of commits, branches and pull request titles are rules, because the change shows whether they are kept.
 */
export type Role = 'rule' | 'process' | 'background';

/** Tells the role of a statement by its words, its code, and the headings and introductions above it. */
export function classifyStatement(statement: Directing): Role {
  if (NAMES_OF_CHANGES.test(readWords(statement.parts))) {
    return 'rule';
  }
  if (isAskedByReader(readWords(statement.parts))) {
    return 'background';
  }
  if (!isRuledOut(statement) && (!isDirecting(statement) || isDescription(statement))) {
    return 'background';
  }
  return isProcess(statement) ? 'process' : isIntroduction(statement) ? 'background' : 'rule';
}

/** `When should I use it?`: what somebody may ask, unlike a point of a checklist. */
function isAskedByReader(words: string): boolean {
  return words.endsWith('?') && ASKS.test(words) && /(?<![\p{L}\p{N}])i(?![\p{L}\p{N}/])/u.test(words);
}

/** The name of an agent may stand before it. */
const ASKS = /^(?:[\w-]{1,60} )?(?:what|when|where|why|how|which|who|can|could|should|do|does|must)(?![\p{L}\p{N}])/u;

/** Words before a list, a block of code or a command: `Fix snapshots:`. What says with code how to write is a rule all the same. */
function isIntroduction({ parts }: Directing): boolean {
  const words = readWords(parts);
  return INTRODUCES.test(words) && (!STRONG.test(words.replaceAll(THIRD_PERSON, '')) || describesAll(words));
}

/** A cross before a line, outside of tables, rules out what follows. */
function isRuledOut({ parts }: Directing): boolean {
  return CROSS.test(parts[0]?.value ?? '') && !parts.some(({ kind, value }) => kind === 'words' && value.includes('|'));
}

const CROSS = /^[❌✗✘✖🚫⛔]/u;

/** The same where the language is not known, or too few words tell it. Of languages other than English, only the commonest words are known. */
export function classifyForeignStatement(statement: Directing): Role {
  const inEnglish = classifyStatement(statement);
  if (inEnglish !== 'background') {
    return inEnglish;
  }
  const { parts, leadIns, headings } = statement;
  const words = readWords(parts);
  const above = [...leadIns, ...headings.slice(1).map(({ title }) => title)].join('\n').toLowerCase();
  if (!FOREIGN_DIRECTIVE.test(words) && !FOREIGN_DIRECTIVE.test(above) && !FOREIGN_RULES_TITLE.test(above)) {
    return 'background';
  }
  const isOfWork = FOREIGN_PROCESS.test(words) && !FOREIGN_SECRET.test(words);
  return isOfWork || FOREIGN_PROCESS.test(above) ? 'process' : 'rule';
}
/** `Branch names: CODE`: how branches, commits and titles are named, which a change shows. */
const NAMES_OF_CHANGES = regex('u')`
  ^(?:branch(?:es)?(?: names?| naming)?|commit (?:messages?|subjects?)|(?:pr|pull request) titles?)
    (?: (?:format|conventions?|pattern|style))?: ?(?:use |like )?${CODE}
`;
const INTRODUCES = regex('u')`
  ^(?!
    (?:always |please |just |only )?(?:
      use|write|declare|define|annotate|name|import|wrap|mark|replace|group|order|throw|return|prefix|add|keep|put
      |place|store|extract|move
    ) (?!(?:the )?(?:following|these|this|script|command)\b)
  ).*:$
`;

const FOREIGN_DIRECTIVE = new RegExp(
  [
    anyOf(
      regexSource`
        nicht|niemals|nie|immer|muss|müssen|soll|sollen|sollte|sollten|vermeide|vermeiden|verwende|verwenden|benutze
        |nutze|keine?n?|darf|dürfen|statt|bevorzuge|verboten|untersagt
      `,
    ),
    anyOf(
      "ne|jamais|toujours|doit|doivent|devrait|évite[rz]?|utilise[rz]?|préf[éè]re[rz]?|pas de|nomme[rz]?|interdite?s?|n'utilisez|aucune?|au lieu",
    ),
    anyOf(
      'nunca|siempre|debe|deben|debería|evita|evite|evitar|usa|use|usar|utiliza|utilice|utilizar|prefiere|prohibido|nombra|en lugar|no (?:usar|uses|use)',
    ),
    anyOf('sempre|deve|devem|deveria|utilize|não|evite|prefira|proibido|nomeie|em vez'),
    '不要|不得|不能|不允许|不许|禁止|必须|必須|应该|应当|应使用|需要|避免|使用|优先|請|请|勿|统一|采用|遵循',
    'しない|使わない|してください|すること|使用する|使う|使って|必ず|禁止|避け|べき|ないこと|優先',
    '하지 마|하지 않|금지|반드시|사용하|해야|피하|피해|마세요|하세요|합니다|우선',
  ].join('|'),
  'u',
);
const FOREIGN_RULES_TITLE =
  /regeln|richtlinien|konventionen|stil|règles|conventions|reglas|convenciones|estilo|regras|convenções|规范|规则|约定|风格|ルール|規約|スタイル|규칙|컨벤션|스타일/u;
/** Whether a secret is in a commit, the change shows. */
const FOREIGN_SECRET = regex('u')`
  passw(?:ort|örter)|schlüssel|zugangsdaten|mots? de passe|secrets?|clés|secretos?|contraseñas?|credencia
  |segredos?|senhas?|密钥|密码|凭[证据]|シークレット|パスワード|秘密鍵|認証情報|비밀|시크릿|자격
`;
const FOREIGN_PROCESS = regex('u')`
  ${anyOf('pull request|prs?|commits?|commit-nachrichten?|branch|tests? ausführen|führe|exécute[rz]?|lance[rz]?|ejecuta|ejecutar|execute|executar|rode|frage|demande[rz]?|pregunta|pergunte')}
  |(?<![a-z])prs?(?![a-z])|运行|执行测试|提交|分支|合并|发布|评审|确认|假设|澄清|工作流|询问|拉取请求|実行|コミット|プルリクエスト|실행|커밋|질문
`;
