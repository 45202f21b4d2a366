import { errorCode } from "@domain/errors"
import { BusinessProfileId, UserId } from "@domain/kernel"
import { Result, Schema } from "effect"
import { hasPassed } from "./account.ts"
import { ApiScope } from "./api-scopes.ts"
import { InvalidFields } from "./failures.ts"

/** Limits of API keys. Ours. */
export const apiKeyLimits = {
  /** Keys of a portal that work. */
  most: 50,
  nameLetters: 80,
  usualDays: 90,
  longestDays: 365,
  /** The hours for which a key may go on beside its successor. */
  overlapHours: [0, 1, 24, 168],
  /** Calls of a key in a minute. */
  callsAMinute: 600,
} as const

const hour = 3_600_000
const day = 24 * hour
const prefix = "mqk_"
const checksumLetters = 6
const form = /^mqk_([\w-]{16,120})([0-9A-Za-z]{6})$/
const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

/** CRC-32 of ASCII text (ISO 3309). */
const crc32 = (text: string): number => {
  let crc = 0xff_ff_ff_ff
  for (let place = 0; place < text.length; place += 1) {
    crc ^= text.charCodeAt(place)
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0)
  }
  return (crc ^ 0xff_ff_ff_ff) >>> 0
}

const checksumOf = (secret: string): string => {
  let rest = crc32(secret)
  let text = ""
  while (text.length < checksumLetters) {
    text = `${letters[rest % letters.length] ?? ""}${text}`
    rest = Math.floor(rest / letters.length)
  }
  return text
}

/** A key's whole text: a prefix by which it is recognised where it leaks, its secret, and a checksum of six letters. */
export const apiKeyOf = (secret: string): string => `${prefix}${secret}${checksumOf(secret)}`

/** Whether a text claims to be an API key, whatever it holds. */
export const claimsToBeApiKey = (text: string): boolean => text.startsWith(prefix)

/** Whether a text has the form and the checksum of an API key; a database need not be asked of others. */
export const isApiKey = (text: string): boolean => {
  const [, secret, checksum] = form.exec(text) ?? []
  return secret !== undefined && checksumOf(secret) === checksum
}

/** The last letters of a key, by which its maker knows it again. */
export const apiKeyEnd = (key: string): string => key.slice(-4)

/** `MakerGone` is a key whose maker no longer runs the portal. */
export const ApiKeyState = Schema.Literals(["Active", "Expired", "Revoked", "MakerGone"])
export type ApiKeyState = typeof ApiKeyState.Type

/** An API key as it is stored beside its hash. Instants are epoch milliseconds. */
export const ApiKey = Schema.Struct({
  id: Schema.Int,
  name: Schema.String,
  /** The last letters of the key. */
  end: Schema.String,
  scopes: Schema.Array(ApiScope),
  /** The only business that the key reaches. */
  businessProfileId: Schema.optionalKey(BusinessProfileId),
  createdBy: UserId,
  createdAt: Schema.Int,
  expiresAt: Schema.Int,
  /** To the minute. */
  lastUsedAt: Schema.optionalKey(Schema.Int),
  revokedAt: Schema.optionalKey(Schema.Int),
  /** The key that this one follows. */
  follows: Schema.optionalKey(Schema.Int),
})
export type ApiKey = typeof ApiKey.Type

/** There is no such key in the portal. Ours. */
export class ApiKeyNotFound extends Schema.TaggedError<ApiKeyNotFound>()("ApiKeyNotFound", {
  errorCode: errorCode(104),
}) {}

/** The key no longer works, so that it has no successor. Ours. */
export class ApiKeyOver extends Schema.TaggedError<ApiKeyOver>()("ApiKeyOver", {
  errorCode: errorCode(1006),
  state: ApiKeyState,
}) {}

/** The portal has as many working keys as it may. Ours. */
export class ApiKeysFull extends Schema.TaggedError<ApiKeysFull>()("ApiKeysFull", {
  errorCode: errorCode(1006),
  most: Schema.Int,
}) {}

/** The state of a key at an instant, whose maker still runs the portal or not. */
export const apiKeyState = (
  { revokedAt, expiresAt }: Pick<ApiKey, "revokedAt" | "expiresAt">,
  makerRuns: boolean,
  now: number,
): ApiKeyState => {
  if (revokedAt !== undefined) return "Revoked"
  if (hasPassed(expiresAt, now)) return "Expired"
  return makerRuns ? "Active" : "MakerGone"
}

/** What is typed of a key, as it is kept. Names of working keys differ. */
export const checkedApiKey = (
  typed: { readonly name: string; readonly scopes: ReadonlyArray<ApiScope> },
  others: ReadonlyArray<string>,
): Result.Result<{ readonly name: string; readonly scopes: ReadonlyArray<ApiScope> }, InvalidFields> => {
  const name = typed.name.trim()
  const fields = {
    ...(name === "" && { name: ["validation.required"] }),
    ...(others.some((other) => other.toLowerCase() === name.toLowerCase()) && { name: ["apiKeys.nameTaken"] }),
    ...(typed.scopes.length === 0 && { scopes: ["apiKeys.scopesEmpty"] }),
  }
  return Object.keys(fields).length > 0
    ? Result.fail(new InvalidFields({ fields }))
    : Result.succeed({ name, scopes: ApiScope.literals.filter((scope) => typed.scopes.includes(scope)) })
}

/** When a key ends that is made now for so many days. */
export const apiKeyExpiry = (now: number, days: number = apiKeyLimits.usualDays): number =>
  now + Math.min(apiKeyLimits.longestDays, days) * day

/** When a key ends whose successor is made now: after the overlap, and never later than it would have. */
export const endOfFormerKey = ({ expiresAt }: Pick<ApiKey, "expiresAt">, now: number, hours: number): number =>
  Math.min(expiresAt, now + hours * hour)
