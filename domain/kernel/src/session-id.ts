import type { SessionId } from "./ids.ts"

/** The pattern of a session id; separate from its Schema, which the first pages do not load. */
export const sessionIdPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Whether a value from an address or storage is a session id. */
export const isSessionId = (value: unknown): value is SessionId =>
  typeof value === "string" && sessionIdPattern.test(value)
