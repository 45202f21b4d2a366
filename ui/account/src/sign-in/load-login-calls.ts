/** Loads what signing in calls; once, however often it is asked. */
export const loadLoginCalls = async () => (await import("./login-calls.ts")).loginCalls
