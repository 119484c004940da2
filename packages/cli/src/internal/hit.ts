/** A result of a search. */
export interface Hit {
  /** The argument of `read`, and of `call` for an operation. */
  id: string;
  kind: string;
  title: string;
  /** The method and path of an operation. */
  call?: string;
}
