import { errorCode } from "@domain/errors"
import { Schema } from "effect"
import { WireSession } from "./wire/wire-session.ts"

/** No session with this id or link. Spec: error catalogue, 104. */
export class SessionNotFound extends Schema.TaggedError<SessionNotFound>()("SessionNotFound", {
  errorCode: errorCode(104),
}) {}

/** The session belongs to a user who is not signed in here. */
export class SessionBelongsToUser extends Schema.TaggedError<SessionBelongsToUser>()("SessionBelongsToUser", {
  errorCode: errorCode(401),
}) {}

/** The session was paid or launched; what it promised can no longer change. */
export class DetailsFrozen extends Schema.TaggedError<DetailsFrozen>()("DetailsFrozen", {
  errorCode: errorCode(1006),
  fields: Schema.Array(Schema.String),
}) {}

/** Some fields were changed elsewhere after the revision that a save was made from; `details` is the session as it is now. */
export class DetailsChanged extends Schema.TaggedError<DetailsChanged>()("DetailsChanged", {
  errorCode: errorCode(1001),
  fields: Schema.Array(Schema.String),
  details: WireSession,
}) {}

/** A session cannot become a campaign's: it or the campaign is bound to something else. */
export class SessionNotLinkable extends Schema.TaggedError<SessionNotLinkable>()("SessionNotLinkable", {
  errorCode: errorCode(1006),
  reason: Schema.Literals(["otherProfile", "otherCampaign", "otherRegion", "paid"]),
}) {}
