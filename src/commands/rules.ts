import { EXIT, usageError } from '../errors.ts';
import { suggestRule } from './arguments/suggest-rule.ts';
import { ruleJson, rulesText, type RuleReport, type RulesReport } from '../reports/validation/rule-listing.ts';
import { terminalMarkdown } from '../reports/markdown/terminal-markdown.ts';
import { RULES } from '../rules/catalogue.ts';
import type { CommandLine } from './arguments/command-line.ts';
import { readRulePage } from './assets/rule-pages.ts';
import type { Terminal } from './output/terminal.ts';
import { jsonText } from '../text/json/json-text.ts';

/** `housestyle rules`: the list of rules, or the page of one. */
export async function runRules(line: CommandLine, terminal: Terminal): Promise<number> {
  const [id] = line.operands;
  const asked = RULES.find((rule) => rule.id === id);
  if (id !== undefined && asked === undefined) {
    throw usageError('unknown-rule', `There is no rule \`${id}\``, suggestRule(id));
  }
  await terminal.print(await draw(asked, line.format ?? 'text', terminal));
  return EXIT.done;
}

async function draw(asked: (typeof RULES)[number] | undefined, format: string, terminal: Terminal): Promise<string> {
  if (format === 'json') {
    const shown: RulesReport | RuleReport = asked === undefined ? { rules: RULES.map(ruleJson) } : ruleJson(asked);
    return jsonText(shown);
  }
  const { paint, columns } = terminal;
  if (asked === undefined) {
    return rulesText(paint, columns);
  }
  const page = await readRulePage(asked.id);
  return columns === undefined ? page : terminalMarkdown(page, paint, columns);
}
