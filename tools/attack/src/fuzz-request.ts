import { Arbitrary, Effect, Predicate, Schema } from "effect"
import * as fc from "fast-check"
import { apiBase, type Endpoint, pathFields, usesQuery } from "@adapters/http-api"
import { naughtyParts, naughtyValues, rawBodies } from "./naughty.ts"
import type { Sent } from "./send.ts"

type Fields = Readonly<Record<string, unknown>>

/** Who asks, and what is really theirs. */
export interface Known {
  /** Ids of a draft, profile, campaign, user and portal that requests may contain. */
  readonly ids: Fields
  /** A portal that the caller administers and that no request is sent to. */
  readonly otherPortalId: number
  /** Names of a draft's fields. */
  readonly fields: ReadonlyArray<string>
  readonly token: string
}

/** The schema itself, or its wire form where it declares a type that values cannot be generated for. */
const generated = (input: Endpoint["contract"]["input"]) => {
  try {
    Arbitrary.schema(input)
    return input
  } catch {
    return Schema.toEncoded(input)
  }
}

/** Inputs of a call in wire form. */
interface Inputs {
  readonly example: Fields
  readonly byChance: ReadonlyArray<Fields>
}

/** The documented example of a call, and inputs by chance: none where chance finds none that the schema accepts. */
export const inputsOf = async (contract: Endpoint["contract"], seed: number): Promise<Inputs> => {
  const schema = generated(contract.input)
  const sampled = Effect.suspend(() => Arbitrary.sampleEffect(Arbitrary.schema(schema), { count: 60, seed }))
  const values = await Effect.runPromise(Effect.catchCause(sampled, () => Effect.succeed([])))
  const encode = Schema.encodeUnknownOption(schema)
  const byChance = values.flatMap((value) => {
    const encoded = encode(value)
    return encoded._tag === "Some" && Predicate.isObject(encoded.value) ? [encoded.value as Fields] : []
  })
  return { example: contract.served?.example ?? {}, byChance }
}

const naughty = fc.constantFrom(...naughtyValues)
const naughtyPart = fc.constantFrom(...naughtyParts)

const rarely = <A>(usual: fc.Arbitrary<A>, rare: fc.Arbitrary<A>): fc.Arbitrary<A> =>
  fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: rare })

/** A value once in so many times, else nothing. */
const sometimes = <A>(value: fc.Arbitrary<A>, times: number): fc.Arbitrary<A | undefined> =>
  fc.oneof({ weight: times - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value })

/** A mostly valid input: mostly real ids, and at times one field or a draft's change replaced by a naughty value. */
const inputFrom = ({ example, byChance }: Inputs, known: Known, isOfPortals: boolean): fc.Arbitrary<Fields> => {
  const isOfDraft = "changes" in example
  return fc
    .record({
      input: rarely(fc.oneof(fc.constant(example), fc.constantFrom(example, ...byChance)), fc.constant({})),
      isKnown: isOfPortals ? fc.constant(true) : rarely(fc.constant(true), fc.constant(false)),
      field: fc.nat(20),
      value: sometimes(naughty, 3),
      name: fc.constantFrom(...known.fields),
      change: naughty,
    })
    .map(({ input, isKnown, field, value, name, change }) => {
      const real = Object.fromEntries(
        Object.keys(input).flatMap((id) => (id in known.ids ? [[id, known.ids[id]]] : [])),
      )
      const named: Fields = { ...input, ...(isKnown && real) }
      const changed = isOfDraft && isKnown ? { ...named, changes: [{ Name: name, Value: change }] } : named
      const keys = Object.keys(changed).filter((key) => !isOfDraft || key !== "sessionId")
      const key = keys[field % Math.max(1, keys.length)]
      return value === undefined || key === undefined ? changed : { ...changed, [key]: value }
    })
}

const queryOf = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, value]) => {
      const text = typeof value === "string" ? value.toWellFormed() : (JSON.stringify(value) ?? "")
      return `${encodeURIComponent(name)}=${encodeURIComponent(text)}`
    })
    .join("&")
    .slice(0, 6_000)

const pathOf = (path: string, fields: Fields): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(fields[name] ?? "").toWellFormed()) || "0")

/** The fields as a form with a picture's file among them. */
const formOf = (fields: Fields): string => {
  const parts = Object.entries(fields).map(([name, value]) => {
    const text = typeof value === "string" ? value.toWellFormed() : (JSON.stringify(value) ?? "")
    const file = typeof value === "object" ? `; filename="${name}.png"\r\ncontent-type: image/png` : ""
    return `--part\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${text}\r\n`
  })
  return `${parts.join("")}--part--\r\n`
}

/** Requests to one endpoint: well-formed, naughty, and broken. */
export const requestsOf = (row: Endpoint, inputs: Inputs, known: Known): fc.Arbitrary<Sent> => {
  const { method, path, contract, takesForms = false } = row
  const inPath = new Set(pathFields(path))
  // What changes a portal changes another than the one that the requests are sent to.
  const isOfPortals = contract.name.startsWith("portals/")
  const ids = isOfPortals ? { ...known.ids, portalId: known.otherPortalId } : known.ids
  return fc
    .record({
      input: inputFrom(inputs, { ...known, ids }, isOfPortals),
      token: rarely(
        fc.constantFrom(undefined, known.token, known.token, known.token),
        fc.constantFrom("a.b.c", `${known.token}x`, "null", "é"),
      ),
      portal: rarely(
        fc.constant("localhost"),
        fc.constantFrom("nowhere.example", "", "highstreet.localhost", "..", "a".repeat(300)),
      ),
      part: sometimes(naughtyPart, 8),
      raw: sometimes(fc.constantFrom(...rawBodies), 10),
      isForm: fc.boolean(),
      contentType: rarely(fc.constant("application/json"), fc.constantFrom("text/plain", "multipart/form-data", "")),
      key: sometimes(fc.constantFrom("k", "attack-key-0000-0001", "a".repeat(500), "%00"), 3),
    })
    .map(({ input, token, portal, part, raw, isForm, contentType, key }) => {
      const sendsForm = takesForms && isForm
      const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !inPath.has(name)))
      const filled = apiBase + pathOf(path, input)
      const aimed = part === undefined ? filled : filled.replace(/[^/]+$/, part)
      const query = usesQuery(row) ? `?${queryOf(rest)}${part === undefined ? "" : `&a=${part}&a=${part}`}` : ""
      const whole = sendsForm ? formOf(rest) : JSON.stringify(rest)
      const body = usesQuery(row) ? undefined : (raw ?? whole)
      const type = sendsForm ? "multipart/form-data; boundary=part" : contentType
      const headers = {
        "x-portal-domain": portal,
        "x-client-id": "attack",
        ...(token !== undefined && { authorization: `Bearer ${Buffer.from(token).toString("latin1")}` }),
        ...(key !== undefined && { "idempotency-key": key }),
        ...(body !== undefined && type !== "" && { "content-type": type }),
      }
      return { method, path: aimed + query, headers, ...(body !== undefined && { body }) }
    })
}
