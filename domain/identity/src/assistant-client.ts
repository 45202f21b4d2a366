import { errorCode } from "@domain/errors"
import { Result, Schema } from "effect"

/** Limits of programs that ask for access as assistants. Ours. */
export const assistantClientLimits = {
  nameLetters: 100,
  addressLetters: 500,
  redirectAddresses: 20,
  /** Days after its last question for which a registered program is kept. */
  unusedDays: 120,
} as const

/** Why a program that asks for access is not let in: its refusals at the token endpoint are OAuth's (RFC 6749, 7591). */
export const AssistantClientProblem = Schema.Literals([
  "clientUnknown",
  "documentUnread",
  "documentWrong",
  "nameMissing",
  "redirectsWrong",
  "secretNotSupported",
])
export type AssistantClientProblem = typeof AssistantClientProblem.Type

/** A program that asks for access cannot be told who it is. Ours. */
export class AssistantClientRefused extends Schema.TaggedError<AssistantClientRefused>()("AssistantClientRefused", {
  errorCode: errorCode(1006),
  problem: AssistantClientProblem,
}) {}

/** A program that asks for access in an assistant's name. */
export const AssistantClient = Schema.Struct({
  programId: Schema.String,
  name: Schema.String,
  redirectAddresses: Schema.Array(Schema.String),
})
export type AssistantClient = typeof AssistantClient.Type

const ofRegistration = "mqc_"

/** The id of a program that registered itself (RFC 7591). */
export const registeredClientId = (secret: string): string => `${ofRegistration}${secret}`

/** Whether an id is given by registration. */
export const isRegisteredClientId = (programId: string): boolean => programId.startsWith(ofRegistration)

/** Path and query in the characters of RFC 3986: no fragment, backslash, blank or control that a browser reads otherwise. */
const rest = /(?:\/[\w\-.~!$&'()*+,;=:@%/]*)?(?:\?[\w\-.~!$&'()*+,;=:@%/?]*)?$/.source
const https = new RegExp(String.raw`^https:\/\/([a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?)${rest}`)
const loopback = new RegExp(
  String.raw`^(http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]))(?::\d{1,5})?(${rest.slice(0, -1)})$`,
)
/** Programs on a device whose own schemes have no full stop, as RFC 8252 asks, are named here as their makers publish them. */
const ownScheme =
  /^(?:[a-z][a-z\d-]*(?:\.[a-z\d-]+)+|claude|cursor|vscode|vscode-insiders|windsurf):[\w\-.~!$&'()*+,;=:@%/?]+$/

const isShort = (address: string): boolean => address.length <= assistantClientLimits.addressLetters

/** The host of an https address in plain spelling; undefined of any other text. */
export const httpsHost = (address: string): string | undefined =>
  isShort(address) ? https.exec(address)?.[1] : undefined

/**
 * The host of a client id that is the address of the client's own document, else undefined: https, with a path without dots as
 * a step (Client ID Metadata Document, section 3).
 */
export const documentHost = (programId: string): string | undefined => {
  const host = httpsHost(programId)
  const [path = ""] = programId.slice(`https://${host}`.length).split("?")
  const steps = path.split("/").slice(1)
  const isPath = steps.join("") !== "" && !steps.some((step) => /^(?:\.|%2e){1,2}$/i.test(step))
  return isPath ? host : undefined
}

/** Whether an address leads to a program on the person's own device (RFC 8252, 7.3). */
export const isLoopback = (address: string): boolean => loopback.test(address)

/**
 * Whether a program may be answered at an address: https, http on the device itself, or a scheme of the program's own
 * (RFC 8252, 7.1). Addresses that a browser would run or open as a file are none.
 */
export const mayRedirectTo = (address: string): boolean =>
  isShort(address) && (https.test(address) || isLoopback(address) || ownScheme.test(address))

const withoutPort = (address: string): string => address.replace(loopback, "$1$2")

/** Whether an asked address is a registered one, letter by letter; on the device itself any port is (RFC 8252, 7.3). */
export const isRedirectOf = (
  { redirectAddresses }: Pick<AssistantClient, "redirectAddresses">,
  asked: string,
): boolean =>
  mayRedirectTo(asked) &&
  redirectAddresses.some(
    (one) => one === asked || (isLoopback(one) && isLoopback(asked) && withoutPort(one) === withoutPort(asked)),
  )

const decodeMetadata = Schema.decodeUnknownResult(
  Schema.Struct({
    client_name: Schema.optionalKey(Schema.String),
    redirect_uris: Schema.Array(Schema.String),
  }),
)

const decodeDocument = Schema.decodeUnknownResult(
  Schema.Struct({
    client_id: Schema.String,
    client_secret: Schema.optionalKey(Schema.Undefined),
    token_endpoint_auth_method: Schema.optionalKey(Schema.String),
  }),
)

// Directions and line breaks in a name would let it pass for words of the page around it.
const cleanName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "")
    .trim()
    .slice(0, assistantClientLimits.nameLetters)

/** What a program says of itself, as it is kept. */
export const checkedClient = (
  metadata: unknown,
  programId: string,
): Result.Result<AssistantClient, AssistantClientRefused> => {
  const refused = (problem: AssistantClientProblem) => Result.fail(new AssistantClientRefused({ problem }))
  const read = decodeMetadata(metadata)
  if (Result.isFailure(read)) return refused("redirectsWrong")
  const { client_name = "", redirect_uris: redirectAddresses } = read.success
  const isMany = redirectAddresses.length > assistantClientLimits.redirectAddresses
  if (isMany || redirectAddresses.length === 0 || !redirectAddresses.every(mayRedirectTo))
    return refused("redirectsWrong")
  const name = cleanName(client_name)
  return name === "" ? refused("nameMissing") : Result.succeed({ programId, name, redirectAddresses })
}

/** What the document at a client's id says: it names the same id, holds no secret, and proves itself by none. */
export const checkedDocument = (
  published: unknown,
  programId: string,
): Result.Result<AssistantClient, AssistantClientRefused> => {
  const read = decodeDocument(published)
  if (Result.isFailure(read) || read.success.client_id !== programId)
    return Result.fail(new AssistantClientRefused({ problem: "documentWrong" }))
  const { token_endpoint_auth_method: method = "none" } = read.success
  if (method !== "none") return Result.fail(new AssistantClientRefused({ problem: "secretNotSupported" }))
  return checkedClient(published, programId)
}
