import { Schema } from "effect"
import { errorCode } from "@domain/errors"

/** No session with this id or link. Spec: error catalogue, 104. */
export class SessionNotFound extends Schema.TaggedError<SessionNotFound>()("SessionNotFound", {
  errorCode: errorCode(104),
}) {}

/** The session belongs to a user who is not signed in here. */
export class SessionBelongsToUser extends Schema.TaggedError<SessionBelongsToUser>()("SessionBelongsToUser", {
  errorCode: errorCode(401),
}) {}

/** The draft was paid or launched; what it promised can no longer change. */
export class DetailsFrozen extends Schema.TaggedError<DetailsFrozen>()("DetailsFrozen", {
  errorCode: errorCode(1006),
  fields: Schema.Array(Schema.String),
}) {}

/** The address of a website cannot be used. Spec: messages, "Invalid website URL."; error catalogue, 102. */
export class InvalidWebsite extends Schema.TaggedError<InvalidWebsite>()("InvalidWebsite", {
  errorCode: errorCode(102),
}) {}

/** No such business profile. Spec: error catalogue, 112. */
export class BusinessProfileNotFound extends Schema.TaggedError<BusinessProfileNotFound>()("BusinessProfileNotFound", {
  errorCode: errorCode(112),
}) {}

/** The visitor's place could not be found; it is asked for instead. Spec: messages, location detection failure. */
export class LocationDetectionFailed extends Schema.TaggedError<LocationDetectionFailed>()("LocationDetectionFailed", {
  errorCode: errorCode(1018),
}) {}
