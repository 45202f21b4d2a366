import { Schema } from "effect"

/** The text is not a web address that may be read: bad syntax, another scheme, or credentials in it. Spec: 'Invalid website URL.' */
export class InvalidWebsiteUrl extends Schema.TaggedError<InvalidWebsiteUrl>()("InvalidWebsiteUrl", {
  url: Schema.String,
}) {}

/** The address, or one it leads to, is not a public one on the usual web ports. */
export class AddressNotAllowed extends Schema.TaggedError<AddressNotAllowed>()("AddressNotAllowed", {
  url: Schema.String,
}) {}

/** The answer grew past the size limit (in bytes). */
export class WebsiteTooLarge extends Schema.TaggedError<WebsiteTooLarge>()("WebsiteTooLarge", {
  url: Schema.String,
  limit: Schema.Int,
}) {}

/** No complete answer came in time. */
export class WebsiteTooSlow extends Schema.TaggedError<WebsiteTooSlow>()("WebsiteTooSlow", { url: Schema.String }) {}

/** The host does not exist, refused, broke off, or redirected too often; `reason` is a short code. */
export class WebsiteUnreachable extends Schema.TaggedError<WebsiteUnreachable>()("WebsiteUnreachable", {
  url: Schema.String,
  reason: Schema.String,
}) {}

/** The answer is not a page (or not a picture, where one was asked for): its status or its type says so. */
export class NotAWebPage extends Schema.TaggedError<NotAWebPage>()("NotAWebPage", {
  url: Schema.String,
  status: Schema.optionalKey(Schema.Int),
  contentType: Schema.optionalKey(Schema.String),
}) {}

/** What was fetched could not be read to its end: it takes longer or more memory than any page of a business, or breaks the reader. `reason` is for the log. */
export class Unreadable extends Schema.TaggedError<Unreadable>()("Unreadable", { reason: Schema.String }) {}

/** Everything that can keep a website from being fetched. */
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

/** Whether a thrown thing is one of the typed failures. */
export const isFetchFailure = (thrown: unknown): thrown is FetchFailure =>
  failures.some((failure) => thrown instanceof failure)
