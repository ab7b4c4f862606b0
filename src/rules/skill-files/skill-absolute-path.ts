import { CLIENTS } from '../../customizations/known/clients.ts';
import { lazily } from '../../structures/lazily.ts';
import { HOME_PATH, isSomebody } from '../reading/paths/home-paths.ts';
import { rangeAround } from '../../text/range-around.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { info } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { quoteValue } from '../../text/shown/quote.ts';

export const skillAbsolutePath: TextRule = {
  id: 'skill-absolute-path',
  scope: 'text',
  kinds: ['skill'],
  looksFor: { parts: ['/home/', 'Users'] },
  description: "A skill contains a path in one person's home folder",
  effects: [
    info(
      CLIENTS,
      'All clients also run the skill on other machines. It finds the folder only if it runs where the folder is.',
    ),
  ],
  source: 'https://agentskills.io/specification#file-references',
  check(file, report) {
    const { text, body } = file;
    const isForServer = lazily(() => LOGS_IN.test(text) || SERVICES.test(text));
    if (!HOMES.some((home) => text.includes(home, body.start))) {
      return;
    }
    let looks = 0;
    let count = 0;
    for (const found of text.slice(body.start).matchAll(HOME_PATH)) {
      looks += 1;
      const [written, owner = ''] = found;
      const path = written.replace(/[.:!?]+$/, '');
      const start = body.start + found.index;
      const isPlaceholder = PLACEHOLDER.test(text.slice(start, start + written.length + 1));
      if (
        isSomebody(owner) &&
        !ANY_PROJECT.test(path) &&
        !isPlaceholder &&
        !PLACE_IN_OUTPUT.test(path) &&
        !(path.startsWith('/home/') && isForServer()) &&
        !IS_TESTED.test(text.slice(Math.max(0, start - MAX_TEST), start)) &&
        !isExample(readLineAround(text, start)) &&
        !isInShownBlock(file, start)
      ) {
        report(
          { start, end: start + path.length },
          {
            message: `${quoteValue(path)} exists on one machine only`,
            hint: 'Write a path relative to the folder of the skill, or `~` for the home folder.',
          },
        );
        count += 1;
      }
      if (count === MAX_FINDINGS || looks === MAX_LOOKS) {
        return;
      }
    }
  },
};

const MAX_FINDINGS = 20;
const MAX_LOOKS = 1_000;
const HOMES = ['/home/', 'Users'];

/** A project that stands for any: `/Users/jane/myproject/src`, or `/Users/ed/project/src` directly below the home folder. */
const ANY_PROJECT =
  /[\\/](?:my|your)[-_]?(?:project|app|repo|workspace)(?=[\\/]|$)|(?:Users|home)[\\/]{1,2}[\w.-]+[\\/]{1,2}(?:project|app|repo|workspace)(?=[\\/]|$)/i;

/** Whether the line shows the path as an example, warns against it, or is about URLs. */
function isExample(line: string): boolean {
  return EXAMPLE.test(line);
}

const EXAMPLE =
  /\b(?:avoid|bad|don['’]t|do not|e\.g|example|get|hard-?coded?|href|instead|never|not|post|put|delete|rather than|routes?|router|such as|url|wrong)\b|❌/i;

/** A line of a file, as programs print it: `/home/ada/app/main_test.go:535`. Nobody opens such a path. */
const PLACE_IN_OUTPUT = /:\d+(?::\d+)?$/;

/** A part that the reader fills in, or that is cut: `/Users/ada/…/config.json`, `/Users/ada/cache/<id>`. */
const PLACEHOLDER = /\.{3}|…|[<{]$/;

/** A command that logs into a server or copies to it. Paths below `/home/` are often of that machine then. */
const LOGS_IN = /(?:^|[\s`"'])(?:ssh|scp|rsync)[ \t](?:[^\n@]{0,200}[\w>}]@[\w$<{]|-[A-Za-z]|[\w-]{1,60}[ \t]+["'])/;

/** A command that asks for a service of a server. */
const SERVICES = /(?:^|[\s`"'(])(?:systemctl|journalctl|supervisorctl)[ \t]+(?!--user\b)[\w-]/;

/** A command before a path that asks whether the path exists, or whether a text names it: `[ -d /home/ada/x ]`, `grep -q '`. */
const IS_TESTED = /(?:\[{1,2}[ \t]+(?:![ \t]+)?-[a-z]|\btest[ \t]+-[a-z]|\bgrep(?:[ \t]+-\w+)*)[ \t]+["']?$/;
const MAX_TEST = 40;

/** Words above a code block that make it something to look at: the heading "Example", `For example:`. */
const EXAMPLES = /\b(?:examples?|e\.g|looks? like|samples?)\b|範例|示例|例如|例/i;
/** Words above a code block with what a program prints, or with the form of a file. Commands below the heading "Monitor the output" are run. */
const OUTPUTS = /\b(?:outputs?|prints?|shows?|responses?|trace|formats?|schema)\b|輸出|输出|出力/i;
const COMMANDS = /^(?:`{3,}|~{3,})[ \t]*(?:bash|sh|zsh|fish|shell|powershell|pwsh|ps1|bat|cmd)\b/i;
const MAX_ABOVE_CHARACTERS = 1_000;
const MAX_ABOVE_LINES = 3;

/**
 * Whether an offset is in a code block that the heading or the sentence above it introduces as an example. A sentence that
 * is followed by other text introduces nothing, unless it ends with a colon.
 */
function isInShownBlock({ text, markdown }: CheckedText, at: number): boolean {
  const block = rangeAround(markdown.codeRanges, at);
  if (block === undefined || !/^(?:`{3}|~{3})/.test(text.slice(block.start, block.start + 3))) {
    return false;
  }
  const isCommand = COMMANDS.test(text.slice(block.start, block.start + 40));
  return text
    .slice(Math.max(0, block.start - MAX_ABOVE_CHARACTERS), block.start)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-MAX_ABOVE_LINES)
    .some((line) => {
      const isIntroduction = /^#{1,6}\s|[:：]\W{0,4}$/.test(line);
      return isIntroduction && (EXAMPLES.test(line) || (!isCommand && OUTPUTS.test(line)));
    });
}

const MAX_LINE_CHARACTERS = 400;

/** The line around an offset, or the nearest part of a long line. */
function readLineAround(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - MAX_LINE_CHARACTERS), at);
  const after = text.slice(at, at + MAX_LINE_CHARACTERS);
  const end = after.indexOf('\n');
  return before.slice(before.lastIndexOf('\n') + 1) + after.slice(0, end < 0 ? after.length : end);
}
