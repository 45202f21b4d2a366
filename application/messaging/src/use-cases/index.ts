export { sendCode, sendMessage } from "./send-message.ts"

/** The service of messaging for whoever writes to owners. */
export { ownerMails } from "./owner-mails.ts"
