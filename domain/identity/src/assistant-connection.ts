import { errorCode } from "@domain/errors"
import { BusinessProfileId, UserId } from "@domain/kernel"
import { Result, Schema } from "effect"
import { hasPassed } from "./account.ts"
import { AssistantScope } from "./assistant-scopes.ts"
import { InvalidFields } from "./failures.ts"

const minute = 60_000
const day = 24 * 60 * minute

/** Limits of what assistants are let do, and for how long. Ours. */
export const assistantPolicy = {
  /** Connections of a person that work. */
  most: 20,
  /** The days between which a person chooses. */
  days: [7, 30, 90],
  mostDays: 90,
  usualDays: 30,
  /** The businesses that a person may choose by name. */
  businesses: 200,
  codeMilliseconds: 2 * minute,
  accessMilliseconds: 15 * minute,
  /** Calls of a connection in a minute. */
  callsAMinute: 300,
} as const

/** What a person let an assistant do. Instants are epoch milliseconds. */
export const AssistantConnection = Schema.Struct({
  id: Schema.String,
  userId: UserId,
  programId: Schema.String,
  /** What the program calls itself. */
  name: Schema.String,
  /** The host whose document says so; absent of a program that registered itself, which nobody vouches for. */
  host: Schema.optionalKey(Schema.String),
  scopes: Schema.Array(AssistantScope),
  /** Absent where the person chose all businesses that they have. */
  businessProfileIds: Schema.optionalKey(Schema.Array(BusinessProfileId)),
  /** The endpoint that its tokens are for (RFC 8707). */
  resource: Schema.String,
  createdAt: Schema.Int,
  expiresAt: Schema.Int,
  /** When the assistant fetched its first token. */
  connectedAt: Schema.optionalKey(Schema.Int),
  /** To the minute. */
  lastUsedAt: Schema.optionalKey(Schema.Int),
  revokedAt: Schema.optionalKey(Schema.Int),
})
export type AssistantConnection = typeof AssistantConnection.Type

/** A code, an access token or a refresh token of a connection. */
export const AssistantSecretKind = Schema.Literals(["code", "access", "refresh"])
export type AssistantSecretKind = typeof AssistantSecretKind.Type

/** There is no such connection of the person. Ours. */
export class AssistantConnectionNotFound extends Schema.TaggedError<AssistantConnectionNotFound>()(
  "AssistantConnectionNotFound",
  { errorCode: errorCode(104) },
) {}

/** The person has as many assistants as they may. Ours. */
export class AssistantConnectionsFull extends Schema.TaggedError<AssistantConnectionsFull>()(
  "AssistantConnectionsFull",
  { errorCode: errorCode(1006), most: Schema.Int },
) {}

/** The errors of the token endpoint (RFC 6749, 5.2; RFC 8707). */
export const TokenError = Schema.Literals([
  "invalid_request",
  "invalid_client",
  "invalid_grant",
  "invalid_scope",
  "invalid_target",
  "unsupported_grant_type",
])
export type TokenError = typeof TokenError.Type

/** No token is issued. Ours. */
export class AssistantTokenRefused extends Schema.TaggedError<AssistantTokenRefused>()("AssistantTokenRefused", {
  errorCode: errorCode(1006),
  error: TokenError,
}) {}

const prefixes = { code: "mqo_", access: "mqa_", refresh: "mqr_" } as const satisfies Record<
  AssistantSecretKind,
  string
>

/** A secret's whole text: a prefix by which it is recognised where it leaks, and random text. */
export const assistantSecret = (kind: AssistantSecretKind, random: string): string => `${prefixes[kind]}${random}`

/** Whether a text claims to be an assistant's access token, whatever it holds. */
export const claimsToBeAssistantToken = (text: string): boolean => text.startsWith(prefixes.access)

/** Whether a connection works at an instant. */
export const isLiving = ({ revokedAt, expiresAt }: Pick<AssistantConnection, "revokedAt" | "expiresAt">, now: number) =>
  revokedAt === undefined && !hasPassed(expiresAt, now)

/** Whether a connection counts and is listed: it lives, and its assistant fetched a token or still may. */
export const isConnected = (
  connection: Pick<AssistantConnection, "revokedAt" | "expiresAt" | "createdAt" | "connectedAt">,
  now: number,
): boolean =>
  isLiving(connection, now) &&
  (connection.connectedAt !== undefined || now < connection.createdAt + assistantPolicy.codeMilliseconds)

/** When a connection ends that is made now. */
export const connectionExpiry = (now: number, days: number): number =>
  now + Math.min(days, assistantPolicy.mostDays) * day

/** When a secret ends that is made now, and never after its connection. */
export const secretExpiry = (
  kind: AssistantSecretKind,
  now: number,
  { expiresAt }: Pick<AssistantConnection, "expiresAt">,
): number => {
  if (kind === "refresh") return expiresAt
  return Math.min(
    expiresAt,
    now + (kind === "code" ? assistantPolicy.codeMilliseconds : assistantPolicy.accessMilliseconds),
  )
}

/** A code or a refresh token as far as its use is decided. */
export interface PresentedSecret {
  readonly usedAt?: number
  readonly expiresAt: number
}

/**
 * What follows from presenting a code or refresh token: it is good once. A second use means that two hold it, so that the
 * connection ends for both (RFC 6749, 4.1.2; OAuth 2.1, 4.3.1); one that is over alone is refused.
 */
export const useOfSecret = (
  { usedAt, expiresAt }: PresentedSecret,
  now: number,
): "good" | "over" | "endsConnection" => {
  if (usedAt !== undefined) return "endsConnection"
  return hasPassed(expiresAt, now) ? "over" : "good"
}

/** What a person chose, held against what was asked and what they have. */
export const checkedGrant = (
  chosen: {
    readonly scopes: ReadonlyArray<AssistantScope>
    readonly businessProfileIds?: ReadonlyArray<BusinessProfileId>
  },
  asked: ReadonlyArray<AssistantScope>,
  own: ReadonlyArray<BusinessProfileId>,
): Result.Result<
  { readonly scopes: ReadonlyArray<AssistantScope>; readonly businessProfileIds?: ReadonlyArray<BusinessProfileId> },
  InvalidFields
> => {
  const { businessProfileIds } = chosen
  const strangers = businessProfileIds?.some((id) => !own.includes(id)) === true
  const fields = {
    ...((businessProfileIds?.length === 0 || strangers) && { businessProfileIds: ["assistants.businessesEmpty"] }),
  }
  if (Object.keys(fields).length > 0) return Result.fail(new InvalidFields({ fields }))
  const scopes = asked.filter((scope) => scope === "business:read" || chosen.scopes.includes(scope))
  return Result.succeed({ scopes, ...(businessProfileIds !== undefined && { businessProfileIds }) })
}
