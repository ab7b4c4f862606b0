/** The repository that a text is posted in, as the addresses of its pages name it. */
export interface OwnRepository {
  /** `https://github.com` or that of an enterprise server. */
  readonly serverUrl: string;
  /** `OWNER/NAME` */
  readonly repository: string;
}

/**
 * Pages that only show what is in the repository. Others act on a visit, such as `issues/new?…` and `compare`, belong to the
 * settings, or leave a reference on an issue or pull request, and close it after "fixes".
 */
const PAGE = String.raw`(?:blob|tree|blame|commits)\/`;
/**
 * A branch, a tag or a path. GitHub shows commits of every fork below the address of the repository, so nothing that can be the
 * id of a commit is one, and neither is the head of a pull request.
 */
const REVISION = String.raw`(?!(?:refs|pull|[0-9a-f]{4,64})(?:\/|[?#.,:;!)\s]|$))[\w-][\w.-]*`;
const PATH = String.raw`(?:\/(?!\.{1,2}(?:\/|[?#\s]|$))[\w.-]+)*\/?`;
const ANCHOR = String.raw`(?:\?plain=1)?(?:#L\d{1,7}(?:-L\d{1,7})?)?`;
/** The sentence may go on. Anything else would be a part of the address. */
const END = String.raw`(?=[.,:;!?]*\)*[.,:;!?]*(?:\s|$))`;
/** Another address within would be broken, and this one with it. */
const REST = new RegExp(String.raw`^(?!\S*www\.)/${PAGE}${REVISION}${PATH}${ANCHOR}${END}`, 'i');

/**
 * Whether a text begins with the address of a file, a folder or a history of the repository itself, written plainly: same server,
 * owner and name, no port or user, no encoded characters, no `..`, no query.
 */
export function isOwnAddress(text: string, own: OwnRepository | undefined): boolean {
  if (own === undefined) {
    return false;
  }
  const start = `${own.serverUrl}/${own.repository}`;
  if (text.slice(0, start.length).toLowerCase() !== start.toLowerCase()) {
    return false;
  }
  const rest = text.slice(start.length, start.length + MAX_CHARACTERS);
  // A sign that is no end stands for all that was cut.
  return REST.test(rest.length < MAX_CHARACTERS ? rest : `${rest}|`);
}

const MAX_CHARACTERS = 1_000;
