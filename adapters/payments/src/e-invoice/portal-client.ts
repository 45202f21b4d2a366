import { randomBytes } from "node:crypto"
import { Schema, SchemaGetter } from "effect"
import { providerFetch } from "@adapters/observability"
import { currentSecret, type SettingValues } from "@adapters/settings"
import { opened, sealed, sealedForPortal } from "./envelope.ts"
import type { eInvoiceSettings } from "./settings.ts"

export type PortalSettings = SettingValues<typeof eInvoiceSettings>

const timeoutMs = 20_000
const tokenNotValid = "1005"

/** A code of the portal, which some providers pass on as a number. */
const Code = Schema.Union([Schema.String, Schema.Finite]).pipe(
  Schema.decodeTo(Schema.String, { decode: SchemaGetter.transform(String), encode: SchemaGetter.passthrough() }),
)

/** What every call answers: `Status` is 1 or 0, `Data` is sealed. */
const Answer = Schema.fromJsonString(
  Schema.Struct({
    Status: Schema.Union([Schema.Literal(1), Schema.Literal(0), Schema.Literals(["1", "0"])]),
    Data: Schema.optionalKey(Schema.Unknown),
    ErrorDetails: Schema.optionalKey(
      Schema.NullOr(Schema.Array(Schema.Struct({ ErrorCode: Code, ErrorMessage: Schema.String }))),
    ),
    InfoDtls: Schema.optionalKey(Schema.NullOr(Schema.Array(Schema.Struct({ InfCd: Code, Desc: Schema.Unknown })))),
  }),
)
type Answer = typeof Answer.Type
const decodeAnswer = Schema.decodeUnknownSync(Answer)

const Session = Schema.Struct({ AuthToken: Schema.String, Sek: Schema.String, TokenExpiry: Schema.String })
const decodeSession = Schema.decodeUnknownSync(Session)

/** The portal said no, by its own numbers and words. */
export class PortalRefusal extends Error {
  readonly codes: ReadonlyArray<string>
  readonly notes: NonNullable<Answer["InfoDtls"]>
  constructor({ ErrorDetails, InfoDtls }: Answer) {
    const errors = ErrorDetails ?? []
    super(errors.map(({ ErrorCode, ErrorMessage }) => `${ErrorCode} ${ErrorMessage}`).join("; "))
    this.codes = errors.map(({ ErrorCode }) => ErrorCode)
    this.notes = InfoDtls ?? []
  }
}

/** A portal's moment, by India's clock: 2026-11-20 14:30:00. */
export const portalMoment = (text: string): number => Date.parse(`${text.trim().replace(" ", "T")}+05:30`)

interface OpenSession {
  readonly token: string
  readonly key: Uint8Array
  readonly until: number
}

/** One seller's account at the portal. */
export interface PortalAccount {
  readonly gstin: string
  readonly userName: string
  readonly password: string
}

/** The accounts of the settings: one, or several that stand in the same order in all three. */
export const accountsIn = (settings: PortalSettings): ReadonlyArray<PortalAccount> => {
  const { EINVOICE_GSTIN: gstins, EINVOICE_USER_NAME: userName, EINVOICE_PASSWORD: password } = settings
  if (!gstins.includes(",")) return [{ gstin: gstins, userName, password }]
  const [users, passwords] = [userName.split(","), password.split(",")]
  return gstins.split(",").map((gstin, place) => {
    const account = { gstin, userName: users[place]?.trim() ?? "", password: passwords[place]?.trim() ?? "" }
    if (account.userName === "" || account.password === "")
      throw new Error(`EINVOICE_USER_NAME and EINVOICE_PASSWORD need one for each EINVOICE_GSTIN, also for ${gstin}`)
    return account
  })
}

/** Calls of the portal in a session that is begun when there is none, or the portal no longer knows it. */
export const portalClient = (settings: PortalSettings, { gstin, userName, password }: PortalAccount) => {
  const known = {
    client_id: settings.EINVOICE_CLIENT_ID,
    client_secret: currentSecret(settings.EINVOICE_CLIENT_SECRET),
    Gstin: gstin,
    "content-type": "application/json",
  }
  const ask = async (
    path: string,
    init: { method: "GET" | "POST"; headers: Record<string, string>; body?: object },
  ) => {
    const { body, ...rest } = init
    const response = await providerFetch(`${settings.EINVOICE_BASE_URL}${path}`, {
      ...rest,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await response.text()
    if (response.status >= 500) throw new Error(`The portal answered ${response.status}`)
    const answer = decodeAnswer(text)
    if (Number(answer.Status) !== 1) throw new PortalRefusal(answer)
    return answer.Data
  }
  const begin = async (): Promise<OpenSession> => {
    const appKey = randomBytes(32)
    const credentials = {
      UserName: userName,
      Password: password,
      AppKey: appKey.toString("base64"),
      ForceRefreshAccessToken: false,
    }
    const body = { Data: sealedForPortal(credentials, settings.EINVOICE_PUBLIC_KEY) }
    const session = decodeSession(await ask("/eivital/v1.04/auth", { method: "POST", headers: known, body }))
    return {
      token: session.AuthToken,
      key: opened(session.Sek, appKey),
      until: portalMoment(session.TokenExpiry),
    }
  }
  let current: Promise<OpenSession> | undefined
  const renewed = (): Promise<OpenSession> => {
    current = begin().catch((cause: unknown) => {
      current = undefined
      throw cause
    })
    return current
  }
  const send = async ({ token, key }: OpenSession, method: "GET" | "POST", path: string, content?: object) => {
    const headers = { ...known, user_name: userName, AuthToken: token }
    const body = content === undefined ? {} : { body: { Data: sealed(JSON.stringify(content), key) } }
    const data = await ask(`/eicore/v1.03${path}`, { method, headers, ...body })
    const plain: unknown = JSON.parse(opened(String(data), key).toString("utf8"))
    return plain
  }
  /** Sends one call, and again in a new session where the portal knows the old one no more. */
  return async (method: "GET" | "POST", path: string, now: number, content?: object): Promise<unknown> => {
    const held = await (current ?? renewed())
    const session = held.until - 60_000 > now ? held : await renewed()
    try {
      return await send(session, method, path, content)
    } catch (cause) {
      if (!(cause instanceof PortalRefusal) || !cause.codes.includes(tokenNotValid)) throw cause
      return send(await renewed(), method, path, content)
    }
  }
}
