// Generated from spec/ by `npm run generate`; edits are lost.

import { decodeBody, encodeBody, streamBody } from "../../packages/client/src/runtime/body.js";
import { invoke } from "../../packages/client/src/runtime/invoke.js";
import type { OperationClient, ParseAs, ParsedBody, RequestOptions, ResultOptions } from "../../packages/client/src/runtime/operation.js";
import type { MarketplaceOperations } from "../types/operations/marketplace.js";

/** The request of {@link updateInstallation}. */
export interface UpdateInstallationRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: MarketplaceOperations["updateInstallation"]["parameters"]["path"];
  query?: MarketplaceOperations["updateInstallation"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Updates the installation that the path names. Other query parameters, the request body and the response are not documented.
 *
 * `PATCH /v1/installations/{integrationConfigurationId}`
 *
 * Parameters:
 * - `path.integrationConfigurationId`: The ID of the integration configuration.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function updateInstallation<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: UpdateInstallationRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "updateInstallation",
      method: "PATCH",
      path: "/v1/installations/{integrationConfigurationId}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readInstallationAccount}. */
export interface ReadInstallationAccountRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: MarketplaceOperations["readInstallationAccount"]["parameters"]["path"];
  query?: MarketplaceOperations["readInstallationAccount"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads the account of the installation. Other query parameters and the response are not documented.
 *
 * `GET /v1/installations/{integrationConfigurationId}/account`
 *
 * Parameters:
 * - `path.integrationConfigurationId`: The ID of the integration configuration.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readInstallationAccount<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadInstallationAccountRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readInstallationAccount",
      method: "GET",
      path: "/v1/installations/{integrationConfigurationId}/account",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link createInstallationBilling}. */
export interface CreateInstallationBillingRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: MarketplaceOperations["createInstallationBilling"]["parameters"]["path"];
  query?: MarketplaceOperations["createInstallationBilling"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates the billing of the installation. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/installations/{integrationConfigurationId}/billing`
 *
 * Parameters:
 * - `path.integrationConfigurationId`: The ID of the integration configuration.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function createInstallationBilling<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: CreateInstallationBillingRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createInstallationBilling",
      method: "POST",
      path: "/v1/installations/{integrationConfigurationId}/billing",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link createInstallationBalance}. */
export interface CreateInstallationBalanceRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: MarketplaceOperations["createInstallationBalance"]["parameters"]["path"];
  query?: MarketplaceOperations["createInstallationBalance"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates the billing balance of the installation. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/installations/{integrationConfigurationId}/billing/balance`
 *
 * Parameters:
 * - `path.integrationConfigurationId`: The ID of the integration configuration.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function createInstallationBalance<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: CreateInstallationBalanceRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createInstallationBalance",
      method: "POST",
      path: "/v1/installations/{integrationConfigurationId}/billing/balance",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link finalizeInstallationBilling}. */
export interface FinalizeInstallationBillingRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: MarketplaceOperations["finalizeInstallationBilling"]["parameters"]["path"];
  query?: MarketplaceOperations["finalizeInstallationBilling"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Finalizes the billing of the installation. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/installations/{integrationConfigurationId}/billing/finalize`
 *
 * Parameters:
 * - `path.integrationConfigurationId`: The ID of the integration configuration.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function finalizeInstallationBilling<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: FinalizeInstallationBillingRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "finalizeInstallationBilling",
      method: "POST",
      path: "/v1/installations/{integrationConfigurationId}/billing/finalize",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link createInstallationInvoice}. */
export interface CreateInstallationInvoiceRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: MarketplaceOperations["createInstallationInvoice"]["parameters"]["path"];
  query?: MarketplaceOperations["createInstallationInvoice"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates an invoice of the installation. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/installations/{integrationConfigurationId}/billing/invoices`
 *
 * Parameters:
 * - `path.integrationConfigurationId`: The ID of the integration configuration.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function createInstallationInvoice<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: CreateInstallationInvoiceRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createInstallationInvoice",
      method: "POST",
      path: "/v1/installations/{integrationConfigurationId}/billing/invoices",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readInstallationInvoice}. */
export interface ReadInstallationInvoiceRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: MarketplaceOperations["readInstallationInvoice"]["parameters"]["path"];
  query?: MarketplaceOperations["readInstallationInvoice"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads one invoice of the installation. Other query parameters and the response are not documented.
 *
 * `GET /v1/installations/{integrationConfigurationId}/billing/invoices/{invoiceId}`
 *
 * Parameters:
 * - `path.integrationConfigurationId`: The ID of the integration configuration.
 * - `path.invoiceId`: The ID of the invoice.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readInstallationInvoice<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadInstallationInvoiceRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readInstallationInvoice",
      method: "GET",
      path: "/v1/installations/{integrationConfigurationId}/billing/invoices/{invoiceId}",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link createInstallationInvoiceAction}. */
export interface CreateInstallationInvoiceActionRequest<
  As extends ParseAs = "auto",
  Output = ParsedBody[As],
> extends ResultOptions<Output> {
  path: MarketplaceOperations["createInstallationInvoiceAction"]["parameters"]["path"];
  query?: MarketplaceOperations["createInstallationInvoiceAction"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates an action of one invoice of the installation. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/installations/{integrationConfigurationId}/billing/invoices/{invoiceId}/actions`
 *
 * Parameters:
 * - `path.integrationConfigurationId`: The ID of the integration configuration.
 * - `path.invoiceId`: The ID of the invoice.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function createInstallationInvoiceAction<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: CreateInstallationInvoiceActionRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createInstallationInvoiceAction",
      method: "POST",
      path: "/v1/installations/{integrationConfigurationId}/billing/invoices/{invoiceId}/actions",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link createInstallationEvent}. */
export interface CreateInstallationEventRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: MarketplaceOperations["createInstallationEvent"]["parameters"]["path"];
  query?: MarketplaceOperations["createInstallationEvent"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates an event of the installation. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/installations/{integrationConfigurationId}/events`
 *
 * Parameters:
 * - `path.integrationConfigurationId`: The ID of the integration configuration.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function createInstallationEvent<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: CreateInstallationEventRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createInstallationEvent",
      method: "POST",
      path: "/v1/installations/{integrationConfigurationId}/events",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readInstallationMember}. */
export interface ReadInstallationMemberRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: MarketplaceOperations["readInstallationMember"]["parameters"]["path"];
  query?: MarketplaceOperations["readInstallationMember"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads one member of the installation. Other query parameters and the response are not documented.
 *
 * `GET /v1/installations/{integrationConfigurationId}/member/{memberId}`
 *
 * Parameters:
 * - `path.integrationConfigurationId`: The ID of the integration configuration.
 * - `path.memberId`: The ID of the member of the installation.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readInstallationMember<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadInstallationMemberRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readInstallationMember",
      method: "GET",
      path: "/v1/installations/{integrationConfigurationId}/member/{memberId}",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link listInstallationResources}. */
export interface ListInstallationResourcesRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: MarketplaceOperations["listInstallationResources"]["parameters"]["path"];
  query?: MarketplaceOperations["listInstallationResources"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the resources of the installation. Other query parameters and the response are not documented.
 *
 * `GET /v1/installations/{integrationConfigurationId}/resources`
 *
 * Parameters:
 * - `path.integrationConfigurationId`: The ID of the integration configuration.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listInstallationResources<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ListInstallationResourcesRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listInstallationResources",
      method: "GET",
      path: "/v1/installations/{integrationConfigurationId}/resources",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readInstallationResource}. */
export interface ReadInstallationResourceRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: MarketplaceOperations["readInstallationResource"]["parameters"]["path"];
  query?: MarketplaceOperations["readInstallationResource"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads one resource of the installation. Other query parameters and the response are not documented.
 *
 * `GET /v1/installations/{integrationConfigurationId}/resources/{resourceId}`
 *
 * Parameters:
 * - `path.integrationConfigurationId`: The ID of the integration configuration.
 * - `path.resourceId`: The ID of the resource.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readInstallationResource<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadInstallationResourceRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readInstallationResource",
      method: "GET",
      path: "/v1/installations/{integrationConfigurationId}/resources/{resourceId}",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link replaceInstallationResource}. */
export interface ReplaceInstallationResourceRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: MarketplaceOperations["replaceInstallationResource"]["parameters"]["path"];
  query?: MarketplaceOperations["replaceInstallationResource"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Replaces one resource of the installation. Other query parameters, the request body and the response are not documented.
 *
 * `PUT /v1/installations/{integrationConfigurationId}/resources/{resourceId}`
 *
 * Parameters:
 * - `path.integrationConfigurationId`: The ID of the integration configuration.
 * - `path.resourceId`: The ID of the resource.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function replaceInstallationResource<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReplaceInstallationResourceRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "replaceInstallationResource",
      method: "PUT",
      path: "/v1/installations/{integrationConfigurationId}/resources/{resourceId}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link deleteInstallationResource}. */
export interface DeleteInstallationResourceRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: MarketplaceOperations["deleteInstallationResource"]["parameters"]["path"];
  query?: MarketplaceOperations["deleteInstallationResource"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Deletes one resource of the installation. Other query parameters, the request body and the response are not documented.
 *
 * `DELETE /v1/installations/{integrationConfigurationId}/resources/{resourceId}`
 *
 * Parameters:
 * - `path.integrationConfigurationId`: The ID of the integration configuration.
 * - `path.resourceId`: The ID of the resource.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function deleteInstallationResource<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: DeleteInstallationResourceRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "deleteInstallationResource",
      method: "DELETE",
      path: "/v1/installations/{integrationConfigurationId}/resources/{resourceId}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link updateInstallationResource}. */
export interface UpdateInstallationResourceRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: MarketplaceOperations["updateInstallationResource"]["parameters"]["path"];
  query?: MarketplaceOperations["updateInstallationResource"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Updates one resource of the installation. Other query parameters, the request body and the response are not documented.
 *
 * `PATCH /v1/installations/{integrationConfigurationId}/resources/{resourceId}`
 *
 * Parameters:
 * - `path.integrationConfigurationId`: The ID of the integration configuration.
 * - `path.resourceId`: The ID of the resource.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function updateInstallationResource<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: UpdateInstallationResourceRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "updateInstallationResource",
      method: "PATCH",
      path: "/v1/installations/{integrationConfigurationId}/resources/{resourceId}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readExperimentationGlobalConfig}. */
export interface ReadExperimentationGlobalConfigRequest<
  As extends ParseAs = "auto",
  Output = ParsedBody[As],
> extends ResultOptions<Output> {
  path: MarketplaceOperations["readExperimentationGlobalConfig"]["parameters"]["path"];
  query?: MarketplaceOperations["readExperimentationGlobalConfig"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads the experimentation global config of one resource of the installation. Other query parameters and the response are not documented.
 *
 * `GET /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/global-config`
 *
 * Parameters:
 * - `path.integrationConfigurationId`: The ID of the integration configuration.
 * - `path.resourceId`: The ID of the resource.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readExperimentationGlobalConfig<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadExperimentationGlobalConfigRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readExperimentationGlobalConfig",
      method: "GET",
      path: "/v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/global-config",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link replaceExperimentationGlobalConfig}. */
export interface ReplaceExperimentationGlobalConfigRequest<
  As extends ParseAs = "auto",
  Output = ParsedBody[As],
> extends ResultOptions<Output> {
  path: MarketplaceOperations["replaceExperimentationGlobalConfig"]["parameters"]["path"];
  query?: MarketplaceOperations["replaceExperimentationGlobalConfig"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Replaces the experimentation global config of one resource of the installation. Other query parameters, the request body and the response are not documented.
 *
 * `PUT /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/global-config`
 *
 * Parameters:
 * - `path.integrationConfigurationId`: The ID of the integration configuration.
 * - `path.resourceId`: The ID of the resource.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function replaceExperimentationGlobalConfig<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReplaceExperimentationGlobalConfigRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "replaceExperimentationGlobalConfig",
      method: "PUT",
      path: "/v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/global-config",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link checkExperimentationGlobalConfigExists}. */
export interface CheckExperimentationGlobalConfigExistsRequest extends RequestOptions {
  path: MarketplaceOperations["checkExperimentationGlobalConfigExists"]["parameters"]["path"];
  query?: MarketplaceOperations["checkExperimentationGlobalConfigExists"]["parameters"]["query"];
}

/**
 * Checks whether one resource of the installation has an experimentation global config. Other query parameters and the response are not documented.
 *
 * `HEAD /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/global-config`
 *
 * Parameters:
 * - `path.integrationConfigurationId`: The ID of the integration configuration.
 * - `path.resourceId`: The ID of the resource.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the headers are not documented; responses to HEAD have no body.
 */
export function checkExperimentationGlobalConfigExists(
  client: OperationClient,
  request: CheckExperimentationGlobalConfigExistsRequest,
): Promise<undefined> {
  return invoke(
    client,
    {
      operationId: "checkExperimentationGlobalConfigExists",
      method: "HEAD",
      path: "/v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/global-config",
    },
    request,
  );
}

/** The request of {@link createExperimentationItem}. */
export interface CreateExperimentationItemRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: MarketplaceOperations["createExperimentationItem"]["parameters"]["path"];
  query?: MarketplaceOperations["createExperimentationItem"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Creates an experimentation item of one resource of the installation. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/items`
 *
 * Parameters:
 * - `path.integrationConfigurationId`: The ID of the integration configuration.
 * - `path.resourceId`: The ID of the resource.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function createExperimentationItem<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: CreateExperimentationItemRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "createExperimentationItem",
      method: "POST",
      path: "/v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/items",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link deleteExperimentationItem}. */
export interface DeleteExperimentationItemRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: MarketplaceOperations["deleteExperimentationItem"]["parameters"]["path"];
  query?: MarketplaceOperations["deleteExperimentationItem"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Deletes one experimentation item of a resource of the installation. Other query parameters, the request body and the response are not documented.
 *
 * `DELETE /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/items/{itemId}`
 *
 * Parameters:
 * - `path.integrationConfigurationId`: The ID of the integration configuration.
 * - `path.resourceId`: The ID of the resource.
 * - `path.itemId`: The ID of the experimentation item.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function deleteExperimentationItem<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: DeleteExperimentationItemRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "deleteExperimentationItem",
      method: "DELETE",
      path: "/v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/items/{itemId}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link updateExperimentationItem}. */
export interface UpdateExperimentationItemRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: MarketplaceOperations["updateExperimentationItem"]["parameters"]["path"];
  query?: MarketplaceOperations["updateExperimentationItem"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Updates one experimentation item of a resource of the installation. Other query parameters, the request body and the response are not documented.
 *
 * `PATCH /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/items/{itemId}`
 *
 * Parameters:
 * - `path.integrationConfigurationId`: The ID of the integration configuration.
 * - `path.resourceId`: The ID of the resource.
 * - `path.itemId`: The ID of the experimentation item.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function updateExperimentationItem<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: UpdateExperimentationItemRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "updateExperimentationItem",
      method: "PATCH",
      path: "/v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/items/{itemId}",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link replaceInstallationResourceSecrets}. */
export interface ReplaceInstallationResourceSecretsRequest<
  As extends ParseAs = "auto",
  Output = ParsedBody[As],
> extends ResultOptions<Output> {
  path: MarketplaceOperations["replaceInstallationResourceSecrets"]["parameters"]["path"];
  query?: MarketplaceOperations["replaceInstallationResourceSecrets"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Replaces the secrets of one resource of the installation. Other query parameters, the request body and the response are not documented.
 *
 * `PUT /v1/installations/{integrationConfigurationId}/resources/{resourceId}/secrets`
 *
 * Parameters:
 * - `path.integrationConfigurationId`: The ID of the integration configuration.
 * - `path.resourceId`: The ID of the resource.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function replaceInstallationResourceSecrets<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReplaceInstallationResourceSecretsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "replaceInstallationResourceSecrets",
      method: "PUT",
      path: "/v1/installations/{integrationConfigurationId}/resources/{resourceId}/secrets",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}
