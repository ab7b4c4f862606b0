import { PRIVATE_KEY_LEADS } from './private-key-leads.ts';

/** The form of the keys of an issuer. */
export interface IssuerFormat {
  readonly title: string;
  /** What each key begins with. */
  readonly leads: readonly string[];
  /** What follows, as the source of an expression that matches a bounded number of characters. */
  readonly rest: string;
  /** Whether a key ends in a checksum. */
  readonly hasChecksum?: true;
  /** Whether it opens nothing of value, such as a key for tests: it is hidden, and no finding. */
  readonly isOnlyHidden?: true;
}

function letters(length: number | string): string {
  return `[A-Za-z0-9]{${length}}`;
}

/** Letters, digits and the two signs of Base64 for addresses. */
function signs(length: number | string): string {
  return `[A-Za-z0-9_-]{${length}}`;
}

function hex(length: number | string): string {
  return `[A-Fa-f0-9]{${length}}`;
}

/** `8-4-4-4-12` */
const UUID = `${hex(8)}(?:-${hex(4)}){3}-${hex(12)}`;

/** Base64. */
function base64(length: string): string {
  return `[A-Za-z0-9+/]{${length}}={0,2}`;
}

/**
 * Keys that their beginning identifies, as the issuers describe them and as scanners of secrets look for them. A beginning is
 * as long as possible, because every text is searched for it.
 */
export const ISSUER_FORMATS: readonly IssuerFormat[] = [
  { title: 'GitHub token', leads: ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'], rest: letters(36), hasChecksum: true },
  // Tokens of installations are signed tokens behind the id of the app since 2026.
  { title: 'GitHub token', leads: ['ghs_'], rest: String.raw`[\w-]{20,400}\.[\w-]{20,800}\.[\w-]{20,700}` },
  { title: 'GitHub token', leads: ['github_pat_'], rest: `${letters(22)}_${letters(59)}` },
  { title: 'npm token', leads: ['npm_'], rest: letters(36), hasChecksum: true },
  { title: 'AWS access key', leads: ['AKIA', 'ASIA', 'ABIA', 'ACCA'], rest: '[A-Z2-7]{16}' },
  { title: 'AWS key for Bedrock', leads: ['ABSK'], rest: base64('109,269') },
  { title: 'Stripe key', leads: ['sk_live_', 'rk_live_', 'sk_prod_', 'rk_prod_'], rest: letters('24,120') },
  { title: 'Stripe key', leads: ['sk_test_', 'rk_test_'], rest: letters('24,120'), isOnlyHidden: true },
  { title: 'Stripe webhook secret', leads: ['whsec_'], rest: base64('32,64') },
  { title: 'Anthropic key', leads: ['sk-ant-'], rest: `[a-z0-9]{3,10}-${signs('80,120')}` },
  {
    title: 'OpenAI key',
    leads: ['sk-proj-', 'sk-svcacct-', 'sk-admin-'],
    rest: `${signs('20,100')}T3BlbkFJ${signs('20,100')}`,
  },
  { title: 'OpenAI key', leads: ['sk-'], rest: `${letters(20)}T3BlbkFJ${letters(20)}` },
  { title: 'OpenRouter key', leads: ['sk-or-v1-'], rest: hex(64) },
  {
    title: 'Slack token',
    leads: ['xoxa-', 'xoxb-', 'xoxe-', 'xoxo-', 'xoxp-', 'xoxr-', 'xoxs-', 'xapp-', 'xoxe.xoxb-', 'xoxe.xoxp-'],
    rest: String.raw`(?:\d{8,14}|\d)-[A-Za-z0-9-]{20,200}`,
  },
  {
    title: 'Slack webhook',
    leads: ['hooks.slack.com/services/', 'hooks.slack.com/workflows/', 'hooks.slack.com/triggers/'],
    rest: '[A-Za-z0-9+/]{43,80}',
  },
  { title: 'Google key', leads: ['AIza'], rest: signs(35) },
  { title: 'Google client secret', leads: ['GOCSPX-'], rest: signs(28) },
  { title: 'Google token', leads: ['ya29.'], rest: signs('40,400') },
  {
    title: 'GitLab token',
    leads: [
      'glpat-',
      'gldt-',
      'glrt-',
      'glrtr-',
      'glft-',
      'glsoat-',
      'glffct-',
      'glimt-',
      'glagent-',
      'glptt-',
      'gloas-',
      'glwt-',
    ],
    rest: String.raw`${signs('20,300')}(?:\.[a-z0-9]{2}\.?[a-z0-9]{7})?`,
  },
  { title: 'GitLab token', leads: ['glcbt-'], rest: `[A-Za-z0-9]{1,5}_${signs(20)}` },
  { title: 'GitLab token', leads: ['GR1348941'], rest: signs(20) },
  { title: 'Hugging Face token', leads: ['hf_', 'api_org_'], rest: '[A-Za-z]{34}' },
  { title: 'SendGrid key', leads: ['SG.'], rest: String.raw`${signs(22)}\.${signs(43)}` },
  { title: 'PyPI token', leads: ['pypi-AgEIcHlwaS5vcmc'], rest: signs('50,300') },
  { title: 'RubyGems key', leads: ['rubygems_'], rest: hex(48) },
  { title: 'Clojars token', leads: ['CLOJARS_'], rest: letters(60) },
  { title: 'DigitalOcean token', leads: ['dop_v1_', 'doo_v1_', 'dor_v1_'], rest: hex(64) },
  { title: 'Docker token', leads: ['dckr_pat_', 'dckr_oat_'], rest: signs('27,60') },
  { title: 'Artifactory key', leads: ['AKCp'], rest: letters('67,80') },
  { title: 'Artifactory token', leads: ['cmVmdGtuOj'], rest: letters('54,64') },
  { title: 'Alibaba access key', leads: ['LTAI'], rest: letters('17,21') },
  { title: 'Databricks token', leads: ['dapi', 'dkea'], rest: String.raw`${hex(32)}(?:-\d)?` },
  { title: 'Vault token', leads: ['hvs.', 'hvb.', 'hvr.'], rest: signs('24,300') },
  { title: 'Doppler token', leads: ['dp.pt.', 'dp.ct.', 'dp.sa.', 'dp.scim.', 'dp.audit.'], rest: letters('40,44') },
  { title: 'Doppler token', leads: ['dp.st.'], rest: String.raw`(?:[a-z0-9_-]{2,35}\.)?${letters('40,44')}` },
  { title: 'Grafana token', leads: ['glsa_'], rest: `${letters(32)}_${hex(8)}` },
  { title: 'Grafana token', leads: ['glc_'], rest: base64('32,400') },
  {
    title: 'Dynatrace token',
    leads: ['dt0c01.', 'dt0s01.', 'dt0s02.'],
    rest: String.raw`[A-Z0-9]{8,24}\.[A-Z0-9]{64}`,
  },
  { title: 'New Relic key', leads: ['NRAK-', 'NRAA-', 'NRII-', 'NRSP-'], rest: signs('27,40') },
  { title: 'Sentry token', leads: ['sntryu_'], rest: hex(64) },
  { title: 'Sentry token', leads: ['sntrys_'], rest: String.raw`[A-Za-z0-9+/]{30,600}={0,2}_[A-Za-z0-9+/]{43}` },
  { title: 'Shopify token', leads: ['shpat_', 'shpca_', 'shppa_', 'shpss_', 'shprt_', 'shpua_'], rest: hex(32) },
  { title: 'Square token', leads: ['sq0atp-', 'sq0csp-'], rest: signs('22,60') },
  { title: 'Facebook token', leads: ['EAAM', 'EAAC', 'EAAG', 'EAAB'], rest: letters('100,400') },
  { title: 'Mailgun key', leads: ['key-'], rest: '[a-f0-9]{32}', isOnlyHidden: true },
  { title: 'Brevo key', leads: ['xkeysib-', 'xsmtpsib-'], rest: `${hex(64)}-${letters(16)}` },
  { title: 'Postman key', leads: ['PMAK-'], rest: `${hex(24)}-${hex(34)}` },
  { title: 'Pulumi token', leads: ['pul-'], rest: hex(40) },
  {
    title: 'PlanetScale token',
    leads: ['pscale_tkn_', 'pscale_pw_', 'pscale_oauth_'],
    rest: String.raw`[\w=.-]{32,64}`,
  },
  { title: 'Linear key', leads: ['lin_api_', 'lin_oauth_'], rest: letters('40,64') },
  { title: 'Notion token', leads: ['ntn_'], rest: letters('40,50') },
  { title: 'Figma token', leads: ['figd_', 'figu_'], rest: signs('38,60') },
  { title: 'Atlassian token', leads: ['ATATT3', 'ATCTT3', 'ATBB', 'ATOA'], rest: String.raw`[\w=-]{28,260}` },
  { title: 'Heroku key', leads: ['HRKU-'], rest: signs('36,60') },
  { title: 'Fly token', leads: ['fo1_', 'fm1a_', 'fm1r_', 'fm2_'], rest: String.raw`[\w+/=-]{43,800}` },
  { title: 'Supabase key', leads: ['sbp_', 'sb_secret_'], rest: String.raw`[\w-]{30,60}` },
  {
    title: 'Vercel token',
    leads: ['vercel_blob_rw_', 'vcp_', 'vci_', 'vca_', 'vcr_', 'vck_'],
    rest: String.raw`[\w-]{24,80}`,
  },
  { title: 'Netlify token', leads: ['nfp_', 'nfc_'], rest: letters('36,44') },
  { title: 'Groq key', leads: ['gsk_'], rest: letters('48,56') },
  { title: 'xAI key', leads: ['xai-'], rest: letters('70,90') },
  { title: 'Perplexity key', leads: ['pplx-'], rest: letters('48,56') },
  { title: 'Replicate token', leads: ['r8_'], rest: letters(37) },
  { title: 'LangSmith key', leads: ['lsv2_pt_', 'lsv2_sk_'], rest: String.raw`${hex(32)}_${hex(10)}` },
  { title: 'Sourcegraph token', leads: ['sgp_', 'slk_'], rest: `(?:(?:${hex(16)}|local)_)?${hex('40,64')}` },
  { title: '1Password token', leads: ['ops_eyJ'], rest: base64('250,2000') },
  { title: 'EasyPost key', leads: ['EZAK', 'EZTK'], rest: letters(54) },
  { title: 'Duffel token', leads: ['duffel_live_', 'duffel_test_'], rest: signs(43) },
  { title: 'Prefect key', leads: ['pnu_', 'pnb_'], rest: letters(36) },
  { title: 'ReadMe key', leads: ['rdme_'], rest: '[a-z0-9]{70}' },
  { title: 'Shippo token', leads: ['shippo_live_', 'shippo_test_'], rest: hex(40) },
  { title: 'Adobe client secret', leads: ['p8e-'], rest: letters(32) },
  { title: 'Intra42 secret', leads: ['s-s4t2ud-', 's-s4t2af-'], rest: hex(64) },
  { title: 'Tailscale key', leads: ['tskey-'], rest: String.raw`[a-z]{2,12}-[A-Za-z0-9]{8,24}-[A-Za-z0-9]{20,48}` },
  { title: 'OpenShift token', leads: ['sha256~'], rest: signs(43) },
  { title: 'Airtable token', leads: ['pat'], rest: String.raw`${letters(14)}\.[a-f0-9]{64}` },
  { title: 'Harness token', leads: ['pat.', 'sat.'], rest: String.raw`${signs(22)}\.${letters(24)}\.${letters(20)}` },
  { title: 'HubSpot token', leads: ['pat-na1-', 'pat-na2-', 'pat-eu1-', 'pat-ap1-'], rest: UUID },
  { title: 'Cloudflare key', leads: ['v1.0-'], rest: `${hex(24)}-${hex(146)}` },
  { title: 'Clickhouse key', leads: ['4b1d'], rest: letters(38) },
  { title: 'Contentful token', leads: ['CFPAT-'], rest: signs(43) },
  { title: 'CircleCI token', leads: ['CCIPAT_', 'CCIPRJ_'], rest: `${letters('20,24')}_${hex(40)}` },
  { title: 'Buildkite token', leads: ['bkua_', 'bkaj_', 'bkct_'], rest: letters('40,64') },
  { title: 'Crates.io token', leads: ['cio'], rest: letters(32) },
  { title: 'NuGet key', leads: ['oy2'], rest: '[a-z0-9]{43}' },
  { title: 'JSR token', leads: ['jsrp_', 'jsrd_'], rest: letters('32,64') },
  { title: 'Packagist token', leads: ['packagist_ort_', 'packagist_out_', 'packagist_uut_'], rest: hex('60,72') },
  { title: 'Deno token', leads: ['ddp_', 'ddw_', 'ddo_'], rest: letters('36,40') },
  { title: 'SonarQube token', leads: ['squ_', 'sqp_', 'sqa_'], rest: hex(40) },
  { title: 'Infracost key', leads: ['ico-'], rest: letters(32) },
  { title: 'Octopus key', leads: ['API-'], rest: '[A-Z0-9]{26}' },
  { title: 'Scalingo token', leads: ['tk-us-'], rest: signs(48) },
  { title: 'Frame.io token', leads: ['fio-u-'], rest: signs(64) },
  { title: 'Typeform token', leads: ['tfp_'], rest: String.raw`[\w.-]{59}` },
  { title: 'Flutterwave key', leads: ['FLWSECK-', 'FLWSECK_TEST-'], rest: '[A-Za-z0-9]{12,40}-X', isOnlyHidden: true },
  { title: 'Plaid token', leads: ['access-sandbox-', 'access-development-', 'access-production-'], rest: UUID },
  { title: 'LaunchDarkly key', leads: ['sdk-', 'api-'], rest: UUID, isOnlyHidden: true },
  { title: 'Twilio key', leads: ['SK'], rest: '[a-f0-9]{32}', isOnlyHidden: true },
  { title: 'Square token', leads: ['EAAA'], rest: signs('56,64') },
  { title: 'Google token', leads: ['1//0'], rest: signs('60,120') },
  {
    title: 'Webhook of Discord',
    leads: ['discord.com/api/webhooks/', 'discordapp.com/api/webhooks/'],
    rest: String.raw`\d{17,20}/[\w-]{60,80}`,
  },
  { title: 'Webhook of Zapier', leads: ['hooks.zapier.com/hooks/catch/'], rest: String.raw`\d{4,10}/[\w/]{6,40}` },
  { title: 'Resend key', leads: ['re_'], rest: `${letters('8,9')}_${letters('23,26')}` },
  { title: 'Neon key', leads: ['napi_'], rest: letters('60,70') },
  { title: 'PostHog key', leads: ['phx_', 'phs_'], rest: letters('40,50') },
  { title: 'Mapbox token', leads: ['sk.eyJ'], rest: String.raw`[\w-]{40,200}\.[\w-]{20,40}` },
  { title: 'Aiven password', leads: ['AVNS_'], rest: signs('16,30') },
  { title: 'Honeycomb key', leads: ['hcaik_', 'hcbik_', 'hcxik_', 'hcxlk_', 'hcamk_'], rest: letters('32,64') },
  { title: 'ElevenLabs key', leads: ['sk_'], rest: '[a-f0-9]{48}' },
  { title: 'DeepSeek key', leads: ['sk-'], rest: '[a-f0-9]{32}' },
  { title: 'Langfuse key', leads: ['sk-lf-'], rest: UUID },
  { title: 'Pinecone key', leads: ['pcsk_'], rest: `${letters('5,8')}_${letters('50,70')}` },
  { title: 'Tavily key', leads: ['tvly-'], rest: signs('28,44') },
  { title: 'Firecrawl key', leads: ['fc-'], rest: '[a-f0-9]{32}' },
  { title: 'E2B key', leads: ['e2b_'], rest: hex(40) },
  { title: 'Fireworks key', leads: ['fw_'], rest: letters('22,24') },
  { title: 'Render key', leads: ['rnd_'], rest: letters('28,40') },
  { title: 'Settlemint token', leads: ['sm_aat_', 'sm_pat_', 'sm_sat_'], rest: letters(16) },
  {
    title: 'Authress key',
    leads: ['sc_', 'ext_', 'scauth_', 'authress_'],
    rest: String.raw`[A-Za-z0-9]{5,30}\.[a-z0-9]{4,6}\.acc[_-][a-z0-9-]{10,32}\.[A-Za-z0-9+/_=-]{30,120}`,
  },
  {
    title: '1Password key',
    leads: ['A3-'],
    rest: '[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]{5})(?:-[A-Z0-9]{5}){3}',
  },
  { title: 'Slack token', leads: ['xoxc-', 'xoxd-'], rest: String.raw`[\w%+/=-]{40,300}` },
  { title: 'private key', leads: ['AGE-SECRET-KEY-1'], rest: '[A-Z0-9]{58}' },
  {
    title: 'private key',
    leads: PRIVATE_KEY_LEADS,
    rest: base64('40,12000'),
  },
  { title: 'private key', leads: ['RWRTY0Iy'], rest: base64('180,220') },
  { title: 'private key', leads: ['xprv9', 'nsec1'], rest: '[a-zA-Z0-9]{58,108}' },
  {
    title: 'PASETO token',
    leads: ['v1.local.', 'v2.local.', 'v3.local.', 'v4.local.', 'v1.public.', 'v2.public.', 'v3.public.', 'v4.public.'],
    rest: signs('60,2000'),
  },
];

/** The form of keys that begin with anything. */
export interface ShapeFormat {
  readonly title: string;
  /** What a range of letters, digits and signs has in which there is such a key, or its longest part. */
  readonly mark: RegExp;
  /** The fewest characters of such a range. */
  readonly minCharacters: number;
  readonly pattern: RegExp;
  readonly isReal?: (key: string) => boolean;
}

/** What may stand before a key: no letter or digit, except those of an escape or of an encoded character. */
export const BEFORE_KEY = String.raw`(?:(?<![A-Za-z0-9])|(?<=\\[nrtbfv]|%[\dA-Fa-f]{2}|\\u[\dA-Fa-f]{4}|\\x[\dA-Fa-f]{2}))`;

export const SHAPE_FORMATS: readonly ShapeFormat[] = [
  { title: 'MaxMind key', mark: /_mmk$/, minCharacters: 40, pattern: shape('[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk') },
  {
    title: 'Azure DevOps token',
    mark: /AZDO/,
    minCharacters: 84,
    pattern: shape('[A-Za-z0-9]{76}AZDO[A-Za-z0-9]{4}'),
  },
  {
    title: 'Terraform token',
    mark: /\.atlasv1\./,
    minCharacters: 83,
    pattern: shape(String.raw`[A-Za-z0-9]{14}\.atlasv1\.[\w-]{60,70}`),
  },
  {
    title: 'Azure client secret',
    mark: /\dQ~/,
    minCharacters: 37,
    pattern: shape(String.raw`[A-Za-z0-9][\w~.-]{2}\dQ~[\w~.-]{31,34}`),
  },
  {
    title: 'Telegram token',
    mark: /^AA/,
    minCharacters: 34,
    pattern: new RegExp(String.raw`(?:${BEFORE_KEY}|(?<=/bot))\d{8,10}:AA[\w-]{32,34}(?![\w-])`, 'g'),
  },
  {
    title: 'Discord token',
    mark: /\.[\w-]{6}\.[\w-]{27}/,
    minCharacters: 58,
    pattern: shape(String.raw`[MNO][\w-]{22,27}\.[\w-]{6}\.[\w-]{27,38}`),
    isReal: beginsWithNumber,
  },
];

function shape(source: string): RegExp {
  return new RegExp(String.raw`${BEFORE_KEY}${source}(?![\w-])`, 'g');
}

/** The first part of a token of Discord is the number of the bot, in Base64. */
function beginsWithNumber(token: string): boolean {
  return /^\d{17,20}$/.test(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('latin1'));
}
