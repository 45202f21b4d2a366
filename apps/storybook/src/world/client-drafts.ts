import { SessionRepository } from "@application/signup/ports"
import type { SignupSession } from "@domain/signup"
import { SessionId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { closed, decidedBy, sentTo } from "./approvals.ts"
import { bakery, owner } from "./bakery.ts"
import { bakeryCampaigns } from "./campaigns.ts"
import { journeyDraft } from "./journey-draft.ts"
import { busyBakery, type Seed } from "./seeds.ts"

const hour = 3_600_000

/** The bakery's owner prepares a dozen campaigns as an agent: asked about, approved, paid, launched, with links that have ended, and barely begun. */
export const agentsClients: Seed = Effect.gen(function* () {
  yield* busyBakery
  const now = yield* Clock.currentTimeMillis
  const draft = (number: number, name: string | undefined, parts: Partial<SignupSession> = {}): SignupSession => {
    const { business, ...facts } = journeyDraft("Budget")
    const { name: _name, ...unnamed } = business
    return {
      ...facts,
      flavour: "agent",
      sessionId: SessionId.make(`00000000-0000-4000-8000-0000000096${number.toString().padStart(2, "0")}`),
      encodedId: `client-${number}`,
      userId: owner.user.id,
      businessProfileId: bakery.id,
      queryParameters: { agentid: "a1", agentname: "Meera" },
      updatedAt: now - number * hour,
      business: name === undefined ? unnamed : { ...unnamed, name },
      ...parts,
    }
  }
  const launched = bakeryCampaigns(now)[0]?.id
  yield* sentTo(draft(1, "Lotus Yoga Studio"), ["Mira"])
  yield* sentTo(draft(2, "Sunrise Dental Care", { launchState: "LinkAccounts", paid: true }), ["Ravi"])
  yield* decidedBy("Ravi", "Approved")
  yield* sentTo(draft(3, "Monsoon Rooftop Restaurant and Banquets"), ["Asha"])
  yield* decidedBy("Asha", "ChangeRequested")
  const sessions = yield* SessionRepository
  const keep = (details: SignupSession) => sessions.create({ portalId: owner.portalId, details })
  yield* keep(
    draft(4, "Corner Books", {
      launchState: "LaunchSuccessful",
      paid: true,
      ...(launched !== undefined && { campaignId: launched }),
    }),
  )
  yield* keep(draft(5, undefined, { launchState: "BusinessLocation" }))
  yield* sentTo(draft(6, "Garage 6"), ["Lena"], { daysLeft: -1 })
  yield* sentTo(draft(7, "Garage 7"), ["Omar"])
  yield* closed(draft(7, "Garage 7"))
  for (const number of [8, 9, 10, 11, 12]) yield* keep(draft(number, `Garage ${number}`))
})
