import { detachText } from '../../../text/detach.ts';
import type { TextRange } from '../../../text/source-text.ts';
import { introductionOf, isInAnswer } from '../examples/only-an-example.ts';
import type { CheckedText } from '../../reading/texts/checked-text.ts';
import { comesFromElsewhere, isPlaceholderName, NAME } from './part-names.ts';
import { regex } from '../../../text/regex.ts';

export type PartKind = 'agent' | 'command' | 'plugin' | 'skill';

/** A place that names a skill, an agent or a command. */
export interface Mention {
  readonly kind: PartKind;
  /** The name as written, without the slash of a command: `code-review`, `review-tools:code-review`. */
  readonly name: string;
  readonly range: TextRange;
  /**
   * `call` is an argument of a tool, `path` a command with two slashes (`/review-tools/code-review`), `slash` a word such as
   * `/code-review`, `install` the plugin in `/plugin install review-tools`, `pair` two names with a colon, and `words` a name
   * next to its kind.
   */
  readonly form: 'call' | 'install' | 'pair' | 'path' | 'slash' | 'words';
  /** The marketplace behind the name of a plugin: `our-plugins` in `/plugin install review-tools@our-plugins`. */
  readonly marketplace?: string;
  /** Whether the name may be that of an example, so that only an existing part counts: `Skill: code-review`. */
  readonly mayBeExample?: true;
}

/**
 * Matches the end of a name in `` `code-review` skill ``, `**code-review** agent` and `` `/code-review` command ``. Like the
 * next two, it begins with the rarest character and looks back from there, because most texts name nothing.
 */
const WITH_KIND = new RegExp(
  `[\`*](?=[ \\t]+(?:(sub-?agent|agent|skill)s?|(?:slash[ -])?(command)s?)\\b(?![-\`]))(?<=(?:\`|\\*\\*)(/?)(${NAME}(?::${NAME})?)(?:\`|\\*\\*))`,
  'g',
);
/** Matches the colon in "Invoke the review-tools:code-review skill", without code or bold type. */
const QUALIFIED = new RegExp(
  `:(?=(${NAME})[ \\t]+(?:(agent|skill)|command)\\b(?!-))(?<=(?<![\\w\`*:/-])(${NAME}):)`,
  'g',
);
/** "the /domain-modeling skills", `` `/domain-modeling` ``: the name of a command has at least one hyphen here. */
const SLASH = new RegExp(
  `/(?<=(?<![\\w/.~:)\\]}<>*-])/)((?:${NAME}:)?[a-z][a-z\\d]*(?:-[a-z\\d]+)+)(?![\\w/.:*<{$-]\\S|[/*-])`,
  'g',
);
/** `` `/review-tools/code-review` ``: a command of a plugin has a colon in the place of the second slash. */
const COMMAND_PATH = new RegExp(`(?<=\`/)(${NAME}/${NAME})(?=[ \`])`, 'g');
/** `subagent_type: "code-review"` and `Skill("code-review")`, which are arguments of tools of Claude Code. */
const AGENT_CALL = new RegExp(
  `\\bsubagent_type["'\`]?[ \\t]{0,4}[=:][ \\t]{0,4}\\\\?["'\`](${NAME}(?::${NAME})?)\\\\?["'\`]`,
  'g',
);
const SKILL_CALL = new RegExp(
  `\\bSkill\\((?:skill[ \\t]{0,4}[=:][ \\t]{0,4})?["'\`]?(${NAME}(?::${NAME})?)["'\`]?[,)]`,
  'g',
);
/** `Skill: code-review`: the first line of a call that a text shows as a list of its arguments. */
const SKILL_LINE = new RegExp(`^[ \\t]*Skill:[ \\t]+(${NAME})[ \\t]*\\r?$`, 'gm');
/** `/plugin install review-tools@our-plugins` */
const INSTALL = new RegExp(`/?plugin install (${NAME})(?:@(${NAME}))?(?![\\w@/<{-])`, 'g');
/** `review-tools:code-review` in any words, both with a hyphen. */
const PAIR = new RegExp(`:(?=\\w{1,60}-\\w)(?=(${NAME})(?![\\w:/.-]))(?<=(?<![\\w\`*:/@.#-])(${NAME}):)`, 'g');

/**
 * Parts of `skill`, `agent` and `command`, and of `subagent_type`, that begin with a rarer letter than the whole word: they are
 * found in a fifth of the time.
 */
const HAS_KIND = ['kill', 'gent', 'mmand'];
const HAS_CALL = '_type';

const MAX_MENTIONS = 300;
const MAX_LINE = 300;

/** Finds the skills, agents and commands that a text names, without examples and those that come from elsewhere. */
export function findMentions(checked: CheckedText): readonly Mention[] {
  const { text } = checked;
  return [
    ...(HAS_KIND.some((part) => text.includes(part)) ? findWithKind(checked) : []),
    ...(text.includes(HAS_CALL)
      ? findAll(AGENT_CALL, checked, ([, name = '']) => ({ name, kind: 'agent', form: 'call' }))
      : []),
    ...(text.includes('Skill(')
      ? findAll(SKILL_CALL, checked, ([, name = '']) => ({ name, kind: 'skill', form: 'call' }))
      : []),
    ...(text.includes('`/')
      ? findAll(COMMAND_PATH, checked, ([, name = '']) => ({ name, kind: 'command', form: 'path' }))
      : []),
    ...(text.includes('Skill: ')
      ? findAll(SKILL_LINE, checked, ([, name = '']) => ({ name, kind: 'skill', form: 'call', mayBeExample: true }))
      : []),
    ...(text.includes('plugin install ')
      ? findAll(INSTALL, checked, ([, name = '', marketplace]) => ({
          name,
          kind: 'plugin',
          form: 'install',
          ...(marketplace !== undefined && { marketplace: detachText(marketplace) }),
        }))
      : []),
    ...findAll(PAIR, checked, ([, own = '', prefix = '']) =>
      own.includes('-') && prefix.includes('-') ? { name: `${prefix}:${own}`, kind: 'skill', form: 'pair' } : undefined,
    ),
    ...findAll(SLASH, checked, ([, name = '']) => ({ name, kind: 'command', form: 'slash' })),
  ];
}

function findWithKind(checked: CheckedText): readonly Mention[] {
  return [
    ...findAll(WITH_KIND, checked, ([, agent, command, slash = '', name = '']) =>
      command !== undefined && slash === ''
        ? undefined
        : { name, kind: command !== undefined ? 'command' : agent === 'skill' ? 'skill' : 'agent', form: 'words' },
    ),
    ...findAll(QUALIFIED, checked, ([, own = '', kind, prefix = '']) => ({
      name: `${prefix}:${own}`,
      kind: kind === 'agent' || kind === 'skill' ? kind : 'command',
      form: 'words',
    })),
  ];
}

type Read = (match: RegExpExecArray) => Omit<Mention, 'range'> | undefined;

function findAll(pattern: RegExp, checked: CheckedText, read: Read): readonly Mention[] {
  const { text, body, markdown } = checked;
  const found: Mention[] = [];
  pattern.lastIndex = body.start;
  for (let match = pattern.exec(text); match !== null && found.length < MAX_MENTIONS; match = pattern.exec(text)) {
    const mention = read(match);
    if (mention === undefined || isPlaceholderName(mention.name) || isAdjective(mention)) {
      continue;
    }
    const start = text.lastIndexOf(mention.name, match.index + match[0].length);
    const range = { start, end: start + mention.name.length };
    // A block of code shows what people type: `/review-tools:code-review src`.
    const isTyped = mention.form === 'slash' && mention.name.includes(':');
    const isOfCode = mention.form === 'call' || mention.form === 'install' || isTyped;
    if ((isOfCode || !markdown.isFenced(start)) && isMeant(text, range, mention)) {
      found.push({ ...mention, name: detachText(mention.name), range });
    }
  }
  return found;
}

/** Whether nothing around a name shows that it is not a part of this repository. */
function isMeant(text: string, { start, end }: TextRange, { form }: Pick<Mention, 'form'>): boolean {
  const lineStart = Math.max(text.lastIndexOf('\n', start - 1) + 1, start - MAX_LINE);
  const newline = text.indexOf('\n', end);
  const lineEnd = Math.min(newline < 0 ? text.length : newline, end + MAX_LINE);
  // Such a command is reported only if it exists under the right name.
  return (
    form === 'path' ||
    form === 'install' ||
    form === 'pair' ||
    (ASKED.test(text.slice(lineStart, start)) && !isConditional(text.slice(end, lineEnd))) ||
    (!comesFromElsewhere(text.slice(lineStart, start)) &&
      !comesFromElsewhere(text.slice(end, lineEnd)) &&
      !comesFromElsewhere(introductionOf(text, start)) &&
      // A word with a slash counts only if it is misspelled, which is wrong in an example, too.
      (form === 'slash' || !isInAnswer(text, start)))
  );
}

/** "Use the `", "Load and follow `": the sentence asks for the part, whatever it then makes. */
const ASKED =
  /(?:^|[.;:] |[-*\d.|] +|\*\*)(?:then )?(?:use|invoke|load|call|follow|dispatch|delegate to|launch|spawn)(?: and follow)? (?:the )?[`*]{1,3}$/i;

const CONDITIONAL = regex('i')`
  \b(?:if|when|unless)\b[^.]{0,40}\b(?:available|installed|present|exists?)\b
  |\b(?:optional|external|upstream|third[- ]party|from the|plugin|marketplace|no longer)\b
`;

function isConditional(words: string): boolean {
  return CONDITIONAL.test(words);
}

/** `` a `user-invoked` skill ``, `` a `server-only` agent ``: a word says what the part is like. */
function isAdjective({ name, form }: Omit<Mention, 'range'>): boolean {
  return (
    form === 'words' &&
    /-(?:aware|based|class|driven|first|invoked|level|like|only|ready|scoped|specific|style|tool)$/.test(name)
  );
}
