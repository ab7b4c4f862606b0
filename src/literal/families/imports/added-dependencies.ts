import { nameOf } from '../../../workspace/paths.ts';
import type { Clause, NotCompiled, TextFinder, TextSubject, Violation } from '../../types.ts';
import { CODE, codeListPattern, codesIn, listCodes, plainPhrase } from '../code-list.ts';
import { librariesFor } from './libraries.ts';
import { readDependencies } from './read-dependencies.ts';
import { regex } from '../../../text/regex.ts';

const ANY = regex()`
  ^(?:any |new |additional |extra |more |other |further )*
    (?:(?:npm|external|third-party|runtime|production|python|go|rust|package) )*
    (?:dependenc(?:y|ies)|packages|libraries)
    (?: (?:to|in) (?:the )?(?:project|package\.json|repo(?:sitory)?|codebase))?$
`;
const NAMED = regex()`
  ^(?<list>${codeListPattern('the|package', 'packages?|library|libraries')}) (?:
    as (?:a |an )?(?:new |runtime |direct )*dependenc(?:y|ies)
    |to (?:the )?(?:dependencies(?: (?:in|of) (?:the )?${CODE})?|${CODE}(?:'s)?(?: (?:dev)?dependencies)?)
  )$
`;
/** A package by its name, or all of a scope: `@acme/*`. */
const PACKAGE = /^@?[\w.-]+(?:\/(?:\*|[\w./-]+))?$/;
const MANIFEST = /^(?:package\.json|pyproject\.toml|Cargo\.toml|go\.mod)$/;
const VERB = /^(?:add|introduce|install|bring in|)$/;
/** Permissions that nobody can see in a change. */
const PERMISSION = regex('i')`
  \b(?:
    unless|without|explicit(?:ly)?|ask(?:ed|ing)?|permission|approval|until|only (?:if|when)|necessary|needed
    |required?|unnecessary|discussed|justif\w+|requested
  )\b
`;

/** ``a new state management library``: one of those that are known for the purpose. */
const OF_PURPOSE = regex()`
  ^(?:(?:any|a|an|full|the) )*(?:new|another|other|additional|extra|third-party|external|alternative|full|second)[ ]
    (?:(?:new|external|third-party|npm) )*(?<purpose>[a-z][a-z0-9 -]{1,40}?)[ ]
    (?:librar(?:y|ies)|frameworks?|packages?)(?: (?:like|such as) [^()]{2,80})?$
`;
/** What libraries are for that code does not name by one of its imports. */
const MORE_PURPOSES: readonly (readonly [purpose: RegExp, packages: readonly string[]])[] = [
  [
    /^(?:ui|component|ui component|css)$/,
    [
      '@mui/material',
      'antd',
      '@chakra-ui/react',
      'bootstrap',
      'react-bootstrap',
      '@mantine/core',
      'semantic-ui-react',
      'vuetify',
      'element-plus',
      'primereact',
      '@fluentui/react-components',
      'bulma',
    ],
  ],
  [
    /^(?:llm|llm orchestration|orchestration|agent|ai)$/,
    [
      'langchain',
      '@langchain/core',
      'llama-index',
      'llamaindex',
      'crewai',
      'autogen',
      'semantic-kernel',
      'haystack-ai',
    ],
  ],
];

/** Finds dependencies that a change adds to a package, if a clause rules out any or some. */
export function compileAddedDependencies(clause: Clause): TextFinder | NotCompiled | undefined {
  const object = plainPhrase(clause.object);
  const list = NAMED.exec(object)?.groups?.['list'];
  const purpose = OF_PURPOSE.exec(object)?.groups?.['purpose'];
  const known = purpose === undefined ? [] : packagesFor(purpose);
  if (
    clause.polarity !== 'forbidden' ||
    clause.subject !== '' ||
    !VERB.test(clause.verb) ||
    (list === undefined && known.length === 0 && !ANY.test(object))
  ) {
    return undefined;
  }
  const words = clause.statement.parts.map(({ kind, value }) => (kind === 'words' ? value : ' ')).join('');
  if (PERMISSION.test(words)) {
    return {
      reason: 'a change does not show whether somebody allowed the dependency',
      hint: 'Name the dependencies that are never added.',
    };
  }
  if (
    list === undefined &&
    known.length === 0 &&
    ((clause.verb === '' && !(/^(?:new|additional|extra|more) /.test(object) && BARE.test(clause.statement.text))) ||
      !/\b(?:new|any|additional|extra|more|other|further|external|third-party|runtime)\b|^dependenc/.test(object) ||
      // "Never install dependencies" is about the work: whoever adds one says so.
      (clause.verb === 'install' && object.startsWith('dependenc')))
  ) {
    return undefined;
  }
  const named = known.length > 0 ? known : list === undefined ? undefined : codesIn(list, clause.codes);
  const [manifest] = list === undefined ? [] : codesIn(object.slice(list.length), clause.codes);
  if (
    named?.every((name) => PACKAGE.test(name) && !FILE_OF_PACKAGES.test(name)) === false ||
    (manifest !== undefined && !MANIFEST.test(manifest))
  ) {
    return undefined;
  }
  return {
    looksAt: 'text',
    about: ['dependencies'],
    // A dependency that is named must not be there; any other one may be there for a long time.
    isAboutChange: named === undefined || known.length > 0,
    words: `reports ${named === undefined ? 'dependencies' : known.length > 0 ? `packages for ${purpose ?? ''}, such as ${listCodes(known.slice(0, 3))},` : listCodes(named)} added to \`package.json\`, \`pyproject.toml\`, \`Cargo.toml\` or \`go.mod\``,
    find: (subject) => findAdded(subject, named),
  };
}

/** `No new dependencies`, `Avoid new dependencies` */
const BARE = /^[^\p{L}]*(?:no|avoid|never|do not|don't) (?:new|additional|extra|more) /iu;

function packagesFor(purpose: string): readonly string[] {
  const plain = purpose.replace(/^(?:global|client|test|external) (?=state)/, '');
  return (
    MORE_PURPOSES.find(([words]) => words.test(plain))?.[1] ??
    // Only what manifests of packages name so.
    librariesFor(plain === 'test' ? 'tests' : plain).flatMap(({ modules }) => modules)
  );
}

/** ``Add packages to `pyproject.toml` (not `requirements.txt`)`` names files. */
const FILE_OF_PACKAGES = /\.(?:txt|toml|json|ya?ml|cfg|lock|xml|gradle)$/;

function findAdded(subject: TextSubject, named: readonly string[] | undefined): readonly Violation[] {
  const { file, head, isAdded } = subject;
  if (head === undefined) {
    return [];
  }
  const isJson = file.path.endsWith('.json');
  // A dependency that moves or gets another version has its name in a removed line too.
  const removed = file.hunks.flatMap(({ lines }) =>
    lines.flatMap((line) => (line.kind === 'removed' ? [line.text] : [])),
  );
  return readDependencies(nameOf(file.path), head)
    .filter(({ name, line }) => isAdded(line) && (named?.some((one) => isNamed(name, one)) ?? true))
    .filter(({ name }) => !removed.some((text) => hasName(text, name, isJson)))
    .map(({ name, line }) => ({
      path: file.path,
      line,
      found: `the dependency ${listCodes([name])}`,
      note: `This line adds the dependency ${listCodes([name])}.`,
    }));
}

/** `ms` is not in `params`, nor in `ms-extra`. In JSON, the name is a key. */
function hasName(text: string, name: string, isJson: boolean): boolean {
  if (isJson) {
    return text.includes(`"${name}":`);
  }
  const isPart = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}_@/.-]/u.test(sign);
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!isPart(text[at - 1]) && !isPart(text[at + name.length])) {
      return true;
    }
  }
  return false;
}

function isNamed(name: string, named: string): boolean {
  return named.endsWith('/*') ? name.startsWith(named.slice(0, -1)) : name === named;
}
