export interface HashOptions {
  /** Which files and folders below the places do not count. */
  except?: (path: string) => boolean;
  /** More that the hash is to depend on. */
  salt?: string;
}

export function contentHash(root: string, places: readonly string[], options?: HashOptions): string;
