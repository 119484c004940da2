import { App } from "astro/app";

/** The adapter's entry: a page's HTML from what the page is to say. The address is only what the frame compares links with. */
export function createExports(manifest) {
  const app = new App(manifest);
  const draw = async (page) => {
    const request = new globalThis.Request(new globalThis.URL(`http://localhost/${page.path}`));
    const response = await app.render(request, { locals: { page } });
    const html = await response.text();
    if (response.status !== 200) throw new Error(`the frame answers ${response.status}`);
    return html;
  };
  return { draw };
}
