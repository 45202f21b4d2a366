import {
  addressKind,
  type AddressKind,
  type FieldFailure,
  googlePlaceAddress,
  isGooglePlaceId,
  website,
} from "@domain/validation"
import { Result } from "effect"

/** An address in its normal form with its kind, or why it is none; the id of a place on Google's map will do. */
export const pageAddress = (
  typed: string,
): Result.Result<{ readonly address: string; readonly kind: AddressKind }, FieldFailure> =>
  Result.map(website(isGooglePlaceId(typed) ? googlePlaceAddress(typed) : typed), (address) => ({
    address,
    kind: addressKind(address),
  }))
