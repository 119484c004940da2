// Generated from spec/ by `npm run generate`; edits are lost.

import { decodeBody, encodeBody, streamBody } from "../../packages/client/src/runtime/body.js";
import { invoke } from "../../packages/client/src/runtime/invoke.js";
import type { OperationClient, ParseAs, ParsedBody, ResultOptions } from "../../packages/client/src/runtime/operation.js";
import type { DomainsRegistrarOperations } from "../types/operations/domains-registrar.js";

/** The request of {@link checkDomainsAvailability}. */
export interface CheckDomainsAvailabilityRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: DomainsRegistrarOperations["checkDomainsAvailability"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Checks the availability of domains. It is not documented of which domains. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/registrar/domains/availability`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function checkDomainsAvailability<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: CheckDomainsAvailabilityRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "checkDomainsAvailability",
      method: "POST",
      path: "/v1/registrar/domains/availability",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link buyDomains}. */
export interface BuyDomainsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: DomainsRegistrarOperations["buyDomains"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Buys domains. It is not documented which ones. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/registrar/domains/buy`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function buyDomains<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: BuyDomainsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "buyDomains",
      method: "POST",
      path: "/v1/registrar/domains/buy",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readDomainAuthCode}. */
export interface ReadDomainAuthCodeRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: DomainsRegistrarOperations["readDomainAuthCode"]["parameters"]["path"];
  query?: DomainsRegistrarOperations["readDomainAuthCode"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads the auth code of the domain. Other query parameters and the response are not documented.
 *
 * `GET /v1/registrar/domains/{domain}/auth-code`
 *
 * Parameters:
 * - `path.domain`: The domain.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readDomainAuthCode<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadDomainAuthCodeRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readDomainAuthCode",
      method: "GET",
      path: "/v1/registrar/domains/{domain}/auth-code",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link updateDomainAutoRenew}. */
export interface UpdateDomainAutoRenewRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: DomainsRegistrarOperations["updateDomainAutoRenew"]["parameters"]["path"];
  query?: DomainsRegistrarOperations["updateDomainAutoRenew"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Updates the auto-renewal of the domain. Other query parameters, the request body and the response are not documented.
 *
 * `PATCH /v1/registrar/domains/{domain}/auto-renew`
 *
 * Parameters:
 * - `path.domain`: The domain.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function updateDomainAutoRenew<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: UpdateDomainAutoRenewRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "updateDomainAutoRenew",
      method: "PATCH",
      path: "/v1/registrar/domains/{domain}/auto-renew",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readDomainAvailability}. */
export interface ReadDomainAvailabilityRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: DomainsRegistrarOperations["readDomainAvailability"]["parameters"]["path"];
  query?: DomainsRegistrarOperations["readDomainAvailability"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads the availability of the domain. Other query parameters and the response are not documented.
 *
 * `GET /v1/registrar/domains/{domain}/availability`
 *
 * Parameters:
 * - `path.domain`: The domain.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readDomainAvailability<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadDomainAvailabilityRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readDomainAvailability",
      method: "GET",
      path: "/v1/registrar/domains/{domain}/availability",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link buyDomain}. */
export interface BuyDomainRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: DomainsRegistrarOperations["buyDomain"]["parameters"]["path"];
  query?: DomainsRegistrarOperations["buyDomain"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Buys the domain that the path names. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/registrar/domains/{domain}/buy`
 *
 * Parameters:
 * - `path.domain`: The domain.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function buyDomain<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: BuyDomainRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "buyDomain",
      method: "POST",
      path: "/v1/registrar/domains/{domain}/buy",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readDomainContactInfoSchema}. */
export interface ReadDomainContactInfoSchemaRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: DomainsRegistrarOperations["readDomainContactInfoSchema"]["parameters"]["path"];
  query?: DomainsRegistrarOperations["readDomainContactInfoSchema"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads the contact info schema of the domain. Other query parameters and the response are not documented.
 *
 * `GET /v1/registrar/domains/{domain}/contact-info/schema`
 *
 * Parameters:
 * - `path.domain`: The domain.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readDomainContactInfoSchema<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadDomainContactInfoSchemaRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readDomainContactInfoSchema",
      method: "GET",
      path: "/v1/registrar/domains/{domain}/contact-info/schema",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readDomainContactVerification}. */
export interface ReadDomainContactVerificationRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: DomainsRegistrarOperations["readDomainContactVerification"]["parameters"]["path"];
  query?: DomainsRegistrarOperations["readDomainContactVerification"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads the contact verification of the domain. Other query parameters and the response are not documented.
 *
 * `GET /v1/registrar/domains/{domain}/contact-verification`
 *
 * Parameters:
 * - `path.domain`: The domain.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readDomainContactVerification<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadDomainContactVerificationRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readDomainContactVerification",
      method: "GET",
      path: "/v1/registrar/domains/{domain}/contact-verification",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link updateDomainNameservers}. */
export interface UpdateDomainNameserversRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: DomainsRegistrarOperations["updateDomainNameservers"]["parameters"]["path"];
  query?: DomainsRegistrarOperations["updateDomainNameservers"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Updates the nameservers of the domain. Other query parameters, the request body and the response are not documented.
 *
 * `PATCH /v1/registrar/domains/{domain}/nameservers`
 *
 * Parameters:
 * - `path.domain`: The domain.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function updateDomainNameservers<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: UpdateDomainNameserversRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "updateDomainNameservers",
      method: "PATCH",
      path: "/v1/registrar/domains/{domain}/nameservers",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readDomainPrice}. */
export interface ReadDomainPriceRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: DomainsRegistrarOperations["readDomainPrice"]["parameters"]["path"];
  query?: DomainsRegistrarOperations["readDomainPrice"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads the price of the domain. Other query parameters and the response are not documented.
 *
 * `GET /v1/registrar/domains/{domain}/price`
 *
 * Parameters:
 * - `path.domain`: The domain.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readDomainPrice<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadDomainPriceRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readDomainPrice",
      method: "GET",
      path: "/v1/registrar/domains/{domain}/price",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link renewDomain}. */
export interface RenewDomainRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: DomainsRegistrarOperations["renewDomain"]["parameters"]["path"];
  query?: DomainsRegistrarOperations["renewDomain"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Renews the domain that the path names. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/registrar/domains/{domain}/renew`
 *
 * Parameters:
 * - `path.domain`: The domain.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function renewDomain<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: RenewDomainRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "renewDomain",
      method: "POST",
      path: "/v1/registrar/domains/{domain}/renew",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readDomainTransfer}. */
export interface ReadDomainTransferRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: DomainsRegistrarOperations["readDomainTransfer"]["parameters"]["path"];
  query?: DomainsRegistrarOperations["readDomainTransfer"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads the transfer of the domain. Other query parameters and the response are not documented.
 *
 * `GET /v1/registrar/domains/{domain}/transfer`
 *
 * Parameters:
 * - `path.domain`: The domain.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readDomainTransfer<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadDomainTransferRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readDomainTransfer",
      method: "GET",
      path: "/v1/registrar/domains/{domain}/transfer",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link transferDomain}. */
export interface TransferDomainRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: DomainsRegistrarOperations["transferDomain"]["parameters"]["path"];
  query?: DomainsRegistrarOperations["transferDomain"]["parameters"]["query"];
  /** Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** The media type of the body. */
  contentType?: string | undefined;
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Transfers the domain that the path names. It is not documented from where to where. Other query parameters, the request body and the response are not documented.
 *
 * `POST /v1/registrar/domains/{domain}/transfer`
 *
 * Parameters:
 * - `path.domain`: The domain.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 * - `body`: Any body, or none. The media type and the fields are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function transferDomain<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: TransferDomainRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "transferDomain",
      method: "POST",
      path: "/v1/registrar/domains/{domain}/transfer",
      contentTypes: ["*/*"],
      encode: encodeBody,
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readRegistrarOrder}. */
export interface ReadRegistrarOrderRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: DomainsRegistrarOperations["readRegistrarOrder"]["parameters"]["path"];
  query?: DomainsRegistrarOperations["readRegistrarOrder"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads the registrar order that the path names. Other query parameters and the response are not documented.
 *
 * `GET /v1/registrar/orders/{orderId}`
 *
 * Parameters:
 * - `path.orderId`: The ID of the registrar order.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readRegistrarOrder<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadRegistrarOrderRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readRegistrarOrder",
      method: "GET",
      path: "/v1/registrar/orders/{orderId}",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link listSupportedTlds}. */
export interface ListSupportedTldsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  query?: DomainsRegistrarOperations["listSupportedTlds"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the supported top-level domains. Other query parameters and the response are not documented.
 *
 * `GET /v1/registrar/tlds/supported`
 *
 * Parameters:
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listSupportedTlds<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request?: ListSupportedTldsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listSupportedTlds",
      method: "GET",
      path: "/v1/registrar/tlds/supported",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readTld}. */
export interface ReadTldRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: DomainsRegistrarOperations["readTld"]["parameters"]["path"];
  query?: DomainsRegistrarOperations["readTld"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads the top-level domain that the path names. Other query parameters and the response are not documented.
 *
 * `GET /v1/registrar/tlds/{tld}`
 *
 * Parameters:
 * - `path.tld`: The top-level domain.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readTld<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadTldRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readTld",
      method: "GET",
      path: "/v1/registrar/tlds/{tld}",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}

/** The request of {@link readTldPrice}. */
export interface ReadTldPriceRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: DomainsRegistrarOperations["readTldPrice"]["parameters"]["path"];
  query?: DomainsRegistrarOperations["readTldPrice"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Reads the price of the top-level domain. Other query parameters and the response are not documented.
 *
 * `GET /v1/registrar/tlds/{tld}/price`
 *
 * Parameters:
 * - `path.tld`: The top-level domain.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function readTldPrice<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ReadTldPriceRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "readTldPrice",
      method: "GET",
      path: "/v1/registrar/tlds/{tld}/price",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}
