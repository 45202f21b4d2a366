import type { CallDocumentation } from "./call-documentation.ts"

/** What users are told, and what staff is asked. */
export const messageCalls = {
  "identity/GetPreferences": {
    summary: "Get the user's language and what they are told by which channel",
    description:
      "Per topic: the channels chosen, those that it can use, and those that cannot be turned off. Every message is listed in the product too. SMS and WhatsApp take a verified phone.",
    example: { userId: 9 },
  },
  "identity/ChangePreferences": {
    summary: "Change the user's language or the channels of a topic",
    description:
      "Topics that are not named stay as they are. A channel that a topic does not use, and leaving out one that cannot be turned off, are refused (errorCode 102). Messages queued before the change still leave.",
    example: { userId: 9, languageId: "en", topics: { lead: ["Email", "Push"], campaign: ["Email"] } },
  },
  "messaging/ListNotifications": {
    summary: "List the user's notifications, newest first",
    description:
      "Those of the account and of the profiles that the user works on, or of the one named. They are written in language, or else in the user's. address is a path of the portal's site. unreadCount counts all pages. For the next page send back before. Each is deleted after 180 days.",
    example: { userId: 9, unreadOnly: true, limit: 20 },
  },
  "messaging/ReadNotification": {
    summary: "Mark a notification as read",
    example: { userId: 9, notificationId: 12 },
  },
  "messaging/ReadAllNotifications": {
    summary: "Mark notifications as read, up to the newest that was seen",
    description: "Without upTo, all of them.",
    example: { userId: 9, upTo: 12 },
  },
  "messaging/GetPushKey": {
    summary: "Get the key with which a browser subscribes to push messages",
    description:
      "The applicationServerKey of PushManager.subscribe. The subscription's JSON is the token of a push subscription. Without publicKey nothing is pushed.",
    example: {},
  },
  "identity/ListCallbackRequests": {
    group: "Portal administration",
    summary: "List the requests of the portal's clients to be called",
    description:
      "Open ones first by when they are due, then handled ones, the latest first. state overdue lists the open ones that are late; search finds words in the caller's and the business's name and in the number. daysLeft: working days after today until the call is due. isPriority: the business has, or had while the request waited, priority care, and is promised a call within one working day instead of two.",
    example: { portalId: 1, state: "open", search: "bakery", page: 1, limit: 20 },
  },
  "identity/GetCallbackRequest": {
    group: "Portal administration",
    summary: "Get a request to be called",
    example: { portalId: 1, callbackRequestId: 3 },
  },
  "identity/ClaimCallbackRequest": {
    group: "Portal administration",
    summary: "Take a request to be called, or give it back",
    description: "The first claim stays until it is given back. A note is kept for colleagues until the call.",
    example: { portalId: 1, callbackRequestId: 3, isClaimed: true, note: "No answer, again at four" },
  },
  "identity/HandleCallbackRequest": {
    group: "Portal administration",
    summary: "Mark a request to be called as handled, or open it again",
    description: "The first answer stays: it says who called, when and what came of it.",
    example: { portalId: 1, callbackRequestId: 3, isHandled: true, note: "Explained the invoice" },
  },
} as const satisfies Readonly<Record<string, CallDocumentation>>
