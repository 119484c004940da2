/** Names of integer parameters with their bounds. */
export type IntegerBounds = readonly (readonly [name: string, least: number, most: number])[];

/** The serialization of a parameter, as in the OpenAPI Parameter Object. */
export interface ParameterStyle {
  readonly in: "path" | "query" | "header" | "cookie";
  readonly name: string;
  /** `json` is a parameter with `content`, whose value is serialized as JSON. */
  readonly style: "simple" | "label" | "matrix" | "form" | "spaceDelimited" | "pipeDelimited" | "deepObject" | "json";
  readonly explode: boolean;
  /** Leaves reserved characters unencoded. */
  readonly allowReserved?: true;
  /** The value is the whole query (`in: querystring`), which is its only field. */
  readonly isWhole?: true;
  /** A header that the call or the client has to set. */
  readonly required?: true;
  /** The value of a required header that neither sets. */
  readonly default?: string;
}

/** The serialization of a form field, as in the OpenAPI Encoding Object. */
export interface FieldEncoding {
  readonly name: string;
  /** A part of a multipart body. */
  readonly isPart?: true;
  /** Only for parts without a style. */
  readonly contentType?: string;
  readonly style?: ParameterStyle["style"];
  readonly explode?: boolean;
}
