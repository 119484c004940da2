export interface Exchange {
  operation: string;
  method: string;
  url: string;
  requestBody: string | undefined;
  status: number;
  contentType: string;
  text: string;
  json: unknown;
}
