import { Result, Schema } from "effect"
import { difference, type NameValue } from "@domain/kernel"
import type { LaunchState } from "@domain/launch"
import { advancedState } from "./advance-state.ts"
import { BusinessDetails } from "./business-details.ts"
import { checkDetail, type DetailName, isDetailName } from "./detail-rules.ts"
import type { DetailSource } from "./extraction.ts"

/** Why nothing was changed: fields with message keys, or fields that a payment has promised. */
export type ChangeRefused =
  | { readonly kind: "invalid"; readonly fields: Readonly<Record<string, ReadonlyArray<string>>> }
  | { readonly kind: "frozen"; readonly fields: ReadonlyArray<string> }

/** Fields that may no longer change once the session is paid: what the money was taken for. */
export const frozenWhenPaid: ReadonlyArray<DetailName> = ["budget", "gstBilling"]

const isDetails = Schema.is(Schema.toType(BusinessDetails))

/** The fields replaced and marked as the given source; an undefined value removes its field, and keeps the mark. */
export const withDetails = (
  details: BusinessDetails,
  changes: ReadonlyMap<DetailName, unknown>,
  source: DetailSource,
): BusinessDetails => {
  const next: Record<string, unknown> = { ...details, sources: { ...details.sources } }
  const sources: Record<string, DetailSource> = { ...details.sources }
  for (const [name, value] of changes) {
    if (value === undefined) delete next[name]
    else next[name] = value
    sources[name] = source
  }
  next["sources"] = sources
  if (!isDetails(next)) throw new Error("A checked change left the session malformed")
  return next
}

const phoneStillVerified = (before: BusinessDetails, after: BusinessDetails): BusinessDetails =>
  before.phone === after.phone || !after.phoneVerified ? after : { ...after, phoneVerified: false }

/**
 * The draft with a person's difference applied: every changed field becomes the owner's, null removes it, the stage only moves
 * forward. All wrong fields are told at once and then nothing changes. Spec: states, "Patches send only the difference".
 */
export const changeDetails = (
  details: BusinessDetails,
  changes: ReadonlyArray<NameValue>,
  launchState: LaunchState = details.launchState,
): Result.Result<BusinessDetails, ChangeRefused> => {
  const values = new Map<DetailName, unknown>()
  const invalid = new Map<string, ReadonlyArray<string>>()
  for (const { Name, Value } of changes) {
    if (!isDetailName(Name)) {
      invalid.set(Name, ["businesses.fieldUnknown"])
      continue
    }
    invalid.delete(Name)
    const checked = Value === null || Value === undefined ? undefined : checkDetail(Name, Value, details.region)
    if (checked === undefined) values.set(Name, undefined)
    else if (Result.isSuccess(checked)) values.set(Name, checked.success)
    else invalid.set(Name, [checked.failure.key])
  }
  if (invalid.size > 0) return Result.fail({ kind: "invalid", fields: Object.fromEntries(invalid) })
  const changed = withDetails(details, values, "owner")
  const touched = new Set(difference(details, changed).map(({ Name }) => Name))
  const frozen = details.paid ? frozenWhenPaid.filter((name) => touched.has(name)) : []
  if (frozen.length > 0) return Result.fail({ kind: "frozen", fields: frozen })
  return Result.succeed({
    ...phoneStillVerified(details, changed),
    launchState: advancedState(details.flavour, details.launchState, launchState),
  })
}
