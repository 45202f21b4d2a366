import { anyValue, listOf, textOf } from "@application/kernel"
import { readChange, type ReceivedChange, writeChange } from "@domain/signup"
import { Schema, SchemaTransformation } from "effect"

// The API's description knows a draft's pairs, whose values it types by field, by this title.
const title = "DraftChange"

const Pair = Schema.Struct({ Name: textOf(100), Value: anyValue }).annotate({ title })

const Change = Schema.declare((_change): _change is ReceivedChange => true)

const pairs = SchemaTransformation.transform<ReceivedChange, ReadonlyArray<typeof Pair.Type>>({
  decode: readChange,
  encode: writeChange,
})

/** A change of a session: a list of names and values on the wire, and typed by section everywhere else. Spec: calls L2. */
export const SentChange = listOf(Pair, 100).pipe(Schema.decodeTo(Change, pairs))

/** A change of a session as the server tells it. */
export const StoredChange = Schema.Array(
  Schema.Struct({ Name: Schema.String, Value: Schema.Unknown }).annotate({ title }),
).pipe(Schema.decodeTo(Change, pairs))
