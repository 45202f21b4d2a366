export { remoteCall, type RemoteOptions } from "./remote-call.ts"
export { type SessionToken, sessionToken } from "./session-token.ts"
