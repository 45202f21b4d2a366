import { Result } from "effect"
import { hexColour } from "../colour.ts"
import { creativeUrl } from "../creative-url.ts"
import { email } from "../email.ts"
import type { Checked } from "../field-failure.ts"
import { gstin } from "../gstin.ts"
import { keyword } from "../keywords.ts"
import { percentageOffer } from "../offer.ts"
import { otp } from "../otp.ts"
import { password } from "../password.ts"
import { callbackDialCode, callbackNumber, callbackPhone, generalPhone } from "../phone.ts"
import { tidyLine, tidyText } from "../plain-text.ts"
import { postalCode } from "../postal-code.ts"
import { mobilePhone, phone, storedPhone } from "../regional-phone.ts"
import { businessName, limitedText, requiredText } from "../text.ts"
import { animationTime } from "../times.ts"
import { vatNumber } from "../vat-number.ts"
import { website } from "../website.ts"

type Rules<A> = Readonly<Record<string, (typed: string) => Checked<A>>>

/** Rules whose value is again something that may be typed: the normal form. */
export const normalisingRules: Rules<string> = {
  address: (typed) => limitedText(typed, "address"),
  businessName,
  email,
  generalPhone,
  gstin,
  hexColour,
  keyword,
  otp,
  line: (typed) => Result.succeed(tidyLine(typed)),
  required: requiredText,
  tagline: (typed) => limitedText(typed, "tagline"),
  tidy: (typed) => Result.succeed(tidyText(typed)),
  vatNumber,
  website,
  indianPhone: (typed) => Result.map(phone(typed, "IN"), (number) => number.e164),
  britishPhone: (typed) => Result.map(phone(typed, "GB"), (number) => number.e164),
  hyphenatedPhone: (typed) =>
    Result.map(phone(typed, "IN"), (number) => (number.dialCode === "91" ? number.hyphenated : number.e164)),
  indianPostalCode: (typed) => postalCode(typed, "IN"),
  britishPostalCode: (typed) => postalCode(typed, "GB"),
}

/** Every rule that answers a typed text. */
export const textRules: Rules<unknown> = {
  ...normalisingRules,
  animationTime,
  callbackDialCode,
  callbackNumber,
  callbackPhone: (typed) => callbackPhone("44", typed),
  creativeUrl,
  mobilePhone: (typed) => mobilePhone(typed, "IN"),
  password,
  percentageOffer,
  storedPhone,
}
