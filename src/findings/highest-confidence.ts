/** The highest confidence of several reports of one fault. A report without a confidence is certain, so there is no number. */
export function highestConfidence(
  reports: readonly { readonly confidence?: number | undefined }[],
): number | undefined {
  let highest = 0;
  for (const { confidence } of reports) {
    if (confidence === undefined) {
      return undefined;
    }
    highest = Math.max(highest, confidence);
  }
  return highest;
}
