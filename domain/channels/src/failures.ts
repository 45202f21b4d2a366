import { CampaignChannel } from "@domain/campaigns"
import { errorCode } from "@domain/errors"
import { JobId } from "@domain/kernel"
import { Schema } from "effect"
import { PageAccessActor, PageAccessMove, PageAccessStatus } from "./page-access-states.ts"

/** Access to the page was asked for already and is not decided. Spec: error catalogue, 331. */
export class FacebookPageAlreadyRequested extends Schema.TaggedError<FacebookPageAlreadyRequested>()(
  "FacebookPageAlreadyRequested",
  { errorCode: errorCode(331), pageId: Schema.String },
) {}

/** The network did not link the page; `reason` is its own words. Spec: messages, Facebook page linking failure. */
export class FacebookPageLinkingFailed extends Schema.TaggedError<FacebookPageLinkingFailed>()(
  "FacebookPageLinkingFailed",
  { errorCode: errorCode(1017), pageId: Schema.optionalKey(Schema.String), reason: Schema.optionalKey(Schema.String) },
) {}

/**
 * Nobody's Facebook login came of this: it was cancelled, took too long or was begun elsewhere, or Facebook refused it. `returnTo` is
 * where this user began it. Ours.
 */
export class FacebookLoginFailed extends Schema.TaggedError<FacebookLoginFailed>()("FacebookLoginFailed", {
  errorCode: errorCode(1031),
  cause: Schema.Literals(["cancelled", "expired", "refused"]),
  returnTo: Schema.optionalKey(Schema.String),
}) {}

/** Nobody has logged in at Facebook for this business, or the login has ended. Ours. */
export class FacebookNotLinked extends Schema.TaggedError<FacebookNotLinked>()("FacebookNotLinked", {
  errorCode: errorCode(104),
}) {}

/** The business has not chosen this page, or the person logged in at Facebook does not administer it. Ours. */
export class PageNotLinked extends Schema.TaggedError<PageNotLinked>()("PageNotLinked", {
  errorCode: errorCode(104),
  pageId: Schema.String,
}) {}

/** Nothing is set up on a page before its administrator has approved access. Ours. */
export class PageNotApproved extends Schema.TaggedError<PageNotApproved>()("PageNotApproved", {
  errorCode: errorCode(1006),
  pageId: Schema.String,
  status: PageAccessStatus,
}) {}

/** There is no such ad account or business portfolio for this business's region, or it is not active. Ours. */
export class AdAccountNotFound extends Schema.TaggedError<AdAccountNotFound>()("AdAccountNotFound", {
  errorCode: errorCode(104),
}) {}

/** This actor may not move the page's access so from where it stands. Spec: roles, page administrator. */
export class PageAccessMoveNotAllowed extends Schema.TaggedError<PageAccessMoveNotAllowed>()(
  "PageAccessMoveNotAllowed",
  {
    errorCode: errorCode(1006),
    pageId: Schema.String,
    status: PageAccessStatus,
    move: PageAccessMove,
    actor: PageAccessActor,
  },
) {}

/** No channel took the campaign; each says why in the network's own words. Spec: messages, launch failure. */
export class LaunchFailed extends Schema.TaggedError<LaunchFailed>()("LaunchFailed", {
  errorCode: errorCode(1020),
  jobId: JobId,
  channels: Schema.Array(Schema.Struct({ channel: CampaignChannel, reason: Schema.optionalKey(Schema.String) })),
}) {}
