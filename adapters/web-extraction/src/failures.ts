import { Schema } from "effect"

/**
 * The text is not a readable web address: bad syntax, another scheme, or credentials in it. Spec: 'Invalid website
 * URL.'
 */
export class InvalidWebsiteUrl extends Schema.TaggedError<InvalidWebsiteUrl>()("InvalidWebsiteUrl", {
  url: Schema.String,
}) {}

/** The address, or one it redirects to, is not public or not on a usual web port. */
export class AddressNotAllowed extends Schema.TaggedError<AddressNotAllowed>()("AddressNotAllowed", {
  url: Schema.String,
}) {}

/** The answer exceeds the size limit (in bytes). */
export class WebsiteTooLarge extends Schema.TaggedError<WebsiteTooLarge>()("WebsiteTooLarge", {
  url: Schema.String,
  limit: Schema.Int,
}) {}

/** No complete answer came within the time limit. */
export class WebsiteTooSlow extends Schema.TaggedError<WebsiteTooSlow>()("WebsiteTooSlow", { url: Schema.String }) {}

/** The host does not exist, refused, disconnected, or redirected too often; `reason` is a short code. */
export class WebsiteUnreachable extends Schema.TaggedError<WebsiteUnreachable>()("WebsiteUnreachable", {
  url: Schema.String,
  reason: Schema.String,
}) {}

/** The answer is not a page (or not a picture, when one was requested), by its status or type. */
export class NotAWebPage extends Schema.TaggedError<NotAWebPage>()("NotAWebPage", {
  url: Schema.String,
  status: Schema.optionalKey(Schema.Int),
  contentType: Schema.optionalKey(Schema.String),
}) {}

/**
 * The content could not be read: it exceeds the time or memory limit, or breaks the reader. `reason` is for the log.
 */
export class Unreadable extends Schema.TaggedError<Unreadable>()("Unreadable", { reason: Schema.String }) {}

/** Every failure of fetching a website. */
export type FetchFailure =
  | InvalidWebsiteUrl
  | AddressNotAllowed
  | WebsiteTooLarge
  | WebsiteTooSlow
  | WebsiteUnreachable
  | NotAWebPage

const failures = [
  InvalidWebsiteUrl,
  AddressNotAllowed,
  WebsiteTooLarge,
  WebsiteTooSlow,
  WebsiteUnreachable,
  NotAWebPage,
]

/** Whether a thrown value is a fetch failure. */
export const isFetchFailure = (thrown: unknown): thrown is FetchFailure =>
  failures.some((failure) => thrown instanceof failure)
