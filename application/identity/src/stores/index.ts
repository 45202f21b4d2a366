export { ApiKeys } from "./api-keys.ts"
export { CallbackRequests, type StoredCallback } from "./callback-requests.ts"
export { Divisions } from "./divisions.ts"
export { EmbedKeys, type KeptEmbedKey, SpentEmbedTokens } from "./embed-keys.ts"
