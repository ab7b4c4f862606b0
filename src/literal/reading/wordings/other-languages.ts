import { EVERYWHERE, type NotCompiled } from '../../types.ts';
import type { Said } from '../sentences/said.ts';
import { regex, regexSource } from '../../../text/regex.ts';

/** Code alone, or a list of it. In other languages than English only code is read, because no family knows their words. */
const THING =
  '[\\uE000-\\uF8FF](?:\\s*(?:,|、|，|\\/|und|oder|et|ou|ni|y|o|e|或|和|や|と|または|또는|와|과|及|以及)\\s*[\\uE000-\\uF8FF])*';

/** What code is, in words behind it that limit nothing: `any` 타입, `any`-Zuweisungen. */
const NOUN = regexSource`
  (?:
    -(?:typ(?:en|s)?|aufrufe?n?|funktion(?:en)?|methoden?|makros?|anweisung(?:en)?|zuweisung(?:en)?|operator(?:en)?
      |deklaration(?:en)?|schlüssel(?:wort|wörter)|ausdrücke?n?|kommentare?n?|annotation(?:en)?|attribute?n?|pakete?n?
      |module?n?|bibliothek(?:en)?|abhängigkeit(?:en)?|statements?|casts?|calls?|hacks?|verwendung(?:en)?)
    |\s*(?:类型|類型|函数|函數|方法|语句|語句|关键字|關鍵字|宏|包|库|庫|依赖|型|関数|メソッド|構文|キーワード|ライブラリ|타입
      |함수|메서드|모듈|라이브러리|키워드)
  )?
`;

/** Articles and names for kinds of code before it. Any other word limits what is meant: `synchronen`, `leeren`. */
const BEFORE = regexSource`
  (?:(?:
    d(?:ie|er|as|en|em|es)|eine?[nmrs]?|direkte?n?|l[ae]s?|une?|des?|du|el|l?os|um|uma|as?|o|directamente
    |typ(?:e[ns]?|o)?|types?|tipos?|funktion|fonction|función|função|methode|méthode|método|operator|opérateur|operador
    |modul|module|módulo|paket|paquet|paquete|pacote|bibliothek|bibliothèque|biblioteca|befehl|commande|comando
    |schlüsselwort|directive|directiva|decorador|annotation|macro|untypisierte?n?|explizite?n?
  ) ){0,2}
`;

interface Wording {
  readonly polarity: Said['polarity'];
  readonly strength: Said['strength'];
  readonly verb: string;
  /** With the groups `object` and perhaps `instead` or `subject`. */
  readonly sentence: RegExp;
}

/** `X` stands for what is required or forbidden, `A` for what is recommended in place of `B`, and `S` for what must not do it. */
function wording(polarity: Said['polarity'], strength: Said['strength'], verb: string, words: string): Wording {
  const sentence = words
    .replace(/[XB]/, `${BEFORE}(?<object>${THING})${NOUN}`)
    .replace('S', `(?<subject>${THING})(?:_(?:层|層|层代码|目录))?`)
    .replace('A', `${BEFORE}(?<instead>${THING})`)
    .replaceAll('_', '\\s*');
  return { polarity, strength, verb, sentence: new RegExp(`^${sentence}$`, 'iu') };
}

const never = (verb: string, words: string): Wording => wording('forbidden', 'must', verb, words);
const avoid = (words: string): Wording => wording('forbidden', 'should', 'use', words);
const always = (verb: string, words: string): Wording => wording('required', 'must', verb, words);

const WORDINGS: readonly Wording[] = [
  // German
  never(
    'use',
    '(?:bitte )?(?:verwende|verwenden sie|verwendet|nutze|nutzen sie|benutze|benutzen sie)(?: bitte)? (?:niemals|nie|kein|keine|keinen|nicht) X',
  ),
  never('use', '(?:verwende|nutze|benutze) X (?:niemals|nie|nicht)'),
  never('use', '(?:niemals|nie|kein|keine|keinen) X(?: (?:verwenden|nutzen|benutzen|einsetzen))?'),
  never('use', 'X (?:niemals|nie|nicht) (?:verwenden|nutzen|benutzen|einsetzen)'),
  never('use', 'X (?:darf|dürfen|soll|sollen) (?:niemals|nie|nicht) (?:verwendet|genutzt|benutzt|eingesetzt) werden'),
  never('use', 'X (?:ist|sind) (?:verboten|nicht erlaubt|untersagt)'),
  never('edit', 'X (?:nicht|niemals|nie) (?:bearbeiten|ändern|editieren|verändern)'),
  never('edit', '(?:bearbeite|ändere|editiere|bearbeiten sie|ändern sie) (?:niemals|nie|nicht) X'),
  never('edit', '(?:bearbeite|ändere|editiere|bearbeiten sie|ändern sie) X (?:niemals|nie|nicht)'),
  never('edit', '(?:niemals|nie) X (?:bearbeiten|ändern|editieren|verändern)'),
  never('import', '(?:importiere|importieren sie) (?:niemals|nie|nicht) X'),
  never('import', '(?:niemals|nie) X importieren'),
  avoid('(?:vermeide|vermeiden sie|vermeidet)(?: (?:die|den|das))?(?: verwendung von)? X'),
  never('use', '(?:es ist |ist )?(?:verboten|untersagt)(?:,| ist) X(?: zu (?:verwenden|nutzen|benutzen))?'),
  avoid('X (?:möglichst )?vermeiden'),
  never(
    'use',
    '(?:verwende|verwenden sie|nutze|nutzen sie|benutze|benutzen sie)(?: immer| stets)? A (?:statt|anstatt|anstelle von|und nicht|, nicht) B',
  ),
  never('use', '(?:immer )?A (?:statt|anstatt|anstelle von) B (?:verwenden|nutzen|benutzen)'),
  avoid('(?:bevorzuge|bevorzugen sie) A (?:gegenüber|vor|statt) B'),
  always('use', '(?:verwende|verwenden sie|nutze|nutzen sie|benutze) (?:immer|stets) X'),
  always('use', '(?:immer|stets) X (?:verwenden|nutzen|benutzen)'),
  // French
  never('use', "(?:n['’]utilise[zr]?|n['’]employe[zr]?) (?:jamais|pas) X"),
  never('use', '(?:ne )?(?:jamais|pas) utiliser X'),
  never('use', 'X (?:est|sont) (?:interdite?s?|prohibée?s?|à proscrire)'),
  never('use', "(?:il est |interdit |interdiction |défense )*d['’](?:utiliser|employer) X"),
  never('use', '(?:pas de|jamais de|aucun|aucune|proscrire) X'),
  never('edit', "(?:ne modifie[zr]?|n['’]édite[zr]?|ne change[zr]?) (?:jamais|pas) X"),
  never('edit', '(?:ne )?(?:jamais|pas) (?:modifier|éditer|changer) X'),
  never('import', "n['’]importe[zr]? (?:jamais|pas) X"),
  avoid("évite[zr]?(?: d['’]utiliser)? X"),
  never('use', 'utilise[zr]?(?: toujours)? A (?:au lieu de|à la place de|plutôt que|et non|, pas) B'),
  avoid('préf[éè]re[zr]? A (?:à|plutôt que|au lieu de) B'),
  always('use', 'utilise[zr]? toujours X'),
  // Spanish
  never('use', '(?:nunca|no|jamás) (?:uses|usar|use|usen|utilices|utilizar|utilice|emplees) X'),
  never('use', 'X (?:está|están) prohibid[oa]s?'),
  never('use', '(?:está |queda )?prohibido (?:el uso de|usar|utilizar)? ?X'),
  never('use', '(?:nada de|sin usar|jamás) X'),
  never('edit', '(?:nunca|no|jamás) (?:edites|editar|edite|modifiques|modificar|modifique|cambies) X'),
  never('import', '(?:nunca|no|jamás) (?:importes|importar|importe) X'),
  avoid('evit(?:a|ar|e)(?: usar| utilizar| el uso de)? X'),
  never('use', '(?:usa|usar|use|utiliza|utilizar|utilice)(?: siempre)? A (?:en lugar de|en vez de|y no|, no) B'),
  avoid('(?:prefiere|preferir|prefiera) A (?:sobre|a|antes que|en lugar de|en vez de) B'),
  always('use', '(?:usa|usar|use|utiliza|utilizar|utilice) siempre X'),
  always('use', 'siempre (?:usa|usar|use|utiliza|utilizar|utilice) X'),
  // Portuguese
  never('use', '(?:nunca|não|jamais) (?:use|usar|utilize|utilizar|empregue) X'),
  never('use', 'X (?:é|são) proibid[oa]s?'),
  never('use', '(?:é )?proibido (?:o uso de|usar|utilizar)? ?X'),
  never('use', '(?:nada de|sem usar|nunca) X'),
  never('edit', '(?:nunca|não|jamais) (?:edite|editar|modifique|modificar|altere|alterar) X'),
  never('import', '(?:nunca|não|jamais) (?:importe|importar) X'),
  avoid('evit(?:e|ar)(?: usar| utilizar| o uso de)? X'),
  never('use', '(?:use|usar|utilize|utilizar)(?: sempre)? A (?:em vez de|ao invés de|no lugar de|e não|, não) B'),
  avoid('(?:prefira|preferir) A (?:a|em vez de|ao invés de|sobre) B'),
  always('use', '(?:use|usar|utilize|utilizar) sempre X'),
  always('use', 'sempre (?:use|usar|utilize|utilizar) X'),
  // Chinese
  never(
    'use',
    '(?:请|請)?(?:禁止|不要|切勿|请勿|請勿|不得|严禁|嚴禁|不能|不可|不可以|不允许|不允許|不应|不应该|不應|勿|绝不|絕不)(?:在代码中|再|直接|随意|隨意)?(?:使用|用|调用|調用|写|寫|出现|出現|新增|添加|手写|手寫|提交)_(?:任何|裸)?_X',
  ),
  never('edit', '(?:请|請)?(?:禁止|不要|切勿|请勿|請勿|不得|严禁|嚴禁|勿)(?:手动|手動|直接)?(?:修改|编辑|編輯|更改)_X'),
  never(
    'import',
    '(?:请|請)?(?:禁止|不要|切勿|请勿|請勿|不得|严禁|嚴禁|不能|不允许|不允許)(?:再|直接)?(?:导入|導入|引入|依赖|依賴|import)_X',
  ),
  never('use', '(?:禁止|严禁|嚴禁)_X'),
  never('depend on', '(?:禁止|不要|不得|严禁|不允许|不能)_S_(?:直接)?(?:依赖|依賴|导入|導入|引用|import|调用)_B'),
  never('depend on', 'S_(?:禁止|不要|不得|严禁|不允许|不能|不应|不可)(?:直接)?(?:依赖|依賴|导入|導入|引用|import)_B'),
  avoid('(?:应|應|请|請|尽量|盡量)?避免(?:使用|用)?_X'),
  never(
    'use',
    '(?:请|請|应|應|必须|必須|始终|始終)?(?:使用|用)_A_(?:[,，]_)?(?:代替|替代|取代|而不是|而非|不要使用|不要用|而不要使用)_B',
  ),
  avoid('(?:优先|優先|尽量|盡量|推荐|推薦|首选|首選)(?:使用|用)?_A_(?:[,，]_)?(?:而不是|而非|代替|替代)_B'),
  always('use', '(?:必须|必須|始终|始終|总是|總是|一律|务必|務必)(?:使用|用)_X'),
  // Japanese
  never(
    'use',
    'X_(?:は|を|の)_(?:使用|利用)_?(?:禁止|しない|しないこと|しないでください|してはいけない|してはならない|しないで下さい)',
  ),
  never(
    'use',
    'X_(?:は|を)_(?:絶対に|決して)?_(?:使わない|使わないこと|使わないでください|使ってはいけない|使ってはならない|禁止|禁止する|禁止です|不可)',
  ),
  never('use', 'X_の(?:使用|利用)(?:は|を)禁止(?:する|です|します)?'),
  never('use', 'X_(?:の)?(?:使用|利用)?_(?:禁止|厳禁)'),
  never('use', '禁止_X'),
  never('edit', 'X_(?:は|を)_(?:直接|手動で)?_(?:編集|変更)(?:しない|しないこと|しないでください|禁止)'),
  avoid('X_(?:の(?:使用|利用))?(?:は|を)_(?:避ける|避けること|避けてください|避けて)'),
  never(
    'use',
    'B_(?:ではなく|の代わりに|じゃなく)_[、,]?_A_を_(?:使う|使うこと|使ってください|使用する|使用すること|使用してください|使用|使います|使用します|利用する)',
  ),
  avoid('B_よりも?_[、,]?_A_を_(?:優先する|優先してください|優先|好む|推奨)'),
  always('use', '(?:必ず|常に)_X_を_(?:使う|使うこと|使ってください|使用する|使用すること|使用してください|使用)'),
  // Korean
  never(
    'use',
    regexSource`
      (?:절대(?:로)? )?X_(?:을|를|은|는)?_(?:절대(?:로)? )?(?:
        사용하지 (?:마세요|마십시오|말 것|말 것|않는다|않습니다|말아야 합니다|말아야 한다)|사용 금지|사용하지 (?:않기|말기|마|않음)|쓰지 (?:마세요|않는다|말 것|않기|말기)|사용을 금지한다
        |(?:임포트|import) 금지|금지(?:합니다|한다|입니다)?
      )
    `,
  ),
  never('edit', 'X_(?:을|를|은|는)?_(?:직접 )?(?:수정|편집)하지 (?:마세요|마십시오|말 것|않는다|않습니다)'),
  avoid('X_(?:의)?_(?:사용)?(?:을|를)?_(?:피하세요|피한다|피할 것|피하십시오|지양하세요|지양한다|지양합니다)'),
  never('use', 'B_대신(?:에)?_A_(?:을|를)?_사용(?:하세요|한다|합니다|하십시오|할 것)?'),
  avoid('B_보다(?:는)?_A_(?:을|를)?_(?:선호(?:하세요|한다|합니다)|우선(?:하세요|한다|합니다))'),
  always('use', '항상_X_(?:을|를)?_사용(?:하세요|한다|합니다|하십시오|할 것)'),
];

/** Words that other sentences than English ones have. */
const FOREIGN = regex('u')`
  [\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]
  |(?:^|\s)(?:
    niemals|nie|kein|keine|keinen|verwende|verwenden|nutze|nutzen|benutze|benutzen|vermeide|vermeiden|bevorzuge
    |statt|anstatt|nicht|immer|stets|verboten|bearbeite|jamais|utilise[zr]?|n['’]\p{L}+|ne|éviter?|évitez
    |préf[éè]re[zr]?|interdite?s?|nunca|no uses|usa|usar|utiliza|utilizar|utilices|utilice|evita|evitar|evite
    |prefiere|preferir|siempre|está|están|não|jamás|utilize|interdit|interdiction|proscrire|aucune?|prohibido
    |proibido|vermeidet|untersagt|prefira|sempre|proibid[oa]s?|edites|edite|modifiques?|importes|em vez|ao invés
    |en lugar|en vez|au lieu|plutôt|evitar|modifiez|não
  )(?=\s|$)
`;
const LIMITS = regex('u')`
  (?:
    außer|ausgenommen|wenn|falls|sofern|ausnahme|sauf|excepté|lorsque|quand|à moins|excepto|salvo|cuando|menos que
    |exceto|quando|除非|除了|以外|除外|如果|当|當|时|時|ただし|除き|除く|場合|とき|제외|경우|때|unless|except
  )
  |(?:^|\s)(?:si|se|nur|seulement|solo|sólo|só|apenas)(?=\s)
`;
const IN_TESTS = regex('u')`
  ^(?:
    in (?:den )?tests|dans les tests|en (?:las |los )?(?:pruebas|tests)|nos testes|em testes
    |(?:在)?(?:测试|測試)(?:代码|代碼)?(?:中|里)|テスト(?:コード)?(?:では|で|内では)|테스트(?:\s?코드)?에서는?
  )\s*[,，、]?\s*(?<rest>.+)$
  | (?:in (?:den )?tests|dans les tests|en (?:las |los )?(?:pruebas|tests)|nos testes|em testes)$
`;

/** Places that limit nothing, at the beginning or end: `在项目代码中`, `no código`. */
const ANYWHERE = regex('u')`
  ^在?(?:(?:本|整个)?(?:项目|工程|仓库|源|新)?(?:代码|代碼|项目|工程))(?:中|里|内)?[,，]?\s*(?=禁止|不|切勿|请|严禁|避免)
  |^(?:コード|プロジェクト)(?:内|中)?では、?\s*
  | (?:
    no código|em todo o código|en el código|dans le code|im code|no projeto|en el proyecto|dans le projet
    |im projekt
  )$
`;

/** Topics in other languages than English that limit nothing. */
const LABEL = regex('u')`
  ^(?:
    类型安全|类型|代码风格|风格|命名|日志|错误处理|导入|依赖|注意|重要|规范|代码规范|安全|質量|型安全性?|型|安全性|命名規則|ログ|エラー処理|インポート|注意|重要|コードスタイル|타입(?: 안전성)?
    |안전성?|명명|로그|에러 처리|임포트|주의|중요|코드 스타일|tipos|tipagem|tipado|segurança|seguridad|importações|estilo|importante
    |erros|errores|types|typage|sécurité|erreurs|style|typen|typisierung|sicherheit|wichtig|stil|fehler|hinweis
  )\s*[:：]\s*
`;

/** A sentence of another language without its topic: `型安全性: …`. */
export function withoutForeignLabel(words: string): string {
  const rest = words.replace(LABEL, '');
  return rest !== words && FOREIGN.test(rest) ? rest : words;
}

/** Reads the commonest forms of German, French, Spanish, Portuguese, Chinese, Japanese and Korean. Undefined for English. */
export function readForeign(words: string): readonly Said[] | NotCompiled | undefined {
  if (!FOREIGN.test(words)) {
    return undefined;
  }
  const tests = IN_TESTS.exec(words);
  const placed = tests === null ? words.replace(ANYWHERE, '') : (tests.groups?.['rest'] ?? words.slice(0, tests.index));
  const [, main = placed, explanation] =
    /^(.+?)\s*(?:[;；:：（(–—。]|, (?=weil|da |car|parce|porque|pois|denn)|，因为)\s*(.*)$/u.exec(placed) ?? [];
  const scope = tests === null ? EVERYWHERE : { inside: [{ kind: 'tests' as const }], outside: [] };
  const whole = readMain(main.trim(), scope);
  const said = whole === undefined ? readEach(main.trim(), scope) : [whole];
  if (said !== undefined) {
    return explanation !== undefined && LIMITS.test(explanation)
      ? { reason: 'its explanation may contain an exception' }
      : said;
  }
  return {
    reason: 'its wording is not known in its language',
    hint: 'word it in English as "Never use `x`" or "Use `a` instead of `b`"',
  };
}

function readMain(main: string, scope: Said['scope']): Said | undefined {
  // The object of every wording is code.
  if (!CODE.test(main)) {
    return undefined;
  }
  for (const { polarity, strength, verb, sentence } of WORDINGS) {
    const { object, instead, subject } = sentence.exec(main)?.groups ?? {};
    if (object !== undefined) {
      const said = { polarity, strength, subject: inEnglish(subject ?? ''), verb, object: inEnglish(object), scope };
      return instead === undefined ? said : { ...said, instead: inEnglish(instead) };
    }
  }
  return undefined;
}

const CODE = /[\uE000-\uF8FF]/u;

/** The bans of a list of sentences: `any` を使用しない、エラーを抑制しない. A part with code that is not read may limit another one. */
function readEach(main: string, scope: Said['scope']): readonly Said[] | undefined {
  const parts = main.split(/\s*[、，；]\s*|, | (?:und|et|y|e) (?=\p{L}{4})/u).filter((part) => part !== '');
  const read = parts.map((part) => readMain(part.replace(/^(?:und|et|y|e|并|且|并且) /u, ''), scope));
  const areClear = parts.every(
    (part, index) => read[index] !== undefined || (!CODE.test(part) && !LIMITS.test(part) && !PLACE.test(part)),
  );
  const said = read.filter((one) => one?.polarity === 'forbidden');
  return parts.length > 1 && areClear && said.length > 0 ? said.filter((one) => one !== undefined) : undefined;
}

/** A part of a sentence that may name a place: 在服務層中, サービス層では, 서비스에서, `im Backend`, `dans le domaine`. */
const PLACE = regex('u')`
  ^在.+$|(?:では|で|における|において|에서는?|에는)$
  |^(?:in|im|innerhalb|bei|beim|für|auf|dans|en|pour|sur|chez|côté|au|aux|em|no|na|nos|nas|para|dentro)(?=\s)
`;

/** A list as English words join it. */
function inEnglish(things: string): string {
  return [...things.matchAll(/[\uE000-\uF8FF]/g)].map(([mark]) => mark).join(' or ');
}
