import type { FieldFailure } from "@domain/validation"

/** Why a field of the billing form was refused: a message key of validation, or this package's own. */
export interface BillingFailure {
  readonly key:
    | FieldFailure["key"]
    | "wallet.stateNotOfGstin"
    | "wallet.pinNotOfState"
    | "wallet.gstinOfAnotherHolder"
    | "wallet.stateTwice"
    | "wallet.letterNumberInvalid"
    | "wallet.letterEndsBeforeItBegins"
  readonly params?: FieldFailure["params"]
}
