import { createHash, createHmac, timingSafeEqual } from "node:crypto"
import { secretsIn } from "@adapters/settings"
import { at, listOf, textOf } from "../json-reader.ts"

/** A notice that a form was filled, as `ReceiveLeadNotice` takes it. */
export interface LeadNotice {
  readonly externalLeadId: string
  readonly externalFormId: string
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isSigned = (rawBody: string | Uint8Array, header: string | undefined, appSecret: string): boolean => {
  const signature = Buffer.from(/^sha256=([0-9a-f]{64})$/iu.exec(header ?? "")?.[1] ?? "", "hex")
  const expected = createHmac("sha256", appSecret).update(rawBody).digest()
  return signature.length === expected.length && timingSafeEqual(signature, expected)
}

/**
 * The lead notices of a Meta webhook (`X-Hub-Signature-256` over the raw body); undefined when it is signed under none of the
 * app's secrets.
 */
export const verifyMetaNotice = (
  rawBody: string | Uint8Array,
  signatureHeader: string | undefined,
  appSecrets: string,
): ReadonlyArray<LeadNotice> | undefined => {
  if (!secretsIn(appSecrets).some((secret) => isSigned(rawBody, signatureHeader, secret))) return undefined
  const body = parsed(typeof rawBody === "string" ? rawBody : new TextDecoder().decode(rawBody))
  if (at(body, "object") !== "page") return []
  return listOf(at(body, "entry"))
    .flatMap((entry) => listOf(at(entry, "changes")))
    .flatMap((change) => {
      const externalLeadId = textOf(at(change, "value", "leadgen_id"))
      const externalFormId = textOf(at(change, "value", "form_id"))
      const isLead = at(change, "field") === "leadgen" && externalLeadId !== undefined && externalFormId !== undefined
      return isLead ? [{ externalLeadId, externalFormId }] : []
    })
}

const hashOf = (text: string): Buffer => createHash("sha256").update(text).digest()

/** What to echo when Meta asks whether a webhook address is ours; undefined when the token is not. */
export const answerMetaChallenge = (query: URLSearchParams, verifyToken: string): string | undefined =>
  query.get("hub.mode") === "subscribe" &&
  timingSafeEqual(hashOf(query.get("hub.verify_token") ?? ""), hashOf(verifyToken))
    ? (query.get("hub.challenge") ?? undefined)
    : undefined
