import type { CallDocumentation } from "./call-documentation.ts"

const phone = "+919876543210"
const emailAddress = "asha@example.com"

/** Portals, signing in, and what everybody may look up. */
export const accountCalls = {
  "portals/GetPortal": {
    summary: "Get the portal at a host",
    description: "A portal's name, look, languages, regions and switches. Every other call belongs to one portal.",
    example: { domain: "localhost" },
  },
  "identity/LoginWithPassword": {
    summary: "Log in with email address and password",
    description:
      "Send the answer's accessToken as a bearer token with later calls. It is valid until expiresAt; the refresh token is set as a cookie. An account with a second factor gets a challenge instead, which POST /authentication/secondFactor takes with a code or a passkey.",
    example: { emailAddress, password: "Right-1word" },
  },
  "identity/SendLoginOtp": {
    summary: "Send a one-time code to log in with",
    description: "The answer is the same whether or not the mobile number has an account.",
    example: { phone, channel: "Sms" },
  },
  "identity/LoginWithOtp": {
    summary: "Log in with mobile number and one-time code",
    description: "An account with a second factor gets a challenge, as after its password.",
    example: { phone, otp: "123456" },
  },
  "identity/CompleteLogin": {
    summary: "Finish logging in with the second factor",
    description:
      "The code is the authenticator app's or a recovery code; each works once. Instead of it `passkey` is the browser's answer to POST /authentication/secondFactor/passkey. A challenge takes five tries within five minutes, then logging in starts again (errorCode 1029).",
    example: { challenge: "0c8f1d2e3b4a59687786a5b4c3d2e1f0", code: "123456" },
  },
  "identity/AskForPasskey": {
    summary: "Get what the browser is asked for a passkey by, to finish logging in",
    description:
      "The answer is WebAuthn's PublicKeyCredentialRequestOptionsJSON. It lists the account's passkeys of this host; each question takes one answer within five minutes.",
    example: { challenge: "0c8f1d2e3b4a59687786a5b4c3d2e1f0" },
  },
  "identity/RefreshSession": {
    summary: "Get a new access token",
    description: "Takes the refresh cookie, which changes with each use. Send an empty object.",
    example: {},
  },
  "identity/Logout": {
    summary: "Log out",
    description: "Ends the sign-in of the refresh cookie or of the bearer token. Send an empty object.",
    example: {},
  },
  "identity/ForgotPassword": {
    summary: "Email a link to choose a new password",
    description: "The answer is the same whether or not the address has an account.",
    example: { emailAddress },
  },
  "identity/ResetPassword": {
    summary: "Choose a new password",
    description: "The hash is the one in the emailed link. It works once, for one hour.",
    example: { hash: "b1946ac92492d2347c6235b4d2611184", newPassword: "Str0ng-Pass!" },
  },
  "identity/GetCurrentUser": {
    summary: "Get the signed-in user and their business profiles",
    example: {},
  },
  "identity/VerifyEmail": {
    summary: "Confirm the user's email address",
    description: "The hash is the one in the emailed link.",
    example: { hash: "b1946ac92492d2347c6235b4d2611184" },
  },
  "identity/SendEmailVerification": {
    summary: "Email a link to confirm the user's address",
    example: {},
  },
  "businesses/SearchCategories": {
    summary: "Search kinds of business",
    example: { keyword: "bakery", language: "en" },
  },
  "businesses/SuggestServices": {
    summary: "List the usual services of a kind of business",
    example: { category: "bakery", language: "en" },
  },
  "businesses/SearchPlaces": {
    summary: "Search towns, postcodes and states",
    description:
      "types is 4 for states, 5 for towns and 20 for postcodes; all three without. With hasGoogleCode=true only places that Google Ads knows are listed, each with its googleCode; one address may ask so 300 times an hour.",
    example: { keyword: "pune", types: [5, 20], hasGoogleCode: false, countryCodes: ["IN"], limit: 10 },
  },
  "businesses/NearbyPlaces": {
    summary: "List towns around a point",
    example: { latitude: 18.52, longitude: 73.85, radiusKilometers: 10 },
  },
  "businesses/ListCountries": {
    summary: "List the countries served, the caller's likely one marked",
    example: {},
  },
} as const satisfies Readonly<Record<string, CallDocumentation>>
