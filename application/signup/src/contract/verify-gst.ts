import { Schema } from "effect"
import { contract, ServiceOff, Unauthorized } from "@application/kernel"
import { TooManyRequests } from "@domain/identity"
import { SessionId } from "@domain/kernel"
import { SessionBelongsToUser, SessionNotFound } from "@domain/signup"
import { GstDetailsNotFetched, GstinInvalid, GstRegistration } from "@domain/wallet"

/**
 * What the tax office's register says of a GSTIN, for a sign-up session or a signed-in user. The number's check character is looked at
 * first. Spec: calls B23.
 */
export const VerifyGst = contract("signup/VerifyGst", {
  access: "checkTaxNumber",
  input: Schema.Struct({
    sessionId: Schema.optionalKey(SessionId),
    gstin: Schema.String.check(Schema.isMaxLength(20)),
  }),
  output: GstRegistration,
  failures: [
    Unauthorized,
    SessionNotFound,
    SessionBelongsToUser,
    GstinInvalid,
    ServiceOff,
    GstDetailsNotFetched,
    TooManyRequests,
  ],
})
