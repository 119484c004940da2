/** A JSON response before it is sent. */
export interface JsonResponse {
  status: number;
  /** `undefined` sends no body. */
  body?: unknown;
  headers?: Readonly<Record<string, string>> | undefined;
}
