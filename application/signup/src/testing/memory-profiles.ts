import { Clock, Effect, Layer } from "effect"
import { Ids } from "@application/kernel"
import { bakeryFacts, MemoryDatabase, profilesIn } from "@application/kernel/testing"
import { CampaignMoveNotAllowed, CampaignNotFound } from "@domain/campaigns"
import { BusinessProfileId, CampaignId } from "@domain/kernel"
import { CampaignDrafts } from "../services/campaign-drafts.ts"
import { ProfileOpening } from "../ports/profile-opening.ts"

/** Business profiles of the in-memory world. */
export const memoryProfileOpening = Layer.effect(
  ProfileOpening,
  Effect.gen(function* () {
    const profiles = profilesIn(yield* MemoryDatabase)
    const ids = yield* Ids
    return {
      open: Effect.fnUntraced(function* ({ portalId, name, region, address, logo }) {
        const id = BusinessProfileId.make(yield* ids.next("businessProfile"))
        const told = { ...(address !== undefined && { address }), ...(logo !== undefined && { thumbnailLogo: logo }) }
        const joinedAt = yield* Clock.currentTimeMillis
        profiles.set(id, bakeryFacts({ id, portalId, name, region, joinedAt, ...told }))
        return id
      }),
      ofPage: (pageKey) =>
        Effect.succeed(/^page-of-\d+$/.test(pageKey) ? BusinessProfileId.make(Number(pageKey.slice(8))) : undefined),
      picturesOf: () => Effect.succeed({}),
    }
  }),
)

type Draft = Parameters<CampaignDrafts["Service"]["open"]>[0]

/**
 * Draft campaigns of the in-memory world, by session. Campaigns in the table `launched-campaigns` were submitted, changes in
 * `shown-changes` were shown to clients, and plans in `decided-plans` were decided on.
 */
export const memoryCampaignDrafts = Layer.effect(
  CampaignDrafts,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const drafts = database.table<CampaignId, Draft>("signup-campaigns")
    const launched = database.table<CampaignId, true>("launched-campaigns")
    const ids = yield* Ids
    const draftOf = (profile: BusinessProfileId, id: CampaignId) =>
      Effect.suspend(() => {
        const draft = drafts.get(id)
        return draft?.businessProfileId === profile
          ? Effect.succeed(draft)
          : Effect.fail(new CampaignNotFound({ campaignId: id }))
      })
    return {
      open: Effect.fnUntraced(function* (draft) {
        const id = CampaignId.make(yield* ids.next("campaign"))
        drafts.set(id, draft)
        return id
      }),
      isDraft: (_, id) => Effect.sync(() => drafts.has(id) && !launched.has(id)),
      isLaunched: (_, id) => Effect.sync(() => launched.has(id)),
      isLaunchedForUpdate: (_, id) => Effect.sync(() => launched.has(id)),
      showsChange: (_, id) => Effect.sync(() => database.table<CampaignId, true>("shown-changes").has(id)),
      keepPlan: (_, id, decided) =>
        Effect.sync(() => void database.table<CampaignId, typeof decided>("decided-plans").set(id, decided)),
      sessionOf: (profile, id) => Effect.map(draftOf(profile, id), ({ sessionId }) => sessionId),
      link: (profile, id, sessionId) =>
        Effect.flatMap(draftOf(profile, id), (draft) =>
          launched.has(id)
            ? Effect.fail(new CampaignMoveNotAllowed({ campaignId: id, status: "InReview", move: "edit" }))
            : Effect.sync(() => void drafts.set(id, { ...draft, sessionId })),
        ),
    }
  }),
)
