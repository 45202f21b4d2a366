import { sendMessage } from "./send-message.ts"

export { sendMessage }

/** Every handler of this context. */
export const messagingUseCases = [sendMessage]
