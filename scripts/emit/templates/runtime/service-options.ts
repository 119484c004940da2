/** Options for services that differ from their document. Those of a call override those of the client. */
export interface ServiceOptions {
  /** Refuses query parameters that are not the integers that the document describes. Default: `true`. */
  checkIntegers?: boolean | undefined;
  /** Reads JSON also without a content type and as `text/plain`, where the document describes JSON only. Default: `false`. */
  untypedJson?: boolean | undefined;
}
