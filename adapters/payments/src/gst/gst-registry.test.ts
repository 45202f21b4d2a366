import { Effect, Layer } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { gstRegistryConformance } from "@application/signup/conformance"
import { GstRegistry } from "@application/signup/ports"
import type { GstRegistration } from "@domain/wallet"
import { sandboxSettings } from "@apps/sandbox/settings"
import { type Sandbox, startSandbox } from "@apps/sandbox/start-sandbox"
import { control } from "@apps/sandbox/testing"
import { gstRegistry } from "./gst-registry.ts"

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, webhookTarget: "http://127.0.0.1:9" })
})
afterAll(() => sandbox.stop())

const registry = (changed: Partial<Parameters<typeof gstRegistry>[0]> = {}) =>
  Layer.suspend(() => gstRegistry({ ...sandboxSettings(sandbox.url), ...changed }))

const registered: ReadonlyArray<GstRegistration> = [
  {
    gstin: "29AABCR1718E1ZL",
    legalName: "Rao Foods Private Limited",
    tradeName: "Rao's Bakery",
    address: "14, MG Road, Ashok Nagar, Bengaluru, Bengaluru Urban, Karnataka, 560001",
    postalCode: "560001",
    stateCode: "29",
    status: "active",
    taxpayerType: "regular",
  },
  {
    gstin: "24AAHCM5566Q1ZR",
    legalName: "Mandvi Exports Private Limited",
    address: "Plot 21, Port Road, Kandla SEZ, Gandhidham, Kachchh, Gujarat, 370230",
    postalCode: "370230",
    stateCode: "24",
    status: "active",
    taxpayerType: "specialEconomicZone",
  },
  {
    gstin: "07AAGCS9876P1Z7",
    legalName: "Saffron Travels Private Limited",
    address: "31, Janpath, Connaught Place, New Delhi, Central Delhi, Delhi, 110001",
    postalCode: "110001",
    stateCode: "07",
    status: "cancelled",
    taxpayerType: "regular",
  },
  {
    gstin: "33AAECT2211R1ZA",
    legalName: "Thanjavur Textiles Private Limited",
    address: "5, South Main Street, Fort, Thanjavur, Tamil Nadu, 613001",
    postalCode: "613001",
    stateCode: "33",
    status: "suspended",
    taxpayerType: "regular",
  },
  {
    gstin: "27AABCD4321K1ZT",
    legalName: "Konkan Sweets Private Limited",
    address: "7, Main Bazaar, Chiplun, Ratnagiri, Maharashtra, 415605",
    postalCode: "415605",
    stateCode: "27",
    status: "active",
    taxpayerType: "composition",
  },
]

describe("the provider of the sandbox", () => gstRegistryConformance(registry(), registered))

const failing = (changed?: Partial<Parameters<typeof gstRegistry>[0]>) =>
  Effect.flatMap(GstRegistry, ({ find }) => Effect.flip(find("29AABCR1718E1ZL"))).pipe(
    Effect.provide(registry(changed)),
    Effect.runPromise,
  )

test("a provider that is down, and a wrong key, fetch nothing", async () => {
  const fetched = { _tag: "GstDetailsNotFetched", errorCode: 1019 }
  expect(await failing({ GST_LOOKUP_TOKEN: "wrong" })).toMatchObject(fetched)
  await control(sandbox, "PUT", "/failures", [{ provider: "gst", kind: "error" }])
  expect(await failing()).toMatchObject(fetched)
  await control(sandbox, "PUT", "/failures", [])
})

test("one reply that is lost is asked for again", async () => {
  await control(sandbox, "PUT", "/failures", [{ provider: "gst", kind: "error", count: 1 }])
  const found = Effect.flatMap(GstRegistry, ({ find }) => find("29AABCR1718E1ZL")).pipe(Effect.provide(registry()))
  expect(await Effect.runPromise(found)).toMatchObject({ status: "active" })
})
