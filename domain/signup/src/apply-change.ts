import type { LaunchState } from "@domain/launch"
import { Result } from "effect"
import { advancedState } from "./advance-state.ts"
import { checkField } from "./check-field.ts"
import { isFieldKept } from "./business-phone.ts"
import { fieldsOf, isFieldName, valuesOf } from "./field-names.ts"
import { changeOf } from "./change-of-values.ts"
import { bringsInlinePicture } from "./inline-pictures.ts"
import { changeBetween, changedFields, type SessionChange, withChange } from "./session-change.ts"
import type { SignupSession } from "./signup-session.ts"

/** Message keys by the field that is refused. */
export type RefusedFields = Readonly<Record<string, ReadonlyArray<string>>>

/** A change as it was received: `refused` names what was sent and is no field, or no value of its field. */
export type ReceivedChange = SessionChange & { readonly refused?: RefusedFields }

/** Why nothing was changed: fields with message keys, or fields that a payment has promised. */
export type ChangeRefused =
  | { readonly kind: "invalid"; readonly fields: RefusedFields }
  | { readonly kind: "frozen"; readonly fields: ReadonlyArray<string> }

/** Fields that may no longer change once the session is paid: what the money was taken for. */
export const frozenWhenPaid: ReadonlyArray<string> = fieldsOf("budget")

/** The change with every value in its normal form, or all that is wrong with it. */
const checkChange = (session: SignupSession, change: ReceivedChange): Result.Result<SessionChange, RefusedFields> => {
  const values: Record<string, unknown> = {}
  const refused: Record<string, ReadonlyArray<string>> = { ...change.refused }
  for (const [name, value] of Object.entries(valuesOf(change)).filter(([field]) => isFieldKept(session, field))) {
    if (!isFieldName(name)) refused[name] = ["businesses.fieldUnknown"]
    else if (value === null || value === undefined) values[name] = null
    else {
      const checked = checkField(name, value, session.region)
      if (Result.isFailure(checked)) refused[name] = [checked.failure.key]
      else if (bringsInlinePicture(session, changeOf({ [name]: checked.success })))
        refused[name] = ["validation.creativeUrlInvalid"]
      else values[name] = checked.success
    }
  }
  return Object.keys(refused).length > 0 ? Result.fail(refused) : Result.succeed(changeOf(values))
}

/**
 * The session with a person's change applied: every changed field becomes the owner's, null removes it, the stage only moves
 * forward. All wrong fields are refused together, and then nothing changes. Spec: states, "Patches send only the difference".
 */
export const applyChange = (
  session: SignupSession,
  change: ReceivedChange,
  launchState: LaunchState = session.launchState,
): Result.Result<SignupSession, ChangeRefused> => {
  const checked = checkChange(session, change)
  if (Result.isFailure(checked)) return Result.fail({ kind: "invalid", fields: checked.failure })
  const changed = withChange(session, checked.success, "owner")
  const touched = new Set(changedFields(changeBetween(session, changed)))
  const frozen = session.paid ? frozenWhenPaid.filter((name) => touched.has(name)) : []
  if (frozen.length > 0) return Result.fail({ kind: "frozen", fields: frozen })
  return Result.succeed({
    ...changed,
    launchState: advancedState(session.flavour, session.launchState, launchState),
  })
}
