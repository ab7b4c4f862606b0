import { regex } from '../../text/regex.ts';

/** Folders whose files are examples, templates, products, test data or third-party code. */
const KEPT = regex('i')`
  (?:^|\/)(?:
    _[\w.-]+|[\w.-]*templates?|examples?|samples?|demos?|docs?|documentation|plugins?|extensions?|resources?
    |assets|static|public|dist|build|out|vendor|third[_-]party|external|node_modules|archive[sd]?|deprecated
    |scaffolds?|boilerplates?|workflows
  )\/
`;
/** Names by which people switch a folder of a client off, or keep its older contents: `.github_`, `.claude-old`. */
const SWITCHED_OFF = /(?:^|\/)\.(?:github|claude|cursor|windsurf|gemini|codex|vscode)[_.-][\w.-]*\//i;
/** Names of folders that collections of customizations use. */
const COLLECTIONS =
  /(?:^|\/)(?:agents|chatmodes|chat-modes|instructions|prompts|skills|rules|collections?|library|customizations)\//i;
/** Folders that clients read customizations from. A folder inside one of them is not a collection. */
const DOT_FOLDER = /^(?:.*\/)?\.(?:github|vscode|copilot|claude|agents)\//;

/** Whether a customization in a place that no client reads is probably not meant to be read there. */
export function isKeptForOthers(path: string): boolean {
  return KEPT.test(path) || SWITCHED_OFF.test(path) || (COLLECTIONS.test(path) && !DOT_FOLDER.test(path));
}
