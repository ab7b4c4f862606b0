/** What stands on disk; `other` for devices, pipes and sockets. */
export type DiskKind = 'file' | 'folder' | 'symlink' | 'other';

export interface DiskEntry {
  readonly name: string;
  readonly kind: DiskKind;
}

/** Looks at what is below a folder on disk; paths are from there, with `/`. */
export interface Disk {
  /** Undefined for all that cannot be looked at. */
  kindOf(path: string): Promise<DiskKind | undefined>;
  /** Empty for a folder that is not there or cannot be opened. */
  readFolder(path: string): Promise<readonly DiskEntry[]>;
}
