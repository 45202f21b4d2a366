import { contract } from "@application/kernel"
import { ForbiddenPortal, InvalidFields } from "@domain/identity"
import { CurrencyCode, LocalDate, MinorUnits, PortalId } from "@domain/kernel"
import { Schema } from "effect"

const optional = Schema.optionalKey
const Compared = Schema.Struct({ now: Schema.Number, before: Schema.Number })
const ComparedMoney = Schema.Array(Schema.Struct({ currency: CurrencyCode, now: MinorUnits, before: MinorUnits }))
const Amounts = Schema.Array(Schema.Struct({ currency: CurrencyCode, amount: MinorUnits }))
const Days = Schema.Struct({ from: LocalDate, to: LocalDate })

/** How a portal does in a period and in the equal period before. Ours. */
export const GetPortalOverview = contract("businesses/GetPortalOverview", {
  kind: "query",
  access: "administerPortal",
  route: "GET /portals/:portalId/overview",
  group: "Portal administration",
  summary: "Get how a portal does, against the period before",
  description:
    "Both days included, at most 366; each business's days are those of its region. Money is in minor units and by currency, never added up over currencies: spend of ads, fees that businesses paid, cost (promotions, delivery beyond what was locked, fees of gateways, what was written off) and margin, which is fees less cost. advertised are businesses whose ads were shown, joined are new ones. Reviews that wait, late ones, money that businesses owe and disputes are of this moment. hoursNow is the mean time that reviews took, absent where none was decided.",
  example: { portalId: 101, from: "2026-11-01", to: "2026-11-30" },
  input: Schema.Struct({ portalId: PortalId, ...Days.fields }),
  output: Schema.Struct({
    ...Days.fields,
    before: Days,
    spend: ComparedMoney,
    fees: ComparedMoney,
    cost: ComparedMoney,
    margin: ComparedMoney,
    businesses: Schema.Struct({
      all: Schema.Int,
      frozen: Schema.Int,
      advertised: Compared,
      joined: Compared,
    }),
    reviews: Schema.Struct({
      waiting: Schema.Int,
      late: Schema.Int,
      decided: Compared,
      inTime: Compared,
      hoursNow: optional(Schema.Number),
      hoursBefore: optional(Schema.Number),
    }),
    risk: Schema.Struct({
      owing: Schema.Int,
      owed: Amounts,
      disputes: Schema.Int,
      disputed: Amounts,
      paymentIssues: Schema.Int,
    }),
  }),
  failures: [ForbiddenPortal, InvalidFields],
})
