import { Result, Schema } from "effect"
import { errorCode } from "@domain/errors"
import type { UserId } from "@domain/kernel"
import type { Lead } from "../lead.ts"
import type { LeadMark, LeadMarked, LeadMarkKind } from "./lead-mark.ts"

/** The lead has no such mark that still stands. Ours. */
export class LeadMarkGone extends Schema.TaggedError<LeadMarkGone>()("LeadMarkGone", { errorCode: errorCode(102) }) {}

/** The marks that nobody has dismissed. */
export const standingMarks = ({ marks = [] }: Pick<Lead, "marks">): ReadonlyArray<LeadMark> =>
  marks.filter(({ dismissed }) => dismissed === undefined)

/** Whether a standing mark makes the lead suspicious; a duplicate is not suspicious by itself. */
export const isSuspicious = (lead: Pick<Lead, "marks">): boolean =>
  standingMarks(lead).some(({ kind }) => kind !== "Duplicate")

/** Whether a lead stands as another's duplicate that nobody has merged or dismissed. */
export const isDuplicate = (lead: Pick<Lead, "marks">): boolean =>
  standingMarks(lead).some(({ kind }) => kind === "Duplicate")

/** Whether a lead is shown where these leads are asked for; merged leads are shown only where they are. */
export const isMarked = (lead: Pick<Lead, "marks" | "merge">, marked: LeadMarked | undefined): boolean => {
  if (marked === "Merged") return lead.merge !== undefined
  if (lead.merge !== undefined) return false
  return marked === undefined || (marked === "Suspicious" ? isSuspicious(lead) : isDuplicate(lead))
}

/** The lead with a mark dismissed by somebody; the mark stays, so that it is known who said so. */
export const withoutMark = (
  lead: Lead,
  kind: LeadMarkKind,
  by: UserId,
  at: number,
): Result.Result<Lead, LeadMarkGone> => {
  const { marks = [] } = lead
  if (!standingMarks(lead).some((mark) => mark.kind === kind)) return Result.fail(new LeadMarkGone({}))
  return Result.succeed({
    ...lead,
    marks: marks.map((mark) =>
      mark.kind === kind && mark.dismissed === undefined ? { ...mark, dismissed: { by, at } } : mark,
    ),
  })
}

/** The lead with a dismissed mark standing again. */
export const withMarkAgain = (lead: Lead, kind: LeadMarkKind): Lead =>
  lead.marks === undefined
    ? lead
    : {
        ...lead,
        marks: lead.marks.map(({ dismissed, ...mark }) =>
          mark.kind === kind || dismissed === undefined ? mark : { ...mark, dismissed },
        ),
      }

/** The lead with one more mark; unchanged where it has one of the kind. */
export const withMark = (lead: Lead, mark: LeadMark): Lead =>
  (lead.marks ?? []).some(({ kind }) => kind === mark.kind) ? lead : { ...lead, marks: [...(lead.marks ?? []), mark] }
