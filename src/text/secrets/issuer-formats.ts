import { PRIVATE_KEY_LEADS } from './private-key-leads.ts';
import { wordsIn } from '../../structures/words-in.ts';

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

/** Two digits within the first letters, for beginnings that are also words of code: `secret-`, `live_`. Names have fewer. */
const DIGITS_WITHIN = String.raw`(?=[A-Za-z_-]{0,24}\d[A-Za-z_-]{0,24}\d)`;

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
  { title: 'GitHub token', leads: ['ghr_'], rest: letters(76) },
  // Tokens of installations are signed tokens behind the id of the app since 2026.
  { title: 'GitHub token', leads: ['ghs_'], rest: String.raw`[\w-]{20,400}\.[\w-]{20,800}\.[\w-]{20,700}` },
  { title: 'GitHub token', leads: ['github_pat_'], rest: `${letters(22)}_${letters(59)}` },
  { title: 'npm token', leads: ['npm_'], rest: letters(36), hasChecksum: true },
  { title: 'AWS access key', leads: ['AKIA', 'ASIA', 'ABIA', 'ACCA'], rest: '[A-Z2-7]{16}' },
  { title: 'AWS access key', leads: ['A3T'], rest: '[A-Z2-7]{17}' },
  {
    title: 'AWS session token',
    // Each is the first letters of a structure that says where it was made, in Base64.
    leads: ['IQoJb3JpZ2lu', 'FwoGZXIvYXdz', 'FQoGZXIvYXdz', 'FQoDYXdz', 'FwoDYXdz'],
    rest: base64('100,3000'),
  },
  { title: 'AWS key for Bedrock', leads: ['ABSK'], rest: base64('109,269') },
  { title: 'AWS key for Bedrock', leads: ['bedrock-api-key-'], rest: base64('100,4000') },
  { title: 'AWS key for AppSync', leads: ['da2-'], rest: '[a-z0-9]{26}' },
  { title: 'Amazon client secret', leads: ['amzn1.oa2-cs.v1.'], rest: hex(64) },
  { title: 'Amazon token', leads: ['amzn.mws.'], rest: UUID },
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
    leads: wordsIn('glpat- gldt- glrt- glrtr- glft- glsoat- glffct- glimt- glagent- glptt- gloas- glwt-'),
    rest: String.raw`${signs('20,300')}(?:\.[a-z0-9]{2}\.?[a-z0-9]{7})?`,
  },
  { title: 'GitLab token', leads: ['glcbt-'], rest: `[A-Za-z0-9]{1,5}_${signs(20)}` },
  { title: 'GitLab token', leads: ['GR1348941'], rest: signs(20) },
  { title: 'Hugging Face token', leads: ['hf_', 'api_org_'], rest: '[A-Za-z]{34}' },
  { title: 'SendGrid key', leads: ['SG.'], rest: String.raw`${signs(22)}\.${signs(43)}` },
  { title: 'PyPI token', leads: ['pypi-AgEIcHlwaS5vcmc', 'pypi-AgENdGVzdC5weXBp'], rest: signs('50,300') },
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
  { title: 'New Relic key', leads: ['NRAK-', 'NRAA-', 'NRII-', 'NRIQ-', 'NRSP-'], rest: signs('27,40') },
  { title: 'Sentry token', leads: ['sntryu_'], rest: hex(64) },
  { title: 'Sentry token', leads: ['sntrys_'], rest: String.raw`[A-Za-z0-9+/]{30,600}={0,2}_[A-Za-z0-9+/]{43}` },
  { title: 'Shopify token', leads: ['shpat_', 'shpca_', 'shppa_', 'shpss_', 'shprt_', 'shpua_'], rest: hex(32) },
  { title: 'Square token', leads: ['sq0atp-', 'sq0csp-'], rest: signs('22,60') },
  { title: 'Facebook token', leads: ['EAA'], rest: letters('100,400') },
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
  { title: 'Netlify token', leads: ['nfp_', 'nfc_', 'nfo_', 'nfu_', 'nfb_'], rest: letters('36,44') },
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
  { title: 'Adafruit key', leads: ['aio_'], rest: letters(28) },
  { title: 'Appwrite key', leads: ['standard_'], rest: hex(256) },
  { title: 'Axiom token', leads: ['xaat-', 'xapt-'], rest: UUID },
  { title: 'Baidu key', leads: ['bce-v3/ALTAK-'], rest: '[A-Za-z0-9]{21}/[a-f0-9]{40}' },
  { title: 'Bitbucket token', leads: ['BBDC-'], rest: base64('44,48') },
  { title: 'Browserbase key', leads: ['bb_live_'], rest: signs('27,40') },
  { title: 'Cartesia key', leads: ['sk_car_'], rest: letters('20,24') },
  { title: 'Cerebras key', leads: ['csk-'], rest: '[a-z0-9]{48}' },
  { title: 'ClickUp token', leads: ['pk_'], rest: String.raw`\d{7,9}_[0-9A-Z]{32}` },
  { title: 'Cloudflare token', leads: ['cfk_', 'cfut_', 'cfat_'], rest: letters('44,56') },
  { title: 'CockroachDB key', leads: ['CCDB1_'], rest: `${letters(22)}_${letters(40)}` },
  { title: 'ConfigCat key', leads: ['configcat-sdk-1/'], rest: `${signs(22)}/${signs(22)}` },
  { title: 'Confluent key', leads: ['cflt'], rest: base64('60') },
  { title: 'Defined Networking key', leads: ['dnkey-'], rest: '[A-Z0-9]{26}-[A-Z0-9]{52}' },
  { title: 'Dependency-Track key', leads: ['odt_'], rest: letters('32,255') },
  { title: 'Depot token', leads: ['depot_project_', 'depot_org_'], rest: hex(64) },
  { title: 'Dropbox token', leads: ['sl.'], rest: String.raw`(?:u\.)?[\w-]{130,1400}` },
  { title: 'Firebase token', leads: ['APA91b'], rest: signs('120,180') },
  { title: 'Flagsmith key', leads: ['ser.'], rest: `${DIGITS_WITHIN}${letters(22)}` },
  { title: 'Fleetbase key', leads: ['flb_live_'], rest: letters(20) },
  { title: 'Flexport key', leads: ['shltm_'], rest: signs(40) },
  { title: 'Google key', leads: ['AQ.Ab8'], rest: signs('44,56') },
  { title: 'Infisical token', leads: ['st.'], rest: String.raw`[a-f0-9]{24}\.[a-f0-9]{32}\.[a-f0-9]{32}` },
  { title: 'Intercom token', leads: ['dG9rO'], rest: '[A-Za-z0-9+/]{50,58}={0,2}' },
  { title: 'Ionic token', leads: ['ion_'], rest: '[a-z0-9]{42}' },
  { title: 'Jina key', leads: ['jina_'], rest: `${hex(32)}${letters(28)}` },
  { title: 'Klaviyo key', leads: ['pk_'], rest: '[a-f0-9]{34}' },
  {
    title: 'LinkedIn client secret',
    leads: ['WPL_AP0.', 'WPL_AP1.'],
    rest: String.raw`[A-Za-z0-9]{16}\.[A-Za-z0-9+/]{6,8}={0,2}`,
  },
  { title: 'LlamaIndex key', leads: ['llx-'], rest: letters('48,52') },
  { title: 'Logfire token', leads: ['pylf_v1_us_', 'pylf_v1_eu_'], rest: letters('40,48') },
  { title: 'Mem0 key', leads: ['m0-'], rest: letters(40) },
  { title: 'Modal key', leads: ['ak-', 'as-'], rest: `${DIGITS_WITHIN}${letters(22)}` },
  { title: 'MongoDB key', leads: ['mdb_sa_sk_'], rest: signs(40) },
  { title: 'NetBird token', leads: ['nbp_'], rest: letters(36) },
  { title: 'Notion token', leads: ['secret_'], rest: `${DIGITS_WITHIN}${letters(43)}` },
  { title: 'NVIDIA key', leads: ['nvapi-'], rest: signs('60,72') },
  {
    title: 'Paddle key',
    leads: ['pdl_live_apikey_', 'pdl_sdbx_apikey_'],
    rest: `[a-z0-9]{26}_${letters(22)}_${letters(3)}`,
  },
  { title: 'Pagar.me key', leads: ['ak_live_'], rest: letters(30) },
  { title: 'Twitch stream key', leads: ['live_'], rest: String.raw`\d{6,12}_[A-Za-z0-9]{30}` },
  { title: 'payment key', leads: ['live_'], rest: `${DIGITS_WITHIN}(?:${letters('30,40')}|${signs(40)})` },
  { title: 'Polar token', leads: ['polar_oat_', 'polar_pat_'], rest: letters('40,64') },
  { title: 'Portainer token', leads: ['ptr_'], rest: base64('43,44') },
  { title: 'PubNub key', leads: ['sec-c-'], rest: `(?:${UUID}|[A-Za-z0-9+/]{48})` },
  { title: 'Retool key', leads: ['retool_01'], rest: '[a-z0-9]{26}' },
  { title: 'RunPod key', leads: ['rpa_'], rest: '[A-Z0-9]{40,52}' },
  { title: 'Segment token', leads: ['sgp_'], rest: letters(64) },
  { title: 'Snowflake token', leads: ['ETMsDgAAA'], rest: base64('60,400') },
  {
    title: 'Snyk token',
    leads: ['snyk_uat.', 'snyk_sat.'],
    rest: String.raw`[a-f0-9]{8}\.[\w-]{20,200}(?:\.[\w-]{20,200})?`,
  },
  { title: 'Socket key', leads: ['sktsec_'], rest: `${signs('40,60')}_api` },
  { title: 'Statsig key', leads: ['secret-'], rest: `${DIGITS_WITHIN}${letters(43)}` },
  { title: 'Stytch secret', leads: ['secret-live-'], rest: signs(36) },
  { title: 'Teamwork token', leads: ['tkn.v1_'], rest: '[A-Za-z0-9]{71}=' },
  { title: 'Tencent key', leads: ['AKID'], rest: letters(32) },
  { title: 'Tinybird token', leads: ['p.eyJ1IjogI'], rest: String.raw`[A-Za-z0-9]{50,200}\.[\w-]{43}` },
  { title: 'Together key', leads: ['tgp_v1_'], rest: signs(43) },
  { title: 'Ubidots token', leads: ['BBFF-'], rest: letters(30) },
  { title: 'Vault token', leads: ['s.CAESI'], rest: signs('60,120') },
  { title: 'VK token', leads: ['vk1.a.'], rest: signs('80,260') },
  { title: 'Volcengine key', leads: ['AKLT'], rest: letters('40,60') },
  { title: 'Voyage key', leads: ['pa-'], rest: `${DIGITS_WITHIN}${signs('43,48')}` },
  { title: 'Weights & Biases key', leads: ['wandb_v1_'], rest: signs('40,120') },
  { title: 'Xata key', leads: ['xau_'], rest: letters('36,48') },
  { title: 'Yandex key', leads: ['AQVN'], rest: signs('35,38') },
  { title: 'Yandex token', leads: ['t1.'], rest: String.raw`[\w-]{20,400}\.[\w-]{86}` },
  { title: 'Yandex token', leads: ['y0_'], rest: signs('50,60') },
  { title: 'model key', leads: ['sk-'], rest: letters(48) },
  { title: 'Grafana token', leads: ['eyJrIjoi'], rest: `${letters('60,400')}={0,2}`, isOnlyHidden: true },
  { title: 'Cloudflare token', leads: ['eyJhIjoi'], rest: `${letters('120,300')}={0,2}`, isOnlyHidden: true },
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
  { title: 'private key', leads: ['xprv9', 'xprvA', 'tprv8', 'zprvA', 'nsec1'], rest: '[a-zA-Z0-9]{58,108}' },
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
  {
    // https://github.com/microsoft/security-utilities: the letters in the middle name the service.
    title: 'Azure key',
    mark: /JQQJ99|Az(?:Se|Fu|Ca)|ACDb|APIM|AIoT|\+A(?:Ba|MC|St|Sb|Eh|Rm|CR)/,
    minCharacters: 44,
    pattern: shape(
      [
        '[A-Za-z0-9+/]{76}(?:APIM|ACDb|[+](?:ABa|AMC|ASt))[A-Za-z0-9+/]{5}[AQgw]==',
        '[A-Za-z0-9+/]{33}(?:AIoT|[+](?:ASb|AEh|ARm))[A-P][A-Za-z0-9+/]{5}=',
        '[A-Za-z0-9+/]{42}[+]ACR[A-D][A-Za-z0-9+/]{5}',
        String.raw`[\w-]{44}AzFu[\w-]{5}[AQgw]==`,
        '[A-Za-z0-9]{42}AzSe[A-D][A-Za-z0-9]{5}',
        '[A-Za-z0-9]{33}AzCa[A-P][A-Za-z0-9]{5}=',
        '[A-Za-z0-9]{52}JQQJ99[A-Za-z0-9]{26}',
      ].join('|'),
    ),
  },
  {
    title: 'Mailchimp key',
    mark: /-us\d{1,2}$/,
    minCharacters: 36,
    pattern: shape(String.raw`[a-f0-9]{32}-us\d{1,2}`),
  },
  {
    title: 'Mailgun key',
    mark: /[a-f0-9]{32}-[a-f0-9]{8}-[a-f0-9]{8}$/,
    minCharacters: 50,
    pattern: shape('[a-f0-9]{32}-[a-f0-9]{8}-[a-f0-9]{8}'),
  },
  {
    title: 'Salesforce token',
    mark: /^[\w.]{80}/,
    minCharacters: 80,
    pattern: shape(String.raw`00D[A-Za-z0-9]{12,15}![\w.]{80,130}`),
  },
  {
    title: 'TrueNAS key',
    mark: /\d-[A-Za-z0-9]{64}/,
    minCharacters: 66,
    pattern: shape(String.raw`\d{1,3}-[A-Za-z0-9]{64}`),
    isReal: (key) => /[g-z]/.test(key) && /[G-Z]/.test(key),
  },
  {
    title: 'Asana token',
    mark: /^[a-f0-9]{32}$/,
    minCharacters: 32,
    pattern: shape(String.raw`[12]/(?:\d{13,18}/)?\d{13,18}:[a-f0-9]{32}`),
  },
  {
    title: 'Braintree token',
    mark: /^[a-f0-9]{32}$/,
    minCharacters: 32,
    pattern: shape(String.raw`access_token\$(?:production|sandbox)\$[a-z0-9]{16}\$[a-f0-9]{32}`),
  },
  { title: 'Sanity token', mark: /sk[A-Za-z0-9]{150}/, minCharacters: 152, pattern: shape('sk[A-Za-z0-9]{150,200}') },
  {
    title: 'Ably key',
    mark: /^[\w-]{43}$/,
    minCharacters: 43,
    pattern: shape(String.raw`[\w-]{6}\.[\w-]{6}:[\w-]{43}`),
  },
  {
    title: 'ngrok token',
    mark: /[123][A-Za-z0-9]{26}_/,
    minCharacters: 48,
    pattern: shape('[123][A-Za-z0-9]{26}_[A-Za-z0-9]{20,24}'),
  },
  {
    title: 'Rancher token',
    mark: /^[a-z0-9]{54}$/,
    minCharacters: 54,
    pattern: shape('token-[a-z0-9]{5}:[a-z0-9]{54}'),
  },
  {
    title: 'Zhipu key',
    mark: /[a-f0-9]{32}\.[A-Za-z0-9]{16}/,
    minCharacters: 49,
    pattern: shape(String.raw`[a-f0-9]{32}\.[A-Za-z0-9]{16}`),
    isReal: (key) => /\d/.test(key.slice(33)) && /[a-z]/.test(key.slice(33)) && /[A-Z]/.test(key),
  },
  { title: 'New Relic key', mark: /NRAL$/, minCharacters: 40, pattern: shape('[a-z0-9]{36}NRAL') },
  {
    title: 'Bitwarden token',
    mark: /0\.[a-f0-9]{8}-/,
    minCharacters: 69,
    pattern: shape(String.raw`0\.${UUID}\.[A-Za-z0-9]{30}:[A-Za-z0-9+/]{22}==`),
  },
  {
    title: 'Twitter token',
    mark: /^A{18}/,
    minCharacters: 30,
    pattern: shape('A{18,22}[A-Za-z0-9]{4,40}(?:%[23][0-9A-F][A-Za-z0-9]{0,80}){1,8}'),
    // It begins with zeros.
    isReal: () => true,
  },
  {
    title: 'Unleash token',
    mark: /\.[a-f0-9]{56,64}$/,
    minCharacters: 57,
    pattern: shape(String.raw`[\w*-]{1,60}:[\w-]{1,60}\.[a-f0-9]{56,64}`),
  },
  {
    // The parts of a private key of RSA in XML, which .NET writes.
    title: 'private key',
    mark: /^[A-Za-z0-9+/]{84}/,
    minCharacters: 84,
    pattern: /(?<=<(?:D|P|Q|DP|DQ|InverseQ)>)[A-Za-z0-9+/]{84,1400}={0,2}(?=<\/)/g,
  },
  {
    title: 'Vault key',
    mark: /^[A-Za-z0-9+/]{43}=$/,
    minCharacters: 44,
    pattern: /(?<=(?:unseal|recovery) (?:key(?: \d{1,2})?: {1,4})?)[A-Za-z0-9+/]{43}=/gi,
  },
  {
    title: 'Kubernetes token',
    mark: /^[a-z0-9]{6}\.[a-z0-9]{16}$/,
    minCharacters: 23,
    pattern: /(?<=token[ =:"']{1,4})[a-z0-9]{6}\.[a-z0-9]{16}(?![\w-])/g,
    isReal: (key) => /\d[^]*\d/.test(key.slice(7)),
  },
];

function shape(source: string): RegExp {
  return new RegExp(String.raw`${BEFORE_KEY}(?:${source})(?![\w-])`, 'g');
}

/** The first part of a token of Discord is the number of the bot, in Base64. */
function beginsWithNumber(token: string): boolean {
  return /^\d{17,20}$/.test(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('latin1'));
}
