const OBJECT_ID = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

export function isObjectId(text: string): boolean {
  return OBJECT_ID.test(text);
}

/** Returns a full id, and throws for any other text. A full id cannot be an option, a range or a path. */
export function checkedId(id: string): string {
  if (!isObjectId(id)) {
    throw new Error(`"${id}" is not the full id of a git object`);
  }
  return id;
}
