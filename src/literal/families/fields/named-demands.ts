import type { FileChange } from '../../../changes/types.ts';
import type { Statement } from '../../../guidelines/statements/statements.ts';
import { readKnownFiles } from '../../known-files.ts';
import type { ChangeFinder, Violation } from '../../types.ts';
import { regex, regexSource } from '../../../text/regex.ts';

/** One demand on Dockerfiles, by its usual words. */
interface NamedDemand {
  readonly says: RegExp;
  /** What the statement or a heading above it must name. */
  readonly about: RegExp;
  readonly finder: ChangeFinder;
}

const DOCKER = /\bdocker|\bcontainerfile/i;
/** Where the user is set elsewhere, or what is told is only advice for a trouble. */
const ELSEWHERE = /\b(?:kubernetes|k8s|pods?|helm|gatekeeper|troubleshooting)\b/i;
const WHY = regexSource`
  (?:
    [ ](?:
      for (?:security|(?:minimal|smaller|small) images?(?: sizes?)?|smaller .{2,30})
      |to (?:reduce|minimi[sz]e|keep|shrink|avoid|separate) .{2,60}|so .{2,80}
    )
  )?
`;

const DEMANDS: readonly NamedDemand[] = [
  {
    says: regex()`
      ^(?:(?:always |please )*(?:use|implement|prefer) |all [a-z ]{2,30} must use |dockerfiles must use )?multi-stage[ ]
        (?:docker )?builds?(?: in dockerfiles)?${WHY}$
    `,
    about: DOCKER,
    finder: inDockerfiles(
      'that have one stage',
      (lines) => lines.filter((line) => /^FROM\s/i.test(line)).length === 1,
      'has only one stage',
    ),
  },
  {
    says: regex()`
      ^(?:always |please )*(?:
        run (?:containers?|the (?:app|application|container|process)|processes) as (?:a )?non-?root(?: users?)?
        |(?:define|use|set|create|add) a non-?root \`?user\`?(?: in (?:the )?dockerfiles?)?
        |containers? must (?:not run as root|run as (?:a )?non-?root(?: users?)?)|never run (?:containers? )?as root
      )${WHY}$
    `,
    about: DOCKER,
    finder: inDockerfiles('that run as root', runsAsRoot, 'sets no user other than root'),
  },
  {
    says: regex()`
      ^(?:always |please )*(?:define|include|add|use|specify) (?:a )?\`?healthchecks?\`?(?: instructions?)?
        (?: (?:in|to|for) (?:the |all |every |each )*(?:dockerfiles?|images?|containers?))?${WHY}$
    `,
    about: DOCKER,
    finder: inDockerfiles(
      'without `HEALTHCHECK`',
      (lines) => !lines.some((line) => /^HEALTHCHECK\s/i.test(line)),
      'has no `HEALTHCHECK`',
    ),
  },
];

/** Reads a demand on Dockerfiles that is told by its usual words: `Use multi-stage builds`. */
export function readNamedDemand({ text, headings, leadIns, role }: Statement): ChangeFinder | undefined {
  if (text.length > 160 || role === 'background' || !/multi-stage|root|healthcheck/i.test(text)) {
    return undefined;
  }
  const written = text
    .replace(/^[^\p{L}\p{N}`]+/u, '')
    .replace(/[.\s]+$/, '')
    .toLowerCase();
  const above = [...headings.slice(-3).map(({ title }) => title), ...leadIns].join(' ');
  const isForbidding = /\b(?:never|avoid|don['’]?ts?|not|anti-patterns?|forbidden)\b|🚫|❌/i.test(
    [headings.at(-1)?.title ?? '', ...leadIns].join(' '),
  );
  const found = DEMANDS.find(({ says, about }) => says.test(written) && about.test(`${written} ${above}`));
  return isForbidding || ELSEWHERE.test(`${written} ${above}`) ? undefined : found?.finder;
}

const DOCKERFILES = readKnownFiles('dockerfiles');
const MAX_CHARACTERS = 200_000;

/** New Dockerfiles: one that was there may have its reasons. Those of development and tests are left out. */
function inDockerfiles(which: string, isWrong: (lines: readonly string[]) => boolean, note: string): ChangeFinder {
  return {
    looksAt: 'change',
    words: `reports new Dockerfiles ${which}, except of development and tests`,
    judgesText: isNewDockerfile,
    find: async ({ files, readHead }) => {
      const found: Violation[] = [];
      let isUnread = false;
      for (const { path } of files.filter(isNewDockerfile)) {
        const text = await readHead(path);
        isUnread ||= text === undefined || text.length > MAX_CHARACTERS;
        const lines = text === undefined || text.length > MAX_CHARACTERS ? [] : instructionsOf(text);
        if (lines.some((line) => /^FROM\s/i.test(line)) && isWrong(lines)) {
          found.push({ path, found: `a Dockerfile that ${note}`, note: `This new Dockerfile ${note}.` });
        }
      }
      return isUnread && found.length === 0 ? undefined : found;
    },
  };
}

function isNewDockerfile({ path, status, isWhole }: FileChange): boolean {
  return (
    (status === 'added' || isWhole === true) &&
    DOCKERFILES?.has(path) === true &&
    !/\b(?:dev|test|devcontainer)\b/i.test(path)
  );
}

/** The instructions of a Dockerfile, each on one line. */
function instructionsOf(text: string): readonly string[] {
  return text
    .split(/\r?\n/)
    .filter((line) => !line.trimStart().startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim());
}

/** Whether nothing after the last `FROM` sets a user, and the image is none that has its own. */
function runsAsRoot(lines: readonly string[]): boolean {
  const from = lines.findLastIndex((line) => /^FROM\s/i.test(line));
  const image = lines[from] ?? '';
  const users = lines.slice(from).filter((line) => /^USER\s/i.test(line));
  const last = users.at(-1);
  return last === undefined
    ? !/nonroot|non-root|chainguard|cgr\.dev|unprivileged|distroless|rootless|^FROM\s+scratch\b|\$/i.test(image)
    : /^USER\s+(?:root|0)(?:[\s:]|$)/i.test(last);
}
