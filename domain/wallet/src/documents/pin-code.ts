import { Result } from "effect"
import type { Region } from "@domain/kernel"
import { isGstStateCode, isPinOfState, postalCode } from "@domain/validation"
import type { BillingFailure } from "../billing-failure.ts"

/** A party as its PIN code is checked: a registered one needs it, since the tax office's portal asks for it. */
export interface PinOwner {
  readonly taxNumber: string | undefined
  readonly state: string | undefined
}

/**
 * A typed PIN code of a party in India, which must be its state's; undefined where none was typed and none is needed. Ours, after form
 * GST INV-01.
 */
export const partyPin = (
  region: Region,
  typed: string,
  { taxNumber, state }: PinOwner,
): Result.Result<string | undefined, BillingFailure> => {
  if (region !== "IN" || (typed.trim() === "" && taxNumber === undefined)) return Result.succeed(undefined)
  return Result.flatMap(postalCode(typed, "IN"), (pin): Result.Result<string, BillingFailure> =>
    state === undefined || !isGstStateCode(state) || isPinOfState(pin, state)
      ? Result.succeed(pin)
      : Result.fail({ key: "wallet.pinNotOfState" }),
  )
}

/** The PIN code that an address from before PIN codes were asked ends with; undefined without one of the party's state. */
export const pinOfAddress = (address: string, state: string | undefined): string | undefined => {
  const last = address
    .match(/(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/g)
    ?.at(-1)
    ?.replace(" ", "")
  return last !== undefined && state !== undefined && isGstStateCode(state) && isPinOfState(last, state)
    ? last
    : undefined
}
