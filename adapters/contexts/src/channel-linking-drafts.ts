import { Effect, Layer } from "effect"
import { LinkingDrafts } from "@application/channels/ports"
import { DraftSessions } from "@application/signup/services"

/** Pages are offered for sign-up sessions. */
export const channelLinkingDrafts = Layer.effect(
  LinkingDrafts,
  Effect.map(DraftSessions, ({ get }) => ({ get })),
)
