import { part } from "@ui/container"

const passwordCalls = async () => (await import("./password-calls.ts")).passwordCalls

/** The calls of a new password, loaded with the first field. */
export const askForReset = part(async () => (await passwordCalls()).askForReset)
export const setPassword = part(async () => (await passwordCalls()).setPassword)
