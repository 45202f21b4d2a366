import { hostOf, type FieldFailure, isSocialLink, website } from "@domain/validation"
import { Result } from "effect"

/** Whose page an address is. */
export type AddressKind = "website" | "facebook" | "google" | "otherNetwork"

const facebook = /(^|\.)(facebook\.com|fb\.com|fb\.me)$/
const google = /(^|\.)(g\.page|goo\.gl|business\.site|maps\.app\.goo\.gl)$|^(www\.|maps\.)?google\.[a-z.]{2,6}$/

/** An address in its normal form with its kind, or why it is none. */
export const pageAddress = (
  typed: string,
): Result.Result<{ readonly address: string; readonly kind: AddressKind }, FieldFailure> =>
  Result.map(website(typed), (address) => {
    const host = hostOf(address)
    const kind = facebook.test(host)
      ? "facebook"
      : google.test(host)
        ? "google"
        : isSocialLink(address)
          ? "otherNetwork"
          : "website"
    return { address, kind }
  })
