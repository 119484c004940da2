/** A request and its answer. */
export interface Exchange {
  operation: string;
  method: string;
  url: string;
  requestBody: string | undefined;
  status: number;
  contentType: string;
  text: string;
  /** The body as JSON, where it is JSON. */
  json: unknown;
}
