import { SessionId } from "@domain/kernel"
import { Schema, SchemaTransformation } from "effect"
import { isFieldName, sectionNames, valuesOf } from "../field-names.ts"
import { changeOf } from "../change-of-values.ts"
import { sections, sessionFacts, type SignupSession } from "../signup-session.ts"

const fields = {
  ...sections.business.fields,
  ...sections.creative.fields,
  ...sections.targeting.fields,
  ...sections.budget.fields,
  ...sections.accounts.fields,
}

/** A session as it crosses the wire: facts and fields side by side. Spec: calls L1 to L3. */
const Flat = Schema.Struct({ ...sessionFacts, ...fields })

/** A session that others may see: its id, which opens it, may be missing. */
const SharedFlat = Schema.Struct({ ...Flat.fields, sessionId: Schema.optionalKey(SessionId) })
const SharedSectioned = Schema.Struct({
  ...sessionFacts,
  ...sections,
  sessionId: Schema.optionalKey(SessionId),
})
/** A session as others may see it. */
export type SharedSession = typeof SharedSectioned.Type

/** Facts and fields side by side, with the fields put into their sections. */
export const withSections = <S extends SharedSession>(flat: object): S => {
  const facts = Object.fromEntries(Object.entries(flat).filter(([name]) => !isFieldName(name)))
  const filled = changeOf({ ...flat })
  return { ...facts, ...Object.fromEntries(sectionNames.map((section) => [section, filled[section] ?? {}])) } as S
}

const withoutSections = ({ business, creative, targeting, budget, accounts, ...facts }: SharedSession): object => ({
  ...facts,
  ...valuesOf({ business, creative, targeting, budget, accounts }),
})

/** The codec between a session and its flat form on the wire. */
export const WireSession: Schema.Codec<SignupSession, typeof Flat.Encoded> = Flat.pipe(
  Schema.decodeTo(
    Schema.declare((_session): _session is SignupSession => true),
    SchemaTransformation.transform<SignupSession, typeof Flat.Type>({
      decode: withSections<SignupSession>,
      encode: (session) => withoutSections(session) as typeof Flat.Type,
    }),
  ),
)

/** A session that others may see, as the wire carries it. */
export const WireSharedSession: Schema.Codec<SharedSession, typeof SharedFlat.Encoded> = SharedFlat.pipe(
  Schema.decodeTo(
    Schema.declare((_session): _session is SharedSession => true),
    SchemaTransformation.transform<SharedSession, typeof SharedFlat.Type>({
      decode: withSections<SharedSession>,
      encode: (session) => withoutSections(session) as typeof SharedFlat.Type,
    }),
  ),
)
