import { isTestPath } from '../../../symbols/is-test.ts';
import { findAssignedSecrets } from '../../../text/assigned-secrets.ts';
import { findSecrets } from '../../../text/secret-formats.ts';
import type { AddedLine, CodeSubject, TextSubject, Violation } from '../../types.ts';
import type { SecretRule } from './read-secret-rule.ts';

/** Formats in which values stand without quotes. */
const BARE: ReadonlySet<string> = new Set([
  'dotenv',
  'dockerfile',
  'dockercompose',
  'ini',
  'properties',
  'shellscript',
  'toml',
  'yaml',
]);
/** Files that show which values are needed, and those that hold them for development. */
const EXAMPLE_FILE = /(?:^|[/._-])(?:example|sample|template|dist|mock|fixtures?|testdata|stub)s?(?:[/._-]|$)/i;

/**
 * Finds secrets in added lines: keys by the formats of their issuers in any file, and literals that are assigned to names
 * such as `password` outside of tests. What is found is never repeated, because findings are posted.
 */
export function findSecretsInLines(subject: TextSubject, rule: SecretRule): readonly Violation[] {
  const { file, added, languageId } = subject;
  const isEnvironment = languageId === 'dotenv';
  if (
    EXAMPLE_FILE.test(file.path) ||
    isTestPath(file.path) ||
    (rule.file !== undefined && !isFile(file.path, rule.file)) ||
    (isEnvironment && rule.allowsEnvironmentFiles)
  ) {
    return [];
  }
  const titles = new Map<number, string>();
  for (const block of consecutive(added)) {
    const text = block.map((line) => `${line.text}\n`).join('');
    for (const { title, start } of findSecrets(text)) {
      const row = text.slice(0, start).split('\n').length - 1;
      titles.set((block[0]?.number ?? 0) + row, title);
    }
  }
  for (const { number, text } of added) {
    const [found] = titles.has(number) ? [] : findAssignedSecrets(text, BARE.has(languageId ?? ''));
    if (found !== undefined) {
      titles.set(number, found.title);
    }
  }
  return [...titles].map(([line, title]): Violation => ({
    path: file.path,
    line,
    found: `a ${title} in plain text`,
    note: `This line contains a ${title}. Revoke it where it was issued, and remove it: it stays in the history of the repository.`,
    isSecret: true,
  }));
}

function isFile(path: string, end: string): boolean {
  return path === end || path.endsWith(`/${end.replace(/^\//, '')}`);
}

function consecutive(added: readonly AddedLine[]): readonly (readonly AddedLine[])[] {
  const blocks: AddedLine[][] = [];
  for (const line of added) {
    const last = blocks.at(-1);
    if (last !== undefined && last.at(-1)?.number === line.number - 1) {
      last.push(line);
    } else {
      blocks.push([line]);
    }
  }
  return blocks;
}

/** A text that is an address and nothing else. */
const WHOLE_URL = /^https?:\/\/(?<host>[^\s/:?#"'`{}$<>]{1,200})(?::\d{1,5})?(?:[/?#][^\s]{0,500})?$/i;
const WHOLE_IP = /^(?:https?:\/\/)?(?<ip>\d{1,3}(?:\.\d{1,3}){3})(?::\d{1,5})?(?:\/.{0,100})?$/;
/** Names of formats that look like addresses, and addresses for examples. */
const NO_PLACE =
  /^(?:(?:www\.)?w3\.org|schemas?\.[\w.-]+|(?:www\.)?json-?schema\.org|[\w.-]*example\.(?:com|org|net)|localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\]|purl\.org|xmlns\.com|ns\.adobe\.com|www\.sitemaps\.org|schemastore\.org|[\w.-]*\.(?:test|example|invalid|localhost))$/i;
const NO_IP = /^(?:0\.0\.0\.0|127\.|255\.|192\.0\.2\.|198\.51\.100\.|203\.0\.113\.|[01]\.\d\.\d\.\d$)/;

/** Finds literals that are addresses as a whole, by the grammar, outside of tests, comments and imports. */
export function findAddresses(subject: CodeSubject, rule: SecretRule): readonly Violation[] {
  const { file, facts } = subject;
  if (isTestPath(file.path) || EXAMPLE_FILE.test(file.path)) {
    return [];
  }
  return facts.strings.flatMap(({ value, role, line, isInterpolated }): readonly Violation[] => {
    if ((role !== 'value' && role !== 'markup') || isInterpolated || !subject.isAdded(line)) {
      return [];
    }
    const ip = WHOLE_IP.exec(value)?.groups?.['ip'];
    const isIp = ip !== undefined && !NO_IP.test(ip) && ip.split('.').every((part) => Number(part) < 256);
    const host = WHOLE_URL.exec(value)?.groups?.['host'];
    const isUrl = host !== undefined && !NO_PLACE.test(host) && (ip === undefined || isIp);
    return (rule.urls && isUrl) || (rule.addresses && isIp)
      ? [{ path: file.path, line, found: isIp ? 'a hard-coded IP address' : 'a hard-coded URL' }]
      : [];
  });
}
