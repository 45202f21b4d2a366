/** Whose number it is: the specification's table, or ours for failures that the table leaves without one. */
export type ErrorOrigin = "specification" | "product"

/** One row of the catalogue. `meaning` is for developers; people read the text that locale files keep under `messageKey`. */
export interface ErrorEntry {
  readonly code: number
  readonly name: string
  readonly meaning: string
  readonly httpStatus: number
  readonly messageKey: `code.${number}`
}

const row = <const Code extends number, const Name extends string>(
  code: Code,
  httpStatus: number,
  name: Name,
  meaning: string,
) => ({ code, name, meaning, httpStatus, messageKey: `code.${code}` }) as const

/** Every numeric code with its name, meaning, HTTP status and message key. Spec: error catalogue 8.1; from 1001 on ours (8.3). */
export const errorCatalogue = [
  row(51, 401, "invalidLoginCredentials", "invalid login credentials"),
  row(52, 403, "userAccountExpired", "user account expired"),
  row(55, 404, "invalidPortal", "invalid portal requested"),
  row(56, 403, "forbiddenPortal", "forbidden portal"),
  row(57, 400, "invalidOtp", "invalid OTP"),
  row(60, 400, "invalidHashkey", "invalid hashkey"),
  row(61, 401, "tokenMalformed", "token malformed"),
  row(62, 401, "tokenExpired", "token expired"),
  row(63, 401, "tokenInvalid", "token invalid"),
  row(65, 409, "emailAlreadyVerified", "email already verified"),
  row(74, 403, "passwordExpired", "password expired"),
  row(75, 422, "oldPasswordReused", "old password reused"),
  row(76, 401, "refreshTokenExpired", "refresh token expired"),
  row(84, 422, "weakPassword", "weak password"),
  row(101, 409, "entityAlreadyExists", "entity already exists"),
  row(102, 400, "invalidRequestData", "invalid request data"),
  row(104, 404, "entityDoesNotExist", "entity does not exist"),
  row(110, 409, "mediaPlanStatusUpdateFailed", "media plan status update failed"),
  row(111, 409, "noCampaignsLinked", "no campaigns linked"),
  row(112, 404, "invalidBusinessProfile", "invalid business profile"),
  row(113, 403, "forbiddenBusinessProfile", "forbidden business profile"),
  row(201, 402, "paymentProviderError", "payment provider error, its message passed through"),
  row(308, 404, "entityNotFoundInCache", "entity not found in cache"),
  row(318, 502, "imageSearchFailed", "image-search service error"),
  row(331, 409, "facebookPageAlreadyRequested", "Facebook page already requested"),
  row(401, 401, "unauthorized", "unauthorized"),
  row(706, 502, "htmlWebClientError", "HTML web client error"),
  row(800, 429, "otpAlreadyGenerated", "OTP already generated"),
  row(801, 429, "otpAttemptsExceeded", "OTP verification attempts exceeded"),
  row(1001, 409, "staleRevision", "the record changed since it was read"),
  row(1002, 409, "idempotencyConflict", "an idempotency key was used again with other content"),
  row(1003, 402, "insufficientFunds", "the wallet cannot cover the amount"),
  row(1005, 429, "tooManyRequests", "too many requests"),
  row(1006, 409, "illegalTransition", "the move is not allowed from the present status"),
  row(1007, 422, "promoCodeInvalid", "promo code unknown"),
  row(1008, 409, "promoCodeUsed", "promo code already used"),
  row(1009, 422, "promoCodeExpired", "promo code expired or not yet valid"),
  row(1010, 402, "paymentDeclined", "payment declined"),
  row(1011, 409, "paymentPending", "an earlier payment is still pending"),
  row(1012, 410, "linkExpired", "link expired"),
  row(1013, 404, "linkInvalid", "link invalid"),
  row(1014, 409, "notLaunchable", "the campaign lacks something a launch needs"),
  row(1015, 409, "storeBudgetInsufficient", "a store's budget is insufficient"),
  row(1016, 409, "campaignDisabled", "the campaign is disabled and cannot be activated"),
  row(1017, 502, "facebookPageLinkingFailed", "linking the Facebook page failed"),
  row(1018, 502, "locationNotDetected", "location detection failed"),
  row(1019, 502, "gstDetailsNotFetched", "GST details could not be fetched"),
  row(1020, 502, "launchFailed", "launching the campaign failed"),
  row(1021, 404, "mobileNumberNotRegistered", "no account has this mobile number"),
  row(1022, 422, "promoCodeOtherRegion", "promo code belongs to another region"),
  row(1023, 503, "overloaded", "the server has too much to do; try again later"),
  row(1024, 413, "bodyTooLarge", "the body is larger than this call takes"),
  row(1025, 415, "bodyNotJson", "the body must be application/json"),
  row(1026, 422, "accountNotOpened", "no account can be opened with these details"),
  row(1027, 422, "phoneNotServed", "messages go to mobile numbers of the portal's regions only"),
  row(1028, 403, "roleForbidden", "the caller's role does not allow this"),
  row(1029, 410, "signInExpired", "the sign-in waited too long for its second factor"),
  row(1030, 409, "erasureBlocked", "the account has money or running campaigns and cannot be erased yet"),
  row(1031, 422, "facebookLoginFailed", "the Facebook login was cancelled, refused or took too long"),
  row(1032, 409, "approvalMissing", "the client has not approved the agent's campaign as it is now"),
  row(
    1033,
    422,
    "storeNotLinked",
    "the store's link was cancelled, refused or took too long, or is another business's",
  ),
  row(1034, 409, "summaryNotPayable", "the link's holder may not pay for the campaign as it is now"),
  row(1035, 409, "serviceOff", "the third party that this needs is not set up here"),
  row(1036, 403, "reportLocked", "the link of a report asks for a password, or the given one is wrong"),
  row(1037, 422, "destinationNotConnected", "the system that leads are to be sent to does not let us in"),
] as const satisfies ReadonlyArray<ErrorEntry>

/** A number of the catalogue. */
export type ErrorCode = (typeof errorCatalogue)[number]["code"]

/** The name of a catalogued code, as code speaks of it. */
export type ErrorName = (typeof errorCatalogue)[number]["name"]

const entries: ReadonlyMap<number, ErrorEntry> = new Map(errorCatalogue.map((entry) => [entry.code, entry]))

/** The row of a code; undefined when the code is not catalogued. */
export const errorEntry = (code: number): ErrorEntry | undefined => entries.get(code)

/** Whether the number has a row. */
export const isErrorCode = (code: number): code is ErrorCode => entries.has(code)

/** Numbers under 1000 are the specification's, the others ours. */
export const originOf = (code: ErrorCode): ErrorOrigin => (code < 1000 ? "specification" : "product")

/** HTTP status that carries a code; an uncatalogued 4xx or 5xx is its own status, anything else 500. */
export const statusOf = (code: number): number =>
  entries.get(code)?.httpStatus ?? (Number.isInteger(code) && code >= 400 && code <= 599 ? code : 500)

/** Key of 'Something went wrong. If the problem persists, please contact support.' Spec: 8.2. */
export const genericMessageKey = "generic"

/** Message key of the text shown for a code; the generic one when the code is unknown. Spec: 8.2, 8.3. */
export const messageKeyOf = (code: number): `code.${number}` | typeof genericMessageKey =>
  entries.get(code)?.messageKey ?? genericMessageKey
