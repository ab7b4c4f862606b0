import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  isRecord
} from "./chunk-IPFRPVR7.js";

// src/text/detach.ts
var LONGEST_COPY = 12;
function detachText(text) {
  return text.length <= LONGEST_COPY ? text : ` ${text}`.slice(1);
}
function detachValue(value) {
  return typeof value == "string" ? detachText(value) : typeof value != "object" || value === null ? value : Array.isArray(value) ? value.map((item) => detachValue(item)) : value instanceof Map ? new Map([...value].map(([key, item]) => [detachValue(key), detachValue(item)])) : value instanceof Set ? new Set([...value].map((item) => detachValue(item))) : isRecord(value) && Object.getPrototypeOf(value) === Object.prototype ? detachFields(value) : value;
}
function detachFields(fields) {
  let copy;
  for (let key of Object.keys(fields)) {
    let field = fields[key], detached = detachValue(field);
    (detached !== field || typeof field == "string" && field.length > LONGEST_COPY) && (copy ??= { ...fields }, copy[key] = detached);
  }
  return copy ?? fields;
}

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
];
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
    if (secret !== void 0 && (isReal ?? looksRandom)(secret))
      return { title, start, end: start + secret.trimEnd().length };
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

// src/customizations/known/known-models.ts
var OFFERED_MODELS = [
  "GPT-4.1",
  "GPT-4o",
  "GPT-5 mini",
  "GPT-5.1",
  "GPT-5.1-Codex",
  "GPT-5.1-Codex-Max",
  "GPT-5.1-Codex-Mini",
  "GPT-5.2",
  "GPT-5.2-Codex",
  "GPT-5.3-Codex",
  "GPT-5.4",
  "GPT-5.4 mini",
  "GPT-5.4 nano",
  "GPT-5.5",
  "GPT-5.6 Luna",
  "GPT-5.6 Sol",
  "GPT-5.6 Terra",
  "Claude Fable 5",
  "Claude Haiku 4.5",
  "Claude Opus 4.5",
  "Claude Opus 4.6",
  "Claude Opus 4.7",
  "Claude Opus 4.8",
  "Claude Opus 5",
  "Claude Sonnet 4",
  "Claude Sonnet 4.5",
  "Claude Sonnet 4.6",
  "Claude Sonnet 5",
  "Gemini 2.5 Pro",
  "Gemini 3 Flash",
  "Gemini 3 Pro",
  "Gemini 3.1 Pro",
  "Gemini 3.5 Flash",
  "Gemini 3.6 Flash",
  "Gemini 3.7 Flash",
  "Grok 4.5",
  "Grok 4.6",
  "Grok Code Fast 1",
  "Goldeneye",
  "Kimi K2.7 Code",
  "Kimi K3",
  "MAI-Code-1-Flash",
  "MAI-Code-1.1-Flash",
  "Raptor mini"
], RETIRED_MODELS = [
  { name: "Claude Opus 4.1", date: "2026-02-17", successor: "Claude Opus 4.8" },
  { name: "GPT-5", date: "2026-02-17", successor: "GPT-5.4" },
  { name: "GPT-5-Codex", date: "2026-02-17", successor: "GPT-5.3-Codex" },
  { name: "Claude Sonnet 3.5", date: "2025-11-06", successor: "Claude Haiku 4.5" },
  { name: "Claude Opus 4", date: "2025-10-23", successor: "Claude Opus 4.8" },
  { name: "Claude Sonnet 3.7", date: "2025-10-23", successor: "Claude Sonnet 5" },
  { name: "Claude Sonnet 3.7 Thinking", date: "2025-10-23", successor: "Claude Sonnet 5" },
  { name: "Gemini 2.0 Flash", date: "2025-10-23", successor: "Gemini 3.5 Flash" },
  { name: "o1-mini", date: "2025-10-23", successor: "GPT-5 mini" },
  { name: "o3", date: "2025-10-23", successor: "GPT-5.4" },
  { name: "o3-mini", date: "2025-10-23", successor: "GPT-5 mini" },
  { name: "o4-mini", date: "2025-10-23", successor: "GPT-5 mini" }
];

export {
  findSecrets,
  detachText,
  detachValue,
  OFFERED_MODELS,
  RETIRED_MODELS
};
