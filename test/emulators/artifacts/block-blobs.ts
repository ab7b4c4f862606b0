import { blobError, type Answer, type Call } from './answer.ts';

/** A blob that one signed address may write. */
export interface Blob {
  readonly blocks: Map<string, Buffer>;
  /** Defined after the blocks were joined. */
  content: Buffer | undefined;
  contentType: string | undefined;
}

export function emptyBlob(): Blob {
  return { blocks: new Map(), content: undefined, contentType: undefined };
}

/** Accepts a block, or the list of blocks that make the blob. Adds requests that Azure would refuse to `problems`. */
export function putBlob(blob: Blob, call: Call, problems: string[]): Answer {
  const fault = faultOf(call);
  if (fault !== undefined) {
    problems.push(fault);
    return blobError(400, 'InvalidInput', fault);
  }
  return call.url.searchParams.get('comp') === 'block' ? putBlock(blob, call) : putBlockList(blob, call, problems);
}

function faultOf({ method, url, headers, body }: Call): string | undefined {
  if (method !== 'PUT') return `A blob must be written with PUT, not ${method}.`;
  if (!['block', 'blocklist'].includes(url.searchParams.get('comp') ?? '')) return `No such operation: ${url.search}`;
  if (headers['content-length'] !== String(body.length))
    return 'The content-length header is missing, or is not the length of the body.';
  if (!/^\d{4}-\d\d-\d\d$/.test(String(headers['x-ms-version'])))
    return 'The x-ms-version header is missing, or is not a date.';
  return undefined;
}

function putBlock(blob: Blob, { url, body }: Call): Answer {
  const id = url.searchParams.get('blockid') ?? '';
  const first = [...blob.blocks.keys()][0];
  // Azure requires that all block ids of a blob have the same length.
  if (id === '' || (first !== undefined && first.length !== id.length)) {
    return blobError(400, 'InvalidBlobOrBlock', 'The specified blob or block content is invalid.');
  }
  blob.blocks.set(id, body);
  return created();
}

function putBlockList(blob: Blob, { headers, body }: Call, problems: string[]): Answer {
  const ids = [...body.toString('utf8').matchAll(/<(?:Latest|Uncommitted)>([^<]*)</g)].map((match) => match[1] ?? '');
  const blocks = ids.map((id) => blob.blocks.get(id));
  if (blocks.some((block) => block === undefined)) {
    problems.push('The list contains a block that was not uploaded.');
    return blobError(400, 'InvalidBlockList', 'The specified block list is invalid.');
  }
  blob.content = Buffer.concat(blocks.flatMap((block) => block ?? []));
  blob.contentType = String(headers['x-ms-blob-content-type']);
  return created();
}

function created(): Answer {
  const headers = {
    etag: '"0x8D4BCC2E4835CD0"',
    'last-modified': 'Mon, 05 Jan 2026 09:00:00 GMT',
    'x-ms-request-id': 'b1a2',
    'x-ms-version': '2026-02-06',
    'x-ms-request-server-encrypted': 'true',
  };
  return { kind: 'sent', status: 201, text: '', headers };
}
