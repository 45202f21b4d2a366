export { sendCode, sendMessage } from "./send-message.ts"
