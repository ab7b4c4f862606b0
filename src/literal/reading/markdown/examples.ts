import type { Statement, StatementBlock } from '../../../guidelines/statements/statements.ts';
import type { Example } from '../../types.ts';
import { regex } from '../../../text/regex.ts';

const BAD =
  /❌|✗|✘|🚫|⛔|👎|\b(?:bad|wrong|incorrect|avoid|don['’]?t|do not|never|not like this|before|invalid|not ok|no)\b/iu;
const GOOD = /✅|✔|✓|👍|\b(?:good|right|correct|prefer(?:red)?|do|instead|yes|after|always|valid|better|ok|use)\b/iu;
/** A comment that stands alone on its line, in the languages that examples are written in. */
const COMMENT =
  /^\s*(?:\/\/|#(?!\[|!|include|define|if|region|nullable)|--|<!--|\/\*|;)\s*(?<words>.{1,80}?)\s*(?:-->|\*\/)?\s*$/;

/** The examples below a statement that say whether they are good or bad: by words above them, or by comments in them. */
export function readExamples({ blocks }: Statement): readonly Example[] {
  return blocks.flatMap((block) => {
    const isGood = block.label === undefined ? undefined : judge(block.label);
    return isGood === undefined ? splitByComments(block) : [exampleOf(isGood, block, block.code)];
  });
}

function exampleOf(isGood: boolean, { language }: StatementBlock, code: string): Example {
  return { isGood, language, code };
}

/** Undefined for words that say nothing, or both. A word against it wins: `don't do this`. */
function judge(words: string): boolean | undefined {
  if (BAD.test(words)) {
    return false;
  }
  return GOOD.test(words) ? true : undefined;
}

/** The parts of a block below comments such as `// Bad` and `// Good`. What is above the first has no meaning. */
function splitByComments(block: StatementBlock): readonly Example[] {
  const examples: Example[] = [];
  let isGood: boolean | undefined;
  let lines: string[] = [];
  const end = (): void => {
    if (isGood !== undefined && lines.some((line) => line.trim() !== '')) {
      examples.push(exampleOf(isGood, block, lines.join('\n').trim()));
    }
    lines = [];
  };
  for (const line of block.code.split('\n')) {
    const words = COMMENT.exec(line)?.groups?.['words'];
    const found = words === undefined || !BEGINS_LABEL.test(words) ? undefined : judge(words);
    if (found === undefined) {
      lines.push(line);
    } else {
      end();
      isGood = found;
    }
  }
  end();
  return examples;
}

const BEGINS_LABEL = regex('iu')`
  ^(?:
    ❌|✗|✘|🚫|⛔|👎|✅|✔|✓|👍
    |(?:very |not )?(?:
      bad|wrong|incorrect|avoid|don['’]?t|do not|never|before|invalid|good|right|correct|prefer(?:red)?|do|instead
      |yes|no|after|always|valid|better|ok
    )\b(?:[\s:.,!()-]|$)
  )
`;
