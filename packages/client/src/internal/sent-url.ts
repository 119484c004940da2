/** The part of a middleware's arguments that is read here. */
interface Sent {
  request: Request;
  params: object;
}

const urls = new WeakMap<object, string>();

/** Notes where each call goes. An answer that a middleware or a caller's own `fetch` makes has no URL. */
export const noteUrl = {
  onRequest({ request, params }: Sent): undefined {
    urls.set(params, request.url);
  },
};

/** The URL of an answer, or else that of the request which the call with these `params` made. */
export function urlOf(response: Response, params: object): string {
  return response.url || (urls.get(params) ?? "");
}
