import { Effect, Layer, Schedule, Schema } from "effect"
import { providerFetch } from "@adapters/observability"
import { currentSecret, type SettingValues } from "@adapters/settings"
import { GstRegistry } from "@application/signup/ports"
import { gstStateCode, isPinOfState } from "@domain/validation"
import { GstDetailsNotFetched, type GstRegistration, type GstStatus, type GstTaxpayerType } from "@domain/wallet"
import type { gstSettings } from "./settings.ts"

const timeoutMs = 8_000
const part = Schema.optionalKey(Schema.NullOr(Schema.String))

/** A taxpayer in the words of the tax network's own search, which providers pass on. */
const Taxpayer = Schema.Struct({
  gstin: Schema.String,
  lgnm: Schema.String,
  tradeNam: part,
  sts: Schema.String,
  dty: Schema.String,
  pradr: Schema.Struct({
    addr: Schema.Struct({
      flno: part,
      bno: part,
      bnm: part,
      st: part,
      loc: part,
      city: part,
      dst: part,
      stcd: part,
      pncd: part,
    }),
  }),
})
type Taxpayer = typeof Taxpayer.Type
const Answer = Schema.fromJsonString(Schema.Struct({ error: Schema.Literal(false), data: Taxpayer }))
const decode = Schema.decodeUnknownEffect(Answer)

/** The parts of an address in their order, each once. */
const addressOf = ({ pradr: { addr } }: Taxpayer): string => {
  const { flno, bno, bnm, st, loc, city, dst, stcd, pncd } = addr
  const parts = [flno, bno, bnm, st, loc, city, dst, stcd, pncd].map((text) => text?.trim() ?? "")
  return [...new Set(parts.filter((text) => text !== ""))].join(", ")
}

const statusOf = (word: string): GstStatus => {
  if (/^active$/i.test(word.trim())) return "active"
  return /suspend/i.test(word) ? "suspended" : "cancelled"
}

const typeOf = (word: string): GstTaxpayerType => {
  if (/SEZ/i.test(word)) return "specialEconomicZone"
  if (/composition/i.test(word)) return "composition"
  return /^regular$/i.test(word.trim()) ? "regular" : "other"
}

const read = (taxpayer: Taxpayer, gstin: string): GstRegistration | undefined => {
  const stateCode = gstStateCode(gstin)
  const tradeName = taxpayer.tradeNam?.trim() ?? ""
  const pin = taxpayer.pradr.addr.pncd?.trim() ?? ""
  if (taxpayer.gstin !== gstin || stateCode === undefined) return undefined
  return {
    gstin,
    legalName: taxpayer.lgnm.trim(),
    ...(tradeName !== "" && tradeName !== taxpayer.lgnm.trim() && { tradeName }),
    address: addressOf(taxpayer),
    ...(isPinOfState(pin, stateCode) && { postalCode: pin }),
    stateCode,
    status: statusOf(taxpayer.sts),
    taxpayerType: typeOf(taxpayer.dty),
  }
}

/** The register of taxpayers by the GSTIN search of a GST provider (Masters India's form of it). Asked twice before it fails. */
export const gstRegistry = (settings: SettingValues<typeof gstSettings>) => {
  const headers = {
    authorization: `Bearer ${currentSecret(settings.GST_LOOKUP_TOKEN)}`,
    client_id: settings.GST_LOOKUP_CLIENT_ID,
    accept: "application/json",
  }
  const ask = async (gstin: string): Promise<string> => {
    const query = new URLSearchParams({ gstin })
    const response = await providerFetch(`${settings.GST_LOOKUP_BASE_URL}/commonapis/searchgstin?${query}`, {
      headers,
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await response.text()
    if (response.status >= 500) throw new Error(`The provider answered ${response.status}`)
    return text
  }
  return Layer.succeed(GstRegistry, {
    find: (gstin) =>
      Effect.tryPromise(() => ask(gstin)).pipe(
        Effect.retry({ schedule: Schedule.spaced("200 millis"), times: 1 }),
        Effect.flatMap(decode),
        Effect.map(({ data }) => read(data, gstin)),
        Effect.catch((cause) => Effect.as(Effect.logInfo(`GST details were not fetched: ${cause._tag}`), undefined)),
        Effect.flatMap((found) =>
          found === undefined ? Effect.fail(new GstDetailsNotFetched({ gstin })) : Effect.succeed(found),
        ),
      ),
  })
}
