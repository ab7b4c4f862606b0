import type { Clause, TextFinder, Violation } from '../../types.ts';
import { plainPhrase } from '../code-list.ts';
import { regex } from '../../../text/regex.ts';

const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/u;
const OBJECT = /^(?:any |the use of )?emojis?(?: characters?)? (?:in|from|to|within|inside|anywhere in) (?<places>.+)$/;
const BARE = /^(?:any )?emojis?(?: characters?)?$/;
const IN_CODE =
  /\bemojis? in (?:the |our |your |any )*((?:source )?code|documentation|docs|readmes?|markdown(?: files)?)\b(?! or| and|,)/i;
const VERB = /^(?:|use|add|include|put|write|insert|introduce|commit|have|leave)$/;
const ITEM = /,? (?:and\/or|and|or|nor) |, | ?\/ /;
const ADJECTIVES = /^(?:(?:the|any|all|your|our|code|source|production|new|other) )+(?=\S)/;
/** Kinds of text in the files of a repository. */
const CODE = regex()`
  ^(?:
    code|source|sources|source code|source files|files|codebase|repository|repo|diagnostics?|tests?|test names
    |snapshots?|scripts?|strings?|identifiers?|examples?|error messages
  )$
`;
/** What code prints. */
const OUTPUT =
  /^(?:(?:console|terminal|cli|command(?:-| )line|log|script) (?:output|messages?)|print (?:lines|statements?)|printed (?:output|strings)|prints?|stdout)$/;
const PRINTS = regex('i')`
  \b(?:
    console\.\w+|print\w*|puts|echo|Write-(?:Host|Output|Verbose|Warning|Error|Information)|Console\.Write\w*
    |logg?(?:er)?(?:ing)?\.\w+|fmt\.\w+|e?println!|stdout|spinner|chalk
  )\b
`;
const COMMENT =
  /^(?:comments?|code comments?|rustdoc|docstrings?|jsdoc|javadoc|doc comments?|xml docs?|inline comments?)$/;
const PROSE =
  /^(?:documentation|docs?|markdown(?: files)?|readmes?(?: files?)?|documents?|changelogs?(?: entries)?|prose|changesets?|markdown documents)$/;
/** Texts that no file of a change has. The rule is about them as well, and they are not checked. */
const ELSEWHERE = regex()`
  ^(?:
    commits?|commit messages?|commit titles|pull requests?|prs?
    |pr (?:titles?|descriptions?|bodies|comments?|communication)|pull request (?:titles?|descriptions?)|issues?
    |issue comments|(?:agent |your )?(?:output|responses?|replies|answers|communication)|reviews?|review comments
    |chat|branch names|release notes|logs?|log messages
  )$
`;

/** Reads rules on emoji in kinds of text: `do not use emojis in code, comments or documentation`. */
export function readEmojiRule({ polarity, subject, verb, object, statement }: Clause): TextFinder | undefined {
  if (polarity !== 'forbidden' || subject !== '' || !VERB.test(verb)) {
    return undefined;
  }
  const phrase = plainPhrase(object);
  // `in code` at the end says nothing in other rules, so it is no longer in the object.
  const places =
    OBJECT.exec(phrase)?.groups?.['places'] ?? (BARE.test(phrase) ? IN_CODE.exec(statement.text)?.[1] : undefined);
  if (places === undefined) {
    return undefined;
  }
  const items = places.split(ITEM).map((item) => item.trim());
  const kinds = new Set(items.map(readKind));
  const inCode = kinds.has('code');
  const inProse = kinds.has('prose');
  const isPrinted = kinds.has('output') && !inCode && !inProse;
  // Where only comments are meant, the text of a line does not say enough.
  return kinds.has(undefined) || !(inCode || inProse || isPrinted)
    ? undefined
    : isPrinted
      ? IN_OUTPUT
      : findEmoji(inCode, inProse);
}

function readKind(item: string): 'output' | 'code' | 'prose' | 'comment' | 'elsewhere' | undefined {
  const bare = item.replace(ADJECTIVES, '');
  const is = (kind: RegExp): boolean => kind.test(item) || kind.test(bare);
  return is(OUTPUT)
    ? 'output'
    : is(COMMENT)
      ? 'comment'
      : is(CODE)
        ? 'code'
        : is(PROSE)
          ? 'prose'
          : is(ELSEWHERE)
            ? 'elsewhere'
            : undefined;
}

const IN_OUTPUT: TextFinder = {
  looksAt: 'text',
  words: 'reports emoji in added lines that print or log',
  find: ({ file: { path }, added }) =>
    added
      .filter(({ text }) => EMOJI.test(text) && PRINTS.test(text))
      .map(({ number }): Violation => ({ path, line: number, found: 'an emoji' })),
};

const PROSE_LANGUAGES = ['markdown', 'mdx', 'plaintext', 'restructuredtext', 'asciidoc'];

function findEmoji(inCode: boolean, inProse: boolean): TextFinder {
  return {
    looksAt: 'text',
    about: ['prose'],
    words: `reports emoji in added lines${inCode ? (inProse ? '' : ' of code') : ' of documents'}`,
    readsProse: inProse,
    ...(inCode ? {} : { languages: PROSE_LANGUAGES }),
    find: ({ file: { path }, added }) =>
      added
        .filter(({ text }) => EMOJI.test(text))
        .map(({ number }): Violation => ({ path, line: number, found: 'an emoji' })),
  };
}
