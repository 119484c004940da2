import type { Markdown } from "./content-types.js";
import type { Content, Field } from "./shape-types.js";

export interface Link {
  title: string;
  path: string;
  description: string;
}

/** The address of an API. */
export interface ServerView {
  /** With the defaults of the variables. */
  url: string;
  text: Markdown;
  variables: readonly { name: string; default: string; values: readonly string[]; text: Markdown }[];
}

/** A security scheme. */
export interface SchemeView {
  /** The name in the document, unique. */
  name: string;
  /** Such as `Bearer token` or `API key`. */
  title: string;
  text: Markdown;
  /** The header that carries the credential, and the URLs of the scheme. */
  facts: readonly { title: string; value: string }[];
  /** Empty unless the scheme is OAuth 2.0. */
  scopes: readonly { name: string; text: string }[];
}

/** A credential of a request. */
export interface CredentialView {
  /** The name of the scheme. */
  name: string;
  /** Such as `Bearer token`. */
  title: string;
  /** The scopes that the operation requires. */
  scopes: readonly string[];
  /** The way that samples and forms send it; undefined if they cannot. No form sends a cookie or a certificate: browsers refuse it. */
  sent?: { in: "header" | "query" | "cookie" | "connection"; name: string; form: "bearer" | "basic" | "digest" | "plain" };
}

export interface ResponseView {
  /** `200`, `2XX`, `default`. */
  status: string;
  text: Markdown;
  headers?: readonly Field[];
  /** Empty for a response without a body. */
  content: readonly Content[];
  links?: readonly LinkView[];
}

/** A way from a response to another operation (https://spec.openapis.org/oas/v3.1.1#link-object). */
export interface LinkView {
  name: string;
  operation?: Link;
  text: Markdown;
  /** By the name of the parameter; `body` is the request body. */
  values: readonly { name: string; value: string }[];
}

export interface ErrorView {
  status: string;
  text: Markdown;
  /** The class that the packages throw. */
  errorClass?: string;
  headers?: readonly Field[];
  content?: readonly Content[];
}

export interface PaginationView {
  /** Property paths in the body, such as `pagination.next`. */
  items: string;
  next: string;
  /** Query parameters. */
  cursor: string;
  limit?: string;
}
