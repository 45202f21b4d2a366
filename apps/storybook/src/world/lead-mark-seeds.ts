import { LeadRepository, ThrowAwayMail } from "@application/insights/ports"
import { asBadLead, type ArrivedLead, leadKeys, leadMarks, type Lead } from "@domain/insights"
import { LeadId } from "@domain/kernel"
import { Clock, Effect, Result } from "effect"
import { bakery, owner } from "./bakery.ts"
import { bakeryCampaigns } from "./campaigns.ts"
import { busyBakery, type Seed } from "./seeds.ts"

const minute = 60_000

/** Leads that stand out, each judged as at its arrival: the first ids are the newest. */
const standingOut = Effect.gen(function* () {
  const now = yield* Clock.currentTimeMillis
  const [social, search] = bakeryCampaigns(now)
  if (social === undefined || search === undefined) return
  const leads = yield* LeadRepository
  const { holds } = yield* ThrowAwayMail
  const ads = [
    { adId: "120210000000001", adName: "Three tiers, one wish", platform: "ig" },
    { adId: "120210000000002", adName: "Taste before you choose", platform: "fb" },
  ]
  const arrived = (
    minutes: number,
    campaign: typeof social,
    changes: Partial<ArrivedLead>,
    ad = ads[0],
  ): ArrivedLead => ({
    externalId: `marked-${minutes}`,
    campaignId: campaign.id,
    campaignName: campaign.name,
    name: "Meera Joshi",
    submittedOn: now - Math.round(minutes * minute),
    ...(ad !== undefined && { source: ad }),
    ...changes,
  })
  const meera = { mobileNumber: "+91 98450 12345", city: "Jayanagar" }
  const all = [
    arrived(4_320, search, {
      ...meera,
      email: "meera.joshi@gmail.com",
      serviceNeeded: "Cake tasting",
      answers: [{ question: "When is the party?", answer: "In December" }],
    }),
    arrived(70, social, {
      name: "Meera J",
      mobileNumber: "98450-12345",
      email: "meera.joshi+cakes@gmail.com",
      serviceNeeded: "Wedding cake, three tiers",
      answers: [{ question: "When is the party?", answer: "On 12 December" }],
    }),
    arrived(60, social, { name: "sdfsdf asdfgh", mobileNumber: "1234567890", email: "sdf@mailinator.com" }, ads[1]),
    arrived(50, social, { name: "Sam Walker", mobileNumber: "+44 7911 234586" }, ads[1]),
    arrived(40.2, social, { name: "Kavya", mobileNumber: "+91 98450 22345" }, ads[1]),
    arrived(40.1, social, { name: "Kavita", mobileNumber: "+91 98450 32345" }, ads[1]),
    arrived(40, social, { name: "Kiran", mobileNumber: "+91 98450 42345" }, ads[1]),
  ]
  const { region } = bakery
  for (const [index, lead] of all.entries()) {
    const keys = leadKeys(lead, region)
    const alike = yield* leads.alike(bakery.id, keys, 0)
    const near = all.filter(
      ({ externalId, submittedOn, source }) =>
        externalId !== lead.externalId && source === lead.source && Math.abs(submittedOn - lead.submittedOn) <= 15_000,
    )
    const isThrowAway = yield* holds(lead.email?.split("@")[1] ?? "")
    const marks = leadMarks(lead, {
      region,
      alike,
      near: near.map(({ submittedOn }) => ({ submittedOn, id: LeadId.make(1) })),
      isThrowAway: () => isThrowAway,
    })
    yield* leads.add(bakery.id, LeadId.make(9600 + index), { ...lead, keys, ...(marks.length > 0 && { marks }) })
  }
})

const changed = (id: number, rule: (lead: Lead) => Lead) =>
  Effect.gen(function* () {
    const leads = yield* LeadRepository
    yield* Effect.orDie(leads.change(bakery.id, LeadId.make(id), (lead) => Result.succeed(rule(lead))))
  })

/** The busy bakery with leads that stand out: a person who came twice, junk, a number from abroad, a burst. */
export const markedBakery: Seed = Effect.andThen(busyBakery, standingOut)

/** The bakery after its marked leads were judged: one merged, one called real, two bad with their reasons. */
export const judgedBakery: Seed = Effect.gen(function* () {
  yield* markedBakery
  const at = yield* Clock.currentTimeMillis
  const by = owner.user.id
  yield* changed(9601, (lead) => ({ ...lead, merge: { into: LeadId.make(9600), by, at } }))
  yield* changed(9602, (lead) => asBadLead(lead, "Fake", { at, by }))
  yield* changed(9604, (lead) => asBadLead(lead, "NeverAsked", { at, by }))
  yield* changed(9603, (lead) => ({
    ...lead,
    ...(lead.marks !== undefined && { marks: lead.marks.map((mark) => ({ ...mark, dismissed: { by, at } })) }),
  }))
})
