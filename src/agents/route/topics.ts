import { makeTerm, type Term } from './term.ts';

/** What a change about a topic looks like, beyond the words that name the topic. */
export interface Topic {
  /** Words in paths, messages and code. */
  readonly words: readonly Term[];
  /** Words that count in paths and messages only, because code uses them for other things as well. */
  readonly named: readonly Term[];
  readonly languages: ReadonlySet<string>;
  /** The end of a path, in lower case, or a part of it between slashes. */
  readonly files: readonly string[];
}

interface TopicRow {
  /** Words that name the topic in an instruction. */
  readonly called: string;
  readonly words?: string;
  readonly named?: string;
  readonly languages?: string;
  readonly files?: string;
}

const AUTH =
  'auth authentication authenticate authorization authorize login logout signin signup password passwd credential jwt oauth saml sso session cookie permission privilege rbac acl 认证 鉴权 授权 权限 登录 密码 認証 認可 権限 ログイン パスワード';
const UI = 'html css scss less sass javascriptreact typescriptreact vue svelte astro';

/** Topics that teams delegate, by the words that are most often used for them. */
const TABLE: readonly TopicRow[] = [
  {
    called:
      'security secure vulnerability hardening cryptography 安全 漏洞 セキュリティ 脆弱性 sicherheit securite seguridad',
    words: `${AUTH} security secure secret crypto cryptography encrypt decrypt encryption cipher hmac csrf xss cors certificate tls ssl vulnerability sanitize injection eval deserialize 加密 安全 漏洞 暗号 脆弱性 セキュリティ`,
    named: 'token hash key sandbox',
    files: '.env .pem .github/workflows/',
  },
  {
    called:
      'auth authentication authorization login identity permission access session password 认证 鉴权 授权 权限 登录 認証 認可 権限 authentifizierung anmeldung authentification autenticacion',
    words: AUTH,
    named: 'token user account',
  },
  {
    called:
      'database db sql schema migration query persistence orm 数据库 数据 迁移 データベース マイグレーション datenbank datenbanken base basis datos donnees',
    words:
      'sql database migration orm postgres postgresql mysql sqlite mongodb prisma knex sequelize typeorm hibernate jpa 数据库 迁移 データベース',
    named: 'db schema query table repository entity',
    languages: 'sql prisma plsql',
    files: '.sql .prisma',
  },
  {
    called: 'performance speed latency optimization optimisation 性能 优化 パフォーマンス leistung rendimiento',
    words: 'performance perf benchmark latency throughput memoize cache optimize 性能 パフォーマンス',
  },
  {
    called: 'accessibility a11y aria wcag 无障碍 アクセシビリティ barrierefreiheit accessibilite accesibilidad',
    words: 'accessibility a11y aria wcag tabindex screenreader 无障碍',
    languages: UI,
  },
  {
    called: 'frontend ui ux component style styling css layout 前端 界面 样式 フロントエンド 画面 oberflache',
    words: 'frontend css stylesheet 前端 界面',
    named: 'ui component style page layout view',
    languages: UI,
  },
  {
    called: 'test testing spec coverage 测试 テスト 試験 prueba pruebas essai',
    named: 'test spec e2e fixture mock 测试 テスト',
  },
  {
    called: 'documentation docs doc readme 文档 文件档 ドキュメント 文書 dokumentation documentacion',
    named: 'documentation docs doc readme changelog 文档 ドキュメント',
    languages: 'markdown restructuredtext asciidoc latex',
  },
  {
    called: 'dependency dependencies supply license 依赖 依存 abhangigkeit abhangigkeiten dependance dependencia',
    named: 'dependency vendor 依赖 依存',
    files:
      'package.json package-lock.json pnpm-lock.yaml yarn.lock cargo.toml cargo.lock go.mod go.sum requirements.txt pyproject.toml poetry.lock gemfile gemfile.lock pom.xml build.gradle build.gradle.kts composer.json composer.lock .csproj',
  },
  {
    called:
      'build building compile compilation ci cd pipeline workflow deploy deployment infrastructure infra devops docker container kubernetes terraform release 构建 编译 部署 流水线 基础设施 发布 ビルド コンパイル デプロイ',
    words: 'compile docker kubernetes helm terraform cmake 编译 构建 部署 ビルド デプロイ',
    named: 'build ci deploy deployment release pipeline infra',
    languages: 'dockerfile makefile terraform hcl bicep cmake',
    files:
      '.github/workflows/ dockerfile makefile cmakelists.txt .cmake .gradle build.gradle.kts jenkinsfile .gitlab-ci.yml docker-compose.yml docker-compose.yaml .tf .bicep',
  },
  {
    called: 'api endpoint rest graphql grpc 接口 インターフェース schnittstelle',
    words: 'api endpoint router controller graphql openapi grpc swagger 接口',
    named: 'route handler',
    languages: 'graphql proto3 proto',
    files: 'openapi.yaml openapi.yml openapi.json .proto',
  },
  {
    called: 'payment billing invoice checkout 支付 付款 账单 決済 支払 zahlung paiement pago',
    words: 'payment billing invoice checkout refund stripe paypal 支付 決済',
    named: 'price currency',
  },
  {
    called:
      'localization localisation internationalization internationalisation translation i18n l10n 国际化 本地化 翻译 翻訳',
    words: 'i18n l10n locale translation translate 翻译 翻訳',
    named: 'lang language message',
    files: '.po .pot .xliff .strings',
  },
  {
    called: 'configuration config setting 配置 設定 konfiguration configuracion',
    named: 'config configuration setting 配置 設定',
    languages: 'yaml toml ini properties dotenv jsonc',
    files: '.env .conf .cfg',
  },
  {
    called: 'privacy gdpr pii personal 隐私 个人信息 プライバシー 個人情報 datenschutz confidentialite privacidad',
    words: 'privacy gdpr pii consent anonymize 隐私 個人情報',
    named: 'email phone address birthday',
  },
  {
    called: 'concurrency concurrent threading thread parallel 并发 多线程 並行 並列 nebenlaufigkeit',
    words: 'concurrency concurrent mutex thread atomic goroutine semaphore synchronized 并发',
    named: 'lock async worker',
  },
  {
    called: 'logging telemetry observability monitoring tracing metrics 日志 监控 ログ 監視',
    words: 'logger logging telemetry metric tracing opentelemetry 日志 监控',
    named: 'log monitor',
  },
];

const BY_WORD: ReadonlyMap<string, readonly Topic[]> = indexTopics();

function indexTopics(): ReadonlyMap<string, readonly Topic[]> {
  const found = new Map<string, Topic[]>();
  for (const { called, words = '', named = '', languages = '', files = '' } of TABLE) {
    const topic: Topic = {
      words: splitList(words).map(makeTerm),
      named: [...splitList(named), ...splitList(called)].map(makeTerm),
      languages: new Set(splitList(languages)),
      files: splitList(files),
    };
    for (const word of splitList(called)) {
      const key = makeKey(makeTerm(word));
      found.set(key, [...(found.get(key) ?? []), topic]);
    }
  }
  return found;
}

function splitList(list: string): readonly string[] {
  return list.split(' ').filter((one) => one !== '');
}

function makeKey({ shown, pieces }: Term): string {
  return pieces.length === 1 ? pieces.join('') : shown;
}

/** The least letters of a word that is found within a longer one, as `sicherheit` in `sicherheitsrelevant`. */
const LEAST_STEM = 6;
const IS_LATIN = /^[\p{sc=Latin}\d-]+$/u;

/** The topics that a word of an instruction names. */
export function findTopics(term: Term): readonly Topic[] {
  const word = makeKey(term);
  const exact = BY_WORD.get(word);
  return (
    exact ??
    [...BY_WORD].flatMap(([called, topics]) =>
      (called.length >= LEAST_STEM || !IS_LATIN.test(called)) && word.includes(called) ? topics : [],
    )
  );
}
