import { Effect } from "effect"
import { expect, test } from "vitest"
import { MemoryDatabase } from "@application/kernel/testing"
import { BusinessProfileId } from "@domain/kernel"
import { taxableOf, taxOfUnused } from "@domain/pricing"
import { CampaignRepository } from "../ports/index.ts"
import { afterDays, campaignOf, channelsOf, launchedCampaign, locks } from "../testing/launched-campaign.ts"
import { inLaunchWorld } from "../testing/launched-world.ts"
import { MemoryNetwork } from "../testing/memory-network.ts"
import { sampleDraft } from "../testing/sample-draft.ts"
import { archiveCampaign, pauseCampaign, resumeCampaign } from "./campaign-moves.ts"
import { launchCampaign } from "./launch-campaign.ts"
import { saveFollowed } from "./save-settled.ts"
import { syncCampaigns } from "./sync-campaigns.ts"

const profile = sampleDraft.businessProfileId ?? BusinessProfileId.make(0)

const wallet = Effect.map(MemoryDatabase, (database) => database.table<BusinessProfileId, number>("wallets"))
const available = Effect.map(wallet, (wallets) => wallets.get(profile))
const empty = Effect.map(wallet, (wallets) => wallets.set(profile, 0))

type Key = Effect.Success<typeof launchedCampaign>

const decide = Effect.fnUntraced(function* (key: Key, status: "Active" | "Rejected") {
  const network = yield* MemoryNetwork
  for (const channel of yield* channelsOf(key)) yield* network.decide(channel, { status, reason: "Not allowed" })
  yield* syncCampaigns.handle({})
})

/** A campaign for which all of its wallet was paid, decided on by its networks; tells its price. */
const decided = Effect.fnUntraced(function* (status: "Active" | "Rejected") {
  const wallets = yield* wallet
  wallets.set(profile, 10_000_000)
  const key = yield* launchedCampaign
  const { price } = yield* campaignOf(key)
  if (price === undefined) return yield* Effect.die(new Error("A launch fixes a price"))
  yield* empty
  yield* decide(key, status)
  const left = price.media - (yield* campaignOf(key)).spent
  return { key, price, left, withTax: left + taxOfUnused(left, { ...price, taxable: taxableOf(price) }) }
})

test("a pause puts the unspent media and its tax back into the wallet, not the fee", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const { key, price, left, withTax } = yield* decided("Active")
      const { returned } = yield* pauseCampaign.handle(key)
      expect(yield* available).toBe(withTax)
      expect(returned).toMatchObject({ media: left, serviceFee: 0, total: withTax })
      expect(yield* locks).toMatchObject([{ locked: price.media - left, released: 0 }])
    }),
  ))

test("a resumption takes what the pause gave back, and the price is as before", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const { key, price } = yield* decided("Active")
      yield* pauseCampaign.handle(key)
      const resumed = yield* resumeCampaign.handle(key)
      expect(resumed).not.toHaveProperty("returned")
      expect(resumed.price).toEqual(price)
      expect(yield* available).toBe(0)
      expect(yield* locks).toMatchObject([{ locked: price.media, released: 0 }])
    }),
  ))

test("a campaign whose money went elsewhere stays paused until there is more", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const { key, left, withTax: missing } = yield* decided("Active")
      yield* pauseCampaign.handle(key)
      yield* empty
      expect(yield* Effect.flip(resumeCampaign.handle(key))).toMatchObject({ _tag: "InsufficientFunds", missing })
      expect(yield* campaignOf(key)).toMatchObject({
        status: "Paused",
        pauseReason: "owner",
        returned: { media: left },
      })
      ;(yield* wallet).set(profile, missing)
      expect((yield* resumeCampaign.handle(key)).status).toBe("Active")
    }),
  ))

test("a refused campaign frees its money, and takes it again when it is resubmitted", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const { key, price, withTax } = yield* decided("Rejected")
      expect((yield* campaignOf(key)).status).toBe("Rejected")
      expect(yield* available).toBe(withTax)
      yield* launchCampaign.handle(key)
      expect(yield* campaignOf(key)).toMatchObject({ status: "InReview", price })
      expect(yield* available).toBe(0)
    }),
  ))

test("a refused campaign is not resubmitted without its money", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const { key } = yield* decided("Rejected")
      yield* empty
      expect(yield* Effect.flip(launchCampaign.handle(key))).toMatchObject({ _tag: "InsufficientFunds" })
      expect((yield* campaignOf(key)).status).toBe("Rejected")
    }),
  ))

const approvedLate = Effect.fnUntraced(function* (key: Key) {
  const refused = yield* (yield* CampaignRepository).byId(key.businessProfileId, key.campaignId)
  return yield* saveFollowed({ ...refused, status: "Active" })
})

test("a refused campaign that a network runs after all is paused if its money is gone", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const { key } = yield* decided("Rejected")
      yield* empty
      expect(yield* approvedLate(key)).toMatchObject({ status: "Paused", pauseReason: "insufficientFunds" })
      expect(yield* locks).toMatchObject([{ locked: 0 }])
    }),
  ))

test("a refused campaign that a network runs after all takes its money again", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const { key, price } = yield* decided("Rejected")
      const campaign = yield* approvedLate(key)
      expect(campaign).toMatchObject({ status: "Active", price })
      expect(campaign).not.toHaveProperty("returned")
      expect(yield* available).toBe(0)
    }),
  ))

test("giving up a refused campaign that spent nothing gives all of its price back", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const { key, price } = yield* decided("Rejected")
      expect(yield* archiveCampaign.handle(key)).not.toHaveProperty("returned")
      expect(yield* available).toBe(price.total)
    }),
  ))

test("a pause that lasts beyond the last day ends with nothing more to give back", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const { key } = yield* decided("Active")
      yield* pauseCampaign.handle(key)
      const before = yield* available
      yield* afterDays(400)
      yield* syncCampaigns.handle({})
      const over = yield* (yield* CampaignRepository).byId(key.businessProfileId, key.campaignId)
      expect(over.status).toBe("Completed")
      expect(over).not.toHaveProperty("returned")
      expect(yield* available).toBe(before)
    }),
  ))
