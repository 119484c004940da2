/** Options for services that differ from their description: none, since the contract describes this one. */
export type ServiceOptions = object;
