import * as fc from "fast-check"
import { expect, test } from "vitest"
import { launchLackKeys } from "@domain/campaigns"
import { law } from "@domain/kernel/testing"
import { flavours } from "@domain/launch"
import { isFieldName } from "./field-names.ts"
import { lacksBeforePayment, launchLacks } from "./launch-lacks.ts"
import { begunSession } from "./testing/index.ts"

test("a lack names the fields that complete it, and whether the payment waits for it", () => {
  const lacks = launchLacks(begunSession({ business: { services: ["Bread"] }, creative: { objective: "Calls" } }))
  expect(lacks).toEqual([
    { key: "campaigns.missing.phone", fields: ["phone"], isDueBeforePayment: true },
    {
      key: "validation.audienceRequired",
      fields: ["targetGender", "ageBands", "targetLocation"],
      isDueBeforePayment: true,
    },
    { key: "validation.channelRequired", fields: ["channels"], isDueBeforePayment: false },
    { key: "campaigns.missing.budget", fields: ["budget"], isDueBeforePayment: true },
    { key: "campaigns.missing.payment", fields: [], isDueBeforePayment: false },
  ])
})

test("every lack has a known key, and its fields are the draft's", () => {
  law(
    fc.property(fc.constantFrom(...flavours), fc.boolean(), (flavour, paid) => {
      const lacks = launchLacks({ ...begunSession({ paid }), flavour })
      expect(lacks.every(({ key }) => launchLackKeys.some((known) => known === key))).toBe(true)
      expect(lacks.flatMap(({ fields }) => fields).every(isFieldName)).toBe(true)
      expect(lacksBeforePayment({ ...begunSession({ paid }), flavour })).not.toContain("campaigns.missing.payment")
    }),
  )
})
