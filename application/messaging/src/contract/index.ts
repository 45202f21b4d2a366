export { SendCode, SendMessage } from "./send-message.ts"
