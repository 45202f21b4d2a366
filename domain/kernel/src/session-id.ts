import type { SessionId } from "./ids.ts"
import { sessionIdPattern } from "./session-id-pattern.ts"

/** Whether a value from an address or storage is a session id. */
export const isSessionId = (value: unknown): value is SessionId =>
  typeof value === "string" && sessionIdPattern.test(value)
