import { providerVersions } from "@adapters/settings"
import Stripe from "stripe"
import { expect, test } from "vitest"

test("the table of versions names the one that Stripe's SDK speaks", () => {
  expect(Stripe.API_VERSION).toBe(providerVersions.stripe.usual)
})
