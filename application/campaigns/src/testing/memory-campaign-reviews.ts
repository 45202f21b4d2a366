import { Effect, Layer } from "effect"
import { PriorityCare } from "@application/kernel"
import { MemoryDatabase } from "@application/kernel/testing"
import { awaitsPortal, type Campaign } from "@domain/campaigns"
import type { BusinessProfileId, CampaignId, PortalId } from "@domain/kernel"
import { CampaignReviews } from "../ports/campaign-reviews.ts"

/** Campaigns in the in-memory database that wait for a portal's decision. */
export const memoryCampaignReviews = Layer.effect(
  CampaignReviews,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const campaigns = database.table<CampaignId, Campaign>("campaigns")
    const profiles = database.table<BusinessProfileId, { readonly name: string }>("business-profiles")
    const care = yield* PriorityCare
    const named = Effect.fnUntraced(function* (campaigns: ReadonlyArray<Campaign>, now: number) {
      const spans = campaigns.map(({ businessProfileId, portalReview }) => ({
        businessProfileId,
        from: portalReview?.askedAt ?? now,
        until: now,
      }))
      const given = yield* care.during(spans)
      return campaigns.map((campaign, index) => {
        const businessName = profiles.get(campaign.businessProfileId)?.name
        return { campaign, isPriority: given[index] === true, ...(businessName !== undefined && { businessName }) }
      })
    })
    const waitingIn = (portalId: PortalId) =>
      [...campaigns.values()].filter(
        (campaign) => awaitsPortal(campaign) && campaign.portalReview?.portalId === portalId,
      )
    return {
      list: (portalId, { search, sort, isDescending, skip, limit, now }) =>
        Effect.gen(function* () {
          const wanted = search.trim().toLowerCase()
          const found = waitingIn(portalId).filter(({ name }) => name.toLowerCase().includes(wanted))
          const timeOf = ({ portalReview, reviewDueAt }: Campaign) =>
            (sort === "dueAt" ? reviewDueAt : portalReview?.askedAt) ?? Number.MAX_SAFE_INTEGER
          const compare = (one: Campaign, other: Campaign) =>
            sort === "name" ? one.name.localeCompare(other.name, "en") : timeOf(one) - timeOf(other)
          const isLate = ({ campaign }: { readonly campaign: Campaign }) =>
            sort === "dueAt" && (campaign.reviewDueAt ?? Number.MAX_SAFE_INTEGER) <= now
          const inOrder = found.toSorted(
            (one, other) => (isDescending ? compare(other, one) : compare(one, other)) || one.id - other.id,
          )
          const all = yield* named(inOrder, now)
          const onTime = all.filter((one) => !isLate(one))
          const waiting = [
            ...all.filter(isLate),
            ...onTime.filter((one) => one.isPriority),
            ...onTime.filter((one) => !one.isPriority),
          ]
          return { waiting: waiting.slice(skip, skip + limit), total: found.length }
        }),
      find: (portalId, campaignId, now) =>
        Effect.map(
          named(
            waitingIn(portalId).filter(({ id }) => id === campaignId),
            now,
          ),
          ([one]) => one,
        ),
      sameDesign: (portalId, { id, portalReview }, now, limit) =>
        named(
          waitingIn(portalId)
            .filter((one) => one.id !== id && one.portalReview?.design === portalReview?.design)
            .filter((one) => one.portalReview?.design !== undefined)
            .toSorted(
              (one, other) =>
                (one.portalReview?.askedAt ?? 0) - (other.portalReview?.askedAt ?? 0) || one.id - other.id,
            )
            .slice(0, limit),
          now,
        ),
      undecided: (askedBefore, limit) =>
        Effect.sync(() =>
          [...campaigns.values()]
            .filter((campaign) => campaign.status === "InReview" && awaitsPortal(campaign))
            .map(({ id, businessProfileId, portalReview }) => ({
              id,
              businessProfileId,
              at: portalReview?.askedAt ?? 0,
            }))
            .filter(({ at }) => at < askedBefore)
            .toSorted((one, other) => one.at - other.at || one.id - other.id)
            .slice(0, limit)
            .map(({ id: campaignId, businessProfileId }) => ({ businessProfileId, campaignId })),
        ),
    }
  }),
)
