export { isJobOver, jobMoves, jobPolling, JobStatus, mostPolls, overallStatus } from "./async-job.ts"
export { afterAnswer, isDue, type JobWatch, watchJob } from "./job-watch.ts"
export {
  channelProgress,
  ChannelProgress,
  type ChannelWork,
  failedChannels,
  LaunchJob,
  launchOutcome,
  LaunchStep,
} from "./launch-progress.ts"
export { channelsOn, inCreativeOrder, Platform, platformOf } from "./platform.ts"
export { checkChannels, type ChannelRefusal, unavailableChannels } from "./channel-choice.ts"
export {
  PageAccessActor,
  PageAccessMove,
  pageAccessMoves,
  type PageAccessRule,
  PageAccessStatus,
} from "./page-access-states.ts"
export {
  afterLook,
  mayCarryAds,
  movePageAccess,
  PageAccess,
  type PageAccessRefused,
  SeenAccess,
} from "./page-access.ts"
export { LinkAccountChoice, linkChoicesFor, missingLinks, withInstagram } from "./linked-accounts.ts"
export {
  type AdAccountSetup,
  adAccountStatus,
  AdAccountStep,
  adAccountSteps,
  isPageSetUp,
  nextAdAccountStep,
} from "./ad-account-setup.ts"
export { graphChanges, type GraphFamily, graphFamily, GraphVersion, specifiedGraphVersion } from "./graph-version.ts"
export {
  AdAccountNotFound,
  FacebookLoginFailed,
  FacebookNotLinked,
  FacebookPageAlreadyRequested,
  FacebookPageLinkingFailed,
  LaunchFailed,
  PageAccessMoveNotAllowed,
  PageNotApproved,
  PageNotLinked,
} from "./failures.ts"
