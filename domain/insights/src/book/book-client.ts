import { CountedResults } from "@domain/campaigns"
import { Objective } from "@domain/creatives"
import { Role } from "@domain/identity"
import { BusinessProfileId, CurrencyCode, LocalDate, MinorUnits, Region, UserId } from "@domain/kernel"
import { Schema } from "effect"
import { MetricTotals } from "../metrics.ts"
import { ClientStanding } from "./client-standing.ts"

const optional = Schema.optionalKey

/** A member of a client's business. */
export const ClientPerson = Schema.Struct({ userId: UserId, name: Schema.String, roleId: Role })
export type ClientPerson = typeof ClientPerson.Type

/** To whom of an agency a client is given, by name. */
export const ClientHoldership = Schema.Struct({
  name: Schema.String,
  memberId: optional(UserId),
  teamId: optional(Schema.Int),
})
export type ClientHoldership = typeof ClientHoldership.Type

/** A client in the book: who it is, how it stands, and the figures of a period as its own dashboard has them. Ours. */
export const BookClient = Schema.Struct({
  id: BusinessProfileId,
  name: Schema.String,
  region: Region,
  currency: CurrencyCode,
  logo: optional(Schema.String),
  ...ClientStanding.fields,
  totals: MetricTotals,
  /** The equal period before. */
  previous: MetricTotals,
  /** What the period's results are; absent where they are of several kinds. */
  objective: optional(Objective),
  resultsAre: optional(CountedResults),
  wallet: Schema.Struct({ available: MinorUnits, daysLeft: optional(Schema.Int), isLow: Schema.Boolean }),
  /** Campaigns whose ads run, and campaigns that somebody there paused. */
  running: Schema.Int,
  paused: Schema.Int,
  /** Leads without an answer, and when the oldest came (epoch milliseconds). */
  leads: Schema.Struct({ count: Schema.Int, oldestAt: optional(Schema.Number) }),
  /** Campaigns with refused ads, and drafts that wait for an approval. */
  refused: Schema.Int,
  approvals: Schema.Int,
  /** The day on which its ads end. */
  renewal: optional(LocalDate),
  /** When its agency's contract with it ends next, and whether that is due; absent where none is noted. */
  contract: optional(Schema.Struct({ endsOn: LocalDate, isDue: Schema.Boolean, isNear: Schema.Boolean })),
  /** To whom of the reader's agency it is given: a member or a team. */
  holder: optional(ClientHoldership),
  /** The day where the client is. */
  today: LocalDate,
  people: Schema.Array(ClientPerson),
})
export type BookClient = typeof BookClient.Type

/** Sums over all clients of one currency: money is never added across currencies. Ours. */
export const BookFigure = Schema.Struct({
  currency: CurrencyCode,
  clients: Schema.Int,
  spend: MinorUnits,
  formerSpend: MinorUnits,
  available: MinorUnits,
  running: Schema.Int,
  unanswered: Schema.Int,
  oldestAt: optional(Schema.Number),
})
export type BookFigure = typeof BookFigure.Type
