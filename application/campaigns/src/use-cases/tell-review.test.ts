import { Effect } from "effect"
import { expect, test } from "vitest"
import { OwnerMailbox } from "@application/messaging/testing"
import type { CampaignChannel } from "@domain/campaigns"
import { IdempotencyKey } from "@domain/kernel"
import { NetworkRefused, type ReviewState } from "../ports/index.ts"
import { MemoryNetwork } from "../testing/index.ts"
import { afterDays, campaignOf, channelsOf, launchedCampaign } from "../testing/launched-campaign.ts"
import { inLaunchWorld, type LaunchWorld, seedDraft, testKey } from "../testing/launched-world.ts"
import { pauseCampaign, resumeCampaign } from "./campaign-moves.ts"
import { applyCampaignState } from "./apply-campaign-state.ts"
import { launchCampaign } from "./launch-campaign.ts"
import { runLaunch } from "./run-launch.ts"
import { syncCampaigns } from "./sync-campaigns.ts"

type Key = Effect.Success<typeof launchedCampaign>

const live: ReviewState = { status: "Active" }
const inReview: ReviewState = { status: "InReview" }
const refusedFor = (reason: string): ReviewState => ({ status: "Rejected", reason })

/** Lets the networks decide so on social and search, and reads it twice. */
const decided = Effect.fnUntraced(function* (key: Key, ...[social, search]: readonly [ReviewState, ReviewState]) {
  const network = yield* MemoryNetwork
  const decisions: Partial<Record<CampaignChannel, ReviewState>> = { Social: social, Search: search }
  for (const objects of yield* channelsOf(key)) yield* network.decide(objects, decisions[objects.channel] ?? inReview)
  yield* syncCampaigns.handle({})
  yield* syncCampaigns.handle({})
})

/** What the owner was told of the review, a line each. */
const reviewMails = Effect.map(
  Effect.flatMap(OwnerMailbox, ({ all }) => all),
  (mails) =>
    mails.flatMap((mail) =>
      mail.template !== "campaignNews"
        ? []
        : [
            mail.channels
              .map(({ channel, status, reason, remedy }) =>
                [
                  channel,
                  status,
                  ...(reason === undefined ? [] : [reason]),
                  ...(remedy === undefined ? [] : [remedy]),
                ].join(" "),
              )
              .concat(mail.isNewlyLive ? ["(newly live)"] : [])
              .join(", "),
          ],
    ),
)

const again = Effect.fnUntraced(function* (key: Key, attempt: string) {
  yield* launchCampaign.handle({ ...key, idempotencyKey: IdempotencyKey.make(`launch:70:${attempt}`) })
  yield* runLaunch.handle(key)
})

const story = (
  title: string,
  tell: (key: Key) => Effect.Effect<unknown, unknown, LaunchWorld>,
  mails: ReadonlyArray<string>,
) =>
  test(title, () =>
    inLaunchWorld(
      Effect.gen(function* () {
        const key = yield* launchedCampaign
        yield* afterDays(0.0001)
        yield* tell(key)
        expect(yield* reviewMails).toEqual(mails)
      }),
    ),
  )

story("both channels live are reported in one message, once", (key) => decided(key, live, live), [
  "Social Active, Search Active, (newly live)",
])

story(
  "a channel that follows later is reported by itself",
  (key) => Effect.andThen(decided(key, live, inReview), decided(key, live, live)),
  ["Social Active, Search InReview, (newly live)", "Social Active, Search Active, (newly live)"],
)

story(
  "one live and one refused share one message, with reason and remedy",
  (key) => decided(key, live, refusedFor("Too loud")),
  ["Social Active, Search Rejected Too loud change, (newly live)"],
)

story(
  "a refusal beside a live channel is reported",
  (key) => Effect.andThen(decided(key, live, inReview), decided(key, live, refusedFor("Too loud"))),
  ["Social Active, Search InReview, (newly live)", "Social Active, Search Rejected Too loud change"],
)

story(
  "a refusal is reported while the other channel is in review, and so is what follows",
  (key) => Effect.andThen(decided(key, refusedFor("Too loud"), inReview), decided(key, refusedFor("Too loud"), live)),
  ["Social Rejected Too loud change, Search InReview", "Social Rejected Too loud change, Search Active, (newly live)"],
)

story(
  "both channels refused are reported with both reasons, and nothing is called live",
  (key) => decided(key, refusedFor("Too loud"), refusedFor("Too long")),
  ["Social Rejected Too loud change, Search Rejected Too long change"],
)

story(
  "a resubmitted channel is reported again, refused or accepted",
  (key) =>
    Effect.gen(function* () {
      yield* decided(key, refusedFor("Too loud"), live)
      yield* again(key, "second")
      yield* decided(key, refusedFor("Still too loud"), live)
      yield* again(key, "third")
      yield* decided(key, live, live)
    }),
  [
    "Social Rejected Too loud change, Search Active, (newly live)",
    "Social Rejected Still too loud change, Search Active",
    "Social Active, Search Active, (newly live)",
  ],
)

story(
  "a resubmitted campaign's refusal is reported again",
  (key) =>
    Effect.gen(function* () {
      yield* decided(key, refusedFor("Too loud"), refusedFor("Too loud"))
      yield* again(key, "second")
      yield* decided(key, refusedFor("Too loud"), refusedFor("Too loud"))
    }),
  [
    "Social Rejected Too loud change, Search Rejected Too loud change",
    "Social Rejected Too loud change, Search Rejected Too loud change",
  ],
)

story(
  "a pause and a resumption are no news of the channels",
  (key) =>
    Effect.gen(function* () {
      yield* decided(key, live, live)
      yield* pauseCampaign.handle(key)
      yield* applyCampaignState.handle(key)
      yield* syncCampaigns.handle({})
      yield* resumeCampaign.handle(key)
      yield* syncCampaigns.handle({})
      yield* applyCampaignState.handle(key)
      yield* syncCampaigns.handle({})
      expect((yield* campaignOf(key)).channels.map(({ status }) => status)).toEqual(["Active", "Active"])
    }),
  ["Social Active, Search Active, (newly live)"],
)

test("a failed channel is reported once after the launch, and again after a retry", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft()
      const network = yield* MemoryNetwork
      const refusal = new NetworkRefused({ reason: "This page cannot run ads" })
      yield* network.fail("Social", "creative", refusal)
      yield* launchCampaign.handle({ ...key, idempotencyKey: testKey })
      yield* runLaunch.handle(key)
      yield* decided(key, inReview, inReview)
      const refused = "Social Failed This page cannot run ads retry, Search InReview"
      expect(yield* reviewMails).toEqual([refused])
      yield* again(key, "second")
      expect(yield* reviewMails).toEqual([refused, refused])
    }),
  ))
