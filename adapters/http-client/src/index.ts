export { NetworkUnavailable, remoteCall, type RemoteOptions, ServerTrouble } from "./remote-call.ts"
export { type SessionToken, sessionToken } from "./session-token.ts"
