import { createTestDatabase } from "@adapters/sql/testing"
import { ServicesOn } from "@application/kernel"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { jobKinds } from "./job-kinds.ts"
import { migrateDatabase } from "./migrate-database.ts"
import { portsLayer } from "./ports.ts"
import { imageStoreOf } from "./providers.ts"
import { unreachableSettings } from "./testing/unreachable-settings.ts"

/** What use-cases of a process are told is on. */
const toldBy = async (off: ReadonlyArray<string>) => {
  const urls = await createTestDatabase()
  await Effect.runPromise(migrateDatabase(urls))
  const all = unreachableSettings(urls.running, "/tmp")
  const settings = Object.fromEntries(
    Object.entries(all).filter(([name]) => !off.some((prefix) => name.startsWith(prefix))),
  ) as typeof all
  const ports = portsLayer({
    settings,
    store: imageStoreOf(settings),
    translate: (key) => key,
    jobs: jobKinds,
    supervise: false,
  })
  return Effect.runPromise(
    Effect.provide(
      Effect.map(ServicesOn, (on) => [...on]),
      ports,
    ),
  )
}

const most = [
  "HUBSPOT_",
  "FRESHCHAT_",
  "GOOGLE_SHEETS_",
  "STRIPE_",
  "GOOGLE_ADS_",
  "TWILIO_",
  "UNSPLASH_",
  "PAGESPEED_",
  "GST_",
  "IP_",
  "SHOPIFY_API",
]

test("use-cases of a process are told what its settings turn on", async () => {
  expect(await toldBy(most)).toEqual(["razorpay", "meta", "places"])
})

test("a process runs with nothing but what is needed", async () => {
  expect(await toldBy([...most, "RAZORPAY_", "GOOGLE_", "SHOPIFY_", "BIGCOMMERCE_"])).toEqual(["meta"])
})
