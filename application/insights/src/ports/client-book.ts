import type { ClientRenewal } from "@domain/businesses"
import type { Campaign } from "@domain/campaigns"
import type { BookFigure, ClientHoldership, ClientPerson, UnansweredLeads } from "@domain/insights"
import type { BusinessProfileId, CurrencyCode, DateRange, MinorUnits, PortalId, Region, UserId } from "@domain/kernel"
import { Context, type Effect } from "effect"
import type { bookOrders } from "../contract/client-book.ts"
import type { MetricsReport } from "./daily-metrics-repository.ts"
import type { DashboardCampaign } from "./dashboard-sources.ts"
import type { WaitingTasks } from "./waiting-tasks.ts"

/** A campaign as far as it says how long a wallet's money lasts. */
export type SpendingCampaign = Pick<
  Campaign,
  "id" | "status" | "region" | "startDate" | "endDate" | "budget" | "price" | "spent"
>

/** What a client's dashboard is made of, as far as its verdict and its acts follow from it. */
export interface DashboardFacts {
  readonly report: Pick<MetricsReport, "totals" | "previous" | "byCampaign" | "former"> & { readonly adDays: number }
  /** The newest, as many as a dashboard has. */
  readonly campaigns: ReadonlyArray<DashboardCampaign & Pick<Campaign, "endDate">>
  /** Every campaign whose ads run, newest first. */
  readonly running: ReadonlyArray<SpendingCampaign>
  readonly unanswered: UnansweredLeads
  readonly waiting: Effect.Success<ReturnType<WaitingTasks["Service"]["of"]>>
  /** When a page with the website's tag was last opened (epoch milliseconds). */
  readonly tagSeenAt?: number
}

/** A client with the facts of its dashboard. */
export interface ClientFacts extends DashboardFacts {
  readonly id: BusinessProfileId
  readonly name: string
  readonly region: Region
  readonly currency: CurrencyCode
  readonly timeZone: string
  readonly logo?: string
  readonly available: MinorUnits
  /** The renewal date that the reader keeps of it. */
  readonly contract?: ClientRenewal
  /** To whom of the reader's agency it is given. */
  readonly holder?: ClientHoldership
  /** Members, in the order in which they joined. */
  readonly people: ReadonlyArray<ClientPerson>
}

/** The periods of figures: some days and as many before. */
export interface BookPeriods {
  readonly days: DateRange
  readonly before: DateRange
}

/** Which of some clients at a portal are asked for, and in which order. */
export interface BookQuery extends BookPeriods {
  readonly portalId: PortalId
  /** Whoever reads the book, for whom renewal dates are kept. */
  readonly readerId: UserId
  readonly clients: ReadonlyArray<BusinessProfileId>
  readonly words: string
  readonly personId?: UserId
  /** Only clients that the reader's agency gave to this team. */
  readonly teamId?: number
  /** Only clients with a renewal date. */
  readonly isRenewed?: true
  /** What the database can order by. */
  readonly order: Exclude<(typeof bookOrders)[number], "urgent">
  readonly after?: BusinessProfileId
  readonly limit: number
}

/** Clients with everything that other contexts keep of them, each page by one statement. */
export class ClientBook extends Context.Service<
  ClientBook,
  {
    readonly page: (query: BookQuery) => Effect.Effect<ReadonlyArray<ClientFacts>>
    readonly figures: (
      portalId: PortalId,
      clients: ReadonlyArray<BusinessProfileId>,
      periods: BookPeriods,
    ) => Effect.Effect<ReadonlyArray<BookFigure>>
  }
>()("insights/ClientBook") {}
