import { asNumber, asText, type JsonObject } from "../core/json.ts"
import { fieldError } from "./google-ads-error.ts"

/** Kinds that may be made; others come of what Google measures itself. ConversionActionTypeEnum. */
const MADE = ["AD_CALL", "CLICK_TO_CALL", "UPLOAD_CALLS", "UPLOAD_CLICKS", "WEBPAGE", "WEBSITE_CALL"]

/** What Google asks of a conversion action beyond the kinds of its fields. */
export const checkConversionAction = (fields: JsonObject): void => {
  if (!MADE.includes(asText(fields["type"]) ?? ""))
    throw fieldError("conversionActionError", "CREATION_NOT_SUPPORTED", "The specified type cannot be created.", [
      "create",
      "type",
    ])
  const days = asNumber(fields["clickThroughLookbackWindowDays"]) ?? 30
  if (days < 1 || days > 90)
    throw fieldError("rangeError", days < 1 ? "TOO_LOW" : "TOO_HIGH", "The window must be 1 to 90 days.", [
      "create",
      "click_through_lookback_window_days",
    ])
  if ((asText(fields["name"]) ?? "").length > 100)
    throw fieldError("stringLengthError", "TOO_LONG", "The name is too long.", ["create", "name"])
}
