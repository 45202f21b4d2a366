import { LocalDate } from "@domain/kernel"
import { Result, Schema } from "effect"
import { CampaignBudget } from "../budget.ts"
import type { Campaign } from "../campaign.ts"

/**
 * The daily amount in minor units and the last day that an edit gives a running campaign; absent parts stay as they are. Kind
 * of budget and first day are fixed once they are paid. Ours.
 */
export const EditedTerms = Schema.Struct({
  dailyBudget: Schema.optionalKey(CampaignBudget.fields.dailyBudget),
  endDate: Schema.optionalKey(LocalDate),
})
export type EditedTerms = typeof EditedTerms.Type

/** A part of the terms that differs from what runs. */
export type TermChange =
  | { readonly field: "dailyBudget"; readonly before: number; readonly after: number }
  | { readonly field: "endDate"; readonly before: LocalDate; readonly after: LocalDate }

type Runs = Pick<Campaign, "budget" | "endDate">

/** The terms as the campaign runs. */
export const runningTerms = ({ budget, endDate }: Runs): EditedTerms => ({
  ...(budget !== undefined && { dailyBudget: budget.dailyBudget }),
  ...(endDate !== undefined && { endDate }),
})

/** How one set of terms differs from another, in the order of the screen. */
export const termChanges = (before: EditedTerms, after: EditedTerms = {}): ReadonlyArray<TermChange> => [
  ...(before.dailyBudget !== undefined && after.dailyBudget !== undefined && after.dailyBudget !== before.dailyBudget
    ? [{ field: "dailyBudget" as const, before: before.dailyBudget, after: after.dailyBudget }]
    : []),
  ...(before.endDate !== undefined && after.endDate !== undefined && after.endDate !== before.endDate
    ? [{ field: "endDate" as const, before: before.endDate, after: after.endDate }]
    : []),
]

/** The parts of terms that differ from what runs; undefined where none does. */
export const differingTerms = (running: EditedTerms, terms: EditedTerms | undefined): EditedTerms | undefined => {
  const changes = termChanges(running, terms)
  return changes.length === 0 ? undefined : Object.fromEntries(changes.map(({ field, after }) => [field, after]))
}

/** The edit with the differing terms alone, so that terms as they run leave none. */
export const editWithTerms = <Edit extends { readonly terms?: EditedTerms }>(
  { terms: _before, ...edit }: Edit,
  running: EditedTerms,
  terms: EditedTerms | undefined,
): Omit<Edit, "terms"> & { readonly terms?: EditedTerms } => {
  const differing = differingTerms(running, terms)
  return { ...edit, ...(differing !== undefined && { terms: differing }) }
}

const decode = Schema.decodeUnknownResult(EditedTerms)

/** The key of the message for a field that cannot be read; undefined for a good field. */
const refusalOf = (name: string, value: unknown): string | undefined => {
  if (name !== "dailyBudget" && name !== "endDate") return "businesses.fieldUnknown"
  if (Result.isSuccess(decode({ [name]: value }))) return undefined
  return name === "dailyBudget" ? "budget.amountInvalid" : "validation.required"
}

/** Terms as a caller sends them, or the key of a message by the field that is refused. */
export const readTerms = (
  sent: Readonly<Record<string, unknown>>,
): Result.Result<EditedTerms, Readonly<Record<string, ReadonlyArray<string>>>> => {
  const refused = Object.entries(sent).flatMap(
    ([name, value]): ReadonlyArray<readonly [string, ReadonlyArray<string>]> => {
      const key = refusalOf(name, value)
      return key === undefined ? [] : [[name, [key]]]
    },
  )
  return refused.length > 0
    ? Result.fail(Object.fromEntries(refused))
    : Result.mapError(decode(sent), () => ({ terms: ["validation.required"] }))
}
