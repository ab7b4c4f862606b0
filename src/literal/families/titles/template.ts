import { shorten } from '../../../text/shown/shorten.ts';
import { nameOf } from '../../../workspace/paths.ts';
import type { ChangeFinder, ChangeSubject, Clause } from '../../types.ts';
import { codesIn, plainPhrase } from '../code-list.ts';
import { findIn, headingsOf, withoutComments } from './descriptions.ts';
import { regex } from '../../../text/regex.ts';

/**
 * Where GitHub looks for the template of pull requests:
 * https://docs.github.com/communities/using-templates-to-encourage-useful-issues-and-pull-requests/creating-a-pull-request-template-for-your-repository
 */
const PLACES: readonly string[] = ['.github/', '', 'docs/'].flatMap((folder) =>
  ['pull_request_template.md', 'PULL_REQUEST_TEMPLATE.md'].map((name) => `${folder}${name}`),
);
const MAX_SHOWN = 60;
/** The name of a project may stand before it: "the Argo CD pull request template". */
const BY_WORDS =
  /^(?:the )?(?!(?:no|another|other|different|own|new|a|an) )(?:[a-z\d.-]+ ){0,3}?(?:pr|pull request) template(?: [\uE000-\uF8FF])?$/;
const REMOVES = /^(?:remove|delete|skip|omit|drop|strip|leave out)$/;
const ITS_SECTIONS = regex()`
  ^(?:(?:the|any|its|existing) )*(?:
    (?:sections?|headings?|parts?) (?:of|from|in) (?:the )?(?:pr|pull request) template
    |(?:pr |pull request )?template (?:sections?|headings?)
  )(?: or leave (?:them|it) (?:blank|empty))?$
`;
const VERB = /^(?:use|follow|fill|complete|match|respect)$/;
const WHOLE = /\b(?:every|each|all) (?:sections?|parts?|fields?)\b|\b(?:completely|fully)\b/i;
/** A section that authors may leave out, or fill in where it applies. */
const OPTIONAL =
  /\b(?:optional|if (?:any|applicable|needed|relevant)|screenshots?|checklist|additional|related|notes?)\b/i;

/** "Use the PR template", "Fill out every section of `.github/PULL_REQUEST_TEMPLATE.md`". */
export function compileTemplate({
  polarity,
  subject,
  verb,
  object,
  codes,
  instead,
  statement,
}: Clause): ChangeFinder | undefined {
  const phrase = plainPhrase(object);
  const named = codesIn(object, codes).map((code) => code.trim());
  const isNamed = named.length === 1 && /^pull_request_template\.md$/i.test(nameOf(named[0] ?? ''));
  const isKept = polarity === 'forbidden' && REMOVES.test(verb) && ITS_SECTIONS.test(phrase);
  const isUsed = polarity === 'required' && VERB.test(verb) && (named.length === 0 ? BY_WORDS.test(phrase) : isNamed);
  if (subject !== '' || instead !== undefined || !(isKept || isUsed)) {
    return undefined;
  }
  const isWhole = isKept || WHOLE.test(statement.text);
  return findIn(
    isWhole ? 'without a section that the template has' : 'with none of the sections that the template has',
    async (description, change) => {
      const wanted = await readSections([...named.map((path) => path.replace(/^\.?\//, '')), ...PLACES], change);
      const titles = new Set(headingsOf(description));
      const missing = wanted.filter((title) => !titles.has(title));
      return isWhole
        ? missing.length === 0
          ? undefined
          : `lacks ${missing.length} of the ${wanted.length} sections of the template, such as "${shorten(missing[0] ?? '', MAX_SHOWN)}"`
        : wanted.length > 1 && missing.length === wanted.length
          ? 'has no section of the template'
          : undefined;
    },
  );
}

/** The sections that a template asks of everybody. None if the change edits it: what it asks for is not decided yet. */
async function readSections(
  places: readonly string[],
  { allFiles, readHead }: ChangeSubject,
): Promise<readonly string[]> {
  for (const path of new Set(places)) {
    const text = await readHead(path);
    if (text !== undefined) {
      const isEdited = allFiles.some((file) => file.path === path || file.previousPath === path);
      return isEdited ? [] : headingsOf(withoutComments(text)).filter((title) => title !== '' && !OPTIONAL.test(title));
    }
  }
  return [];
}
