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
  { errorCode: errorCode(1017), pageId: Schema.String, reason: Schema.optionalKey(Schema.String) },
) {}

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

/** More interests or keywords than a campaign takes. The limits are ours. */
export class TooManyTargets extends Schema.TaggedError<TooManyTargets>()("TooManyTargets", {
  errorCode: errorCode(102),
  kind: Schema.Literals(["interests", "keywords"]),
  most: Schema.Int,
}) {}
