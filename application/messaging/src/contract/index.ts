export { SendMessage } from "./send-message.ts"
