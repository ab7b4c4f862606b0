import type { TextRange } from '../../text/source-text.ts';
import { info } from '../effects.ts';
import type { FileRule } from '../types.ts';
import { detachText } from '../../text/detach.ts';
import { quote } from '../../text/shown/quote.ts';
import { regex } from '../../text/regex.ts';

interface Comment extends TextRange {
  /** The line with the instruction. */
  readonly said: string;
}

export const htmlCommentInstruction: FileRule<readonly Comment[]> = {
  id: 'html-comment-instruction',
  scope: 'file',
  kinds: 'all',
  bundled: 'documents',
  description: 'An HTML comment contains instructions that people do not see',
  effects: [
    info(
      ['vscode', 'github', 'copilot-cli'],
      'VS Code, github.com and the Copilot CLI send the comment to the model, but the rendered page hides it from people who review the file.',
    ),
    info(
      ['claude'],
      'Claude Code removes comments from the files that it reads at the start, so the instruction may never reach the model.',
    ),
  ],
  looksFor: { parts: ['<!--'] },
  collect({ text, format, body, markdown }) {
    if (format !== 'markdown') {
      return undefined;
    }
    const found: Comment[] = [];
    for (let start = text.indexOf('<!--', body.start); start >= 0 && found.length < MAX_REPORTS;) {
      const close = text.indexOf('-->', start + '<!--'.length);
      const end = close < 0 ? text.length : close + '-->'.length;
      const comment = text.slice(start + '<!--'.length, Math.min(close < 0 ? end : close, start + MAX_READ)).trim();
      const said = instructionIn(comment);
      if (said !== undefined && !markdown.isFenced(start) && markdown.hiddenAt(start) === 'comment') {
        found.push({ start, end, said: detachText(said) });
      }
      start = text.indexOf('<!--', end);
    }
    return found.length === 0 ? undefined : found;
  },
  check(comments, { path, kind }, report) {
    if (kind === 'bundled-document' && TEMPLATE.test(path)) {
      return;
    }
    for (const { start, end, said } of comments) {
      report(
        { start, end },
        {
          message: `The comment gives instructions to a model: ${quote(said)}`,
          hint: 'Write it as visible text, or remove it.',
        },
      );
    }
  },
};

/** A template that a skill brings along. Its comments say how to fill it in. */
const TEMPLATE = /(?:^|[/_.-])templates?[/_.-][^/]*(?:\/[^/]*)?$/i;
const MAX_REPORTS = 50;
const MAX_READ = 2_000;

/** Words that may precede an instruction: whom the comment addresses, or how it begins. */
const LABEL = regex('i')`
  ^(?:
    (?:
      important|note|critical|attention|system|hidden|instructions?|rules?
      |(?:for |to |dear )?(?:the |all )?(?:ai|llm|copilot|claude|assistants?|agents?|models?)
        (?: (?:agents?|assistants?|models?|instructions?|only))?
    )\b[\s:,!–—-]*
  )+
`;
const DIRECTIVE = regex('i')`
  ^(?:
    you (?:must|should|shall|are (?:required|not allowed))\b
    |(?:always|never)(?!\s+(?:edit|remove|delete|touch|change|modify|move))\s+[a-z\`]
    |(?:ignore|disregard|forget|override)\s+(?:all|any|the|every|previous|prior|your|these|those|everything)\b
    |must (?:always|never|not)\b|make sure (?:to|that|you)\b
    |(?:do not|don't) (?:tell|mention|reveal|ask|run|use|show|follow|suggest|report|flag|approve)\b
  )
`;
/** Verbs that count as an instruction only after a label that addresses a model. */
const ORDER = regex('i')`
  ^(?:please )?(?:
    run|use|execute|include|send|write|add|follow|read|respond|reply|answer|call|install|check|ensure|ignore|skip
    |approve|prefer|assume|treat
  )\b
`;
/** Words that address whoever answers, which is the model. */
const BEFORE_ANSWER = /\b(?:before|after|when|whenever) you (?:answer|respond|reply)\b/i;
const SPEAKS_TO_MODEL =
  /^\W*(?:(?:important|note|critical)\W+)?(?:for |to |dear )?(?:the |all )?(?:ai|llm|copilot|claude|assistants?|agents?|models?|system)\b/i;
/** Words of comments that are meant for people or programs. */
const FOR_OTHERS =
  /generated|do not edit|don't edit|by hand|in sync|maintained|todo|fixme|lint-|lintrc|prettier-|copyright|licen[cs]e|spdx|housestyle|skillsaw|agnix/i;
const TO_PEOPLE = regex('im')`
  ^[^\w\n]*(?:(?:note|hint|reminder|instructions?|for|to|dear|all|the)\W{1,3}){0,4}
    (?:maintainers?|reviewers?|contributors?|authors?|editors?|writers?|developers?|humans?)\b
`;

/** Finds the line of a comment that gives an instruction, if there is one. */
function instructionIn(comment: string): string | undefined {
  if (FOR_OTHERS.test(comment) || TO_PEOPLE.test(comment)) {
    return undefined;
  }
  return comment
    .split(/\n|(?<=[.!]) /)
    .map((line) => line.replace(/^[\s*#>-]+/, '').trim())
    .find((line) => {
      const order = line.replace(LABEL, '');
      return (
        DIRECTIVE.test(order) ||
        (ORDER.test(order) && (BEFORE_ANSWER.test(order) || (order !== line && SPEAKS_TO_MODEL.test(line))))
      );
    });
}
