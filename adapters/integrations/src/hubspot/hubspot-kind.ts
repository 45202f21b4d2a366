import type { ConnectionAnswer, ReceiverField, ReceiverTarget } from "@application/integrations/ports"
import { Effect, Schema } from "effect"
import type { Call, ReceiverKind, Reply } from "../receiver-kind.ts"
import { aboutOf, answerOf, bodyOf, isDone } from "../reply-answer.ts"
import { hubSpotAnswer, isConflict } from "./hubspot-errors.ts"

/** Where HubSpot answers. */
export interface HubSpotOptions {
  readonly baseUrl: string
}

const PortalInformation = Schema.Struct({ portalId: Schema.Int, uiDomain: Schema.optionalKey(Schema.String) })
const Properties = Schema.Struct({
  results: Schema.Array(
    Schema.Struct({
      name: Schema.String,
      label: Schema.String,
      hidden: Schema.optionalKey(Schema.Boolean),
      archived: Schema.optionalKey(Schema.Boolean),
      calculated: Schema.optionalKey(Schema.Boolean),
      hasUniqueValue: Schema.optionalKey(Schema.Boolean),
      modificationMetadata: Schema.optionalKey(Schema.Struct({ readOnlyValue: Schema.optionalKey(Schema.Boolean) })),
    }),
  ),
})
type Property = (typeof Properties.Type)["results"][number]

/** Bytes of a list of properties that are read; an account has some hundreds. */
const listBytes = 8_000_000
const mostLabel = 200

const path = {
  details: "/account-info/v3/details",
  properties: "/crm/v3/properties/contacts",
  upsert: "/crm/v3/objects/contacts/batch/upsert",
} as const

const isWritable = ({ archived, calculated, hidden, modificationMetadata }: Property): boolean =>
  ![archived, calculated, hidden, modificationMetadata?.readOnlyValue].includes(true)

const fieldOf = ({ name, label }: Property): ReceiverField => ({ name, label: label.slice(0, mostLabel) })

/** What HubSpot's fields have against a connection: names that are not there, or a property that others may share. */
const missingIn = (
  { mapping, connection: { uniqueProperty } }: ReceiverTarget,
  properties: ReadonlyArray<Property>,
): Pick<ConnectionAnswer, "trouble" | "about"> => {
  const named = [...mapping.map(({ to }) => to), ...(uniqueProperty === undefined ? [] : [uniqueProperty])]
  const unknown = named.filter((name) => !properties.some((one) => one.name === name))
  if (unknown.length > 0) return { trouble: "FieldUnknown", ...aboutOf(unknown) }
  const shared = properties.find(({ name, hasUniqueValue }) => name === uniqueProperty && hasUniqueValue !== true)
  return shared === undefined ? {} : { trouble: "FieldNotUnique", ...aboutOf([shared.name]) }
}

/** Contacts of HubSpot's CRM: one a person, known by e-mail, else by the lead's number in a property of unique values. */
export const hubSpotKind = ({ baseUrl }: HubSpotOptions): ReceiverKind => {
  const base = baseUrl.replace(/\/$/, "")
  const ask = ({ connection: { accessToken = "" } }: ReceiverTarget, call: Call) => {
    const headers = {
      authorization: `Bearer ${accessToken}`,
      "content-type": "application/json",
      accept: "application/json",
    }
    return {
      get: (at: string, mostBytes?: number) => call(`${base}${at}`, { method: "GET", headers }, mostBytes),
      post: (at: string, body: object) => call(`${base}${at}`, { method: "POST", headers, body: JSON.stringify(body) }),
    }
  }
  const upserted = (target: ReceiverTarget, call: Call, idProperty: string, id: string, properties: object) =>
    ask(target, call).post(path.upsert, { inputs: [{ idProperty, id, properties }] })
  return {
    send: Effect.fnUntraced(function* (target, { leadId, message: { data } }, call) {
      const { uniqueProperty } = target.connection
      const properties = { ...data, ...(uniqueProperty !== undefined && { [uniqueProperty]: String(leadId) }) }
      const { email } = data
      const keys: ReadonlyArray<readonly [name: string, value: string]> = [
        ...(typeof email === "string" ? [["email", email] as const] : []),
        ...(uniqueProperty === undefined ? [] : [[uniqueProperty, String(leadId)] as const]),
      ]
      let reply: Reply = { noAnswer: "NotAllowed", text: "" }
      for (const [name, value] of keys) {
        reply = yield* upserted(target, call, name, value, properties)
        // A contact that came without an e-mail, or belongs to another lead, is found by the other key.
        if (!isConflict(reply)) break
      }
      return isDone(reply) && reply.status !== 207 ? answerOf(reply, "") : hubSpotAnswer(reply)
    }),
    check: Effect.fnUntraced(function* (target, call) {
      const { get, post } = ask(target, call)
      const details = yield* get(path.details)
      const portal = bodyOf(PortalInformation, details)
      if (!isDone(details) || portal === undefined) return hubSpotAnswer(details)
      const listed = yield* get(path.properties, listBytes)
      const known = bodyOf(Properties, listed)
      if (!isDone(listed) || known === undefined) return hubSpotAnswer(listed)
      // Whether contacts may be written is decided before what is written is looked at.
      const probe = yield* post(path.upsert, { inputs: [] })
      if (probe.status === 403) return hubSpotAnswer(probe)
      const { portalId, uiDomain } = portal
      return {
        status: details.status ?? 200,
        connectedTo: uiDomain === undefined ? String(portalId) : `${portalId} (${uiDomain})`,
        fields: known.results.filter(isWritable).map(fieldOf),
        ...missingIn(target, known.results),
      }
    }),
  }
}
