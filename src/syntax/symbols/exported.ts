/** Whether other files can refer to a name, as the head of its declaration tells in the language of a grammar. */
export function isExportedName(grammarFile: string, name: string, head: string): boolean {
  switch (grammarFile) {
    case 'python':
      return !name.startsWith('_') || name.startsWith('__');
    case 'go':
      return /^\p{Lu}/u.test(name);
    case 'rust':
      return (
        /^(?:#\[[^\]]*\]\s*)*pub\b/.test(head) ||
        !/^(?:async\s+|const\s+|unsafe\s+)*(?:fn|struct|enum|trait|const|static|type|mod|union)\b/.test(head)
      );
    case 'cpp':
      return !/^static\b/.test(head);
    case 'c-sharp':
    case 'java':
    case 'php':
    case 'typescript':
    case 'tsx':
    case 'javascript':
      return !/^[^({=;]*\bprivate\b/.test(head) && !head.startsWith('#');
    default:
      return true;
  }
}
