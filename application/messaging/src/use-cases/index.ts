import { sendCode, sendMessage } from "./send-message.ts"

export { sendCode, sendMessage }

export const messagingUseCases = [sendMessage, sendCode]
