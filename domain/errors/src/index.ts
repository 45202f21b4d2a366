export { errorCode } from "./error-code.ts"
export {
  errorCatalogue,
  type ErrorCode,
  errorEntry,
  type ErrorEntry,
  type ErrorName,
  type ErrorOrigin,
  genericMessageKey,
  isErrorCode,
  messageKeyOf,
  originOf,
  statusOf,
} from "./error-catalogue.ts"
export {
  type Behaviour,
  behaviourOf,
  behaviours,
  type Consequence,
  consequences,
  endsSession,
  isReported,
  type Place,
  places,
} from "./behaviour.ts"
export {
  afterTelling,
  loginFailedKey,
  type MessageTone,
  sessionExpiredKey,
  type ShownMessage,
  shownMessage,
} from "./shown-message.ts"
export {
  afterChatUserLookup,
  afterChunkFailure,
  afterFailedCall,
  chunkLoad,
  type FailedCall,
  failedCalls,
} from "./call-policies.ts"
export {
  genericMessageSurface,
  isTransientStatus,
  type NotificationPolicy,
  paymentNotifications,
  transientNotifications,
  withNotification,
} from "./notification-policy.ts"
export { DifferenceStale } from "./difference-stale.ts"
export { toldFailure, type ToldFailure } from "./told-failure.ts"
