import { Schema } from "effect"

/** What a conversion is to the business. Networks know each by a name of their own. */
export const ConversionCategory = Schema.Literals(["Purchase", "Enquiry", "Booking", "SignUp", "Contact", "Other"])
export type ConversionCategory = typeof ConversionCategory.Type
