import { Schema } from "effect"
import { errorCode } from "@domain/errors"
import type { BusinessProfileId } from "@domain/kernel"
import { type MessageContent, type ToldContent, topicOfMessage } from "./message-content.ts"
import { notificationPath, notificationTarget } from "./notification-target.ts"

/** What a notification is about, and the profile that it belongs to if it belongs to one. */
export interface NotificationSubject {
  readonly content: MessageContent
  readonly businessProfileId?: BusinessProfileId
}

/** The content without its link, which may open something for whoever holds it and is the mail's alone. */
export const storedContent = (content: ToldContent): ToldContent =>
  "link" in content ? { ...content, link: "" } : content

/** The address inside the application that a notification opens; none for one about the account. */
export const notificationAddress = ({ content, businessProfileId }: NotificationSubject): string | undefined => {
  const topic = topicOfMessage(content.template)
  if (businessProfileId === undefined || topic === undefined || topic === "account") return undefined
  if (content.template === "reportReady")
    return notificationPath(businessProfileId, notificationTarget("report", content.reportId))
  return notificationPath(businessProfileId, notificationTarget(topic))
}

/** The caller has no such notification. Ours. */
export class NotificationNotFound extends Schema.TaggedError<NotificationNotFound>()("NotificationNotFound", {
  errorCode: errorCode(104),
}) {}
