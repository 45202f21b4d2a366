import { sign } from "node:crypto"
import { Clock, Effect, Schema } from "effect"
import type { Call, Reply } from "../receiver-kind.ts"
import { bodyOf, isDone } from "../reply-answer.ts"

/** A service account of Google Cloud, with the key that it signs by. */
export interface ServiceAccount {
  readonly account: string
  /** PKCS #8 as PEM; line ends may be written as `\n`. */
  readonly privateKey: string
  readonly tokenUrl: string
}

const scope = "https://www.googleapis.com/auth/spreadsheets"
/** How long a token is asked for, and how long before its end it is renewed, in seconds. */
const seconds = { life: 3_600, margin: 60 } as const

const Token = Schema.Struct({ access_token: Schema.String, expires_in: Schema.Number })

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url")

/** The signed assertion by which Google gives a service account a token (RFC 7523). */
const assertionOf = ({ account, privateKey, tokenUrl }: ServiceAccount, now: number): string => {
  const iat = Math.floor(now / 1_000)
  const claims = { iss: account, scope, aud: tokenUrl, iat, exp: iat + seconds.life }
  const signed = `${part({ alg: "RS256", typ: "JWT" })}.${part(claims)}`
  const key = privateKey.replaceAll(String.raw`\n`, "\n")
  return `${signed}.${sign("RSA-SHA256", Buffer.from(signed), key).toString("base64url")}`
}

/** A token for spreadsheets, or the reply that refused one. */
export interface TokenAnswer {
  readonly token?: string
  readonly refused?: Reply
}

/** Gives tokens of a service account, each until shortly before it ends or was refused. */
export const serviceTokens = (service: ServiceAccount) => {
  let held: { readonly token: string; readonly until: number } | undefined
  return {
    forget: Effect.sync(() => void (held = undefined)),
    token: Effect.fnUntraced(function* (call: Call) {
      const now = yield* Clock.currentTimeMillis
      if (held !== undefined && held.until > now) return { token: held.token } satisfies TokenAnswer
      const body = new URLSearchParams({
        grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
        assertion: assertionOf(service, now),
      }).toString()
      const headers = { "content-type": "application/x-www-form-urlencoded" }
      const reply = yield* call(service.tokenUrl, { method: "POST", headers, body })
      const given = bodyOf(Token, reply)
      if (!isDone(reply) || given === undefined) return { refused: reply } satisfies TokenAnswer
      held = { token: given.access_token, until: now + (given.expires_in - seconds.margin) * 1_000 }
      return { token: held.token } satisfies TokenAnswer
    }),
  }
}
