import * as fc from "fast-check"
import { Result, Schema } from "effect"
import { expect, test } from "vitest"
import { anyLocalDate, law } from "@domain/kernel/testing"
import { checkOffer, Offer } from "./offer.ts"
import { offer } from "./testing/index.ts"

test("an accepted offer is the very one that was given", () => {
  law(
    fc.property(offer, anyLocalDate, (given, day) => {
      const checked = checkOffer(given, day)
      if (Result.isSuccess(checked)) expect(checked.success).toBe(given)
      else expect(checked.failure.messageKey).toMatch(/^(creatives\.offer|validation)\./)
    }),
  )
})

test("an offer encodes and decodes to itself", () => {
  law(
    fc.property(offer, (given) => {
      expect(Schema.decodeSync(Offer)(Schema.encodeSync(Offer)(given))).toEqual(given)
    }),
  )
})
