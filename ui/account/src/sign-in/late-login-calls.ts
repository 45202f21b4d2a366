import { part } from "@ui/container"

const loginCalls = async () => (await import("./login-calls.ts")).loginCalls

/** The calls of signing in, loaded with the first. */
export const withPassword = part(async () => (await loginCalls()).withPassword)
export const withEmbedToken = part(async () => (await loginCalls()).withEmbedToken)
export const sendCode = part(async () => (await loginCalls()).sendCode)
export const completeLogin = part(async () => (await loginCalls()).complete)
export const askForPasskey = part(async () => (await loginCalls()).askForPasskey)
export const withCode = part(async () => (await loginCalls()).withCode)
