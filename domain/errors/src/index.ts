export { errorCode } from "./error-code.ts"
export {
  errorCatalogue,
  type ErrorCode,
  errorEntry,
  type ErrorEntry,
  type ErrorName,
  type ErrorOrigin,
  isErrorCode,
  messageKeyOf,
  originOf,
  statusOf,
} from "./error-catalogue.ts"
export { type Behaviour, behaviourOf, behaviours, endsSession, type Place, places } from "./behaviour.ts"
export { readErrorCode, readErrorMessage } from "./read-error-code.ts"
export {
  genericMessageSurface,
  isTransientStatus,
  type NotificationPolicy,
  paymentNotifications,
  transientNotifications,
  withNotification,
} from "./notification-policy.ts"
