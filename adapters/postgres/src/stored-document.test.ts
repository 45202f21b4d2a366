import { Arbitrary, Effect, Schema } from "effect"
import { storedDocument } from "@application/kernel"
import fc from "fast-check"
import { expect, test } from "vitest"
import { LaunchStep } from "@domain/channels"
import { Campaign } from "@domain/campaigns"
import { anyCampaign } from "@domain/campaigns/testing"
import { seededPortals } from "@domain/portals"
import { anyPortal } from "@domain/portals/testing"
import { storedCampaign } from "./campaigns/stored-campaign.ts"
import { storedLaunchRun } from "./campaigns/stored-launch-run.ts"
import { storedPortal } from "./portals/stored-portal.ts"
import { storedPrices } from "./signup/stored-price-list.ts"
import { formerDocuments } from "./testing/former-documents.ts"
import { storedPromise } from "./wallet/stored-promise.ts"

const { campaigns, launch_runs: launchRuns, portals, prices, promises } = formerDocuments

/** A document of each version, read and written again in the present form. */
const rewritten = <A>(
  { read, write }: { read: (document: unknown, version: number) => Effect.Effect<A>; write: (value: A) => string },
  documents: ReadonlyArray<unknown>,
): Promise<ReadonlyArray<unknown>> =>
  Promise.all(
    documents.map(async (document, version) => JSON.parse(write(await Effect.runPromise(read(document, version))))),
  )

test("a campaign, launch and portal of each version is read", async () => {
  expect(await rewritten(storedCampaign, campaigns)).toEqual(campaigns.map(() => campaigns.at(-1)))
  expect(await rewritten(storedLaunchRun, launchRuns)).toEqual(launchRuns.map(() => launchRuns.at(-1)))
  expect(await rewritten(storedPortal, portals)).toEqual(portals.map(() => portals.at(-1)))
})

test("the prices of a list and the promise of a payment of each version are read", async () => {
  expect(await rewritten(storedPrices, prices)).toEqual(prices.map(() => prices.at(-1)))
  expect(await rewritten(storedPromise, promises)).toEqual(promises.map(() => promises.at(-1)))
})

test("a promise that was kept whole before there were versions is read as it is", async () => {
  const whole = { ...promises[1], priceListId: 101 }
  expect(JSON.parse(storedPromise.write(await Effect.runPromise(storedPromise.read(whole, 0))))).toEqual(whole)
})

test("a portal of others gains no voice, mark or motif of the shipped ones", async () => {
  const other = { ...portals[0], domain: "ads.example" }
  expect(JSON.parse(storedPortal.write(await Effect.runPromise(storedPortal.read(other, 0))))).toEqual(other)
})

test("a shipped portal stored before gains what it asks of a phone", async () => {
  const shipped = seededPortals.filter(({ signup }) => signup !== undefined)
  expect(shipped.length).toBeGreaterThan(0)
  for (const portal of shipped) {
    const { signup: _, ...before } = JSON.parse(storedPortal.write(portal))
    expect(await Effect.runPromise(storedPortal.read(before, 2))).toEqual(portal)
  }
})

test("a shipped portal stored before gains its journey, and keeps its word on phones", async () => {
  const shipped = seededPortals.filter(({ signup }) => signup?.journey !== undefined)
  expect(shipped.length).toBeGreaterThan(0)
  for (const portal of shipped) {
    const before = { ...JSON.parse(storedPortal.write(portal)), signup: { phone: "required" } }
    const { signup } = await Effect.runPromise(storedPortal.read(before, 3))
    expect(signup).toEqual({ ...portal.signup, phone: "required" })
  }
})

test("a stored launch keeps every step with its identifier", async () => {
  const former = await Effect.runPromise(storedLaunchRun.read(launchRuns.at(-1) ?? {}, storedLaunchRun.version))
  const externalIds = Object.fromEntries(LaunchStep.literals.map((step) => [step, `id of ${step}`]))
  const channels = former.channels.map((channel) => ({ ...channel, steps: LaunchStep.literals, externalIds }))
  const run = { ...former, channels }
  const written: unknown = JSON.parse(storedLaunchRun.write(run))
  expect(await Effect.runPromise(storedLaunchRun.read(written, storedLaunchRun.version))).toEqual(run)
})

test("there is a document of each version", () => {
  expect(campaigns).toHaveLength(storedCampaign.version + 1)
  expect(launchRuns).toHaveLength(storedLaunchRun.version + 1)
  expect(portals).toHaveLength(storedPortal.version + 1)
  expect(prices).toHaveLength(storedPrices.version + 1)
  expect(promises).toHaveLength(storedPromise.version + 1)
})

test("what is stored is read back as it was", () =>
  fc.assert(
    fc.asyncProperty(anyCampaign, anyPortal, async (campaign, portal) => {
      expect(await Effect.runPromise(storedCampaign.read(JSON.parse(storedCampaign.write(campaign)), 0))).toEqual(
        campaign,
      )
      expect(
        await Effect.runPromise(storedPortal.read(JSON.parse(storedPortal.write(portal)), storedPortal.version)),
      ).toEqual(portal)
    }),
  ))

/** Once the wire's form differs, the list's statement has to write the wire's form, which it sends on as it is. */
test("a stored campaign keeps each field, in the wire's form that the list sends on", async () => {
  expect(storedCampaign.version).toBe(0)
  const any = await Effect.runPromise(Arbitrary.sampleEffect(Arbitrary.schema(Campaign), { count: 300 }))
  for (const campaign of any)
    expect(storedCampaign.write(campaign)).toEqual(JSON.stringify(Schema.encodeSync(Campaign)(campaign)))
})

const Note = Schema.Struct({ title: Schema.String, pages: Schema.Int })
const storedNote = storedDocument(Note, [
  (document) => ({ ...(document as object), pages: 1 }),
  (document) => {
    const { name, pages } = document as { readonly name: string; readonly pages: number }
    return { title: name, pages }
  },
])

test.each([
  [0, { name: "Bread" }, 1],
  [1, { name: "Bread", pages: 3 }, 3],
  [2, { title: "Bread", pages: 3 }, 3],
])("a document of version %i takes each step to the present one", async (version, document, pages) => {
  expect(await Effect.runPromise(storedNote.read(document, version))).toEqual({ title: "Bread", pages })
})

test("a document that does not fit is a defect", async () => {
  expect((await Effect.runPromiseExit(storedNote.read({ title: 7 }, 2)))._tag).toBe("Failure")
})
