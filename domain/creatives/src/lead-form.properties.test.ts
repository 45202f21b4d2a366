import * as fc from "fast-check"
import { Result, Schema } from "effect"
import { expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import { checkLeadForm, LeadForm } from "./lead-form.ts"
import { anyLeadForm } from "./testing/index.ts"

test("a checked form fits its schema, stays unchanged and survives the wire", () => {
  law(
    fc.property(anyLeadForm, (given) => {
      const checked = Result.getOrThrow(checkLeadForm(given))
      expect(Schema.is(LeadForm)(checked)).toBe(true)
      expect(Result.getOrThrow(checkLeadForm(checked))).toEqual(checked)
      expect(Schema.decodeSync(LeadForm)(Schema.encodeSync(LeadForm)(checked))).toEqual(checked)
    }),
  )
})
