import { CampaignStatus } from "@domain/campaigns"
import { BusinessProfileId, CampaignId } from "@domain/kernel"
import { Result, Schema } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { checkedEndpoint } from "./portal-endpoint.ts"
import { eventAreas, eventsOf, PortalEventKind, portalEvents } from "./portal-event.ts"
import { campaignEvents, lateReview } from "./portal-news.ts"

const state = fc.record({ status: fc.constantFrom(...CampaignStatus.literals), awaits: fc.boolean() })
const campaignIn = (at: { readonly status: CampaignStatus; readonly awaits: boolean }) => ({
  id: CampaignId.make(12),
  businessProfileId: BusinessProfileId.make(7),
  name: "Spring",
  reviewDueAt: 5_000,
  portalReview: { decision: { decision: "approved" as const } },
  ...at,
})

test("every kind stands in one area", () => {
  expect(eventAreas.flatMap(eventsOf).toSorted()).toEqual(PortalEventKind.literals.toSorted())
})

test("whatever a campaign becomes, its events decode and are of one subject", () => {
  fc.assert(
    fc.property(fc.option(state, { nil: undefined }), state, (before, after) => {
      const events = campaignEvents(before && campaignIn(before), campaignIn(after))
      for (const { event, subject, data } of events) {
        expect(subject).toBe("campaign:12")
        expect(Schema.is(Schema.toType(portalEvents[event].data))(data)).toBe(true)
      }
    }),
  )
})

test("a campaign that stays as it is makes no news", () => {
  fc.assert(
    fc.property(state, (at) => {
      expect(campaignEvents(campaignIn(at), campaignIn(at))).toEqual([])
    }),
  )
})

test("a decision is late only while it waits for the promised time", () => {
  const waiting = campaignIn({ status: "InReview", awaits: true })
  expect(lateReview(waiting, 5_000)?.event).toBe("review.late")
  expect([lateReview({ ...waiting, awaits: false }, 5_000), lateReview(waiting, 4_000)]).toEqual([undefined, undefined])
})

test("an endpoint is kept as it was typed, without spaces around", () => {
  const events = fc.uniqueArray(fc.constantFrom(...PortalEventKind.literals), { minLength: 1 })
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,20}$/), events, (name, chosen) => {
      const typed = { name: ` ${name} `, address: " https://hooks.example.com/in ", description: " ", events: chosen }
      const kept = Result.getOrThrow(checkedEndpoint(typed, []))
      expect(kept).toEqual({ name, address: "https://hooks.example.com/in", events: kept.events })
      expect(kept.events.toSorted()).toEqual(chosen.toSorted())
      expect(Result.isFailure(checkedEndpoint(typed, [name.toUpperCase()]))).toBe(true)
    }),
  )
})

test("all that is wrong with an endpoint is said at once", () => {
  const refused = checkedEndpoint({ name: "Backend", address: "ftp://x", events: [] }, ["backend"])
  expect(refused).toMatchObject({
    failure: {
      fields: {
        name: ["endpoints.nameTaken"],
        address: ["integrations.address"],
        events: ["integrations.eventsEmpty"],
      },
    },
  })
})
