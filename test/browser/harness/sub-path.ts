/** Where the site stands on the host that the tests serve it from. */
export const SUB_PATH = "some/where";
export const SITE_URL = `https://docs.example.com/${SUB_PATH}/`;
