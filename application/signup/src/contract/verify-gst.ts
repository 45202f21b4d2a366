import { Schema } from "effect"
import { contract, ServiceOff, Unauthorized, exampleDraft } from "@application/kernel"
import { TooManyRequests } from "@domain/identity"
import { SessionId } from "@domain/kernel"
import { SessionBelongsToUser, SessionNotFound } from "@domain/signup"
import { GstDetailsNotFetched, GstinInvalid, GstRegistration } from "@domain/wallet"

/**
 * What the tax office's register says of a GSTIN, for a sign-up session or a signed-in user. The number's check character is looked at
 * first. Spec: calls B23.
 */
export const VerifyGst = contract("signup/VerifyGst", {
  kind: "query",
  access: "checkTaxNumber",
  route: "POST /localBusiness/verifyGST",
  specification: ["B23"],
  summary: "Look a GSTIN up in the tax office's register",
  description:
    "For a draft, or without sessionId for a signed-in user. A number whose check character is wrong is refused before it is looked up; one that is not registered, and a register that does not answer, is GstDetailsNotFetched. At most 30 look-ups an hour.",
  example: { ...exampleDraft, gstin: "29AABCR1718E1ZL" },
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
