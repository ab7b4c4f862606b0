import { parseFrontmatterKeys } from './frontmatter-keys.ts';
import type { ChangeFinder, Clause, Violation } from '../../types.ts';
import { codeListPattern, codesIn, listCodes, plainPhrase } from '../code-list.ts';

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
}

const KINDS: readonly Kind[] = [
  {
    words: new RegExp(`^${EVERY}(?:copilot |custom )?instructions? files?$`),
    name: 'instruction files',
    has: (path) => path.endsWith('.instructions.md'),
  },
  {
    words: new RegExp(`^${EVERY}(?:custom )?(?:chat )?agent(?: definition)?s? files?$|^${EVERY}custom agents$`),
    name: 'agent files',
    has: (path) => /\.agent\.md$|(?:^|\/)\.claude\/agents\/.+\.md$/.test(path),
  },
  { words: new RegExp(`^${EVERY}prompt files?$`), name: 'prompt files', has: (path) => path.endsWith('.prompt.md') },
  {
    words: new RegExp(`^${EVERY}skills?(?: files?)?$`),
    name: 'skills',
    has: (path) => /(?:^|\/)SKILL\.md$/.test(path),
  },
];
const BY_CODE = new RegExp(`^${EVERY}(?<code>[\uE000-\uF8FF])(?: files?| pages?)?$`);
const FRONT = '(?:with |containing |including |that (?:has|includes|contains|declares) |must (?:have|include) )?';
const OBJECT = new RegExp(
  `^(?:(?:with )?(?:a |an |the |valid |complete )*(?:yaml )?front ?-?matter (?:block )?(?:section )?${FRONT})?(?<keys>${KEYS})(?: (?:in|to) (?:the |its |their )*(?:yaml )?front ?-?matter)?(?: (?:fields?|keys?|sections?))?$`,
);

/** Reads which keys the frontmatter of some files has: "Every instruction file must have `applyTo` in its frontmatter". */
export function readRequiredKeys(clause: Clause): ChangeFinder | undefined {
  const { polarity, subject, verb, object, codes, statement } = clause;
  const phrase = plainPhrase(object);
  const list = OBJECT.exec(phrase)?.groups?.['keys'];
  const saysFront = /front ?-?matter/i.test(`${statement.text} ${statement.headings.at(-1)?.title ?? ''}`);
  if (
    polarity !== 'required' ||
    list === undefined ||
    !saysFront ||
    !new RegExp(`^${SAYS}$|^(?:start|begin)$`).test(verb)
  ) {
    return undefined;
  }
  const kind = readKind(plainPhrase(subject), codes);
  const keys = codesIn(list, codes).map((code) => code.trim().replace(/:$/, ''));
  if (kind === undefined || keys.length === 0 || !keys.every((key) => /^[A-Za-z][\w.-]*$/.test(key))) {
    return undefined;
  }
  return {
    looksAt: 'change',
    words: `reports added and changed ${kind.name} whose frontmatter has no ${listCodes(keys)}`,
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
