/**
 * Words of the grammars of common languages, and names that every file of a language has. Words that other languages use
 * as ordinary names, such as `match` and `type`, are left out.
 */
export const KEYWORDS: ReadonlySet<string> = new Set(
  [
    'abstract and any as asm assert async auto await begin bool boolean break byte bytes case catch char',
    'class cls const constexpr constructor continue crate debugger decimal declare def default defer del',
    'delete do double dyn elif else elsif elseif end endif enum ensure except explicit export extends extern',
    'fallthrough false final finally fixed float fn for foreach from func function global go goto if impl implements',
    'implicit import in infer inline instanceof int integer interface internal is keyof lambda let lock',
    'mod move mut namespace native never new nil None nonlocal not null of or out override',
    'package pass private protected pub public raise range readonly ref register require rescue return satisfies',
    'self Self set signed sizeof static str string String struct super switch then this',
    'throw throws transient true True False try tuple typedef typename typeof undefined union unknown',
    'unless unsafe unsigned until use using val var virtual void volatile when where while with yield',
  ]
    .join(' ')
    .split(' '),
);
