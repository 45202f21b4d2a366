export { argonPasswordHasher, type HashingOptions } from "./argon-password-hasher.ts"
export { hmacSecretHasher } from "./hmac-secret-hasher.ts"
export { jwtAccessTokens } from "./jwt-access-tokens.ts"
