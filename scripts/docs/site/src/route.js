import { defineRouteMiddleware } from "@astrojs/starlight/route-data";

/** What the theme would take from its configuration comes from the page that is drawn. */
export const onRequest = defineRouteMiddleware(({ locals }) => {
  const { page, starlightRoute } = locals;
  Object.assign(starlightRoute, { siteTitle: page.siteTitle, sidebar: page.sidebar, editUrl: page.editLink });
});
