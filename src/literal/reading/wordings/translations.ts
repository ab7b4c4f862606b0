import { createExpressionIndex, type ExpressionIndex } from '../../../text/expressions/expression-index.ts';

/**
 * Sentences of other languages than English, word for word in the forms that the English reader knows. They are tables, not
 * parsers: a frame gives the order of the words, a dictionary the things. A sentence of which any word is unknown stays as it is.
 */

/** A sentence with the things `a`, `b` and `n`, and the same in English. */
type Frame = readonly [form: RegExp, english: string];

interface Tongue {
  /** Letters or words that show the language. */
  readonly shows: RegExp;
  readonly frames: ExpressionIndex<Frame>;
  /** Things in lower case, and their English names. */
  readonly things: Readonly<Record<string, string>>;
  /** What separates two things, as an expression. */
  readonly and: RegExp;
  /** Words before a thing that say nothing of it: articles, `all`. */
  readonly idle: RegExp;
}

/** `a` and `b` stand for things, `n` for what the sentence is about, `#` for a number with its unit. */
function frames(rows: readonly (readonly [form: string, english: string])[]): ExpressionIndex<Frame> {
  const all = rows.map(([form, english]): Frame => [
    new RegExp(
      `^${form
        .replaceAll('<a>', '(?<a>.+?)')
        .replaceAll('<b>', '(?<b>.+?)')
        .replaceAll('<n>', '(?<n>.+?)')
        .replaceAll('<#>', '(?<count>\\d+)')
        .replaceAll('_', '\\s*')}$`,
      'u',
    ),
    english,
  ]);
  return createExpressionIndex(all, ([form]) => [form]);
}

const CHINESE: Tongue = {
  shows: /\p{sc=Han}/u,
  and: /\s*(?:、|，|,|和|与|及|以及|或者|或)\s*/u,
  idle: /^(?:所有的?|全部的?|任何|每个|新的?|代码中的?|项目中的?|该)/u,
  frames: frames([
    [
      '(?:请|应)?(?:优先|尽量|推荐|首选)(?:使用|用|采用)?_<a>_[，,]?_(?:而不是|而非|代替|替代|而不用)_<b>',
      'prefer <a> over <b>',
    ],
    [
      '(?:请|应|必须|始终|一律|统一)?(?:使用|采用|用)_<a>_[，,]?_(?:代替|替代|取代|而不是|而非|不要使用|不要用|不使用|而不要使用|禁止使用)_<b>',
      'use <a> instead of <b>',
    ],
    [
      '(?:请)?(?:禁止|不要|切勿|请勿|不得|严禁|不允许|不准|不应该?|不能|勿|绝不|不可)(?:再)?(?:使用|用|采用|出现|引入|写|编写|添加|有)_<a>',
      'never use <a>',
    ],
    [
      '(?:请)?(?:禁止|不要|切勿|请勿|不得|严禁|不能|勿|不可)(?:手动|直接|手工)?(?:修改|编辑|改动|更改)_<a>',
      'never edit <a>',
    ],
    ['(?:禁止|严禁)_<a>', 'never use <a>'],
    ['(?:请|应|应该|尽量)?避免(?:使用|出现|用)?_<a>', 'avoid <a>'],
    [
      '<n>_(?:的)?(?:长度)?(?:不得|不能|不应|不要|不可|应不|不)?(?:超过|多于|大于)_<#>_(?<unit>行|个字符|字符|个参数|参数|层|级|列)',
      '<n> must not exceed <count> <unit>',
    ],
    [
      '<n>_(?:最多|限制为|限制在|控制在)_<#>_(?<unit>行|个字符|字符|个参数|参数|层|级|列)(?:以内|之内)?',
      '<n> must not exceed <count> <unit>',
    ],
    ['<n>_(?:必须|应当|应该|应|需要|需|都要|均需)_(?:有|包含|带有|编写|添加|提供|具有|写)_<a>', '<n> must have <a>'],
    [
      '<n>_(?:必须|应当|应该|应|须|需)?(?:放在|放置在|位于|存放在|写在)_<a>_(?:目录|文件夹)?(?:下|中|里|内)?',
      '<n> must live in <a>',
    ],
    ['<n>_(?:必须|应当|应该|应|须|需|一律|统一)?以_<a>_(?:结尾|作为后缀|为后缀)', '<n> must end with <a>'],
    ['<n>_(?:必须|应当|应该|应|须|需|一律|统一)?以_<a>_(?:开头|作为前缀|为前缀)', '<n> must start with <a>'],
    [
      '<n>_(?:必须|应当|应该|应|须|需|一律|统一|均|都)?(?:使用|采用|用|遵循|为)_<a>_(?:的?命名法?|格式|风格|规范|命名规范|命名方式|方式)?',
      '<n> must use <a>',
    ],
    ['<n>[:：]_(?:使用|采用|用)?_<a>_(?:的?命名法?|格式|风格)?', '<n> must use <a>'],
    ['(?:请|必须|应该|应当|应|始终|总是|一律|统一|全部|务必)?(?:使用|采用|用)_<a>', 'use <a>'],
  ]),
  things: {
    默认导出: 'default exports',
    具名导出: 'named exports',
    命名导出: 'named exports',
    内联样式: 'inline styles',
    行内样式: 'inline styles',
    魔法数字: 'magic numbers',
    类型断言: 'type assertions',
    通配符导入: 'wildcard imports',
    相对路径导入: 'relative imports',
    相对导入: 'relative imports',
    相对路径: 'relative imports',
    绝对路径导入: 'absolute imports',
    绝对导入: 'absolute imports',
    全局变量: 'global variables',
    嵌套三元表达式: 'nested ternaries',
    嵌套三元运算符: 'nested ternaries',
    空的catch块: 'empty catch blocks',
    类组件: 'class components',
    函数组件: 'function components',
    函数式组件: 'functional components',
    箭头函数: 'arrow functions',
    模板字符串: 'template literals',
    单引号: 'single quotes',
    双引号: 'double quotes',
    分号: 'semicolons',
    类型注解: 'type annotations',
    类型提示: 'type hints',
    文档字符串: 'docstrings',
    文档注释: 'doc comments',
    表情符号: 'emoji',
    文件名: 'file names',
    文件命名: 'file names',
    函数名: 'function names',
    函数命名: 'function names',
    方法名: 'method names',
    方法命名: 'method names',
    变量名: 'variable names',
    变量命名: 'variable names',
    类名: 'class names',
    类命名: 'class names',
    接口名: 'interface names',
    常量名: 'constant names',
    常量命名: 'constants',
    常量: 'constants',
    组件名: 'component names',
    组件命名: 'component names',
    组件: 'components',
    测试文件: 'test files',
    测试: 'tests',
    函数: 'functions',
    方法: 'methods',
    类: 'classes',
    接口: 'interfaces',
    枚举: 'enums',
    变量: 'variables',
    公共函数: 'public functions',
    公共方法: 'public methods',
    公开函数: 'public functions',
    文件: 'files',
    每行: 'lines',
    行: 'lines',
    单行: 'lines',
    单个函数: 'functions',
    单个文件: 'files',
    提交信息: 'commit messages',
    提交消息: 'commit messages',
    分支名: 'branch names',
    缩进: 'indentation',
    制表符: 'tabs',
    大驼峰: 'PascalCase',
    小驼峰: 'camelCase',
    驼峰: 'camelCase',
    蛇形: 'snake_case',
    短横线: 'kebab-case',
    全大写下划线: 'UPPER_SNAKE_CASE',
    全大写: 'UPPER_CASE',
    个字符: 'characters',
    字符: 'characters',
    个参数: 'parameters',
    参数: 'parameters',
    层: 'levels',
    级: 'levels',
    列: 'characters',
    注释: 'comments',
    待办注释: 'TODO comments',
    嵌套: 'nesting',
    被注释掉的代码: 'commented-out code',
    注释掉的代码: 'commented-out code',
  },
};

const JAPANESE: Tongue = {
  shows: /[\p{sc=Hiragana}\p{sc=Katakana}]/u,
  and: /\s*(?:、|,|と|や|および|または|・)\s*/u,
  idle: /^(?:すべての|全ての|新しい|各|任意の)/u,
  frames: frames([
    [
      '<b>_(?:ではなく|の代わりに|より(?:も)?)_[、,]?_<a>_を_(?:使う|使用する|使用すること|使うこと|使用してください|使ってください|使用|優先する|優先)',
      'use <a> instead of <b>',
    ],
    [
      '<a>_(?:は|を|の)_(?:絶対に|決して)?_(?:使用|利用|使わ)?_(?:ない|しない|しないこと|ないこと|しないでください|ないでください|禁止|禁止する|禁止とする|禁止です)',
      'never use <a>',
    ],
    ['<a>_(?:の使用)?(?:は|を)_(?:避ける|避けること|避けてください)', 'avoid <a>'],
    [
      '<n>_(?:は|を)_<#>_(?<unit>行|文字|個|段|階層)_(?:以内|以下)_?(?:に(?:する|収める|抑える|すること|してください))?',
      '<n> must not exceed <count> <unit>',
    ],
    [
      '<n>_(?:は|が)_<#>_(?<unit>行|文字|個|段|階層)_を超え(?:ない|ないこと|てはならない|てはいけない)',
      '<n> must not exceed <count> <unit>',
    ],
    [
      '<n>_に(?:は|も)?_(?:必ず)?_<a>_を_(?:付ける|つける|書く|記述する|追加する|付けること|書くこと|必須とする)',
      '<n> must have <a>',
    ],
    [
      '<n>_は_<a>_(?:ディレクトリ|フォルダ|配下)?_に_(?:配置する|置く|配置すること|置くこと|作成する)',
      '<n> must live in <a>',
    ],
    ['<n>_は_<a>_で終わる(?:こと)?', '<n> must end with <a>'],
    ['<n>_は_<a>_で始(?:まる|める)(?:こと)?', '<n> must start with <a>'],
    [
      '<n>_は_<a>_(?:を|で|に|と)_(?:使用する|使う|使用すること|使うこと|命名する|書く|記述する|統一する|する|すること|命名すること|使用してください)',
      '<n> must use <a>',
    ],
    ['<n>[:：]_<a>', '<n> must use <a>'],
    [
      '(?:必ず|常に)?_<a>_を_(?:使用する|使う|使用すること|使うこと|使用してください|使ってください|使用|使います|使用します)',
      'use <a>',
    ],
  ]),
  things: {
    デフォルトエクスポート: 'default exports',
    名前付きエクスポート: 'named exports',
    インラインスタイル: 'inline styles',
    マジックナンバー: 'magic numbers',
    型アサーション: 'type assertions',
    ワイルドカードインポート: 'wildcard imports',
    相対インポート: 'relative imports',
    絶対インポート: 'absolute imports',
    グローバル変数: 'global variables',
    クラスコンポーネント: 'class components',
    関数コンポーネント: 'function components',
    アロー関数: 'arrow functions',
    テンプレートリテラル: 'template literals',
    シングルクォート: 'single quotes',
    ダブルクォート: 'double quotes',
    セミコロン: 'semicolons',
    型注釈: 'type annotations',
    型ヒント: 'type hints',
    絵文字: 'emoji',
    ファイル名: 'file names',
    関数名: 'function names',
    メソッド名: 'method names',
    変数名: 'variable names',
    クラス名: 'class names',
    インターフェース名: 'interface names',
    定数名: 'constant names',
    定数: 'constants',
    コンポーネント名: 'component names',
    コンポーネント: 'components',
    テストファイル: 'test files',
    テスト: 'tests',
    関数: 'functions',
    メソッド: 'methods',
    クラス: 'classes',
    変数: 'variables',
    公開関数: 'public functions',
    パブリック関数: 'public functions',
    ファイル: 'files',
    '1行': 'lines',
    一行: 'lines',
    行: 'lines',
    文字: 'characters',
    個: 'parameters',
    段: 'levels',
    階層: 'levels',
    引数: 'functions',
    コミットメッセージ: 'commit messages',
    ブランチ名: 'branch names',
    ドキュメントコメント: 'doc comments',
    タブ: 'tabs',
    パスカルケース: 'PascalCase',
    キャメルケース: 'camelCase',
    スネークケース: 'snake_case',
    ケバブケース: 'kebab-case',
    ネスト: 'nesting',
    コメントアウトされたコード: 'commented-out code',
  },
};

const KOREAN: Tongue = {
  shows: /\p{sc=Hangul}/u,
  and: /\s*(?:,|와|과|및|또는|그리고)\s*/u,
  idle: /^(?:모든|새로운|각)\s*/u,
  frames: frames([
    ['<b>_대신(?:에)?_<a>_(?:을|를)?_사용(?:하세요|한다|합니다|하십시오|할 것)?', 'use <a> instead of <b>'],
    [
      '(?:절대(?:로)? )?<a>_(?:을|를|은|는)?_(?:절대(?:로)? )?(?:사용하지 (?:마세요|마십시오|말 것|않는다|않습니다|않기|말아야 한다)|사용 금지|쓰지 (?:마세요|않는다|말 것)|금지(?:한다|합니다)?)',
      'never use <a>',
    ],
    ['<a>_(?:을|를|은|는)?_(?:직접 )?(?:수정|편집)하지 (?:마세요|마십시오|말 것|않는다|않습니다)', 'never edit <a>'],
    [
      '<a>_(?:의)?_(?:사용)?(?:을|를)?_(?:피하세요|피한다|피할 것|피합니다|지양한다|지양합니다|지양하세요)',
      'avoid <a>',
    ],
    [
      '<n>_(?:은|는|이|가)_<#>_(?<unit>줄|자|글자|개|단계)_(?:을|를)?_(?:넘지 않는다|넘지 않습니다|넘지 말 것|초과하지 않는다|초과하지 않습니다|초과하지 말 것|넘지 마세요)',
      '<n> must not exceed <count> <unit>',
    ],
    [
      '<n>_(?:은|는|이|가)?_<#>_(?<unit>줄|자|글자|개|단계)_(?:이하|이내)(?:로 (?:작성한다|유지한다|제한한다|작성하세요|유지하세요|제한합니다))?',
      '<n> must not exceed <count> <unit>',
    ],
    ['<n>_(?:에는|에)_<a>_(?:을|를)_(?:작성한다|추가한다|작성하세요|추가하세요|작성합니다)', '<n> must have <a>'],
    [
      '<n>_(?:은|는)_<a>_(?:디렉터리|디렉토리|폴더)?_?에_(?:둔다|위치한다|배치한다|작성한다|둡니다|위치합니다)',
      '<n> must live in <a>',
    ],
    ['<n>_(?:은|는)_<a>_(?:으)?로_끝(?:난다|나야 한다|나야 합니다)', '<n> must end with <a>'],
    ['<n>_(?:은|는)_<a>_(?:으)?로_시작(?:한다|해야 한다|해야 합니다)', '<n> must start with <a>'],
    [
      '<n>_(?:은|는)_<a>_(?:을|를|으로|로)?_(?:사용한다|사용합니다|사용하세요|작성한다|작성합니다|명명한다|표기한다|따른다)',
      '<n> must use <a>',
    ],
    ['<n>:_<a>', '<n> must use <a>'],
    ['(?:항상 )?<a>_(?:을|를)?_사용(?:하세요|한다|합니다|하십시오|할 것)', 'use <a>'],
  ]),
  things: {
    '기본 내보내기': 'default exports',
    '이름 있는 내보내기': 'named exports',
    '인라인 스타일': 'inline styles',
    '매직 넘버': 'magic numbers',
    '타입 단언': 'type assertions',
    '와일드카드 임포트': 'wildcard imports',
    '상대 경로 임포트': 'relative imports',
    '상대 경로': 'relative imports',
    '절대 경로 임포트': 'absolute imports',
    '절대 경로': 'absolute imports',
    '전역 변수': 'global variables',
    '클래스 컴포넌트': 'class components',
    '함수형 컴포넌트': 'functional components',
    '화살표 함수': 'arrow functions',
    '템플릿 리터럴': 'template literals',
    작은따옴표: 'single quotes',
    큰따옴표: 'double quotes',
    세미콜론: 'semicolons',
    '타입 힌트': 'type hints',
    이모지: 'emoji',
    파일명: 'file names',
    '파일 이름': 'file names',
    함수명: 'function names',
    '함수 이름': 'function names',
    변수명: 'variable names',
    '변수 이름': 'variable names',
    클래스명: 'class names',
    '클래스 이름': 'class names',
    상수: 'constants',
    '컴포넌트 이름': 'component names',
    컴포넌트명: 'component names',
    컴포넌트: 'components',
    '테스트 파일': 'test files',
    테스트: 'tests',
    함수: 'functions',
    메서드: 'methods',
    클래스: 'classes',
    변수: 'variables',
    파일: 'files',
    '한 줄': 'lines',
    줄: 'lines',
    자: 'characters',
    글자: 'characters',
    개: 'parameters',
    단계: 'levels',
    '커밋 메시지': 'commit messages',
    '브랜치 이름': 'branch names',
    탭: 'tabs',
    파스칼케이스: 'PascalCase',
    카멜케이스: 'camelCase',
    '공개 함수': 'public functions',
    중첩: 'nesting',
  },
};

const GERMAN: Tongue = {
  shows:
    /(?:^|[\s(])(?:nicht|niemals|nie|keine?n?|keiner|immer|stets|verwende|verwenden|nutze|nutzen|benutze|vermeide|vermeiden|bevorzuge|statt|anstatt|muss|müssen|darf|dürfen|soll|sollen|enden|beginnen|liegen|höchstens|maximal|mit|haben|und|für)(?=[\s,.:]|$)/u,
  and: /\s*(?:,| und | oder |\/)\s*/u,
  idle: /^(?:(?:alle|jede[rs]?|neue|der|die|das|den|eine?n?|öffentliche) )+(?=\p{L})/u,
  frames: frames([
    [
      '(?:bitte )?(?:verwende|verwenden sie|nutze|nutzen sie|benutze)(?: immer| stets)? <a>,? (?:statt|anstatt|anstelle von|und nicht|nicht) <b>',
      'use <a> instead of <b>',
    ],
    ['(?:immer )?<a> (?:statt|anstatt|anstelle von) <b>(?: verwenden| nutzen| benutzen)?', 'use <a> instead of <b>'],
    ['(?:bevorzuge|bevorzugen sie) <a> (?:gegenüber|vor|statt) <b>', 'prefer <a> over <b>'],
    [
      '(?:bitte )?(?:verwende|verwenden sie|nutze|nutzen sie|benutze|schreibe|erstelle)(?: bitte)? (?:niemals |nie )?(?:keine?n?|nicht) <a>',
      'never use <a>',
    ],
    ['(?:niemals |nie )?keine?n? <a>(?: verwenden| nutzen| benutzen| einsetzen)?', 'never use <a>'],
    ['<a> (?:niemals|nie|nicht) (?:verwenden|nutzen|benutzen)', 'never use <a>'],
    ['<a> (?:ist|sind) (?:verboten|nicht erlaubt|untersagt|nicht gestattet)', 'never use <a>'],
    ['(?:vermeide|vermeiden sie) <a>', 'avoid <a>'],
    ['<a> vermeiden', 'avoid <a>'],
    [
      '<n> (?:dürfen|darf|sollen|soll|sollten) (?:nicht (?:länger als|mehr als)|höchstens|maximal) <#> (?<unit>zeilen|zeichen|parameter|ebenen)(?: lang)?(?: sein| haben)?',
      '<n> must not exceed <count> <unit>',
    ],
    [
      '(?:maximal|höchstens) <#> (?<unit>zeilen|zeichen|parameter|ebenen) (?:pro|je) <n>',
      '<n> must not exceed <count> <unit>',
    ],
    ['<n> (?:müssen|muss|sollen|sollten) <a> (?:haben|enthalten|besitzen)', '<n> must have <a>'],
    ['<n> (?:enden|müssen enden|endet) (?:mit|auf) <a>', '<n> must end with <a>'],
    ['<n> müssen (?:mit|auf) <a> enden', '<n> must end with <a>'],
    ['<n> (?:beginnen|müssen beginnen|beginnt) mit <a>', '<n> must start with <a>'],
    ['<n> (?:liegen|gehören|kommen|müssen) (?:in|nach|unter) <a>(?: liegen)?', '<n> must live in <a>'],
    ['<n> (?:in|im|als) <a>(?: schreiben| benennen)?', '<n> must use <a>'],
    ['<n>: <a>', '<n> must use <a>'],
    ['(?:verwende|verwenden sie|nutze|nutzen sie|benutze)(?: immer| stets)? <a> für <n>', '<n> must use <a>'],
    ['(?:verwende|verwenden sie|nutze|nutzen sie|benutze)(?: immer| stets)? <a>', 'use <a>'],
    ['(?:immer |stets )<a> (?:verwenden|nutzen|benutzen)', 'use <a>'],
  ]),
  things: {
    'default-exporte': 'default exports',
    'default exporte': 'default exports',
    'benannte exporte': 'named exports',
    'inline-styles': 'inline styles',
    'magische zahlen': 'magic numbers',
    'magic numbers': 'magic numbers',
    'type assertions': 'type assertions',
    typzusicherungen: 'type assertions',
    'wildcard-importe': 'wildcard imports',
    'relative importe': 'relative imports',
    'relativen importe': 'relative imports',
    'absolute importe': 'absolute imports',
    'globale variablen': 'global variables',
    'globalen variablen': 'global variables',
    'verschachtelte ternäre operatoren': 'nested ternaries',
    'leere catch-blöcke': 'empty catch blocks',
    klassenkomponenten: 'class components',
    'funktionale komponenten': 'functional components',
    pfeilfunktionen: 'arrow functions',
    'arrow functions': 'arrow functions',
    'template-strings': 'template literals',
    'template literals': 'template literals',
    'einfache anführungszeichen': 'single quotes',
    'doppelte anführungszeichen': 'double quotes',
    semikolons: 'semicolons',
    'type hints': 'type hints',
    docstrings: 'docstrings',
    emojis: 'emoji',
    dateinamen: 'file names',
    funktionsnamen: 'function names',
    methodennamen: 'method names',
    variablennamen: 'variable names',
    klassennamen: 'class names',
    konstanten: 'constants',
    komponenten: 'components',
    testdateien: 'test files',
    tests: 'tests',
    funktionen: 'functions',
    funktion: 'functions',
    methoden: 'methods',
    methode: 'methods',
    klassen: 'classes',
    klasse: 'classes',
    variablen: 'variables',
    dateien: 'files',
    datei: 'files',
    zeilen: 'lines',
    zeile: 'lines',
    zeichen: 'characters',
    parameter: 'parameters',
    ebenen: 'levels',
    'commit-nachrichten': 'commit messages',
    'branch-namen': 'branch names',
    tabs: 'tabs',
    tabulatoren: 'tabs',
    leerzeichen: 'spaces',
    interfaces: 'interfaces',
    schnittstellen: 'interfaces',
    'öffentliche funktionen': 'public functions',
    'öffentliche methoden': 'public methods',
    'auskommentierten code': 'commented-out code',
    'todo-kommentare': 'TODO comments',
  },
};

const FRENCH: Tongue = {
  shows:
    /(?:^|[\s(])(?:n['’]utilise[zr]?|utilise[zr]?|jamais|toujours|évite[zr]?|préfère[zr]?|préférer|doivent|doit|interdite?s?|pas|les|des|du|une|aucune?|au lieu)(?=[\s,.:]|$)/u,
  and: /\s*(?:,| et | ou |\/)\s*/u,
  idle: /^(?:(?:tous|toutes|chaque|les|des|du|de la|de|un|une|le|la|nouveaux|nouvelles) |d['’]|l['’])+/u,
  frames: frames([
    [
      'utilise[zr]?(?: toujours)? <a>,? (?:au lieu de|à la place de|plutôt que|et non|pas) <b>',
      'use <a> instead of <b>',
    ],
    ['préf[éè]re[zr]? <a> (?:à|plutôt que|au lieu de) <b>', 'prefer <a> over <b>'],
    ["n[’']utilise[zr]? (?:jamais|pas|aucune?) <a>", 'never use <a>'],
    ['ne (?:jamais|pas) utiliser <a>', 'never use <a>'],
    ["(?:pas|jamais|aucune?) (?:de |d[’'])?<a>", 'never use <a>'],
    ['<a> (?:est|sont) (?:interdite?s?|prohibée?s?|à proscrire)', 'never use <a>'],
    ["évite[zr]? (?:d[’']utiliser |l[’']utilisation de )?<a>", 'avoid <a>'],
    [
      '<n> ne (?:doivent|doit) pas (?:dépasser|faire plus de|avoir plus de) <#> (?<unit>lignes|caractères|paramètres|niveaux)',
      '<n> must not exceed <count> <unit>',
    ],
    [
      '(?:maximum|au plus) <#> (?<unit>lignes|caractères|paramètres|niveaux) par <n>',
      '<n> must not exceed <count> <unit>',
    ],
    ['<n> (?:doivent|doit) (?:avoir|contenir|comporter) <a>', '<n> must have <a>'],
    ['<n> (?:doivent se terminer|se terminent|finissent) par <a>', '<n> must end with <a>'],
    ['<n> (?:doivent commencer|commencent) par <a>', '<n> must start with <a>'],
    ['<n> (?:vont|se trouvent|doivent se trouver|sont placés) dans <a>', '<n> must live in <a>'],
    ['<n> (?:en|doivent être en|sont en) <a>', '<n> must use <a>'],
    ['<n> ?: <a>', '<n> must use <a>'],
    ['utilise[zr]?(?: toujours)? <a> pour <n>', '<n> must use <a>'],
    ['(?:utilise[zr]?(?: toujours)?|toujours utiliser) <a>', 'use <a>'],
  ]),
  things: {
    'exports par défaut': 'default exports',
    'exports nommés': 'named exports',
    'styles en ligne': 'inline styles',
    'styles inline': 'inline styles',
    'nombres magiques': 'magic numbers',
    'assertions de type': 'type assertions',
    'imports relatifs': 'relative imports',
    'imports absolus': 'absolute imports',
    'variables globales': 'global variables',
    'ternaires imbriqués': 'nested ternaries',
    'composants de classe': 'class components',
    'composants fonctionnels': 'functional components',
    'fonctions fléchées': 'arrow functions',
    'guillemets simples': 'single quotes',
    'guillemets doubles': 'double quotes',
    'points-virgules': 'semicolons',
    'annotations de type': 'type annotations',
    docstrings: 'docstrings',
    docstring: 'docstrings',
    emojis: 'emoji',
    émojis: 'emoji',
    'noms de fichiers': 'file names',
    'noms de fonctions': 'function names',
    'noms de variables': 'variable names',
    'noms de classes': 'class names',
    constantes: 'constants',
    composants: 'components',
    'fichiers de test': 'test files',
    tests: 'tests',
    fonctions: 'functions',
    fonction: 'functions',
    méthodes: 'methods',
    méthode: 'methods',
    classes: 'classes',
    variables: 'variables',
    fichiers: 'files',
    fichier: 'files',
    lignes: 'lines',
    ligne: 'lines',
    caractères: 'characters',
    paramètres: 'parameters',
    niveaux: 'levels',
    'messages de commit': 'commit messages',
    'noms de branches': 'branch names',
    tabulations: 'tabs',
    espaces: 'spaces',
    'fonctions publiques': 'public functions',
    interfaces: 'interfaces',
    'code commenté': 'commented-out code',
  },
};

const SPANISH: Tongue = {
  shows:
    /(?:^|[\s(])(?:no|nunca|siempre|usa|usar|use|utiliza|utilice|utilizar|evita|evite|evitar|prefiere|deben?|prohibid[oa]s?|en lugar|en vez|los|las|el|de|con)(?=[\s,.:]|$)/u,
  and: /\s*(?:,| y | o | e |\/)\s*/u,
  idle: /^(?:(?:todos|todas|cada|los|las|el|la|un|una|nuevos|nuevas) )+/u,
  frames: frames([
    [
      '(?:usa|usar|use|utiliza|utilizar|utilice)(?: siempre)? <a>,? (?:en lugar de|en vez de|y no|no) <b>',
      'use <a> instead of <b>',
    ],
    ['(?:prefiere|preferir|prefiera) <a> (?:sobre|a|antes que|en lugar de|en vez de) <b>', 'prefer <a> over <b>'],
    ['(?:nunca|no|jamás) (?:uses|usar|use|usen|utilices|utilizar|utilice) <a>', 'never use <a>'],
    ['(?:nada de|sin) <a>', 'never use <a>'],
    ['<a> (?:está|están) prohibid[oa]s?', 'never use <a>'],
    ['evit(?:a|ar|e)(?: usar| utilizar| el uso de)? <a>', 'avoid <a>'],
    [
      '<n> no (?:deben|debe|deberían) (?:superar|exceder|tener más de) (?:las |los )?<#> (?<unit>líneas|caracteres|parámetros|niveles)',
      '<n> must not exceed <count> <unit>',
    ],
    [
      '(?:máximo|como máximo) <#> (?<unit>líneas|caracteres|parámetros|niveles) por <n>',
      '<n> must not exceed <count> <unit>',
    ],
    ['<n> (?:deben|debe) (?:tener|incluir|contener|llevar) <a>', '<n> must have <a>'],
    ['<n> (?:deben terminar|terminan|acaban) (?:con|en) <a>', '<n> must end with <a>'],
    ['<n> (?:deben empezar|deben comenzar|empiezan|comienzan) (?:con|por) <a>', '<n> must start with <a>'],
    ['<n> (?:van|están|deben estar|se ubican) en <a>', '<n> must live in <a>'],
    ['<n> (?:en|usan|deben usar|deben estar en|deben ir en) <a>', '<n> must use <a>'],
    ['<n>: <a>', '<n> must use <a>'],
    ['(?:usa|usar|use|utiliza|utilizar|utilice)(?: siempre)? <a> para <n>', '<n> must use <a>'],
    ['(?:siempre )?(?:usa|usar|use|utiliza|utilizar|utilice)(?: siempre)? <a>', 'use <a>'],
  ]),
  things: {
    'exportaciones por defecto': 'default exports',
    'exports por defecto': 'default exports',
    'exportaciones nombradas': 'named exports',
    'estilos en línea': 'inline styles',
    'números mágicos': 'magic numbers',
    'aserciones de tipo': 'type assertions',
    'importaciones relativas': 'relative imports',
    'imports relativos': 'relative imports',
    'importaciones absolutas': 'absolute imports',
    'variables globales': 'global variables',
    'ternarios anidados': 'nested ternaries',
    'componentes de clase': 'class components',
    'componentes funcionales': 'functional components',
    'funciones flecha': 'arrow functions',
    'comillas simples': 'single quotes',
    'comillas dobles': 'double quotes',
    'punto y coma': 'semicolons',
    'puntos y comas': 'semicolons',
    'anotaciones de tipo': 'type annotations',
    docstrings: 'docstrings',
    docstring: 'docstrings',
    emojis: 'emoji',
    'nombres de archivo': 'file names',
    'nombres de archivos': 'file names',
    'nombres de funciones': 'function names',
    'nombres de variables': 'variable names',
    'nombres de clases': 'class names',
    constantes: 'constants',
    componentes: 'components',
    'archivos de prueba': 'test files',
    'archivos de test': 'test files',
    pruebas: 'tests',
    tests: 'tests',
    funciones: 'functions',
    función: 'functions',
    métodos: 'methods',
    método: 'methods',
    clases: 'classes',
    clase: 'classes',
    variables: 'variables',
    archivos: 'files',
    archivo: 'files',
    líneas: 'lines',
    línea: 'lines',
    caracteres: 'characters',
    parámetros: 'parameters',
    niveles: 'levels',
    'mensajes de commit': 'commit messages',
    'nombres de ramas': 'branch names',
    tabuladores: 'tabs',
    espacios: 'spaces',
    'funciones públicas': 'public functions',
    interfaces: 'interfaces',
    'código comentado': 'commented-out code',
  },
};

const PORTUGUESE: Tongue = {
  shows:
    /(?:^|[\s(])(?:nunca|não|sempre|use|usar|utilize|utilizar|evite|evitar|prefira|devem?|proibid[oa]s?|em vez|ao invés|os|as|o|de|com)(?=[\s,.:]|$)/u,
  and: /\s*(?:,| e | ou |\/)\s*/u,
  idle: /^(?:(?:todos|todas|cada|os|as|o|a|um|uma|novos|novas) )+/u,
  frames: frames([
    [
      '(?:use|usar|utilize|utilizar)(?: sempre)? <a>,? (?:em vez de|ao invés de|no lugar de|e não|não) <b>',
      'use <a> instead of <b>',
    ],
    ['(?:prefira|preferir) <a> (?:a|em vez de|ao invés de|sobre) <b>', 'prefer <a> over <b>'],
    ['(?:nunca|não|jamais) (?:use|usar|utilize|utilizar) <a>', 'never use <a>'],
    ['sem <a>', 'never use <a>'],
    ['<a> (?:é|são) proibid[oa]s?', 'never use <a>'],
    ['evit(?:e|ar)(?: usar| utilizar| o uso de)? <a>', 'avoid <a>'],
    [
      '<n> não (?:devem|deve) (?:exceder|ultrapassar|ter mais de) <#> (?<unit>linhas|caracteres|parâmetros|níveis)',
      '<n> must not exceed <count> <unit>',
    ],
    [
      '(?:máximo de|no máximo) <#> (?<unit>linhas|caracteres|parâmetros|níveis) por <n>',
      '<n> must not exceed <count> <unit>',
    ],
    ['<n> (?:devem|deve) (?:ter|incluir|conter) <a>', '<n> must have <a>'],
    ['<n> (?:devem terminar|terminam) (?:com|em) <a>', '<n> must end with <a>'],
    ['<n> (?:devem começar|começam) com <a>', '<n> must start with <a>'],
    ['<n> (?:ficam|estão|devem ficar|vão) em <a>', '<n> must live in <a>'],
    ['<n> (?:em|usam|devem usar|devem estar em) <a>', '<n> must use <a>'],
    ['<n>: <a>', '<n> must use <a>'],
    ['(?:use|usar|utilize|utilizar)(?: sempre)? <a> para <n>', '<n> must use <a>'],
    ['(?:sempre )?(?:use|usar|utilize|utilizar)(?: sempre)? <a>', 'use <a>'],
  ]),
  things: {
    'exportações padrão': 'default exports',
    'exports padrão': 'default exports',
    'exportações nomeadas': 'named exports',
    'estilos inline': 'inline styles',
    'números mágicos': 'magic numbers',
    'asserções de tipo': 'type assertions',
    'importações relativas': 'relative imports',
    'imports relativos': 'relative imports',
    'importações absolutas': 'absolute imports',
    'variáveis globais': 'global variables',
    'ternários aninhados': 'nested ternaries',
    'componentes de classe': 'class components',
    'componentes funcionais': 'functional components',
    'arrow functions': 'arrow functions',
    'aspas simples': 'single quotes',
    'aspas duplas': 'double quotes',
    'ponto e vírgula': 'semicolons',
    'anotações de tipo': 'type annotations',
    docstrings: 'docstrings',
    docstring: 'docstrings',
    emojis: 'emoji',
    'nomes de arquivos': 'file names',
    'nomes de arquivo': 'file names',
    'nomes de funções': 'function names',
    'nomes de variáveis': 'variable names',
    'nomes de classes': 'class names',
    constantes: 'constants',
    componentes: 'components',
    'arquivos de teste': 'test files',
    testes: 'tests',
    funções: 'functions',
    função: 'functions',
    métodos: 'methods',
    método: 'methods',
    classes: 'classes',
    classe: 'classes',
    variáveis: 'variables',
    arquivos: 'files',
    arquivo: 'files',
    linhas: 'lines',
    linha: 'lines',
    caracteres: 'characters',
    parâmetros: 'parameters',
    níveis: 'levels',
    'mensagens de commit': 'commit messages',
    'nomes de branches': 'branch names',
    tabulações: 'tabs',
    espaços: 'spaces',
    'funções públicas': 'public functions',
    interfaces: 'interfaces',
    'código comentado': 'commented-out code',
  },
};

const TONGUES: readonly Tongue[] = [JAPANESE, KOREAN, CHINESE, GERMAN, FRENCH, PORTUGUESE, SPANISH];

/** Styles, types and tools have the same names everywhere. */
const SAME =
  /^(?:[\uE000-\uF8FF]|(?:pascal|camel|kebab|snake|upper_snake|screaming_snake)[-_]?case|upper_case|conventional commits?|any|var|todo|typescript|docstrings?|jsdoc|tsdoc|javadoc|\d+ spaces|spaces)$/iu;

/** A sentence in English, if each of its words is known. Words are plain, and code is masked. */
export function translateSentence(plain: string): string | undefined {
  for (const tongue of TONGUES) {
    if (tongue.shows.test(plain)) {
      const found = translate(plain.trim().replace(/[。．.!！]+$/u, ''), tongue);
      if (found !== undefined) {
        return found;
      }
    }
  }
  return undefined;
}

function translate(plain: string, tongue: Tongue): string | undefined {
  for (const [form, english] of tongue.frames.listPossible(plain)) {
    const groups = form.exec(plain)?.groups;
    if (groups === undefined) {
      continue;
    }
    const words = Object.entries(groups).map(
      ([name, value]) => [name, name === 'count' ? value : toEnglish(value, tongue)] as const,
    );
    if (words.every(([, value]) => value !== undefined)) {
      return words.reduce((sentence, [name, value = '']) => sentence.replaceAll(`<${name}>`, value), english);
    }
  }
  return undefined;
}

/** A thing or a list of things. Undefined if one of them is unknown. */
function toEnglish(words: string, { things, and, idle }: Tongue): string | undefined {
  const items = words
    .split(and)
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .map((item) => thingOf(item, things) ?? thingOf(item.replace(idle, '').trim(), things));
  return items.length === 0 || items.includes(undefined) ? undefined : items.join(' and ');
}

function thingOf(item: string, things: Tongue['things']): string | undefined {
  if (SAME.test(item)) {
    return item;
  }
  // Signs between letters of another script are no words: `使用 kebab-case 命名`.
  const key = item.toLowerCase();
  return Object.hasOwn(things, key) ? things[key] : undefined;
}

/** Titles that limit what is below them, or are about faults, by the English words that say so. */
const TITLES: readonly (readonly [title: RegExp, english: string])[] = [
  [/测试|測試|テスト|테스트|^(?:testen|tests? schreiben|pruebas|testes)\b/u, 'testing'],
  [/示例|例子|サンプル|예제|^(?:beispiele?|exemples?|ejemplos?|exemplos?)\b/u, 'examples'],
  [
    /常见(?:错误|问题)|反模式|アンチパターン|안티패턴|^(?:häufige fehler|erreurs courantes|errores comunes|erros comuns)/u,
    'common mistakes',
  ],
  [/文档|文檔|ドキュメント|문서|^(?:dokumentation|documentación|documentação)\b/u, 'docs'],
  [/提交|コミット|커밋/u, 'commits'],
];

/** A title of another language in the English words that limit as it does. Others stay as they are. */
export function translateTitle(words: string): string {
  return TITLES.find(([title]) => title.test(words))?.[1] ?? words;
}
