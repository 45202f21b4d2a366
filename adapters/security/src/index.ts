export { argonPasswordHasher, type HashingOptions } from "./argon-password-hasher.ts"
export { hmacLinkHasher, hmacSecretHasher } from "./hmac-hashers.ts"
export { jwtAccessTokens } from "./jwt-access-tokens.ts"
export { type Key, type Keyring, readKeyring } from "./keyring.ts"
