import { errorCode } from "@domain/errors"
import { CurrencyCode } from "@domain/kernel"
import { Schema } from "effect"
import { Lead } from "../lead.ts"

/** Somebody else has changed the same field meanwhile; `lead` is how it stands now, and nothing was overwritten. Ours. */
export class LeadChangedMeanwhile extends Schema.TaggedError<LeadChangedMeanwhile>()("LeadChangedMeanwhile", {
  errorCode: errorCode(1001),
  field: Schema.Literals(["status", "ownerId", "nextStep", "sale", "contactedAt", "badReason", "qualifiedAt", "tags"]),
  lead: Lead,
}) {}

/** Only a lead that is won has a sale. Ours. */
export class LeadNotWon extends Schema.TaggedError<LeadNotWon>()("LeadNotWon", { errorCode: errorCode(1006) }) {}

/** A sale is in the money of its business. Ours. */
export class LeadSaleCurrency extends Schema.TaggedError<LeadSaleCurrency>()("LeadSaleCurrency", {
  errorCode: errorCode(102),
  currency: CurrencyCode,
}) {}

/** The chosen owner does not work for the business. Ours. */
export class LeadOwnerUnknown extends Schema.TaggedError<LeadOwnerUnknown>()("LeadOwnerUnknown", {
  errorCode: errorCode(102),
}) {}

/** The lead has as many tags as it may. Ours. */
export class LeadTagsFull extends Schema.TaggedError<LeadTagsFull>()("LeadTagsFull", {
  errorCode: errorCode(102),
  most: Schema.Int,
}) {}

/** The lead does not remember the change. Ours. */
export class LeadChangeUnknown extends Schema.TaggedError<LeadChangeUnknown>()("LeadChangeUnknown", {
  errorCode: errorCode(104),
}) {}
