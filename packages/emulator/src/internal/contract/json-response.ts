/** A JSON response before it is sent. */
export interface JsonResponse {
  status: number;
  /** Left out where there is no body. */
  body?: unknown;
  headers?: Readonly<Record<string, string>> | undefined;
}
