import { errorCode } from "@domain/errors"
import type { Region, UserId } from "@domain/kernel"
import { Result, Schema } from "effect"
import type { Lead } from "../lead.ts"
import { duplicateWindow, leadKeys, sharesKey } from "./lead-keys.ts"

/** Two leads that are not to be one: a lead with itself, two that share neither number nor address, or one merged already. Ours. */
export class LeadsNotMergeable extends Schema.TaggedError<LeadsNotMergeable>()("LeadsNotMergeable", {
  errorCode: errorCode(102),
  reason: Schema.Literals(["Same", "NotAlike", "Merged"]),
}) {}

const isOlder = (one: Lead, other: Lead): boolean =>
  one.submittedOn < other.submittedOn || (one.submittedOn === other.submittedOn && one.id < other.id)

/** Two leads of one person, the older first, which is kept. */
export const olderFirst = (one: Lead, other: Lead): readonly [Lead, Lead] =>
  isOlder(one, other) ? [one, other] : [other, one]

/**
 * The newer lead, merged into the older; nothing else changes, so that both come back as they were. Since leads merge
 * into older ones alone, no circle of them ever arises.
 */
export const mergedLead = (
  one: Lead,
  other: Lead,
  region: Region,
  by: UserId,
  at: number,
): Result.Result<Lead, LeadsNotMergeable> => {
  if (one.id === other.id) return Result.fail(new LeadsNotMergeable({ reason: "Same" }))
  if (one.merge !== undefined || other.merge !== undefined)
    return Result.fail(new LeadsNotMergeable({ reason: "Merged" }))
  if (!sharesKey(leadKeys(one, region), leadKeys(other, region)))
    return Result.fail(new LeadsNotMergeable({ reason: "NotAlike" }))
  const [older, newer] = olderFirst(one, other)
  return Result.succeed({ ...newer, merge: { into: older.id, by, at } })
}

/** Whether somebody has said that one lead is not the other's person. */
const isToldApart = ({ marks = [] }: Lead, { id }: Lead): boolean =>
  marks.some(({ kind, of, dismissed }) => kind === "Duplicate" && of === id && dismissed !== undefined)

/** Which of the leads with the same number or mailbox may be merged with a lead, within the window of duplicates. */
export const possibleDuplicates = (lead: Lead, alike: ReadonlyArray<Lead>): ReadonlyArray<Lead> =>
  lead.merge !== undefined
    ? []
    : alike.filter(
        (other) =>
          other.id !== lead.id &&
          other.merge === undefined &&
          Math.abs(other.submittedOn - lead.submittedOn) <= duplicateWindow &&
          !isToldApart(lead, other) &&
          !isToldApart(other, lead),
      )

/** The lead by itself again. */
export const unmergedLead = ({ merge: _merge, ...lead }: Lead): Lead => lead

/**
 * What a person has told in all their leads, the kept lead first: each contact with the first lead that names it, and
 * all answers, consents and notes.
 */
export const joinedLeads = (kept: Lead, merged: ReadonlyArray<Lead>) => {
  const all = [kept, ...merged]
  const distinct = (field: "mobileNumber" | "email" | "city" | "serviceNeeded") => [
    ...new Set(all.flatMap((lead) => lead[field] ?? [])),
  ]
  return {
    mobileNumbers: distinct("mobileNumber"),
    emails: distinct("email"),
    cities: distinct("city"),
    services: distinct("serviceNeeded"),
    answers: all.flatMap(({ answers = [] }) => answers),
    consents: all.flatMap(({ consents = [] }) => consents),
    notes: all.flatMap(({ notes = [] }) => notes).toSorted((one, other) => one.at - other.at),
    sources: all.map(({ campaignId, campaignName, source, submittedOn }) => ({
      campaignId,
      campaignName,
      submittedOn,
      ...(source !== undefined && { source }),
    })),
  }
}
