import type { FileChange } from '../../../changes/types.ts';
import { lazily } from '../../../structures/lazily.ts';
import { isTestPath } from '../../../symbols/is-test.ts';
import { languageOf } from '../../../text/languages/languages.ts';
import { hasBareValues } from '../../../text/secrets/text-form.ts';
import { findLineSecrets, mayHaveSecret } from '../../../text/secrets/line-secrets.ts';
import { findSecrets } from '../../../text/secrets/secrets.ts';
import { SECRET_TITLES, type FoundSecret } from '../../../text/secrets/secret-formats.ts';
import type { AddedLine, CodeSubject, TextSubject, Violation } from '../../types.ts';
import { isPaired } from './is-paired.ts';
import { judgePlaces } from './judge-places.ts';
import type { SecretRule } from './read-secret-rule.ts';
import { regex } from '../../../text/regex.ts';

/** Files that show which values are needed, those that hold them for development, and descriptions of APIs with their examples. */
const EXAMPLE_FILE = regex('i')`
  (?:^|[/._-])(?:
    example|sample|template|mock|fixtures?|testdata|stub|test-?case|test-?result|seed|seeder|playground|test-?util
  )s?(?:[/._-]|$)
  |(?:^|[/._-])(?:testing|cypress|playwright|phpunit)(?:[/._-]|$)|(?:^|\/)demos?\/|(?:^|[/._-])tests?(?:[/._-]|$)
  |(?:^|\/)(?:Test|Mock|Fake)s?[A-Z]\w*\.[a-z]+$|[._-]dist(?:\.[^/]*)?$
  |(?:^|[/._-])(?:openapi|swagger|api-?reference|api-?docs?)(?:[/._-].*)?\.(?:ya?ml|json)$
`;

/** What runs for each change uses its values, also if it is called `test.yml`. */
const PIPELINE =
  /(?:^|\/)(?:\.github\/(?:workflows|actions)\/|\.circleci\/|\.gitlab-ci[^/]*$|\.travis\.yml$|azure-pipelines[^/]*$)/;

/** Whether the name of a file says that its values are made up. */
export function isMadeUp(path: string): boolean {
  return !PIPELINE.test(path) && (EXAMPLE_FILE.test(path) || isTestPath(path));
}

/**
 * Finds secrets in added lines: keys by the formats of their issuers in any file, and literals that are assigned to names
 * such as `password` outside of tests. What is found is never repeated, because findings are posted.
 */
export function findSecretsInLines(subject: TextSubject, rule: SecretRule): readonly Violation[] {
  const { file, languageId } = subject;
  const isEnvironment = languageId === 'dotenv';
  if (
    isMadeUp(file.path) ||
    (rule.file !== undefined && !isFile(file.path, rule.file)) ||
    (isEnvironment && rule.allowsEnvironmentFiles)
  ) {
    return [];
  }
  return findInAdded(subject, () => languageId).map(writeViolation(file.path));
}

/** A secret in an added line. */
interface AddedSecret {
  readonly line: number;
  readonly title: string;
  readonly value: string;
  /** Whether a checksum proves that it is one. */
  readonly isProven: boolean;
  /** As in `NewSecret`. */
  readonly isSure: boolean;
}

/** A secret that a file adds. */
export interface NewSecret {
  readonly line: number;
  /** What it is, with its article: `a GitHub token`. */
  readonly what: string;
  /**
   * Whether its form, its server or the user next to it shows what it opens. If only its name says that it is a secret, it is
   * mostly one for development, or none at all.
   */
  readonly isSure: boolean;
}

/**
 * Finds the secrets of added lines, at most one for each line.
 *
 * @param readLanguage is only called for lines that may have a secret: most have none
 */
function findInAdded(
  { file: { path, hunks }, added }: Pick<TextSubject, 'file' | 'added'>,
  readLanguage: () => string | undefined,
): readonly AddedSecret[] {
  const secrets = new Map<number, AddedSecret>();
  const judged = new Map<number, FoundSecret[]>();
  const addFrom = (block: readonly AddedLine[], lines: readonly string[]): ((secret: PlacedInLines) => void) => {
    const isWorthReporting = lazily(() => judgePlaces({ path, languageId: readLanguage(), lines }));
    return ({ index, value, ...secret }) => {
      const line = (block[0]?.number ?? 0) + index;
      const hasIssuerForm = SECRET_TITLES.includes(secret.title);
      const known = judged.get(line) ?? [];
      // What has the form of an issuer is not judged by its name as well.
      const isJudged = known.some(({ start, end }) => start < secret.end && secret.start < end);
      if (hasIssuerForm) {
        judged.set(line, known);
        known.push(secret);
      }
      if (
        !secrets.has(line) &&
        (hasIssuerForm || !isJudged) &&
        !isKnownToAll(value) &&
        isWorthReporting()({ index, secret, hasIssuerForm })
      ) {
        const isSure = hasIssuerForm || WITH_SERVER.has(secret.title) || isPaired(lines, index, secret, readLanguage());
        secrets.set(line, { line, title: secret.title, value, isProven: secret.isProven === true, isSure });
      }
    };
  };
  for (const block of consecutive(added)) {
    const lines = block.map(({ text }) => text);
    placeInLines(lines).forEach(addFrom(block, lines));
  }
  // A value is on its own line, or below a name that was there before.
  const shown = withContext(hunks, added).filter(({ text }) => text.length <= MAX_WRITTEN_CHARACTERS);
  // Most files have nothing of the kind, so they are not divided into blocks.
  if (!mayHaveSecret(shown.map(({ text }) => text).join('\n'))) {
    return [...secrets.values()];
  }
  const isAdded = new Set(added.map(({ number }) => number));
  const isBare = hasBareValues(readLanguage());
  for (const block of consecutive(shown)) {
    const lines = block.map(({ text }) => text);
    if (!mayHaveSecret(lines.join('\n'))) {
      continue;
    }
    const add = addFrom(block, lines);
    for (const [index, found] of findLineSecrets(lines, { isBare })) {
      if (isAdded.has((block[0]?.number ?? 0) + index)) {
        const line = lines[index] ?? '';
        const placed = found.map((secret) => ({ ...secret, index, value: line.slice(secret.start, secret.end) }));
        placed.filter(isWorthFinding).forEach(add);
      }
    }
  }
  return [...secrets.values()];
}

/** Titles of values that are written together with the server that they open. */
const WITH_SERVER: ReadonlySet<string> = new Set(['password in an address', 'secret in a connection string']);

/** Longer lines are those of a bundle, where names such as `token` are about syntax. Keys of a known form are found there as well. */
const MAX_WRITTEN_CHARACTERS = 20_000;

/** A secret of a line: start and end are offsets in it. One of several lines ends beyond it. */
type PlacedInLines = FoundSecret & { readonly index: number; readonly value: string };

/** Finds keys in the form of an issuer, with the lines in which they begin. */
function placeInLines(lines: readonly string[]): readonly PlacedInLines[] {
  const text = lines.map((line) => `${line}\n`).join('');
  let index = 0;
  let from = 0;
  return withoutInner(findSecrets(text).filter(isWorthFinding)).map((secret) => {
    while (index < lines.length - 1 && from + (lines[index] ?? '').length < secret.start) {
      from += (lines[index] ?? '').length + 1;
      index += 1;
    }
    const value = text.slice(secret.start, secret.end);
    return { ...secret, index, value, start: secret.start - from, end: secret.end - from };
  });
}

/** Without those that lie in the one before: the rows of a private key begin like keys without their first line. */
function withoutInner(secrets: readonly FoundSecret[]): readonly FoundSecret[] {
  let end = 0;
  return secrets.filter((secret) => {
    const isInner = secret.end <= end;
    end = Math.max(end, secret.end);
    return !isInner;
  });
}

function isWorthFinding({ isOnlyHidden }: FoundSecret): boolean {
  return isOnlyHidden !== true;
}

const PUBLISHED_EXAMPLE = regex()`
  110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw|Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq
  |C2y6yDjf5\/R\+ob0N8A7Cgv30VRDJIWEHLM\+4QDU5DE2nQ9nDuVTqobD4b8mGGyPMbIZnqyMsEcaGQy67XIw
`;

/** Keys of the emulators of Azure's storage and Cosmos DB, and the token that Telegram's documentation shows. */
function isKnownToAll(value: string): boolean {
  return PUBLISHED_EXAMPLE.test(value);
}

/** The added lines, and those that the diff shows around them. */
function withContext(hunks: FileChange['hunks'], added: readonly AddedLine[]): readonly AddedLine[] {
  const context = hunks.flatMap(({ lines }) => lines.filter((line) => line.kind === 'context'));
  if (context.length === 0) {
    return added;
  }
  const shown = new Map(context.map((line) => [line.newLine, { number: line.newLine, text: line.text }]));
  added.forEach((line) => shown.set(line.number, line));
  return [...shown.values()].toSorted((one, other) => one.number - other.number);
}

/** `an AWS access key` */
export function withArticle(noun: string): string {
  return `${/^[AEIO]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

function writeViolation(path: string): (secret: AddedSecret) => Violation {
  return ({ line, title }) => ({
    path,
    line,
    found: `${withArticle(title)} in plain text`,
    note: adviseOn(withArticle(title)),
    isSecret: true,
  });
}

/** @param what a secret with its article */
export function adviseOn(what: string): string {
  return `This line contains ${what}. Revoke it where it was issued, and remove it: it stays in the history of the repository.`;
}

/**
 * Finds secrets that a file adds, whether or not a guideline rules them out. In tests, examples and texts, only keys with a
 * valid checksum are secrets: nobody makes one up.
 *
 * @param wasThere whether the change removes or keeps the value elsewhere: then it is not new
 */
export function findNewSecrets(
  subject: Pick<TextSubject, 'file' | 'added'>,
  wasThere: (value: string) => boolean,
): readonly NewSecret[] {
  const { path } = subject.file;
  const isExample = lazily(() => isMadeUp(path));
  return findInAdded(subject, () => languageOf(path))
    .filter(({ value, isProven }) => (isProven || !isExample()) && !wasThere(value))
    .map(({ line, title, isSure }) => ({ line, what: withArticle(title), isSure }));
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
const NO_PLACE = regex('i')`
  ^(?:
    (?:www\.)?w3\.org|schemas?\.[\w.-]+|(?:www\.)?json-?schema\.org|[\w.-]*example\.(?:com|org|net)|localhost
    |127\.0\.0\.1|0\.0\.0\.0|\[::1\]|purl\.org|xmlns\.com|ns\.adobe\.com|www\.sitemaps\.org|schemastore\.org
    |[\w.-]*\.(?:test|example|invalid|localhost)
  )$
`;
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
