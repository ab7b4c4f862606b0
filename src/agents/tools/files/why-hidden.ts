import { secretFileReason } from './secret-files.ts';

/** Why content exclusion keeps a file from models; undefined where it does not. */
export type MayShow = (path: string) => Promise<string | undefined>;

/** Why nothing of a file is shown, in a sentence for the model; undefined where it may be. */
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
