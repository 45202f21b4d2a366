import type { Migration } from "@adapters/sql"

/** Campaigns that wait for their portal are found among all that ever were. */
export const campaignReviews: Migration = {
  id: 1029,
  name: "campaigns that wait for their portal",
  statements: [
    `create index campaigns_by_review on campaigns (
        ((document #>> '{portalReview,portalId}')::bigint), ((document #>> '{portalReview,askedAt}')::bigint)
      ) where document ? 'portalReview' and not document -> 'portalReview' ? 'decision'`,
  ],
}
