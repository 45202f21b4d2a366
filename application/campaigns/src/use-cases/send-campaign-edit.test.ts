import { Effect } from "effect"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import { QueuedJobs, userActor } from "@application/kernel/testing"
import { OwnerMailbox } from "@application/messaging/testing"
import type { PlanEdit } from "@domain/campaigns"
import { CampaignId, PortalId } from "@domain/kernel"
import { AdNetworks, CampaignRepository, LaunchRuns, NetworkRefused, NetworkUnavailable } from "../ports/index.ts"
import { memoryCampaignPortals, MemoryNetwork } from "../testing/index.ts"
import {
  decideOnChange,
  runningCampaign,
  sent,
  typed,
  withHeadline,
  withKeywords,
} from "../testing/changed-campaign.ts"
import { afterDays, campaignOf, channelsOf } from "../testing/launched-campaign.ts"
import { inLaunchWorld, type LaunchWorld, testNow } from "../testing/launched-world.ts"
import { sampleDraft } from "../testing/sample-draft.ts"
import { applyCampaignEdit } from "./apply-campaign-edit.ts"
import { getCampaignEdit, showEditToClient } from "./campaign-edits.ts"
import { decideCampaignReview, getCampaignReview, listCampaignReviews } from "./campaign-reviews.ts"
import { getCampaignAds } from "./launched-ad.ts"
import { syncCampaigns } from "./sync-campaigns.ts"

type Key = Effect.Success<typeof runningCampaign>

const keywords = (sampleDraft.targeting.keywords ?? []).slice(1).concat("gentle dentist")
const jobNames = Effect.map(
  Effect.flatMap(QueuedJobs, (jobs) => jobs.take),
  (jobs) => jobs.map(({ contract }) => contract.name),
)
const templates = Effect.flatMap(OwnerMailbox, ({ all }) =>
  Effect.map(all, (mails) => mails.map(({ template }) => template)),
)
const adsOf = Effect.flatMap(MemoryNetwork, ({ objects }) =>
  Effect.map(objects, (all) => all.filter(({ step }) => step === "ad").map(({ channel }) => channel)),
)
const stoppedAds = Effect.flatMap(MemoryNetwork, (network) => network.stoppedAds)
const retargeted = Effect.flatMap(MemoryNetwork, (network) => network.retargeted)
/** The ids of the social channel's present ad and of its new ad. */
const socialAds = (key: Key) =>
  Effect.map(channelsOf(key), (channels) => {
    const social = channels.find(({ channel }) => channel === "Social")
    return { present: social?.externalIds.ad, next: social?.edit?.externalIds.ad }
  })
const headlineOf = (key: Key) =>
  Effect.map(
    getCampaignAds.handle(key),
    ({ ads }) => ads.find(({ picture }) => picture !== undefined)?.picture?.headline,
  )
const sentStates = (key: Key) =>
  Effect.map(getCampaignEdit.handle(key), ({ sent: all }) => all.map(({ channel, status }) => [channel, status]))

/** Another age of who sees the ads. */
const withAges = (edit: PlanEdit): PlanEdit => ({ ...edit, audience: { ...edit.audience, ageBands: ["45-54"] } })

/** The job of a campaign's changes, whose network falls silent once it has a new ad. */
const cutOff = Effect.fnUntraced(function* (key: Key) {
  const networks = yield* AdNetworks
  const cut = { ...networks, retarget: () => Effect.fail(new NetworkUnavailable({ reason: "no answer" })) }
  yield* Effect.exit(Effect.provideService(applyCampaignEdit.handle(key), AdNetworks, cut))
})

/** A reading of the campaign, and then the job of its changes. */
const followed = (key: Key) => Effect.andThen(syncCampaigns.handle({}), applyCampaignEdit.handle(key))

/** A running campaign whose new headline was sent and told to its network. */
const changedWords = Effect.gen(function* () {
  const key = yield* runningCampaign
  yield* typed(key, (edit) => withHeadline(edit, "New words"))
  yield* sent(key)
  yield* applyCampaignEdit.handle(key)
  yield* (yield* QueuedJobs).take
  return key
})

test("a sent change is a revision by who sent it, and leaves no draft", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      yield* typed(key, (edit) => withHeadline(edit, "New words"))
      const state = yield* Effect.provideService(sent(key), CurrentActor, userActor(5))
      expect(state.draft).toBeUndefined()
      expect(state.sent).toEqual([{ channel: "Social", status: "Waiting" }])
      expect(yield* jobNames).toEqual(["campaigns/ApplyCampaignEdit"])
      const { revisions } = yield* getCampaignAds.handle(key)
      expect(revisions.map(({ revision, madeBy, state: standing }) => [revision, madeBy, standing])).toEqual([
        [2, "User 5", "launched"],
        [1, undefined, undefined],
      ])
      expect(revisions[0]?.changes.map(({ field }) => field)).toEqual(["headline"])
    }),
  ))

test("the same key sends nothing twice", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      yield* typed(key, (edit) => withHeadline(edit, "New words"))
      yield* sent(key)
      yield* sent(key)
      expect((yield* getCampaignAds.handle(key)).revisions).toHaveLength(2)
      expect(yield* jobNames).toHaveLength(1)
    }),
  ))

test("a draft that was changed since it was looked at is not sent", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      expect(yield* Effect.flip(sent(key))).toMatchObject({ missing: ["campaigns.edit.nothing"] })
      yield* typed(key, (edit) => withKeywords(edit, ["dentist pune"]))
      expect(yield* Effect.flip(sent(key))).toMatchObject({ missing: ["validation.keywordsTooFew"] })
    }),
  ))

test("new words run beside the present ad until the network approves them", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* changedWords
      expect(yield* adsOf).toEqual(["Social", "Search", "Social"])
      yield* syncCampaigns.handle({})
      expect(yield* sentStates(key)).toEqual([["Social", "InReview"]])
      expect(yield* headlineOf(key)).toBe("Gentle root canal treatment in Pune")
      expect((yield* campaignOf(key)).status).toBe("Active")
      const { present, next } = yield* socialAds(key)
      expect(yield* stoppedAds).toEqual([])
      yield* decideOnChange(key, "Social", { status: "Active" })
      yield* followed(key)
      expect(yield* sentStates(key)).toEqual([])
      expect([yield* stoppedAds, (yield* socialAds(key)).present]).toEqual([[present], next])
      expect(yield* headlineOf(key)).toBe("New words")
      expect((yield* campaignOf(key)).status).toBe("Active")
      expect((yield* campaignOf(key)).pictureUrl).toBe("/creatives/New%20words-square.png")
      expect((yield* templates).filter((template) => template === "changedAdShown")).toHaveLength(1)
    }),
  ))

test("a refused change says why, leaves the present ad running and is changed again", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* changedWords
      const { next } = yield* socialAds(key)
      yield* decideOnChange(key, "Social", { status: "Rejected", reason: "Too loud", fields: ["headline"] })
      yield* followed(key)
      expect(yield* stoppedAds).toEqual([next])
      const { sent: refused, draft } = yield* getCampaignEdit.handle(key)
      expect(refused).toEqual([{ channel: "Social", status: "Refused", reason: "Too loud", fields: ["headline"] }])
      expect(draft).toBeUndefined()
      expect([yield* headlineOf(key), (yield* campaignOf(key)).status]).toEqual([
        "Gentle root canal treatment in Pune",
        "Active",
      ])
      expect(yield* templates).toContain("changedAdRefused")
      const { changes } = yield* typed(key, (edit) => withHeadline(edit, "Quiet words"))
      expect(changes).toMatchObject([
        { before: { texts: ["Gentle root canal treatment in Pune"] }, after: { texts: ["Quiet words"] } },
      ])
      yield* sent(key, "edit-key-0002")
      yield* applyCampaignEdit.handle(key)
      yield* decideOnChange(key, "Social", { status: "Active" })
      yield* followed(key)
      expect(yield* headlineOf(key)).toBe("Quiet words")
    }),
  ))

test("another audience and other keywords make no new ad and are shown at once", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      yield* typed(key, (edit) => withKeywords(edit, keywords))
      yield* sent(key)
      yield* applyCampaignEdit.handle(key)
      expect([yield* adsOf, yield* retargeted]).toEqual([["Social", "Search"], ["Search"]])
      expect(yield* sentStates(key)).toEqual([])
      const { ads } = yield* getCampaignAds.handle(key)
      expect(ads.find(({ channel }) => channel === "Search")?.audience.keywords).toEqual(keywords)
    }),
  ))

test("a change that is sent before the earlier was decided on takes its place", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* changedWords
      const [first] = yield* channelsOf(key)
      yield* typed(key, (edit) => withHeadline(edit, "Newer words"))
      yield* sent(key, "edit-key-0002")
      const [waiting] = yield* channelsOf(key)
      expect(waiting?.stops).toEqual([{ ad: first?.edit?.externalIds.ad }])
      yield* applyCampaignEdit.handle(key)
      expect(yield* stoppedAds).toEqual([first?.edit?.externalIds.ad])
      yield* decideOnChange(key, "Social", { status: "Active" })
      yield* followed(key)
      expect(yield* headlineOf(key)).toBe("Newer words")
    }),
  ))

test("a network that cannot be reached is told again, and gets one new ad", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      yield* typed(key, (edit) => withKeywords(withHeadline(edit, "New words"), keywords))
      yield* sent(key)
      yield* cutOff(key)
      expect((yield* sentStates(key)).map(([, status]) => status)).toEqual(["Waiting", "Waiting"])
      yield* applyCampaignEdit.handle(key)
      expect(yield* sentStates(key)).toEqual([["Social", "InReview"]])
      expect((yield* adsOf).filter((channel) => channel === "Social")).toHaveLength(2)
    }),
  ))

test("a change of a campaign that has ended meanwhile is told to nobody", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      yield* typed(key, (edit) => withHeadline(edit, "New words"))
      yield* sent(key)
      yield* afterDays(30)
      yield* syncCampaigns.handle({})
      yield* applyCampaignEdit.handle(key)
      expect((yield* getCampaignAds.handle(key)).sent).toEqual([])
    }),
  ))

const portalId = PortalId.make(1)
const reviewed = Effect.provide(memoryCampaignPortals({ isCampaignReviewed: true }))
const asReviewer = Effect.provideService(CurrentActor, { ...userActor(9, [], "PortalAdministrator"), portalId })
const campaignId = CampaignId.make(70)
const heldChange = Effect.gen(function* () {
  const key = yield* runningCampaign
  yield* typed(key, (edit) => withHeadline(edit, "New words"))
  yield* reviewed(sent(key))
  yield* applyCampaignEdit.handle(key)
  return key
})
const askedAt = testNow + 86_400_000

test("a portal that reviews campaigns decides on changed ads before the networks", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* heldChange
      expect([yield* sentStates(key), yield* adsOf]).toEqual([[["Social", "Waiting"]], ["Social", "Search"]])
      const { reviews } = yield* listCampaignReviews.handle({ portalId })
      expect(reviews).toMatchObject([{ campaignId, channels: ["Social"] }])
      const { ads } = yield* getCampaignReview.handle({ portalId, campaignId })
      expect(ads.map(({ picture }) => picture?.headline)).toEqual(["New words"])
      yield* (yield* QueuedJobs).take
      yield* decideCampaignReview.handle({ portalId, campaignId, askedAt, review: { decision: "approved" } })
      expect(yield* jobNames).toContain("campaigns/ApplyCampaignEdit")
      yield* applyCampaignEdit.handle(key)
      expect(yield* sentStates(key)).toEqual([["Social", "InReview"]])
    }).pipe(asReviewer),
  ))

test("a change that its portal rejects leaves the campaign running as it was", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* heldChange
      const review = { decision: "rejected", reasons: ["misleadingText"], comment: "Not the cheapest." } as const
      yield* decideCampaignReview.handle({ portalId, campaignId, askedAt, review })
      const { sent: refused } = yield* getCampaignEdit.handle(key)
      expect(refused).toEqual([
        { channel: "Social", status: "Refused", reason: "Not the cheapest.", reviewReasons: ["misleadingText"] },
      ])
      yield* syncCampaigns.handle({})
      expect([yield* headlineOf(key), (yield* campaignOf(key)).status]).toEqual([
        "Gentle root canal treatment in Pune",
        "Active",
      ])
      expect(yield* templates).toContain("changedAdRefused")
    }).pipe(asReviewer),
  ))

test("a network that refuses the audience of a change stops the new ad that it took", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      yield* typed(key, (edit) => withHeadline(edit, "New words"))
      yield* sent(key)
      const network = yield* MemoryNetwork
      yield* network.fail("Social", "adSet", new NetworkRefused({ reason: "Too narrow" }))
      yield* applyCampaignEdit.handle(key)
      expect((yield* getCampaignEdit.handle(key)).sent).toEqual([
        { channel: "Social", status: "Refused", reason: "Too narrow" },
      ])
      expect(yield* stoppedAds).toHaveLength(1)
    }),
  ))

test("the audience of a change whose ad was refused is no difference any longer", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      yield* typed(key, (edit) => withAges(withHeadline(edit, "New words")))
      yield* sent(key)
      yield* applyCampaignEdit.handle(key)
      yield* decideOnChange(key, "Social", { status: "Rejected", reason: "Too loud" })
      yield* followed(key)
      const { changes } = yield* typed(key, (edit) => withHeadline(edit, "Quiet words"))
      expect(changes.map(({ channel, field }) => [channel, field])).toEqual([["Social", "headline"]])
      const { ads } = yield* getCampaignAds.handle(key)
      expect(ads.map(({ audience }) => audience.ageBands)).toEqual([["45-54"], ["45-54"]])
    }),
  ))

test("a new ad that another change overtook while it was made is stopped", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      yield* typed(key, (edit) => withHeadline(edit, "New words"))
      yield* sent(key)
      const networks = yield* AdNetworks
      const overtaken = Effect.orDie(
        Effect.andThen(
          typed(key, (edit) => withHeadline(edit, "Newer words")),
          sent(key, "edit-key-0002"),
        ),
      )
      const addAd: typeof networks.addAd = (edit) =>
        Effect.tap(networks.addAd(edit), () => Effect.provide(overtaken, world))
      const world = yield* Effect.context<LaunchWorld>()
      yield* Effect.provideService(applyCampaignEdit.handle(key), AdNetworks, { ...networks, addAd })
      expect(yield* stoppedAds).toHaveLength(1)
      expect(yield* sentStates(key)).toEqual([["Social", "Waiting"]])
    }),
  ))

test("new words that are in review are shown although other ages are sent meanwhile", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* changedWords
      yield* typed(key, withAges)
      yield* sent(key, "edit-key-0002")
      yield* applyCampaignEdit.handle(key)
      expect(yield* sentStates(key)).toEqual([["Social", "InReview"]])
      yield* decideOnChange(key, "Social", { status: "Active" })
      yield* followed(key)
      expect([yield* headlineOf(key), yield* sentStates(key)]).toEqual(["New words", []])
    }),
  ))

test("a change back to the words that run makes no new ad and stops the ad in review", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* changedWords
      const { present, next } = yield* socialAds(key)
      yield* typed(key, (edit) => withHeadline(edit, "Gentle root canal treatment in Pune"))
      yield* sent(key, "edit-key-0002")
      yield* applyCampaignEdit.handle(key)
      expect([yield* stoppedAds, yield* sentStates(key)]).toEqual([[next], []])
      expect((yield* socialAds(key)).present).toBe(present)
    }),
  ))

test("an ad that its network shows already is not stopped", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      const { present } = yield* socialAds(key)
      yield* typed(key, (edit) => withHeadline(edit, "New words"))
      yield* sent(key)
      const networks = yield* AdNetworks
      const same = { ...networks, addAd: () => Effect.succeed({ ...(present !== undefined && { ad: present }) }) }
      yield* Effect.provideService(applyCampaignEdit.handle(key), AdNetworks, same)
      expect([yield* stoppedAds, yield* sentStates(key), yield* headlineOf(key)]).toEqual([[], [], "New words"])
    }),
  ))

test("a new ad in review is followed while a portal decides on another change", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* changedWords
      const { present } = yield* socialAds(key)
      yield* typed(key, (edit) => withKeywords(edit, keywords))
      yield* reviewed(sent(key, "edit-key-0002"))
      yield* decideOnChange(key, "Social", { status: "Active" })
      yield* followed(key)
      expect([yield* sentStates(key), yield* stoppedAds]).toEqual([[["Search", "Waiting"]], [present]])
      expect(yield* headlineOf(key)).toBe("New words")
    }).pipe(asReviewer),
  ))

test("an ad that a change overtook is stopped while a portal decides on that change", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* changedWords
      const { next } = yield* socialAds(key)
      yield* typed(key, (edit) => withHeadline(edit, "Newer words"))
      yield* reviewed(sent(key, "edit-key-0002"))
      yield* applyCampaignEdit.handle(key)
      expect([yield* stoppedAds, yield* sentStates(key)]).toEqual([[next], [["Social", "Waiting"]]])
    }).pipe(asReviewer),
  ))

test("a change goes on with the next change once its portal reviews nothing any longer", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* heldChange
      yield* typed(key, (edit) => withKeywords(edit, keywords))
      yield* sent(key, "edit-key-0002")
      yield* applyCampaignEdit.handle(key)
      expect(yield* sentStates(key)).toEqual([["Social", "InReview"]])
    }),
  ))

test("an ad that was made before its network fell silent is stopped by the next change", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      yield* typed(key, (edit) => withHeadline(edit, "New words"))
      yield* sent(key)
      yield* cutOff(key)
      const { next } = yield* socialAds(key)
      yield* typed(key, (edit) => withHeadline(edit, "Newer words"))
      yield* sent(key, "edit-key-0002")
      yield* applyCampaignEdit.handle(key)
      expect([next === undefined, yield* stoppedAds]).toEqual([false, [next]])
    }),
  ))

test("a campaign from before there were revisions keeps the plan that ran", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      const { plan: _plan, ...campaign } = yield* campaignOf(key)
      yield* (yield* CampaignRepository).save(campaign)
      const runs = yield* LaunchRuns
      const run = yield* runs.latest(key.businessProfileId, key.campaignId)
      if (run === undefined) return yield* Effect.die(new Error("A launch"))
      const { planRevision: _revision, ...old } = run
      yield* runs.save({ ...old, channels: old.channels.map(({ plan: _told, ...channel }) => channel) })
      yield* typed(key, withAges)
      yield* showEditToClient.handle(key)
      expect((yield* getCampaignEdit.handle(key)).changes.map(({ field }) => field)).toEqual(["ages", "ages"])
      yield* sent(key)
      yield* applyCampaignEdit.handle(key)
      expect([...(yield* retargeted)].sort()).toEqual(["Search", "Social"])
    }),
  ))
