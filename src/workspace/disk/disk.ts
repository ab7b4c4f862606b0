/** The kind of an entry on disk; `other` for devices, pipes and sockets. */
export type DiskKind = 'file' | 'folder' | 'symlink' | 'other';

export interface DiskEntry {
  readonly name: string;
  readonly kind: DiskKind;
}

/** Inspects a folder on disk. Paths are relative to it, with `/`. */
export interface Disk {
  /** Returns undefined for anything that cannot be inspected. */
  kindOf(path: string): Promise<DiskKind | undefined>;
  /** Returns nothing for a folder that does not exist. Undefined if the system refuses to list the folder. */
  readFolder(path: string): Promise<readonly DiskEntry[] | undefined>;
  /** The names in a folder that are not valid UTF-8, as `readFolder` returns them: by these, nothing can be opened. */
  readUndecodable(path: string): Promise<ReadonlySet<string>>;
}
