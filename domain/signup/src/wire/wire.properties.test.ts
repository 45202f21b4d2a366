import { Schema } from "effect"
import fc from "fast-check"
import { law } from "@domain/kernel/testing"
import { expect, test } from "vitest"
import { isFieldName } from "../field-names.ts"
import { changeOf } from "../change-of-values.ts"
import { anyChange, anySession, fieldValues } from "../testing/index.ts"
import { readChange, writeChange } from "./wire-change.ts"
import { WireSession } from "./wire-session.ts"

test("a change comes back from its list of pairs", () => {
  law(
    fc.property(anyChange, (change) => {
      expect(readChange(writeChange(change))).toEqual(change)
    }),
  )
})

test.each(Object.entries(fieldValues))("%s comes back from the wire, and from JSON", (name, values) => {
  law(
    fc.property<[unknown]>(values as fc.Arbitrary<unknown>, (value) => {
      const change = changeOf({ [name]: value })
      expect(readChange(JSON.parse(JSON.stringify(writeChange(change))))).toEqual(JSON.parse(JSON.stringify(change)))
    }),
  )
})

test("a session comes back from the wire", () => {
  law(
    fc.property(anySession, (session) => {
      expect(Schema.decodeSync(WireSession)(Schema.encodeSync(WireSession)(session))).toEqual(session)
    }),
  )
})

test("a name that is no field of a session is refused", () => {
  law(
    fc.property(fc.string({ maxLength: 100 }), fc.jsonValue({ maxDepth: 1 }), (Name, Value) => {
      if (isFieldName(Name)) return
      expect(readChange([{ Name, Value }])).toEqual({ refused: { [Name]: ["businesses.fieldUnknown"] } })
    }),
  )
})
