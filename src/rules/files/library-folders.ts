/** Folders of files that are there to be shown, copied, shipped or tested, and those of other people. */
const KEPT =
  /(?:^|\/)(?:templates?|examples?|samples?|demos?|docs?|documentation|plugins?|extensions?|resources?|assets|static|public|dist|build|out|vendor|third[_-]party|external|node_modules|archive[sd]?|deprecated|scaffolds?|boilerplates?|workflows)\//i;
/** Folders that collections of customizations are sorted into. */
const COLLECTIONS =
  /(?:^|\/)(?:agents|chatmodes|chat-modes|instructions|prompts|skills|rules|collections?|library|customizations)\//i;
/** Folders of programs that read customizations: there, a folder is not one of a collection. */
const DOT_FOLDER = /^(?:.*\/)?\.(?:github|vscode|copilot|claude|agents)\//;

/** Whether a customization that nobody reads where it stands is probably not meant to be read there. */
export function isKeptForOthers(path: string): boolean {
  return KEPT.test(path) || (COLLECTIONS.test(path) && !DOT_FOLDER.test(path));
}
