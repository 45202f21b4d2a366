import { type CurrencyCode, Money, UserId } from "@domain/kernel"
import { Result, Schema } from "effect"
import type { Lead } from "../lead.ts"
import { applyMoves, inverseMoves, isSameSale, isSameStep, tagPlace } from "./apply-move.ts"
import {
  LeadChangedMeanwhile,
  LeadChangeUnknown,
  LeadNotWon,
  LeadOwnerUnknown,
  LeadSaleCurrency,
  LeadTagsFull,
} from "./lead-failures.ts"
import type { LeadHistoryEntry, LeadMove } from "./lead-move.ts"
import type { LeadBadReason } from "../lead-marks/lead-mark.ts"
import { LeadNextStep, LeadStatus, LeadTag, leadWorkLimits } from "./lead-parts.ts"

const Step = Schema.Struct({
  text: LeadNextStep.fields.text,
  dueAt: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: leadWorkLimits.latest })),
})

const mostSale = 100_000_000_000

const Sale = Schema.Struct({
  amount: Money.fields.amount.check(Schema.isBetween({ minimum: 1, maximum: mostSale })),
  currency: Money.fields.currency,
})

/**
 * A change of one field of a lead; `was` is the value that the person saw, and an absent value is none. Without `now` a next
 * step is done, and a sale is removed. Ours.
 */
export const LeadChange = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("Status"), was: LeadStatus, now: LeadStatus }),
  Schema.Struct({
    kind: Schema.Literal("Owner"),
    was: Schema.optionalKey(UserId),
    now: Schema.optionalKey(UserId),
  }),
  Schema.Struct({ kind: Schema.Literal("TagAdded"), tag: LeadTag }),
  Schema.Struct({ kind: Schema.Literal("TagRemoved"), tag: LeadTag }),
  Schema.Struct({ kind: Schema.Literal("NextStep"), was: Schema.optionalKey(Step), now: Schema.optionalKey(Step) }),
  Schema.Struct({ kind: Schema.Literal("Sale"), was: Schema.optionalKey(Sale), now: Schema.optionalKey(Sale) }),
  Schema.Struct({ kind: Schema.Literal("Contacted") }),
  Schema.Struct({ kind: Schema.Literal("Qualified"), isQualified: Schema.Boolean }),
])
export type LeadChange = typeof LeadChange.Type

/** Who changes a lead, when (epoch milliseconds), and what their business allows. */
export interface LeadWorker {
  readonly at: number
  readonly by?: UserId
  readonly members: ReadonlyArray<UserId>
  readonly currency: CurrencyCode
}

/** Why a change of a lead is refused. */
export type LeadChangeRefusal = LeadChangedMeanwhile | LeadNotWon | LeadOwnerUnknown | LeadSaleCurrency | LeadTagsFull

type Moves = ReadonlyArray<LeadMove>

const answered: ReadonlyArray<LeadStatus> = ["Contacted", "Won"]

/**
 * A status and what follows from it: somebody has answered a contacted or won lead, a new lead waits for its answer, a
 * lead that is no longer won has no sale, a lead that is no longer spam is not bad, and spam is no good lead.
 */
const statusMoves = (lead: Lead, now: LeadStatus, at: number): Moves => [
  ...(lead.badReason !== undefined && now !== "Spam" ? [{ field: "badReason", was: lead.badReason } as const] : []),
  ...(lead.qualifiedAt !== undefined && now === "Spam"
    ? [{ field: "qualifiedAt", was: lead.qualifiedAt } as const]
    : []),
  { field: "status", was: lead.status, now },
  ...(lead.status === "Won" && lead.sale !== undefined ? [{ field: "sale", was: lead.sale } as const] : []),
  ...(lead.contactedAt === undefined && answered.includes(now) ? [{ field: "contactedAt", now: at } as const] : []),
  ...(lead.contactedAt !== undefined && now === "New"
    ? [{ field: "contactedAt", was: lead.contactedAt } as const]
    : []),
]

/** A good lead is no spam: whoever says that spam is good has it wait again. */
const qualifiedMoves = (lead: Lead, isQualified: boolean, at: number): Moves => {
  const { qualifiedAt: was } = lead
  if (isQualified === (was !== undefined)) return []
  if (!isQualified) return was === undefined ? [] : [{ field: "qualifiedAt", was }]
  const status: LeadStatus = lead.contactedAt === undefined ? "New" : "Contacted"
  return [...(lead.status === "Spam" ? statusMoves(lead, status, at) : []), { field: "qualifiedAt", now: at }]
}

const movesOf = (lead: Lead, change: LeadChange, worker: LeadWorker): Result.Result<Moves, LeadChangeRefusal> => {
  switch (change.kind) {
    case "Status": {
      if (lead.status === change.now) return Result.succeed([])
      const isStale = lead.status !== change.was
      return isStale
        ? Result.fail(new LeadChangedMeanwhile({ field: "status", lead }))
        : Result.succeed(statusMoves(lead, change.now, worker.at))
    }
    case "Owner": {
      const { was, now } = change
      if (lead.ownerId === now) return Result.succeed([])
      if (now !== undefined && !worker.members.includes(now)) return Result.fail(new LeadOwnerUnknown({}))
      return Result.succeed([
        { field: "ownerId", ...(was !== undefined && { was }), ...(now !== undefined && { now }) },
      ])
    }
    case "TagAdded": {
      const { tags = [] } = lead
      if (tagPlace(lead, change.tag) >= 0) return Result.succeed([])
      return tags.length < leadWorkLimits.tags
        ? Result.succeed([{ field: "tags", place: tags.length, now: change.tag }])
        : Result.fail(new LeadTagsFull({ most: leadWorkLimits.tags }))
    }
    case "TagRemoved": {
      const place = tagPlace(lead, change.tag)
      const was = lead.tags?.[place]
      return Result.succeed(was === undefined ? [] : [{ field: "tags", place, was }])
    }
    case "NextStep": {
      const { was, now } = change
      if (isSameStep(lead.nextStep, now)) return Result.succeed([])
      if (!isSameStep(lead.nextStep, was)) return Result.fail(new LeadChangedMeanwhile({ field: "nextStep", lead }))
      const step = now === undefined ? undefined : { ...now, ...(worker.by !== undefined && { setBy: worker.by }) }
      return Result.succeed([
        {
          field: "nextStep",
          ...(lead.nextStep !== undefined && { was: lead.nextStep }),
          ...(step !== undefined && { now: step }),
        },
      ])
    }
    case "Sale": {
      const { was, now } = change
      if (isSameSale(lead.sale, now)) return Result.succeed([])
      if (lead.status !== "Won") return Result.fail(new LeadNotWon({}))
      if (now !== undefined && now.currency !== worker.currency)
        return Result.fail(new LeadSaleCurrency({ currency: worker.currency }))
      return Result.succeed([{ field: "sale", ...(was !== undefined && { was }), ...(now !== undefined && { now }) }])
    }
    case "Contacted":
      if (lead.status === "New") return Result.succeed(statusMoves(lead, "Contacted", worker.at))
      return Result.succeed(lead.contactedAt === undefined ? [{ field: "contactedAt", now: worker.at }] : [])
    case "Qualified":
      return Result.succeed(qualifiedMoves(lead, change.isQualified, worker.at))
  }
}

/** The lead with moves made and written down; what says nothing new is not. */
const withMoves = (
  lead: Lead,
  moves: Moves,
  entry: Omit<LeadHistoryEntry, "number" | "moves">,
): Result.Result<Lead, LeadChangedMeanwhile> => {
  if (moves.length === 0) return Result.succeed(lead)
  const { history = [] } = lead
  const number = (history.at(-1)?.number ?? 0) + 1
  return Result.map(applyMoves(lead, moves), (moved) => ({
    ...moved,
    history: [...history, { number, ...entry, moves }].slice(-leadWorkLimits.history),
  }))
}

/**
 * The lead after a change; the same lead where it changes nothing. A field that has another value than the person saw is
 * refused, and other fields may have changed meanwhile. Ours.
 */
export const changeLead = (
  lead: Lead,
  change: LeadChange,
  worker: LeadWorker,
): Result.Result<Lead, LeadChangeRefusal> =>
  Result.flatMap(movesOf(lead, change, worker), (moves) =>
    withMoves(lead, moves, {
      at: worker.at,
      ...(worker.by !== undefined && { by: worker.by }),
      kind: change.kind,
    }),
  )

/** The lead with another status, whatever it had. Spec: states, "Lead status can be updated". */
export const withLeadStatus = (lead: Lead, status: LeadStatus, { at, by }: Pick<LeadWorker, "at" | "by">): Lead =>
  Result.getOrThrow(
    withMoves(lead, lead.status === status ? [] : statusMoves(lead, status, at), {
      at,
      ...(by !== undefined && { by }),
      kind: "Status",
    }),
  )

/** The lead as spam, with the reason. Ours. */
export const asBadLead = (lead: Lead, reason: LeadBadReason, { at, by }: Pick<LeadWorker, "at" | "by">): Lead => {
  const { badReason: was } = lead
  const moves: Moves = [
    ...(lead.status === "Spam" ? [] : statusMoves(lead, "Spam", at)),
    ...(was === reason ? [] : [{ field: "badReason", ...(was !== undefined && { was }), now: reason } as const]),
  ]
  return Result.getOrThrow(withMoves(lead, moves, { at, ...(by !== undefined && { by }), kind: "Status" }))
}

/** The lead as it was before one of its changes, as long as nobody has changed the same fields since. Ours. */
export const undoLeadChange = (
  lead: Lead,
  number: number,
  { at, by }: Pick<LeadWorker, "at" | "by">,
): Result.Result<Lead, LeadChangedMeanwhile | LeadChangeUnknown> => {
  const undone = lead.history?.find((entry) => entry.number === number)
  if (undone === undefined) return Result.fail(new LeadChangeUnknown({}))
  return withMoves(lead, inverseMoves(undone.moves), {
    at,
    ...(by !== undefined && { by }),
    kind: undone.kind,
    undoes: number,
  })
}

/** The number of the change by which a lead became another; undefined where nothing changed. */
export const changeNumber = (before: Lead, after: Lead): number | undefined => {
  const last = after.history?.at(-1)?.number
  return last === before.history?.at(-1)?.number ? undefined : last
}
