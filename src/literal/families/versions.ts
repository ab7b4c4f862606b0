import type { Clause, Family, TextFinder, TextSubject, Violation } from '../types.ts';
import { codeSpan } from '../code-span.ts';
import { CODE, codesIn, plainPhrase } from './code-list.ts';
import { isThirdPartyAction } from './third-party-actions.ts';
import { regex, regexSource } from '../../text/regex.ts';

/** Rules on versions of what a repository uses: actions by their commit, images by a tag, packages by a number. */
export const VERSIONS_FAMILY: Family = {
  name: 'versions',
  compile: (clause) =>
    readPinnedActions(clause) ??
    readBranchPins(clause) ??
    readLatestImages(clause) ??
    readExactVersions(clause) ??
    readKeptVersions(clause) ??
    readPinnedImages(clause),
};

const ACTIONS = regexSource`
  (?<actions>
    (?:all |every |each |any |the |external )*(?:${CODE} )?(?:third[- ]party |github |external )*actions?
      (?: (?:used|references?|versions?))?(?: (?:in|of) (?:all |the |github )*workflows?(?: files?)?)?
  )
`;
const COMMIT = regexSource`
  (?:a |an |the |its |their )?(?:full(?:[- ]length)? |specific |exact |immutable |40[- ]character |git )*
    (?:commit )?(?:sha|hash)(?:s|es)?(?:-1| hash(?:es)?| commits?)?
`;
const PINNED = regex()`
  ^pin ${ACTIONS} (?:to|by|with|at|using|via) ${COMMIT}(?:
    ,? (?:not|rather than|instead of) .+
    | with (?:an? |the )?(?:trailing )?(?:version )?(?:${CODE} )?(?:version )?comments?
      (?: (?:for|with) (?:the )?versions?)?
  )?$
`;

function readPinnedActions({ polarity, subject, verb, object }: Clause): TextFinder | undefined {
  const actions = PINNED.exec(`${verb} ${plainPhrase(object)}`)?.groups?.['actions'];
  if (polarity !== 'required' || subject !== '' || actions === undefined) {
    return undefined;
  }
  const isOthers = /third[- ]party|external/.test(actions);
  return {
    looksAt: 'text',
    words: `reports ${isOthers ? 'actions of others' : 'actions'} in workflows that are not pinned to a commit`,
    languages: ['yaml'],
    about: ['actions'],
    find: (file) =>
      findLines(file, /^\s*(?:-\s*)?uses:\s*["']?(?<action>[\w.-]+\/[\w./-]+)@(?<version>[^\s"'#]+)/, (found) =>
        /^[0-9a-f]{40}$/.test(found['version'] ?? '') || (isOthers && !isThirdPartyAction(found['action'] ?? ''))
          ? undefined
          : codeSpan(`${found['action']}@${found['version']}`),
      ),
  };
}

/** ``Branch pins such as `@main` are not allowed for actions``. */
function readBranchPins({ polarity, object, explanation = '', codes, statement }: Clause): TextFinder | undefined {
  const named = codesIn(`${object}${explanation}`, codes).map((code) => code.trim());
  const isBan =
    polarity === 'forbidden' || /\b(?:not allowed|disallowed|forbidden|never|prohibited|banned)\b/.test(explanation);
  const isAbout =
    /\bactions?\b/i.test(statement.text) &&
    /\bpin(?:s|ned|ning)?\b|\bref(?:s|erences?)?\b|\bbranch/i.test(statement.text);
  return isBan &&
    isAbout &&
    named.length > 0 &&
    named.every((code) => /^@(?:main|master|develop|HEAD|latest)$/.test(code))
    ? {
        looksAt: 'text',
        words: `reports actions in workflows that are pinned to ${named.map((code) => codeSpan(code)).join(' or ')}`,
        languages: ['yaml'],
        about: ['actions'],
        find: (file) =>
          findLines(
            file,
            /^\s*(?:-\s*)?uses:\s*["']?(?<action>[\w.-]+\/[\w./-]+)(?<version>@[^\s"'#]+)/,
            ({ action = '', version = '' }) => (named.includes(version) ? codeSpan(`${action}${version}`) : undefined),
          ),
      }
    : undefined;
}

const LATEST = regex()`
  ^(?:the )?(?:docker |container |base |image )*(?:images? )?(?:with |tagged |tags? )?(?:the )?${CODE}
    (?: (?:image )?(?:tags?|images?|versions?))?(?:
      [ ](?:for|in|on|of) (?:any |all |the |production )*(?:docker |container |base )*
        (?:images?|dockerfiles?|manifests?|deployments?)
    )?$
`;

function readLatestImages({ polarity, subject, verb, object, codes, statement }: Clause): TextFinder | undefined {
  const phrase = plainPhrase(object);
  const [code] = codesIn(phrase, codes);
  const isAboutImages = /\b(?:docker\w*|containers?|images?|kubernetes|k8s|tags?)\b/i.test(
    `${statement.text} ${statement.headings.map(({ title }) => title).join(' ')}`,
  );
  const isRule = polarity === 'forbidden' && subject === '' && /^(?:|use|deploy|pull|reference|rely on)$/.test(verb);
  return isRule && isAboutImages && LATEST.test(phrase) && /^:?latest$/.test(code ?? '') ? LATEST_IMAGES : undefined;
}

const LATEST_IMAGES: TextFinder = {
  looksAt: 'text',
  words: 'reports images with the tag `latest`',
  languages: ['dockerfile', 'yaml', 'dockercompose'],
  find: (file) =>
    findLines(
      file,
      /^\s*(?:FROM\s+(?:--\S+\s+)*|(?:-\s+)?image:\s*["']?)(?<image>[^\s"'#]+:latest)(?=["'\s#]|$)/i,
      (found) => codeSpan(found['image'] ?? ''),
    ),
};

const EXACT = regex()`
  ^(?:pin |use |specify |have |lock )?(?:all |every |each |the |npm |package |runtime |dev |direct )*
    (?:(?:dependenc(?:y|ies)|dependency versions?|package versions?|packages) (?:to|with|by|at|be|have|use) )?
    (?:an? |the )?exact versions?(?: numbers?)?
    (?: (?:for|of|in) (?:all |the |every |npm )*(?:dependencies|packages|package\.json))?$
`;

const RANGES = regex()`
  ^(?:use )?${CODE}(?:(?: or |, ?|\/)${CODE})*[ ]
    (?:(?:version )?(?:ranges?|prefix(?:es)?|specifiers?)|in (?:dependency )?versions)
    (?: (?:for|in|of) (?:any |all |the )*(?:dependencies|dependency versions|packages|versions|package\.json))?$
`;

/** ``Pin exact versions (no `^` or `~`)`` */
const ONLY_SIGNS = new RegExp(`^(?:use )?${CODE}(?: or |, ?|\\/)${CODE}$`);

function readExactVersions({ polarity, subject, verb, object, codes, statement }: Clause): TextFinder | undefined {
  const phrase = [subject, verb, object].map(plainPhrase).filter(Boolean).join(' ');
  const isRanges =
    (RANGES.test(phrase) || (ONLY_SIGNS.test(phrase) && /\bversions?\b/i.test(statement.text))) &&
    codesIn(phrase, codes).every((code) => code === '^' || code === '~');
  const isAny =
    polarity === 'forbidden' && ANY_VERSION.test(phrase) && codesIn(phrase, codes).every((code) => code === '*');
  if (isAny) {
    return ANY_VERSIONS;
  }
  return (polarity === 'required' && EXACT.test(phrase)) || (polarity === 'forbidden' && isRanges)
    ? EXACT_VERSIONS
    : undefined;
}

/** ``never use `*` for dependency versions`` */
const ANY_VERSION = regex()`
  ^(?:use )?${CODE} (?:
    (?:as|for) (?:any |the )?(?:dependency |package )?versions?|in (?:dependency |package )versions?
    |version ranges?|versions?
  )(?: (?:of|for|in) (?:any |all |the )*(?:dependencies|packages|package\.json))?$
`;

const ANY_VERSIONS: TextFinder = {
  looksAt: 'text',
  words: 'reports dependencies with the version `*` in `package.json`, `Cargo.toml` and `pyproject.toml`',
  languages: ['json', 'toml'],
  mayReportIn: (path) => /(?:^|\/)(?:package\.json|Cargo\.toml|pyproject\.toml)$/.test(path),
  find: (file) =>
    file.languageId === 'toml'
      ? findLines(file, ANY_IN_TOML, ({ line = '' }) => codeSpan(line.trim()))
      : file.head === undefined
        ? []
        : findDependencyRanges(file, file.head, /^\*$/),
};

/** `serde = "*"`, `rand = { version = "*" }`, `version = "*"`. Nothing else has a star for its value. */
const ANY_IN_TOML = /^\s*(?<line>[\w."-]+\s*=\s*(?:"\*"|'\*'|\{[^#]*\bversion\s*=\s*"\*"[^#]*\}))/;

const EXACT_VERSIONS: TextFinder = {
  looksAt: 'text',
  words: 'reports ranges of versions in the dependencies of `package.json`',
  languages: ['json'],
  find: (file) =>
    /(?:^|\/)package\.json$/.test(file.file.path) && file.head !== undefined
      ? findDependencyRanges(file, file.head, /^[~^]/)
      : [],
};

/** Ranges of `peerDependencies` and `engines` are meant to be ranges. */
function findDependencyRanges(
  { file: { path }, isAdded }: TextSubject,
  head: string,
  isMeant: RegExp,
): readonly Violation[] {
  let isInside = false;
  return head.split('\n').flatMap((text, index): readonly Violation[] => {
    const section = /^\s*"(?<name>\w+)"\s*:\s*\{/.exec(text)?.groups?.['name'];
    isInside =
      section === undefined ? isInside && !/^\s*\}/.test(text) : /^(?:dev|optional)?dependencies$/i.test(section);
    const { name, version } = /^\s*"(?<name>[^"]+)"\s*:\s*"(?<version>[^"]*)"/.exec(text)?.groups ?? {};
    return isInside && name !== undefined && version !== undefined && isMeant.test(version) && isAdded(index + 1)
      ? [{ path, line: index + 1, found: codeSpan(`"${name}": "${version}"`) }]
      : [];
  });
}

const IMAGES = regex()`
  ^pin (?:all |every |each |any |the |your |docker |container |base )*images? (?:to|by|with|at|using|via)[ ]
    (?:an? |the |their |its )*(?:specific |exact |immutable |sha-?256 |image )*
    (?:digests?|sha256|shas?|hash(?:es)?)(?: (?:hash(?:es)?|digests?))?
    (?:,? (?:not|rather than|instead of|never) .+)?$
`;

/** "Pin base images by digest". */
function readPinnedImages({ polarity, subject, verb, object }: Clause): TextFinder | undefined {
  return polarity !== 'required' || subject !== '' || !IMAGES.test(`${verb} ${plainPhrase(object)}`)
    ? undefined
    : {
        looksAt: 'text',
        words: 'reports base images of Dockerfiles without a digest',
        languages: ['dockerfile'],
        about: ['base images'],
        find: (file) => {
          const stages = new Set(
            [...(file.head ?? '').matchAll(STAGE)].map(({ groups }) => groups?.['name']?.toLowerCase()),
          );
          return findLines(file, /^\s*FROM\s+(?:--\S+\s+)*(?<image>\S+)/i, ({ image = '' }) =>
            image === 'scratch' || /\$|@sha256:/.test(image) || stages.has(image.toLowerCase())
              ? undefined
              : codeSpan(image),
          );
        },
      };
}

const STAGE = /^[ \t]*FROM[ \t][^\n]*[ \t]AS[ \t]+(?<name>[\w.-]+)[ \t]*$/gim;

const VERSIONS = regex()`
  ^(?:the )?(?:versions?(?: (?:numbers?|fields?|strings?|keys?|values?))?|${CODE} (?:fields?|keys?|numbers?))[ ]
    (?:in|of|inside) (?:any |the )?(?<files>${CODE}(?: files?)?(?:(?: or |, ?| and )(?:the )?${CODE})*)
    (?: (?:manually|directly|by hand|yourself))*$
`;

/** "Do not edit version numbers in `marketplace.json`". */
function readKeptVersions({ polarity, subject, verb, object, codes }: Clause): TextFinder | undefined {
  const phrase = plainPhrase(object);
  const mark = VERSIONS.exec(phrase)?.groups?.['files'];
  const key = /^(?:the )?[\uE000-\uF8FF]/.test(phrase) ? codesIn(phrase, codes)[0] : 'version';
  const files = mark === undefined ? [] : codesIn(mark, codes).map((code) => code.trim().replace(/^\.?\//, ''));
  return polarity !== 'forbidden' ||
    subject !== '' ||
    !/^(?:edit|hand-edit|modify|change|touch|bump|update)$/.test(verb) ||
    key !== 'version' ||
    files.length === 0 ||
    !files.every((file) => /^[\w./-]+\.(?:json|toml)$/.test(file))
    ? undefined
    : {
        looksAt: 'text',
        isAboutChange: true,
        words: `reports changed versions in ${files.map((file) => codeSpan(file)).join(' and ')}`,
        languages: ['json', 'jsonc', 'toml'],
        find: (file) =>
          file.file.status !== 'added' && files.some((one) => `/${file.file.path}`.endsWith(`/${one}`))
            ? findLines(file, /^\s*"?version"?\s*[:=]\s*"(?<version>[^"]*)"/, ({ version = '' }) => codeSpan(version))
            : [],
      };
}

function findLines(
  { file: { path }, added }: TextSubject,
  expression: RegExp,
  judge: (found: Readonly<Record<string, string | undefined>>) => string | undefined,
): readonly Violation[] {
  return added.flatMap(({ number, text }): readonly Violation[] => {
    const groups = expression.exec(text)?.groups;
    const found = groups === undefined ? undefined : judge(groups);
    return found === undefined ? [] : [{ path, line: number, found }];
  });
}
