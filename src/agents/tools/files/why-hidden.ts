import { secretFileReason } from '../../../text/secrets/secret-files.ts';

/** Returns the reason why content exclusion keeps a file from models; undefined if it does not. */
export type MayShow = (path: string) => Promise<string | undefined>;

/** The reason why a file is not shown, as a sentence for the model; undefined if it may be shown. */
export async function whyHidden(path: string, mayShow: MayShow): Promise<string | undefined> {
  const secret = secretFileReason(path);
  if (secret !== undefined) {
    return `By its name that file holds ${secret}, so it is not shown. Go on without it.`;
  }
  const why = await mayShow(path);
  return why === undefined
    ? undefined
    : `The content exclusion of this repository keeps that file from models: ${why}.`;
}
