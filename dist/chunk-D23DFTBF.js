import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/text/secret-formats.ts
var LEAD_END = /[-_.](?:(?<=(?<![\w.-])(?:gh[opsur]_|github_pat_|[sr]k_live_|xox[abprs]-|glpat-|npm_|hf_|SG\.|pypi-|dop_v1_))|(?<=(?<![\w.-])sk-)(?=ant-|proj-|svcacct-|admin-|[A-Za-z0-9]{20}T3Blbk))/g, WORD_LEADS = ["AKIA", "ASIA", "AIza"], PLAIN_LEADS = [
  ["-----BEGIN ", "KEY---"],
  ["hooks.slack.com/services/", ".slack"]
], FORMATS = [
  { title: "GitHub token", pattern: /gh[opsur]_[A-Za-z0-9]{36}(?![A-Za-z0-9_])/y, isReal: hasChecksum },
  { title: "npm token", pattern: /npm_[A-Za-z0-9]{36}(?![A-Za-z0-9_])/y, isReal: hasChecksum },
  { title: "GitHub token", pattern: /github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}(?![A-Za-z0-9_])/y },
  { title: "AWS access key", pattern: /A[KS]IA[A-Z2-7]{16}(?![A-Za-z0-9])/y },
  { title: "Stripe key", pattern: /[sr]k_live_[A-Za-z0-9]{24,120}(?![A-Za-z0-9])/y },
  { title: "Anthropic key", pattern: /sk-ant-[a-z0-9]{3,10}-[A-Za-z0-9_-]{80,120}(?![A-Za-z0-9_-])/y },
  {
    title: "OpenAI key",
    pattern: /sk-(?:(?:proj|svcacct|admin)-)?[A-Za-z0-9_-]{20,100}T3BlbkFJ[A-Za-z0-9_-]{20,100}(?![A-Za-z0-9_-])/y
  },
  { title: "Slack token", pattern: /xox[abprs]-\d{8,14}-[A-Za-z0-9-]{20,100}(?![A-Za-z0-9-])/y },
  {
    title: "Slack webhook",
    pattern: /hooks\.slack\.com\/services\/T[A-Z0-9]{8,12}\/B[A-Z0-9]{8,12}\/[A-Za-z0-9]{24}(?![A-Za-z0-9])/y
  },
  { title: "Google key", pattern: /AIza[A-Za-z0-9_-]{35}(?![A-Za-z0-9_-])/y },
  { title: "GitLab token", pattern: /glpat-[A-Za-z0-9_-]{20}(?![A-Za-z0-9_-])/y },
  { title: "Hugging Face token", pattern: /hf_[A-Za-z]{34}(?![A-Za-z0-9])/y },
  { title: "SendGrid key", pattern: /SG\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/y },
  { title: "PyPI token", pattern: /pypi-AgEIcHlwaS5vcmc[A-Za-z0-9_-]{50,300}(?![A-Za-z0-9_-])/y },
  { title: "DigitalOcean token", pattern: /dop_v1_[a-f0-9]{64}(?![A-Za-z0-9])/y },
  {
    title: "private key",
    pattern: /-----BEGIN (?:[A-Z]{2,10} ){0,2}PRIVATE KEY-----(?:\s|\\n){1,20}(?:[A-Za-z0-9+/=]{30,200}(?:\s|\\n){1,20}){2}/y
  }
], SECRET_TITLES = [...new Set(FORMATS.map(({ title }) => title))];
function findSecrets(text) {
  let found = [];
  for (let start of startsIn(text)) {
    let secret = secretAt(text, start);
    if (secret !== void 0 && found.push(secret), found.length >= 50)
      break;
  }
  return found.sort((a, b) => a.start - b.start);
}
function startsIn(text) {
  let plain = PLAIN_LEADS.flatMap(([lead, piece]) => text.includes(piece) ? placesOf(text, lead) : []), words = WORD_LEADS.flatMap((lead) => placesOf(text, lead).filter((at) => !isKeyLetter(text, at - 1))), starts = [...plain, ...words];
  LEAD_END.lastIndex = 0;
  for (let end = LEAD_END.exec(text); end !== null; end = LEAD_END.exec(text))
    starts.push(startOfRun(text, end.index));
  return starts;
}
function placesOf(text, part) {
  let places = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length))
    places.push(at);
  return places;
}
function startOfRun(text, within) {
  let start = within;
  for (; isKeyLetter(text, start - 1); )
    start -= 1;
  return start;
}
function isKeyLetter(text, at) {
  return /[\w.-]/.test(text.charAt(at));
}
function secretAt(text, start) {
  for (let { title, pattern, isReal } of FORMATS) {
    pattern.lastIndex = start;
    let secret = pattern.exec(text)?.[0];
    if (secret !== void 0 && (isReal ?? looksRandom)(secret)) {
      let range = { title, start, end: start + secret.trimEnd().length };
      return isReal === hasChecksum ? { ...range, isProven: !0 } : range;
    }
  }
}
var MIN_KINDS_OF_LETTERS = 11;
function looksRandom(secret) {
  return !/EXAMPLE|example|(.)\1{5}|1234567|abcdefg|ABCDEFG|(?:test|fake|dummy|your)/i.test(secret) && new Set(secret).size >= MIN_KINDS_OF_LETTERS;
}
var CHECKSUM_LENGTH = 6, DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
function hasChecksum(token) {
  let body = token.slice(token.indexOf("_") + 1, -CHECKSUM_LENGTH);
  return token.slice(-CHECKSUM_LENGTH) === inBase62(process.getBuiltinModule("node:zlib").crc32(body)).padStart(CHECKSUM_LENGTH, "0");
}
function inBase62(value) {
  let digits = "";
  for (let rest = value; rest > 0; rest = Math.floor(rest / DIGITS.length))
    digits = DIGITS.charAt(rest % DIGITS.length) + digits;
  return digits;
}

export {
  SECRET_TITLES,
  findSecrets
};
