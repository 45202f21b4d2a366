import type { ArrivedLead } from "@domain/insights"
import type { Campaign } from "@domain/campaigns"
import type { LeadStatus } from "@domain/insights"
import { chance } from "./numbers.ts"

const people = [
  "Ananya Rao",
  "Kabir Menon",
  "Fatima Sheikh",
  "Rohan Gupta",
  "Divya Pillai",
  "Arjun Bhat",
  "Sana Qureshi",
  "Nikhil Joshi",
  "Lakshmi Iyer",
  "Thomas Mathew",
  "Ishita Das",
  "Vikram Shetty",
]
const areas = ["Indiranagar", "Koramangala", "Jayanagar", "Whitefield", "HSR Layout", "Malleswaram"]
const services = ["Wedding cake, three tiers", "Cake tasting", "Dessert table", "Engagement cake", "Custom cakes"]
const whens = ["Within two weeks", "I am only looking", "Later this year"]
const statuses: ReadonlyArray<LeadStatus> = ["New", "Contacted", "Contacted", "Won", "Lost", "Contacted", "Spam"]

const pick = <Item>(items: ReadonlyArray<Item>, index: number, fallback: Item): Item =>
  items[index % items.length] ?? fallback

/** People who answered a campaign, the newest an hour and a half ago. */
export const leadsOf = (
  campaign: Campaign,
  now: number,
  count: number,
): ReadonlyArray<{ readonly lead: ArrivedLead; readonly status: LeadStatus }> =>
  Array.from({ length: count }, (_, index) => {
    const name = pick(people, index * 5 + (index % 3), "Ananya Rao")
    const hours = 1.5 + index * (5 + 9 * chance(index, 3))
    return {
      status: index < 3 ? "New" : pick(statuses, index, "Contacted"),
      lead: {
        externalId: `lead-${campaign.id}-${index}`,
        campaignId: campaign.id,
        campaignName: campaign.name,
        name,
        mobileNumber: `+9198${String(70_000_000 + Math.floor(chance(index, 11) * 9_999_999))}`,
        ...(index % 4 !== 1 && { email: `${name.toLowerCase().replace(" ", ".")}@mail.example` }),
        city: pick(areas, index, "Bengaluru"),
        ...(index % 5 !== 4 && {
          answers: [{ question: "When do you need the cake?", answer: pick(whens, index, "Within two weeks") }],
          fit:
            index % 3 === 1
              ? { isFitting: false, because: "When do you need the cake?: I am only looking" }
              : { isFitting: true },
        }),
        serviceNeeded: pick(services, index * 2, "Custom cakes"),
        submittedOn: now - Math.round(hours * 3_600_000),
        consents: [
          { text: `${campaign.name} may contact me about my request.`, version: "9384", isGiven: true },
          { text: `I would like offers from ${campaign.name}.`, version: "9384", isGiven: index % 2 === 1 },
        ].map((consent) => ({ ...consent, at: now - Math.round(hours * 3_600_000) })),
      },
    }
  })
