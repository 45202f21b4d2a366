import { Schema } from "effect"
import { errorCode } from "@domain/errors"

/** The address of a website cannot be used. Spec: messages, "Invalid website URL."; error catalogue, 102. */
export class InvalidWebsite extends Schema.TaggedError<InvalidWebsite>()("InvalidWebsite", {
  errorCode: errorCode(102),
}) {}

/** No such business profile. Spec: error catalogue, 112. */
export class BusinessProfileNotFound extends Schema.TaggedError<BusinessProfileNotFound>()("BusinessProfileNotFound", {
  errorCode: errorCode(112),
}) {}

/**
 * No further profile is created here. Spec: roles, "Profile creation is not allowed for the auto flavour, brand portal or
 * small-business flavour"; error catalogue, 56.
 */
export class ProfileCreationNotAllowed extends Schema.TaggedError<ProfileCreationNotAllowed>()(
  "ProfileCreationNotAllowed",
  { errorCode: errorCode(56) },
) {}

/** The profile has no such catalogue. Spec: error catalogue, 104. */
export class CatalogNotFound extends Schema.TaggedError<CatalogNotFound>()("CatalogNotFound", {
  errorCode: errorCode(104),
}) {}

/** The profile has no such feed. Spec: error catalogue, 104. */
export class FeedNotFound extends Schema.TaggedError<FeedNotFound>()("FeedNotFound", {
  errorCode: errorCode(104),
}) {}

/** The feed was never processed. Spec: error catalogue, 104. */
export class FeedNotProcessed extends Schema.TaggedError<FeedNotProcessed>()("FeedNotProcessed", {
  errorCode: errorCode(104),
}) {}

/** The feed is read from a linked store, which alone fills it. Ours; error catalogue, 102. */
export class FeedOfStore extends Schema.TaggedError<FeedOfStore>()("FeedOfStore", {
  errorCode: errorCode(102),
}) {}

/** The catalogue holds the products of a linked store, which alone fills it. Ours; error catalogue, 102. */
export class CatalogOfStore extends Schema.TaggedError<CatalogOfStore>()("CatalogOfStore", {
  errorCode: errorCode(102),
}) {}

/** Ads show the business's products, so that a catalogue with products is removed only on purpose. Ours; error catalogue, 102. */
export class CatalogAdvertised extends Schema.TaggedError<CatalogAdvertised>()("CatalogAdvertised", {
  errorCode: errorCode(102),
}) {}

/** The feed is a file's or a linked store's, so that it has neither an address nor a schedule. Ours; error catalogue, 102. */
export class FeedWithoutAddress extends Schema.TaggedError<FeedWithoutAddress>()("FeedWithoutAddress", {
  errorCode: errorCode(102),
}) {}

/** No currency has this id. Spec: error catalogue, 104. */
export class CurrencyNotFound extends Schema.TaggedError<CurrencyNotFound>()("CurrencyNotFound", {
  errorCode: errorCode(104),
}) {}

/** The agency has no such client in the portal. Spec: error catalogue, 104. */
export class ClientNotFound extends Schema.TaggedError<ClientNotFound>()("ClientNotFound", {
  errorCode: errorCode(104),
}) {}

/** The visitor's location could not be found, so it is asked for. Spec: messages, location detection failure. */
export class LocationDetectionFailed extends Schema.TaggedError<LocationDetectionFailed>()("LocationDetectionFailed", {
  errorCode: errorCode(1018),
}) {}

/** No place of this name and type. Spec: error catalogue, 104. */
export class PlaceNotFound extends Schema.TaggedError<PlaceNotFound>()("PlaceNotFound", {
  errorCode: errorCode(104),
}) {}
