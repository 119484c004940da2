/** A result of a search. */
export interface Hit {
  /** What `read` takes, and `call` if it is an operation. */
  id: string;
  kind: string;
  title: string;
  /** The method and path of an operation. */
  call?: string;
}
