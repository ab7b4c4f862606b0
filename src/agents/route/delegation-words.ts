import { regex, regexSource } from '../../text/regex.ts';

/** How a language says that somebody has to take over work. All expressions are matched against lower-case text. */
export interface DelegationWords {
  /** Verbs for delegating work. */
  readonly gives: RegExp;
  /** Verbs for reviewing or calling somebody; they count only if the subject is an agent. */
  readonly calls: RegExp;
  /** Words of obligation. */
  readonly force: RegExp;
  /** Negations, and words that make it optional. */
  readonly denial: RegExp;
  /** Text directly before the recipient. */
  readonly before: RegExp;
  /** Text directly after the recipient. */
  readonly after: RegExp;
}

/** Matches nothing; for languages without such words. */
const NOTHING = /(?!)/;
const OPENING = String.raw`["'“„«「『]?$`;
const CLOSING = String.raw`^["'”“»」』]?\s*`;

const GIVES_EN = String.raw`delegat\w+|hand(?:ed|ing|s)?|escalat\w+|rout(?:e|ed|es|ing)|forward(?:ed)?|pass(?:ed)?|assign(?:ed)?|entrust(?:ed)?|defer(?:red)?`;
const CALLS_EN = regexSource`
  review(?:ed|s)?|check(?:ed|s)?|audit(?:ed|s)?|inspect(?:ed|s)?|examin(?:e|ed|es)|approv(?:e|ed|es)
  |verif(?:y|ied|ies)|us(?:e|ed|ing)|invok(?:e|ed)|call(?:ed)?|run|ask(?:ed)?|consult(?:ed)?|involv(?:e|ed)
  |sen[dt]|go through
`;
const BETWEEN_EN = String.raw`(?:(?!must\b|always\b|shall\b|required\b)[\w'’-]+\s+){0,5}`;

const ENGLISH: DelegationWords = {
  gives: new RegExp(String.raw`\b(?:${GIVES_EN})\b`),
  calls: new RegExp(String.raw`\b(?:${CALLS_EN})\b`),
  force: regex()`
    \b(?:must|always|shall|mandatory|required|requires|obligatory|ha(?:ve|s) to|needs? to)\b
    |(?:^|, (?:then )?)(?:please )?(?:delegate|hand|escalate)\b
  `,
  denial: regex()`
    (?:
      \b(?:
        not|never|cannot|avoid|without|instead of|rather than|no need to|may|can|could|might|should|would|consider
        |optionally
      )
      |n['’]t
    )\s+${BETWEEN_EN}(?:${GIVES_EN}|${CALLS_EN})\b
    |\b(?:not|n['’]t|never|nor) (?:\w+ )?(?:required|necessary|needed|mandatory|obligatory)\b|\boptional\b
    |\bno (?:delegation|hand-?over|review)\b|\bneed(?:s)? not\b|\bno longer\b|\bbe avoided\b
  `,
  before: regex()`
    (?:^|\s)(?:to|by|with|via|through|using|use|invoke|call|run|ask|consult|involve)\s+(?:(?:the|our|a|an|your)\s+)?
      (?:(?:custom|dedicated|speciali[sz]ed)\s+)?(?:(?:sub-?)?agents?:?\s+)?${OPENING}
  `,
  after: NOTHING,
};

const CHINESE: DelegationWords = {
  gives: /委托|委派|移交|转交|交给|交由|派给|分派|分配给|指派|委託|轉交|移給|交給/,
  calls: /由[^，。；]{0,40}(?:审查|审核|检查|评审|复核|审计|審查|審核)|调用|使用|请求/,
  force: /必须|务必|一定要|强制|始终|总是|一律|必需|应始终|必須|務必|強制|始終/,
  denial:
    /(?:不|无需|无须|毋须|禁止|请勿|勿|别|可以|可|无法|無需|請勿)[^，。；、]{0,8}(?:委托|委派|移交|转交|交给|交由|派给|分派|分配|指派|委託|轉交|交給|审查|审核|检查|评审|调用|使用)|可选|不是必须|不必须|并非必须|如有需要|必要时/,
  before: new RegExp(
    String.raw`(?:给|予|至|到|由|用|使用|调用|请|向|給)\s*(?:子?代理|子?智能体|sub-?agent|agent)?\s*${OPENING}`,
  ),
  after: new RegExp(String.raw`${CLOSING}(?:子?代理|子?智能体|agent)?\s*(?:来|进行|负责)?\s*(?:审查|审核|评审|复核)`),
};

const JAPANESE: DelegationWords = {
  gives: /委任|委譲|委託|引き渡|引き継|任せ|委ね|渡す|渡して|回す|回して/,
  calls: /レビュー|確認|チェック|監査|検査|依頼|呼び出/,
  force: /必ず|必須|常に|なければなら|なければいけ|義務|必要があ/,
  denial:
    /ては(?:いけ|なら|だめ|ダメ)|てもよい|てもいい|できる|できます|ことができ|必要は(?:な|あ)|不要|任意|禁止|なくて(?:も)?|ないで|ません(?!か)|べきで(?:は)?ない|しない/,
  before: NOTHING,
  after: new RegExp(
    String.raw`${CLOSING}(?:(?:サブ)?エージェント|agent)?${CLOSING.slice(1)}(?:に|へ|が|による|によって|を(?:使|呼|通))`,
  ),
};

const GERMAN_VERBS =
  'deleg|übergeb|übergib|überg[ai]b|weitergeb|weiterleit|weitergeleit|weitergegeb|überlass|abgeb|abzugeb|zuweis|zugewies|überantwort';
const GERMAN_CALLS = 'prüf|begutacht|kontrollier|aufruf|einbezieh|hinzuzieh|freigeb';
const GERMAN: DelegationWords = {
  gives: new RegExp(`(?:${GERMAN_VERBS})`),
  calls: new RegExp(`(?:${GERMAN_CALLS})`),
  force: regex()`
    (?:^|\s)(?:muss|müssen|immer|stets|zwingend|unbedingt|grundsätzlich|ausnahmslos)(?=[\s,.)]|$)|pflicht
    |verbindlich|obligatorisch|(?:ist|sind) .{0,100}\szu\s|^(?:delegiere|übergib)\s
  `,
  denial: regex('u')`
    (?:^|\s)(?:nicht|nie|niemals|keinesfalls|kein\w*)\s+
      (?:(?!muss|müssen|immer|zwingend)[\p{L}\d\uE000-\uE2FF]+\s+){0,5}(?:\p{L}*(?:${GERMAN_VERBS}|${GERMAN_CALLS}))
    |(?:^|\s)(?:nie|niemals|keinesfalls|kann|kannst|können|könnte\w*|darf|dürfen|sollte\w*|optional|freiwillig)
      (?=[\s,.)]|$)
    |nicht (?:nötig|notwendig|erforderlich|verpflichtend|zwingend)
  `,
  before: new RegExp(
    String.raw`(?:^|\s)(?:an|von|vom|durch|mit|bei)\s+(?:(?:den|die|das|dem|der|unseren?|unserem)\s+)?(?:(?:sub-?)?agent(?:en)?\s+)?${OPENING}`,
  ),
  after: NOTHING,
};

const FRENCH: DelegationWords = {
  gives: /dél[ée]g|confi(?:er|é|ez|ons)|transmi|transmet|soum(?:is|et)|remi(?:s|tre)|remet/,
  calls: /rel(?:u|ire|ecture)|revu|vérifi|examin|contrôl|appel|consult|audit/,
  force:
    /(?:^|\s)(?:doit|doivent|devez|toujours|impérativement|systématiquement)(?=[\s,.)]|$)|obligatoire|il faut|(?:est|sont) à\s|^(?:déléguez|confiez)\s/,
  denial:
    /(?:^|\s)(?:ne|jamais|facultati\w*|optionnel\w*|inutile)(?=[\s,.)]|$)|(?:^|\s)n['’]|(?:^|\s)(?:peu(?:t|vent|x)|pouvez|pourr\w+|devrai\w+)(?=[\s,.)]|$)/,
  before: new RegExp(
    String.raw`(?:^|\s)(?:à|a|au|aux|par|vers|via)\s+(?:(?:le|la)\s+|l['’]\s*)?(?:(?:sous-)?agent\s+)?${OPENING}`,
  ),
  after: NOTHING,
};

const SPANISH: DelegationWords = {
  gives: /deleg|confi(?:ar|ad)|derivar|derivad|asignar|asignad|encomend|traspas|enviar|enviad/,
  calls: /revis|verific|examin|audit|comprob|consult|invoc/,
  force:
    /(?:^|\s)(?:debe|deben|debes|siempre|obligatoriamente)(?=[\s,.)]|$)|obligatori|hay que|tienen? que|es necesario|^(?:delega|delegue)\s/,
  denial: /(?:^|\s)(?:no|nunca|jamás|puede|pueden|puedes|podría\w*|debería\w*|opcional\w*)(?=[\s,.)]|$)/,
  before: new RegExp(
    String.raw`(?:^|\s)(?:a|al|en|por|con)\s+(?:(?:el|la|los|las)\s+)?(?:(?:sub)?agente\s+)?${OPENING}`,
  ),
  after: NOTHING,
};

/** The supported languages; each sentence is checked against all of them. */
export const DELEGATION_WORDS: readonly DelegationWords[] = [ENGLISH, CHINESE, JAPANESE, GERMAN, FRENCH, SPANISH];

/** Whether the words mention delegating or reviewing at all, in any language. */
export function mayDelegate(words: string): boolean {
  return DELEGATION_WORDS.some(({ gives, calls }) => gives.test(words) || calls.test(words));
}

/** Questions, examples and conditions that depend on the reader are not orders. */
export const NO_ORDER = regex()`
  [?？]["'”」)]?\s*$
  |^(?:for example|for instance|e\.g\.|example|z\. ?b\.|zum beispiel|par exemple|por ejemplo|例如|比如|例えば|例：|例:)
  |\b(?:if|when|whenever|unless|where)\s+(?:
    unsure|in doubt|stuck|asked|requested|necessary|needed|possible|appropriate|available|uncertain
    |you(?:['’]re|\s+are)\s+(?:unsure|not sure|in doubt|stuck|uncertain|asked|unable)
    |you\s+(?:cannot|can['’]t|do not know|don['’]t know|wish|like|want)
  )\b
  |\b(?:as|if) (?:needed|appropriate)\b|\bin case of doubt\b|falls (?:nötig|erforderlich)|bei bedarf
  |wenn (?:nötig|möglich)|im zweifel|si (?:nécessaire|besoin|possible)|au besoin|en cas de doute|si es necesario
  |si procede|en caso de duda|必要に応じて|可能であれば|不明な場合|如果?不确定|如有疑问
`;

/** Words for an agent. A name next to one of them is meant as the name of an agent, even if no agent has it. */
export const AGENT_NOUN = /\b(?:sub-?)?agent(?:s|e|en|es)?\b|智能体|代理|エージェント|에이전트/i;
