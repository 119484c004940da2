/** The base URL of the READMEs too; the platform's is not known. */
export const BASE_URL = "https://api.example.com";

/** The package that the samples use. */
export const PACKAGE = "@hosting-platform/sdk";

/** The variable that `environmentToken()` reads. */
export const TOKEN_VARIABLE = "HOSTING_PLATFORM_TOKEN";

/** The module of the generated client in the samples for other documents. */
export const GENERATED = "./api/index.js";
