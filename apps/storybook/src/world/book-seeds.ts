import { BusinessProfileRepository } from "@application/businesses/ports"
import { BusinessFreezes } from "@application/businesses/stores"
import { CampaignRepository } from "@application/campaigns/ports"
import { Memberships, UserRepository } from "@application/identity/ports"
import type { CampaignStatus } from "@domain/campaigns"
import { BusinessProfileId, CampaignId, SessionId, UserId } from "@domain/kernel"
import { EmailAddress } from "@domain/identity"
import { Clock, Effect } from "effect"
import { threeClients } from "./agency-seeds.ts"
import { bakery, cafe, owner } from "./bakery.ts"
import { bakeryCampaigns } from "./campaigns.ts"
import type { Seed } from "./seeds.ts"

/** A colleague of the owner, who works on several clients. */
const colleague = {
  ...owner,
  phoneVerified: false,
  user: {
    id: UserId.make(9031),
    firstName: "Ravi",
    lastName: "Menon",
    emailAddress: EmailAddress.make("ravi@lotus-media.example"),
    languageId: "en",
    roleIds: owner.user.roleIds,
  },
}

/** A further client of the owner, with one campaign in a state, or with none. */
const further = Effect.fnUntraced(function* (id: number, name: string, status: CampaignStatus | undefined) {
  const at = yield* Clock.currentTimeMillis
  const profiles = yield* BusinessProfileRepository
  const model = yield* profiles.byId(cafe.id)
  const businessProfileId = BusinessProfileId.make(id)
  yield* profiles.save({ ...model, id: businessProfileId, name })
  yield* (yield* Memberships).join(owner.user.id, { businessProfileId, roleId: "AccountManager" })
  const [campaign] = bakeryCampaigns(at)
  if (campaign === undefined || status === undefined) return businessProfileId
  yield* (yield* CampaignRepository).save({
    ...campaign,
    id: CampaignId.make(id),
    businessProfileId,
    sessionId: SessionId.make(`00000000-0000-4000-8000-00000000${id}`),
    name: `Offer of ${name}`,
    status,
  })
  return businessProfileId
})

/** Clients in every state: going well, dearer, refused, asleep, frozen and not begun, two with a colleague. */
export const bookOfClients: Seed = Effect.gen(function* () {
  yield* threeClients
  yield* Effect.orDie((yield* UserRepository).add(colleague))
  const memberships = yield* Memberships
  for (const businessProfileId of [bakery.id, cafe.id])
    yield* memberships.join(colleague.user.id, { businessProfileId, roleId: "AccountManager" })
  yield* further(9111, "Sunrise Dental Care", "Rejected")
  yield* further(9112, "Monsoon Rooftop Restaurant and Banquets", "Completed")
  yield* further(9113, "Corner Books", undefined)
  const frozen = yield* further(9114, "Garage 6", "Active")
  yield* (yield* BusinessFreezes).save({
    businessProfileId: frozen,
    portalId: owner.portalId,
    frozenAt: yield* Clock.currentTimeMillis,
    reason: "Two cards were reported stolen.",
  })
})

/** More clients than one page has. */
export const manyClients: Seed = Effect.gen(function* () {
  yield* bookOfClients
  for (let number = 1; number <= 24; number += 1)
    yield* further(9120 + number, `Shop ${number}`, number % 3 === 0 ? "InReview" : undefined)
})
