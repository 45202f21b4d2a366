import { Result } from "effect"
import { difference, type NameValue } from "@domain/kernel"
import type { LaunchState } from "@domain/launch"
import { advancedState } from "./advance-state.ts"
import type { BusinessDetails } from "./business-details.ts"
import { phoneStillVerified } from "./business-phone.ts"
import { checkDetail, type DetailChanges, type DetailName, isDetailName } from "./detail-rules.ts"
import type { DetailSource } from "./extraction.ts"
import { bringsInlinePicture } from "./inline-pictures.ts"

/** Why nothing was changed: fields with message keys, or fields that a payment has promised. */
export type ChangeRefused =
  | { readonly kind: "invalid"; readonly fields: Readonly<Record<string, ReadonlyArray<string>>> }
  | { readonly kind: "frozen"; readonly fields: ReadonlyArray<string> }

/** Fields that may no longer change once the session is paid: what the money was taken for. */
export const frozenWhenPaid: ReadonlyArray<DetailName> = ["budget", "gstBilling"]

/** The fields replaced and marked as the given source; an undefined value removes its field, and keeps the mark. */
export const withDetails = (
  details: BusinessDetails,
  changes: DetailChanges,
  source: DetailSource,
): BusinessDetails => {
  const marks = Object.fromEntries(Object.keys(changes).map((name) => [name, source]))
  const kept = Object.entries({ ...details, ...changes, sources: { ...details.sources, ...marks } })
  return Object.fromEntries(kept.filter(([, value]) => value !== undefined)) as unknown as BusinessDetails
}

/**
 * The draft with a person's difference applied: every changed field becomes the owner's, null removes it, the stage only moves
 * forward. All wrong fields are told at once and then nothing changes. Spec: states, "Patches send only the difference".
 */
export const changeDetails = (
  details: BusinessDetails,
  changes: ReadonlyArray<NameValue>,
  launchState: LaunchState = details.launchState,
): Result.Result<BusinessDetails, ChangeRefused> => {
  const values = new Map<string, unknown>()
  const invalid = new Map<string, ReadonlyArray<string>>()
  for (const { Name, Value } of changes) {
    if (!isDetailName(Name)) {
      invalid.set(Name, ["businesses.fieldUnknown"])
      continue
    }
    invalid.delete(Name)
    const checked = Value === null || Value === undefined ? undefined : checkDetail(Name, Value, details.region)
    if (checked === undefined) values.set(Name, undefined)
    else if (Result.isSuccess(checked) && bringsInlinePicture(details, { [Name]: checked.success }))
      invalid.set(Name, ["validation.creativeUrlInvalid"])
    else if (Result.isSuccess(checked)) values.set(Name, checked.success)
    else invalid.set(Name, [checked.failure.key])
  }
  if (invalid.size > 0) return Result.fail({ kind: "invalid", fields: Object.fromEntries(invalid) })
  const changed = withDetails(details, Object.fromEntries(values) as DetailChanges, "owner")
  const touched = new Set(difference(details, changed).map(({ Name }) => Name))
  const frozen = details.paid ? frozenWhenPaid.filter((name) => touched.has(name)) : []
  if (frozen.length > 0) return Result.fail({ kind: "frozen", fields: frozen })
  return Result.succeed({
    ...phoneStillVerified(details, changed),
    launchState: advancedState(details.flavour, details.launchState, launchState),
  })
}
