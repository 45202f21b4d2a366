import { SignupSession, withSections } from "@domain/signup"
import { Schema, SchemaTransformation } from "effect"

/** The form in which sessions are stored from November 2026 on. */
const present = 2

const Present = Schema.Struct({ version: Schema.Literal(present), ...SignupSession.fields })

/** Until version 2 a session's fields stood beside its facts, as they do on the wire. */
const upcast = (document: Readonly<Record<string, unknown>>): typeof Present.Encoded =>
  ("version" in document ? document : { ...withSections(document), version: present }) as typeof Present.Encoded

const Document = Schema.Record(Schema.String, Schema.Unknown).pipe(
  Schema.decodeTo(
    Present,
    SchemaTransformation.transform<typeof Present.Encoded, Readonly<Record<string, unknown>>>({
      decode: upcast,
      encode: (document) => ({ ...document }),
    }),
  ),
)

/** A session as its document is stored; documents of every version are read, the present one is written. */
export const StoredSignupSession: Schema.Codec<SignupSession, Readonly<Record<string, unknown>>> = Document.pipe(
  Schema.decodeTo(
    Schema.toType(SignupSession),
    SchemaTransformation.transform<SignupSession, typeof Present.Type>({
      decode: ({ version: _version, ...session }) => session,
      encode: (session) => ({ version: present, ...session }),
    }),
  ),
)
