export { DigestChoice, digestTopics, isDigested, nextDigest, usualDigest } from "./digest.ts"
export { leavesAt, MessageWishes, type WaitingMessage } from "./held-message.ts"
export { QuietHours, quietUntil, usualQuietHours, Weekday } from "./quiet-hours.ts"
export { AccountWarningMessage, SecondFactorMessage } from "./account-messages.ts"
export { NotificationChannel, OtpChannel } from "./message.ts"
export {
  allMessageKinds,
  type ChannelOf,
  MessageContent,
  type MessageKind,
  ruleOfMessage,
  textOfMessage,
  textsOfMessage,
  type ToldContent,
  topicOfMessage,
  topicOfTold,
  urgentKinds,
} from "./message-content.ts"
export { messageKinds } from "./message-kinds.ts"
export { type MessageRule } from "./message-rule.ts"
export { MessageTopic, messageTopics, TopicChannel, topicRules } from "./message-topics.ts"
export {
  channelOfSubscription,
  DeviceType,
  subscribed,
  Subscription,
  SubscriptionType,
  unsubscribed,
} from "./subscription.ts"
export {
  ChannelNotOffered,
  channelsFor,
  channelsWanted,
  isChannelOn,
  checkedChoices,
  EssentialMessages,
  TopicChoices,
} from "./message-preferences.ts"
export { notificationAddress, NotificationNotFound, type NotificationSubject, storedContent } from "./notification.ts"
export {
  NotificationContent,
  notificationPath,
  notificationTarget,
  type NotificationTarget,
} from "./notification-target.ts"
export {
  CallbackAnswer,
  CallbackClaim,
  callbackDaysLeft,
  type CallbackForm,
  callbackReplyDueAt,
  callbackReplyWorkingDays,
  priorityReplyWorkingDays,
  CallbackRequest,
  callbackRequest,
  CallbackRequestNotFound,
  CallbackState,
} from "./callback.ts"
export {
  type CallbackDialog,
  callbackDialogAfter,
  type CallbackDialogEvent,
  callbackDialogResetMilliseconds,
  closedCallbackDialog,
} from "./callback-dialog.ts"
export { type DueLeadStep, leadStepMessage } from "./lead-step.ts"
export { newLeadMessage } from "./new-lead.ts"
export { quotedName } from "./quoted-name.ts"
export { contactLink, type ContactText, ContactWay } from "./contact-link.ts"
export {
  summaryAddress,
  SummaryDecidedMessage,
  SummaryMessage,
  summaryRecipient,
  summaryShareLink,
  summaryVariant,
} from "./summary-message.ts"
export { type Attribution, attributionOf, referralAddress, referralCodeOf } from "./referral.ts"
