import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { TestClock } from "effect/testing"
import { type SignupSession, type SessionParts, withParts } from "@domain/signup"
import type { Campaign } from "@domain/campaigns"
import { CampaignId, IdempotencyKey, type SessionId } from "@domain/kernel"
import { CampaignRepository } from "../ports/campaign-repository.ts"
import { memoryAdNetworks } from "./memory-network.ts"
import { memoryCampaignWorld } from "./memory-world.ts"
import { sampleDraft } from "./sample-draft.ts"

/** Friday, 20 November 2026, 10:00 in India. */
export const testNow = Date.parse("2026-11-20T10:00:00+05:30")

const testCampaignId = CampaignId.make(70)
export const testKey = IdempotencyKey.make("launch-key-0001")

/** A draft campaign and its session, as sign-up leaves them. */
export const seedDraft = Effect.fnUntraced(function* (changes: SessionParts = {}) {
  const sessions = (yield* MemoryDatabase).table<SessionId, SignupSession>("sessions")
  const draft = withParts(sampleDraft, changes)
  sessions.set(draft.sessionId, draft)
  const { businessProfileId, sessionId } = sampleDraft
  if (businessProfileId === undefined) return yield* Effect.die(new Error("The sample draft has a profile"))
  const campaign: Campaign = {
    id: testCampaignId,
    businessProfileId,
    sessionId,
    name: "Sunrise Dental Care",
    region: "IN",
    status: "Draft",
    channels: [],
    spent: 0,
    createdAt: testNow,
  }
  yield* (yield* CampaignRepository).save(campaign)
  return { businessProfileId, campaignId: testCampaignId }
})

/** All ports in memory with the networks in memory, and a clock that stands at `testNow`. */
const memoryLaunchWorld = memoryAdNetworks.pipe(
  Layer.provideMerge(memoryCampaignWorld),
  Layer.provideMerge(Layer.effectDiscard(TestClock.setTime(testNow)).pipe(Layer.provideMerge(TestClock.layer()))),
)

export type LaunchWorld = Layer.Success<typeof memoryLaunchWorld>

/** Runs in a world of its own. */
export const inLaunchWorld = <A, E>(effect: Effect.Effect<A, E, LaunchWorld>) =>
  Effect.runPromise(Effect.provide(effect, memoryLaunchWorld))
