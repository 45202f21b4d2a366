import type { SessionId } from "./ids.ts"

/** How a sign-up session's id is written; apart from its Schema, which the first pages do not load. */
export const sessionIdPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Whether a value from an address or from storage is a session's id. */
export const isSessionId = (value: unknown): value is SessionId =>
  typeof value === "string" && sessionIdPattern.test(value)
