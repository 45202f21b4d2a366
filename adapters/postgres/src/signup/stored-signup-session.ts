import { sectionNames, SignupSession, withSections } from "@domain/signup"
import { Effect, Record, Schema, Struct } from "effect"

/** The form in which sessions are stored from November 2026 on. */
const present = 4

const Present = Schema.Struct({ version: Schema.Literal(present), ...SignupSession.fields })

type Stored = Readonly<Record<string, unknown>>

/** Until version 2 a session's fields stood beside its facts, as they do on the wire. */
const withTheirSections: (document: Stored) => Stored = withSections

/** Until version 3 owner and business could share one phone; a proven one is the owner's and no public contact. */
const withOwnersPhone = (document: Stored): Stored => {
  const { business, sources, ownerPhone, phoneVerified } = document as Partial<SignupSession>
  const phone = business?.phone
  return phoneVerified !== true || ownerPhone !== undefined || phone === undefined
    ? document
    : { ...document, ownerPhone: phone, sources: { ...sources, phone: "account" } }
}

/**
 * Until version 4 ads were in the owner's language. Paid sessions and sessions with texts or keywords keep that
 * language; other sessions take the language of the business's customers.
 */
const withAdLanguage = (document: Stored): Stored => {
  const { business, creative, targeting, paid } = document as Partial<SignupSession>
  const { adDetail, searchAd, leadForm } = creative?.creativeDetail ?? {}
  const isWritten =
    paid === true || [adDetail, searchAd, leadForm, targeting?.keywords].some((words) => words !== undefined)
  const { language } = business ?? {}
  return !isWritten || language === undefined || business?.adLanguage !== undefined
    ? document
    : { ...document, business: { ...business, adLanguage: language } }
}

/** The step from each former version to the next, version 1 first. */
const steps = [withTheirSections, withOwnersPhone, withAdLanguage]

const upcast = (document: Stored): typeof Present.Encoded => {
  const version = typeof document["version"] === "number" ? document["version"] : 1
  const upToDate = steps.slice(version - 1).reduce((before, step) => step(before), document)
  return { ...upToDate, version: Math.max(version, present) } as typeof Present.Encoded
}

const decode = Schema.decodeUnknownEffect(Present)
const encodeFacts = Schema.encodeSync(Schema.Struct(Struct.omit(Present.fields, sectionNames)))
const encodeSections = Record.map(Struct.pick(SignupSession.fields, sectionNames), (section) =>
  Schema.encodeUnknownSync(section),
)

/** What each section was read from. A change replaces the sections that it touches, and the others are stored as they were. */
const readFrom = new WeakMap<object, unknown>()

/** A session from its document; documents of every version are read, and one that does not fit is a defect. */
export const readSession = (document: Stored): Effect.Effect<SignupSession> => {
  const upToDate: Stored = upcast(document)
  return Effect.map(Effect.orDie(decode(upToDate)), ({ version: _version, ...session }) => {
    for (const name of sectionNames) readFrom.set(session[name], upToDate[name])
    return session
  })
}

/** A session's document in the present version; sections that were read and not changed are as they were read. */
export const writeSession = (session: SignupSession): Stored => ({
  ...encodeFacts({ version: present, ...session }),
  ...Object.fromEntries(
    sectionNames.map((name) => [name, readFrom.get(session[name]) ?? encodeSections[name](session[name])]),
  ),
})

const sections = sectionNames.map((section) => `'${section}'`).join(", ")
const isPresent = `details ->> 'version' = '${present}'`

/** SQL for a present document's text on the wire, where its fields stand beside its facts; null for a former version. */
export const wireText = `case when ${isPresent} then (
  (details - array['version', ${sections}]) || ${sectionNames.map((section) => `(details -> '${section}')`).join(" || ")}
)::text end`

/** SQL for the document of a former version; null for a present one. */
export const formerDetails = `case when ${isPresent} then null else details end`
