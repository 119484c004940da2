/** A [Standard Schema](https://standardschema.dev) validator, version 1. */
export interface StandardSchema<Output> {
  readonly "~standard": StandardValidator<Output>;
}

/** The interface of a validator. */
export interface StandardValidator<Output> {
  readonly version: 1;
  readonly vendor: string;
  validate(value: unknown): StandardResult<Output> | Promise<StandardResult<Output>>;
}

/** The result of a validation: a value or issues. */
export type StandardResult<Output> =
  | {
      readonly value: Output;
      readonly issues?: undefined;
    }
  | { readonly issues: readonly StandardIssue[] };

/** An issue found by a validator, and its path. */
export interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}
