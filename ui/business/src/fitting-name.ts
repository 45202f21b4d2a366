import { textLength } from "@domain/kernel"
import { shortName } from "@domain/signup"
import { textLimits } from "@domain/validation"

/** The name as ads take it: a longer one becomes the short one that its field proposes; any other stays as typed. */
export const fittingName = (typed: string): string =>
  textLength(typed.trim()) > textLimits.businessName ? shortName(typed) || typed : typed
