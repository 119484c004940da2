export interface HashOptions {
  /** Excludes files and folders below the places. */
  except?: (path: string) => boolean;
  /** Additional input of the hash. */
  salt?: string;
}

export function contentHash(root: string, places: readonly string[], options?: HashOptions): string;
