import { Schema } from "effect"
import { errorCode } from "@domain/errors"

/** The link has expired; a new one can be sent. Spec: "link expired". */
export class LinkExpired extends Schema.TaggedError<LinkExpired>()("LinkExpired", {
  errorCode: errorCode(1012),
}) {}

/** The link was never sent, or was revoked. Spec: "link ... invalid". */
export class LinkInvalid extends Schema.TaggedError<LinkInvalid>()("LinkInvalid", {
  errorCode: errorCode(1013),
}) {}

/**
 * How long mailed links are valid, and how soon another may be sent, in milliseconds. Ours; the specification shows
 * none.
 */
export const linkPolicy = {
  verificationMilliseconds: 24 * 60 * 60_000,
  /** Of a file with all that is held on somebody. */
  exportMilliseconds: 24 * 60 * 60_000,
  invitationMilliseconds: 7 * 24 * 60 * 60_000,
  resendAfterMilliseconds: 30_000,
} as const
