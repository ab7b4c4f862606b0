import { parseFrontmatterKeys } from './frontmatter-keys.ts';
import type { ChangeFinder, Clause, Violation } from '../../types.ts';
import { codeListPattern, codesIn, listCodes, plainPhrase } from '../code-list.ts';
import { regex } from '../../../text/regex.ts';

const EVERY = '(?:all |every |each |any |new |the |our |github )*';
const KEYS = codeListPattern(
  'a|an|the|valid|both|explicit|top-level',
  'fields?|keys?|sections?|propert(?:y|ies)|frontmatter|metadata|block|entry|entries|attribute',
);
const SAYS = '(?:set|have|include|contain|declare|define|specify|need|require|provide|use|carry|start with|begin with)';

/** A kind of file in which keys are looked for, by the words for it. */
interface Kind {
  readonly words: RegExp;
  readonly name: string;
  readonly has: (path: string) => boolean;
  /** Whether the fields of such files can only be those of their frontmatter. */
  readonly isCustomization?: true;
}

const KINDS: readonly Kind[] = [
  {
    words: new RegExp(`^${EVERY}(?:copilot |custom )?instructions? files?$`),
    name: 'instruction files',
    has: (path) => path.endsWith('.instructions.md'),
    isCustomization: true,
  },
  {
    words: new RegExp(`^${EVERY}(?:custom )?(?:chat )?agent(?: definition)?s? files?$|^${EVERY}custom agents$`),
    name: 'agent files',
    has: (path) => /\.agent\.md$|(?:^|\/)\.claude\/agents\/.+\.md$/.test(path),
    isCustomization: true,
  },
  {
    words: new RegExp(`^${EVERY}prompt files?$`),
    name: 'prompt files',
    has: (path) => path.endsWith('.prompt.md'),
    isCustomization: true,
  },
  {
    words: new RegExp(`^${EVERY}skills?(?: files?)?$`),
    name: 'skills',
    has: (path) => /(?:^|\/)SKILL\.md$/.test(path),
    isCustomization: true,
  },
];
const SAYS_FIELD = / (?:fields?|keys?)(?: |$)/;
/** What a list for some files calls them. */
const THESE = /^(?:(?:the |each |every |all )?(?:it|they|files?|agents?|prompts?|skills?|instructions?))?$/;
const BY_CODE = new RegExp(`^${EVERY}(?<code>[\uE000-\uF8FF])(?: files?| pages?)?$`);
const FRONT = '(?:with |containing |including |that (?:has|includes|contains|declares) |must (?:have|include) )?';
const OBJECT = regex()`
  ^(?:(?:with )?(?:a |an |the |valid |complete )*(?:yaml )?front ?-?matter (?:block )?(?:section )?${FRONT})?
    (?<keys>${KEYS})(?: (?:in|to) (?:the |its |their )*(?:yaml )?front ?-?matter)?
    (?: (?:fields?|keys?|sections?))?$
`;

const VERB = new RegExp(`^${SAYS}$|^(?:start|begin)$`);

/** Reads which keys the frontmatter of some files has: "Every instruction file must have `applyTo` in its frontmatter". */
export function readRequiredKeys(clause: Clause): ChangeFinder | undefined {
  const { polarity, subject, verb, object, codes, statement, scope } = clause;
  if (polarity !== 'required' || codes.length === 0 || !VERB.test(verb)) {
    return undefined;
  }
  const phrase = plainPhrase(object);
  const list = OBJECT.exec(phrase)?.groups?.['keys'];
  const saysFront = /front ?-?matter/i.test(`${statement.text} ${statement.headings.at(-1)?.title ?? ''}`);
  const kind = readKind(plainPhrase(subject), codes) ?? kindOfScope(plainPhrase(subject), scope);
  if (
    list === undefined ||
    kind === undefined ||
    !(saysFront || (kind.isCustomization === true && SAYS_FIELD.test(phrase)))
  ) {
    return undefined;
  }
  const keys = codesIn(list, codes).map((code) => code.trim().replace(/:$/, ''));
  if (keys.length === 0 || !keys.every((key) => /^[A-Za-z][\w.-]*$/.test(key))) {
    return undefined;
  }
  return {
    looksAt: 'change',
    words: `reports added and changed ${kind.name} whose frontmatter has no ${listCodes(keys)}`,
    judgesText: ({ path, status }) => status !== 'removed' && kind.has(path),
    find: async (change) => {
      const found: Violation[] = [];
      for (const { path, status } of change.files) {
        const text = status === 'removed' || !kind.has(path) ? undefined : await change.readHead(path);
        const own = text === undefined ? undefined : parseFrontmatterKeys(text);
        const missing = own === undefined ? [] : keys.filter((key) => !own.has(key));
        if (missing.length > 0) {
          found.push({
            path,
            found: `frontmatter without ${listCodes(missing)}`,
            note: `The frontmatter of this file has no ${listCodes(missing)}.`,
          });
        }
      }
      return found;
    },
  };
}

/** Files of a section or list on customizations: `For agent files (*.agent.md):`. */
function kindOfScope(words: string, { inside }: Clause['scope']): Kind | undefined {
  const globs = inside.flatMap((place) => (place.kind === 'paths' ? place.globs : ['']));
  return THESE.test(words) && globs.length > 0 && globs.every((glob) => CUSTOMIZATION_GLOB.test(glob))
    ? { words: /^$/, name: 'files', has: (path) => path.endsWith('.md'), isCustomization: true }
    : undefined;
}

const CUSTOMIZATION_GLOB =
  /(?:\.(?:agent|prompt|instructions|chatmode)\.md|\.claude\/agents\/\*\*\/\*\.md|\/SKILL\.md)$/;

function readKind(words: string, codes: readonly string[]): Kind | undefined {
  const known = KINDS.find((kind) => kind.words.test(words));
  const [code] = codesIn(BY_CODE.exec(words)?.groups?.['code'] ?? '', codes);
  const ending = /^(?:\*\*\/)?\*?(?<ending>\.[\w.-]*mdx?|[A-Z]+\.md)$/.exec(code ?? '')?.groups?.['ending'];
  return (
    known ??
    (ending === undefined
      ? undefined
      : { words: /^$/, name: `${listCodes([code ?? ''])} files`, has: (path) => path.endsWith(ending) })
  );
}
