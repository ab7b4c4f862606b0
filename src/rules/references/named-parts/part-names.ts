import { wordSet } from '../../../structures/words-in.ts';
import { regex } from '../../../text/regex.ts';

/** The source of an expression that matches a name as clients write them: lower-case words with hyphens. */
export const NAME = String.raw`[a-z][a-z\d]{0,40}(?:[-_][a-z\d]{1,40}){0,8}`;

const PLACEHOLDER =
  /(?:^|[-_:])(?:my|your|our|some|any|other|another|foo|bar|baz|xyz?|name|example|sample|placeholder|custom|new)(?:[-_:]|$)/;

/** Whether a name stands for others: `my-skill`, `skill-name`, `example-agent`. */
export function isPlaceholderName(name: string): boolean {
  return PLACEHOLDER.test(name);
}

/**
 * Agents, skills, commands and models that clients bring along, in lower case, as of November 2026.
 *
 * @see https://code.claude.com/docs/en/sub-agents#built-in-subagents
 * @see https://code.claude.com/docs/en/commands
 * @see https://docs.github.com/en/copilot/reference/copilot-cli-reference/cli-command-reference
 * @see https://code.visualstudio.com/docs/copilot/reference/copilot-vscode-features
 * @see https://geminicli.com/docs/reference/commands
 * @see https://developers.openai.com/codex/cli/slash-commands
 */
export const BUILT_IN_NAMES: ReadonlySet<string> = wordSet(`
  haiku opus sonnet fable inherit agents batch bug clear claude-api claude-code-guide code-review compact config
  context cost debug default doctor exit explore export fast feedback fewer-permission-prompts general-purpose goal
  help hooks ide init insights install-github-app keybindings-help login logout loop mcp memory model output-style
  output-style-setup permissions plan plugin pr-comments privacy-settings release-notes research resume review rewind
  rubber-duck schedule security-review shell simplify skills statusline statusline-setup status task tasks
  terminal-setup todos update-config usage verify vim worker session-store-sql create-agent create-hook
  create-instruction create-instructions create-prompt create-skill agent-customization troubleshoot browser-use
  skill-creator skill-installer codebase-investigator codebase_investigator cli-help cli_help generalist
  generalist_agent browser_agent bash explorer awaiter generalist-agent imagegen plugin-creator openai-docs fork
`);

/** Words around a name which show that the part comes from elsewhere, is still to be made, is gone, or is an example. */
const NOT_HERE = regex('i')`
  \b(?:
    if (?:you have|available|installed|present|it exists)|when (?:available|installed)|optional|upstream|external
    |third[- ]party|built[- ]?in|bundled|installed?|marketplace|e\.g\.|for example|for instance|such as|like
    |example|examples|create|creates|creating|created|creator|generate|generates|add|adds|adding|new|write|writing
    |named|called|rename|renamed|replaces?d?|formerly|previously|removed?|deprecated|retired|legacy|old|obsolete
    |merged|absorbed|split|superseded|no longer|instead of|coming|future|planned|plan|proposed|roadmap|todo|tbd
    |not yet|hypothetical|imagine|does not exist|doesn['’]t exist|global|personal|user-level|official|community
    |hosted|plugin['’]s
  )\b
  |~\/\.|❌|✗|→|->
`;

/** Whether words around a name show that it is not the name of a part of this repository. */
export function comesFromElsewhere(words: string): boolean {
  return NOT_HERE.test(words);
}

/** Words in an entry of a list, or in its heading, which show that the part is not here, or not any more, or not yet. */
const NOT_LISTED = regex('i')`
  \b(?:
    (?:if|when) (?:available|installed)|optional|upstream|external|third[- ]party|built[- ]?in|bundled
    |install(?:ed|ation)?|marketplace|renamed?|replace[sd]?|formerly|previously|removed?|deprecated|retired|legacy
    |obsolete|merged|absorbed|superseded|no longer|coming soon|future|planned|proposed|suggested|candidates?
    |roadmap|ideas?|todo|tbd|wip|not yet|global|personal|user-level|official|community|examples?|templates?
    |creating|history|changelog
  )\b
  |~\/\.|❌|✗|→|->
`;

/** Whether the words next to a listed name show that it is not the name of a part of this repository. */
export function isListedAsElsewhere(words: string): boolean {
  return NOT_LISTED.test(words);
}
