import type { BusinessStanding, OverviewFigure, RiskKind } from "@domain/businesses"
import type { BusinessProfileId, CurrencyCode, DateRange, PortalId, Region } from "@domain/kernel"
import type { BusinessCategoryId } from "@domain/portals"
import { Context, type Effect } from "effect"
import type { BusinessDetails, PortalBusiness } from "../contract/portal-businesses.ts"

/** The instants of a period in the time zone of a region, epoch milliseconds; `until` is the first instant after it. */
export interface RegionSpan {
  readonly region: Region
  readonly currency: CurrencyCode
  readonly from: number
  readonly until: number
}

/** Which businesses of a portal are asked for, and in which order. */
export interface BusinessQuery {
  /** Matched anywhere in names, websites and campaigns' names; whole with addresses, phones, invoices and numbers. */
  readonly words: string
  /** The number that the words are. */
  readonly id?: number
  readonly region?: Region
  readonly category?: BusinessCategoryId
  readonly standing?: BusinessStanding
  readonly risk?: RiskKind | "some"
  readonly priority?: "has" | "none"
  readonly activity?:
    | { readonly did: "joined"; readonly spans: ReadonlyArray<RegionSpan> }
    | { readonly did: "advertised"; readonly days: DateRange }
  readonly order: "newest" | "oldest" | "name"
  readonly after?: BusinessProfileId
  readonly limit: number
  /** Epoch milliseconds. */
  readonly now: number
}

/** The businesses of a portal as its staff see them, over everything that other contexts keep of them. */
export class PortalBusinesses extends Context.Service<
  PortalBusinesses,
  {
    readonly page: (portalId: PortalId, query: BusinessQuery) => Effect.Effect<ReadonlyArray<PortalBusiness>>
    /** A business of the portal; undefined for any other. */
    readonly one: (portalId: PortalId, id: BusinessProfileId, now: number) => Effect.Effect<PortalBusiness | undefined>
    /** The newest `most` of each kind. */
    readonly details: (id: BusinessProfileId, most: number) => Effect.Effect<BusinessDetails>
  }
>()("businesses/PortalBusinesses") {}

/** A period and the period before, as days and as instants by region. */
export interface OverviewPeriods {
  readonly days: DateRange
  readonly before: DateRange
  readonly spans: ReadonlyArray<RegionSpan & { readonly beforeFrom: number }>
  /** Epoch milliseconds. */
  readonly now: number
}

/** The figures of a portal over all of its businesses. */
export class PortalFigures extends Context.Service<
  PortalFigures,
  { readonly of: (portalId: PortalId, periods: OverviewPeriods) => Effect.Effect<ReadonlyArray<OverviewFigure>> }
>()("businesses/PortalFigures") {}
