import { Clock, Effect } from "effect"
import { currentUser, handler } from "@application/kernel"
import { ownPortal } from "@application/portals/services"
import { localDateAt, regionFacts } from "@domain/kernel"
import { CommissionTermsNotFound, commissionTermsFaults, CommissionTermsRefused } from "@domain/wallet"
import { ListCommissionTerms, PublishCommissionTerms, WithdrawCommissionTerms } from "../contract/commission-terms.ts"
import { ClientOrigins } from "../ports/client-origins.ts"
import { PublishedCommissionTerms } from "../stores/commissions.ts"

export const listCommissionTerms = handler(
  ListCommissionTerms,
  Effect.fnUntraced(function* ({ portalId }) {
    const own = yield* ownPortal(portalId)
    const { rows } = yield* (yield* PublishedCommissionTerms).list("ofPortal", { portalId: own })
    return {
      terms: rows.map(({ portalId: _portal, ...terms }) => terms),
      earners: yield* (yield* ClientOrigins).count(own),
    }
  }),
)

/** Terms that overlap others are refused by their days; two that are published at once for one day are put in order by their numbers. */
export const publishCommissionTerms = handler(
  PublishCommissionTerms,
  Effect.fnUntraced(function* ({ portalId: named, ...terms }) {
    const portalId = yield* ownPortal(named)
    const publishedAt = yield* Clock.currentTimeMillis
    const { currency, timeZone } = regionFacts[terms.region]
    const store = yield* PublishedCommissionTerms
    const { rows } = yield* store.list("ofPortal", { portalId })
    const faults = commissionTermsFaults(terms, rows, localDateAt(publishedAt, timeZone))
    if (faults.length > 0) return yield* new CommissionTermsRefused({ faults })
    const { userId: publishedBy } = yield* currentUser
    const { portalId: _portal, ...published } = yield* store.add({
      ...terms,
      portalId,
      currency,
      publishedBy,
      publishedAt,
    })
    return published
  }),
)

export const withdrawCommissionTerms = handler(
  WithdrawCommissionTerms,
  Effect.fnUntraced(function* ({ portalId: named, termsId: id }) {
    const portalId = yield* ownPortal(named)
    const store = yield* PublishedCommissionTerms
    const terms = yield* store.forChange({ portalId, id })
    if (terms === undefined || terms.withdrawnAt !== undefined) return yield* new CommissionTermsNotFound({})
    const now = yield* Clock.currentTimeMillis
    if (terms.from <= localDateAt(now, regionFacts[terms.region].timeZone))
      return yield* new CommissionTermsRefused({ faults: ["begun"] })
    yield* store.save({ ...terms, withdrawnAt: now })
    return {}
  }),
)
