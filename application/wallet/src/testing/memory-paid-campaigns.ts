import { Context, Effect, Layer, Option } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { SessionId } from "@domain/kernel"
import { PaidCampaigns } from "../services/paid-campaigns.ts"
import { PayableSessions } from "@application/signup/services"

/** Tells which sessions' campaigns were stopped, each as often as it was. */
export class StopDesk extends Context.Service<
  StopDesk,
  { readonly stopped: Effect.Effect<ReadonlyArray<SessionId>> }
>()("wallet/testing/StopDesk") {}

/** The drafts of the in-memory sessions. */
export const memoryPaidCampaigns = Layer.effectContext(
  Effect.gen(function* () {
    const stopped = (yield* MemoryDatabase).table<number, SessionId>("stopped_campaigns")
    const sessions = yield* PayableSessions
    return Context.make(PaidCampaigns, {
      of: ({ sessionId }) =>
        Effect.map(
          sessions.draft(sessionId),
          Option.map((campaignId) => ({ campaignId, name: "Diwali" })),
        ),
      stop: ({ sessionId }) => Effect.sync(() => void stopped.set(stopped.size, sessionId)),
    }).pipe(Context.add(StopDesk, { stopped: Effect.sync(() => [...stopped.values()]) }))
  }),
)
