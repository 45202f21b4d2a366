export {
  anyLinkText,
  anyMessageContent,
  anySubscription,
  anyToldContent,
  messagesOfEveryText,
} from "./messaging.arbitrary.ts"
