export { anyErrorCode, anyPlace } from "./errors.arbitrary.ts"
