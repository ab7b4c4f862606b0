import { EXIT, usageError } from '../errors.ts';
import { suggestRule } from './arguments/suggest-rule.ts';
import {
  chooseRules,
  ruleJson,
  rulesText,
  type RuleReport,
  type RulesReport,
} from '../reports/validation/rule-listing.ts';
import { terminalMarkdown } from '../reports/markdown/terminal-markdown.ts';
import { FAMILIES, RULES, type RuleFamily } from '../rules/catalogue.ts';
import type { Rule } from '../rules/types.ts';
import type { CommandLine } from './arguments/command-line.ts';
import { readRulePage } from './assets/rule-pages.ts';
import type { Terminal } from './output/terminal.ts';
import { quote } from '../text/shown/quote.ts';
import { jsonText } from '../text/json/json-text.ts';

/** `housestyle rules`: the list of rules, of all or of some, or the page of one. */
export async function runRules(line: CommandLine, terminal: Terminal): Promise<number> {
  const [name] = line.operands;
  const asked = RULES.find((rule) => rule.id === name);
  const groups = FAMILIES.map(({ id }) => id);
  if (name !== undefined && asked === undefined && !groups.includes(name)) {
    throw usageError('unknown-rule', `There is no rule or group \`${name}\``, suggestRule(name, groups));
  }
  if (asked !== undefined && line.search !== undefined) {
    throw usageError('mixed-flags', '`--search` does nothing here', 'Name a rule, or search for rules.');
  }
  const format = line.format ?? 'text';
  await terminal.print(
    asked === undefined
      ? drawList(chooseRules(name, line.search), line, terminal)
      : await drawRule(asked, format, terminal),
  );
  return EXIT.done;
}

function drawList(
  listed: readonly RuleFamily[],
  { format, search = '' }: Pick<CommandLine, 'format' | 'search'>,
  { paint, columns }: Terminal,
): string {
  if (format === 'json') {
    const shown: RulesReport = { rules: listed.flatMap(({ rules }) => rules.map(ruleJson)) };
    return jsonText(shown);
  }
  return listed.length === 0
    ? `No rule has ${quote(search)}. \`housestyle rules\` lists all.\n`
    : rulesText(listed, paint, columns);
}

async function drawRule(asked: Rule, format: string, { paint, columns }: Terminal): Promise<string> {
  if (format === 'json') {
    const shown: RuleReport = ruleJson(asked);
    return jsonText(shown);
  }
  const page = await readRulePage(asked.id);
  return columns === undefined ? page : terminalMarkdown(page, paint, columns);
}
