export type { DeliveryOptions, SmtpOptions, TranslateMessage, TwilioOptions } from "./delivery-options.ts"
export { messageSender } from "./message-sender.ts"
export { type MessageTexts, translateTexts } from "./translate-texts.ts"
