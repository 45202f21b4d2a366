import { sendCode, sendMessage } from "./send-message.ts"

export { sendCode, sendMessage }

/** Every handler of this context. */
export const messagingUseCases = [sendMessage, sendCode]
