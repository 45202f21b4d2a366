import { CurrentRequest, RateLimits } from "@application/kernel"
import {
  type ConversionAction,
  ConversionActionNotFound,
  type ConversionSite,
  ConversionSiteMissing,
} from "@domain/conversions"
import { TooManyRequests } from "@domain/identity"
import type { BusinessProfileId, ConversionActionId, PortalId } from "@domain/kernel"
import { Effect } from "effect"
import { tagSnippet } from "../contract/addresses.ts"
import type { ShownSite } from "../contract/sites.ts"
import { ConversionActions, ConversionSites } from "../stores/conversions.ts"

/** A website as it is stored. */
export type StoredSite = ConversionSite & {
  readonly businessProfileId: BusinessProfileId
  readonly portalId: PortalId
}

/** A kind of conversion as it is stored. */
export type StoredAction = ConversionAction & { readonly businessProfileId: BusinessProfileId }

/** The website of a business; a business without one is refused. */
export const siteOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const site = yield* (yield* ConversionSites).find({ businessProfileId })
  return site ?? (yield* new ConversionSiteMissing({}))
})

/** The website of a business, locked until the transaction ends. */
export const siteForChange = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const site = yield* (yield* ConversionSites).forChange({ businessProfileId })
  return site ?? (yield* new ConversionSiteMissing({}))
})

/** The website with a key; undefined for a key of nobody. */
export const siteWithKey = Effect.fnUntraced(function* (siteKey: string) {
  const { rows } = yield* (yield* ConversionSites).list("ofKey", { siteKey }, { limit: 1 })
  return rows[0]
})

/** A website as its owner sees it. */
export const shownSite = Effect.fnUntraced(function* ({
  businessProfileId: _profile,
  portalId: _portal,
  trying: _trying,
  ...site
}: StoredSite) {
  const { origin } = yield* CurrentRequest
  const shown: ShownSite = { ...site, snippet: tagSnippet(origin, site.siteKey) }
  return shown
})

/** All kinds of conversion of a business, removed kinds too. */
export const actionsOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  return (yield* (yield* ConversionActions).list("ofBusiness", { businessProfileId })).rows
})

/** A kind of conversion, locked until the transaction ends. */
export const actionForChange = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  actionId: ConversionActionId,
) {
  const action = yield* (yield* ConversionActions).forChange({ businessProfileId, id: actionId })
  return action ?? (yield* new ConversionActionNotFound({}))
})

/** A kind of conversion as calls answer it. */
export const shownAction = ({ businessProfileId: _profile, ...action }: StoredAction): ConversionAction => action

const hour = 3_600_000

/** How often a business may do an act in an hour. */
const limits = { "conversion-key": 30, "conversion-try": 60, "conversion-check": 60 } as const

/** Counts an act; one too many is refused. */
export const count = Effect.fnUntraced(function* (kind: keyof typeof limits, businessProfileId: BusinessProfileId) {
  const { allowed, retryAfterSeconds } = yield* (yield* RateLimits).take(
    `${kind}:${businessProfileId}`,
    limits[kind],
    hour,
  )
  if (!allowed) return yield* new TooManyRequests({ retryAfterSeconds })
})
