import { type Money, UserId } from "@domain/kernel"
import { Result } from "effect"
import type { Lead } from "../lead.ts"
import { LeadChangedMeanwhile } from "./lead-failures.ts"
import type { LeadMove } from "./lead-move.ts"
import type { LeadNextStep } from "./lead-parts.ts"

/** Whether two steps are the same task at the same time; who planned it and reminders are no part of it. */
export const isSameStep = (
  one: Pick<LeadNextStep, "text" | "dueAt"> | undefined,
  other: Pick<LeadNextStep, "text" | "dueAt"> | undefined,
): boolean => one?.text === other?.text && one?.dueAt === other?.dueAt

/** Whether two sales are the same money, or both absent. */
export const isSameSale = (one: Money | undefined, other: Money | undefined): boolean =>
  one?.amount === other?.amount && one?.currency === other?.currency

/** Compares tags without case. */
export const foldedTag = (tag: string): string => tag.toLowerCase()

const placeOf = (tags: ReadonlyArray<string>, tag: string): number =>
  tags.findIndex((known) => foldedTag(known) === foldedTag(tag))

/** Where a tag stands among a lead's tags; -1 where it does not. */
export const tagPlace = ({ tags = [] }: Lead, tag: string): number => placeOf(tags, tag)

const without = <Field extends keyof Lead>(lead: Lead, field: Field): Omit<Lead, Field> => {
  const { [field]: _gone, ...rest } = lead
  return rest
}

const stands = (lead: Lead, move: LeadMove): boolean => {
  switch (move.field) {
    case "status":
      return lead.status === move.was
    case "ownerId":
      return lead.ownerId === move.was
    case "nextStep":
      return isSameStep(lead.nextStep, move.was)
    case "sale":
      return isSameSale(lead.sale, move.was)
    case "contactedAt":
      return lead.contactedAt === move.was
    case "badReason":
      return lead.badReason === move.was
    case "qualifiedAt":
      return lead.qualifiedAt === move.was
    case "tags":
      return move.was === undefined ? tagPlace(lead, move.now ?? "") < 0 : tagPlace(lead, move.was) >= 0
  }
}

const movedTags = (tags: ReadonlyArray<string>, { was, now, place }: Extract<LeadMove, { field: "tags" }>) => {
  const kept = was === undefined ? tags : tags.toSpliced(placeOf(tags, was), 1)
  return now === undefined ? kept : kept.toSpliced(place, 0, now)
}

const set = (lead: Lead, move: LeadMove): Lead => {
  switch (move.field) {
    case "status":
      return { ...(move.now === "Spam" ? lead : without(lead, "badReason")), status: move.now }
    case "ownerId":
      return { ...without(lead, "ownerId"), ...(move.now !== undefined && { ownerId: UserId.make(move.now) }) }
    case "nextStep":
      return { ...without(lead, "nextStep"), ...(move.now !== undefined && { nextStep: move.now }) }
    case "sale":
      return { ...without(lead, "sale"), ...(move.now !== undefined && { sale: move.now }) }
    case "contactedAt":
      return { ...without(lead, "contactedAt"), ...(move.now !== undefined && { contactedAt: move.now }) }
    case "badReason":
      return { ...without(lead, "badReason"), ...(move.now !== undefined && { badReason: move.now }) }
    case "qualifiedAt":
      return { ...without(lead, "qualifiedAt"), ...(move.now !== undefined && { qualifiedAt: move.now }) }
    case "tags": {
      const tags = movedTags(lead.tags ?? [], move)
      return { ...without(lead, "tags"), ...(tags.length > 0 && { tags }) }
    }
  }
}

/** The lead after moves of its fields, each from the value that it is said to have. */
export const applyMoves = (lead: Lead, moves: ReadonlyArray<LeadMove>): Result.Result<Lead, LeadChangedMeanwhile> => {
  let moved = lead
  for (const move of moves) {
    if (!stands(moved, move)) return Result.fail(new LeadChangedMeanwhile({ field: move.field, lead }))
    moved = set(moved, move)
  }
  return Result.succeed(moved)
}

/** The moves that lead back. */
export const inverseMoves = (moves: ReadonlyArray<LeadMove>): ReadonlyArray<LeadMove> =>
  moves.toReversed().map((move): LeadMove => {
    if (move.field === "status") return { ...move, was: move.now, now: move.was }
    const { was, now, ...rest } = move
    return { ...rest, ...(now !== undefined && { was: now }), ...(was !== undefined && { now: was }) } as LeadMove
  })
