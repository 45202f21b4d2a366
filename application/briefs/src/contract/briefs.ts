import { Schema } from "effect"
import { contract, exampleProfile, listOf, textOf } from "@application/kernel"
import {
  Brief,
  briefLimits,
  BriefMoveNotAllowed,
  BriefNotFound,
  briefOrders,
  BriefsFull,
  BriefStatus,
  briefStatuses,
} from "@domain/briefs"
import { DifferenceStale } from "@domain/errors"
import { InvalidFields, TooManyRequests } from "@domain/identity"
import { BusinessProfileId, CurrencyCode, LocalDate, MinorUnits } from "@domain/kernel"

const optional = Schema.optionalKey
const group = "Briefs"

const BriefId = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 2 ** 40 }))
export const ofBrief = { businessProfileId: BusinessProfileId, briefId: BriefId } as const

const { plan: _formerPlan, ...fields } = Brief.fields

/** A brief as it is shown: without the former form of its plan, with the name of whoever decides next. */
export const ShownBrief = Schema.Struct({ ...fields, waitsForName: optional(Schema.String) })
export type ShownBrief = typeof ShownBrief.Type

const dates = Schema.Struct({ from: LocalDate, to: LocalDate })
const content = {
  name: textOf(briefLimits.name),
  details: textOf(briefLimits.text),
  audience: optional(textOf(briefLimits.audience)),
  markets: optional(listOf(textOf(briefLimits.market), briefLimits.markets)),
  material: optional(listOf(textOf(briefLimits.address), briefLimits.material)),
  notes: optional(textOf(briefLimits.text)),
  dates,
  budget: MinorUnits.check(Schema.isBetween({ minimum: 0, maximum: briefLimits.budget })),
} as const

const told =
  "details is the goal, markets are names, material are addresses of files, and budget is in minor units of the business's currency."

/** Writes a brief as a draft; amounts are in minor units of the business's currency. Ours. Spec: states, brief status filters. */
export const CreateBrief = contract("briefs/CreateBrief", {
  kind: "command",
  access: "writeBriefs",
  route: "POST /businessProfiles/:businessProfileId/briefs",
  group,
  summary: "Write a brief",
  description: `A brief begins as a draft. ${told} At most 100 a day for a business.`,
  example: {
    ...exampleProfile,
    name: "Winter",
    details: "More table bookings on weekdays",
    audience: "Families within 5 km",
    markets: ["North"],
    dates: { from: "2026-12-01", to: "2026-12-31" },
    budget: 5_000_000,
  },
  input: Schema.Struct({ businessProfileId: BusinessProfileId, ...content }),
  output: ShownBrief,
  failures: [InvalidFields, TooManyRequests, BriefsFull],
})

const counts = Schema.Struct({
  all: Schema.Int,
  ...(Object.fromEntries(briefStatuses.map((status) => [status, Schema.Int])) as Readonly<
    Record<BriefStatus, typeof Schema.Int>
  >),
})

/** A page of the business's briefs: all briefs, or the briefs with a status, searched and in an order. Ours. Spec: states, brief status filters. */
export const ListBriefs = contract("briefs/ListBriefs", {
  kind: "query",
  access: "writeBriefs",
  route: "GET /businessProfiles/:businessProfileId/briefs",
  group,
  summary: "List briefs, searched, filtered and in an order",
  description:
    "All briefs, or the briefs of one status: 1 New, 2 Ongoing, 3 Paused, 4 PostCampaign, 5 Completed or 6 Draft. search finds words in name, goal and markets. order is newest (without one), ending, budget or name. counts are of all briefs, whatever is asked for; currency is the currency of new ones. cursor continues a page.",
  example: { ...exampleProfile, status: 1, limit: 20 },
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    status: optional(BriefStatus),
    search: optional(textOf(100)),
    order: optional(Schema.Literals(briefOrders)),
    cursor: optional(textOf(200)),
    limit: optional(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
  }),
  output: Schema.Struct({
    briefs: Schema.Array(ShownBrief),
    total: Schema.Int,
    currency: CurrencyCode,
    counts,
    nextCursor: optional(Schema.String),
  }),
})

/** A brief. Ours. */
export const GetBrief = contract("briefs/GetBrief", {
  kind: "query",
  access: "writeBriefs",
  route: "GET /businessProfiles/:businessProfileId/briefs/:briefId",
  group,
  summary: "Get a brief",
  example: { ...exampleProfile, briefId: 4 },
  input: Schema.Struct(ofBrief),
  output: ShownBrief,
  failures: [BriefNotFound],
})

/** Changes fields of a draft brief. What has changed since the revision is not overwritten. Ours. */
export const ChangeBrief = contract("briefs/ChangeBrief", {
  kind: "command",
  access: "writeBriefs",
  route: "PATCH /businessProfiles/:businessProfileId/briefs/:briefId",
  group,
  summary: "Change a draft brief",
  description: `Send only the fields that change. ${told} revision is the brief's revisions.revision that the change was made from, 0 without one: what was changed since is not overwritten but answered with 409 and the brief as it is.`,
  example: { ...exampleProfile, briefId: 4, budget: 4_000_000, revision: 0 },
  input: Schema.Struct({
    ...ofBrief,
    ...content,
    name: optional(content.name),
    details: optional(content.details),
    dates: optional(content.dates),
    budget: optional(content.budget),
    revision: optional(Schema.Int),
  }),
  output: ShownBrief,
  failures: [BriefNotFound, BriefMoveNotAllowed, DifferenceStale, InvalidFields],
})

/** Submits, takes back, pauses, resumes or closes a brief. A new one runs only by an approved plan. Ours. */
export const MoveBrief = contract("briefs/MoveBrief", {
  kind: "command",
  access: "writeBriefs",
  route: "POST /businessProfiles/:businessProfileId/briefs/:briefId/status",
  group,
  summary: "Change a brief's status",
  description:
    "Whoever writes briefs submits a draft (1 New) and takes it back (6 Draft). Whoever runs campaigns or approves plans pauses (3), resumes (2) and ends (4) a brief that runs, and an approver closes it (5). A new brief runs only by an approved plan. Any other move is 110; movers says whose it is.",
  example: { ...exampleProfile, briefId: 4, status: 1 },
  input: Schema.Struct({ ...ofBrief, status: BriefStatus }),
  output: ShownBrief,
  failures: [BriefNotFound, BriefMoveNotAllowed],
})

/** Deletes a draft brief with its plan. Ours. */
export const RemoveBrief = contract("briefs/RemoveBrief", {
  kind: "command",
  access: "writeBriefs",
  route: "DELETE /businessProfiles/:businessProfileId/briefs/:briefId",
  group,
  summary: "Delete a draft brief",
  example: { ...exampleProfile, briefId: 4 },
  input: Schema.Struct(ofBrief),
  output: Schema.Struct({}),
  failures: [BriefNotFound, BriefMoveNotAllowed],
})
