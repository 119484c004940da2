/** Parts of documents; of JSON, since a document of others may have what our types have not. */
export const text = { type: "string" };
export const number = { type: "number" };
export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
export const array = (items: unknown) => ({ type: "array", items });
export const json = (schema: unknown = text) => ({ "application/json": { schema } });
export const response = (content?: object) => ({ description: "", ...(content && { content }) });

export const object = (properties: object, required: string[] = [], more: object = {}) => ({
  ...{ type: "object", properties, ...(required.length > 0 && { required }) },
  ...more,
});

export const documentOf = (paths: object, more: object = {}): object => ({
  ...{ openapi: "3.1.0", info: { title: "Things", version: "1" }, paths },
  ...more,
});
