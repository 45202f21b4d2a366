export { logging, type LoggingOptions } from "./logging.ts"
