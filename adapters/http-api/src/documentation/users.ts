import type { CallDocumentation } from "./call-documentation.ts"

const userId = 41
const emailAddress = "asha@example.com"

/** Users, their accounts and their roles. */
export const userCalls = {
  "identity/CreateUser": {
    summary: "Open an account with email address and password",
    description:
      "Answers the user's id; the same address and password give the same id. The address is confirmed by an emailed link.",
    example: {
      firstName: "Asha",
      lastName: "Rao",
      emailAddress,
      loginPassword: "Str0ng-Pass!",
      isTosAccepted: true,
      loginProviderType: "password",
      portalDomain: "localhost",
      roleId: 27,
    },
  },
  "identity/FindUsers": {
    summary: "Find users by email address or ids",
    description:
      "Answers the caller, colleagues on the same business profiles, and for the portal's staff everybody. Others are left out like users who do not exist.",
    example: { ids: [userId] },
  },
  "identity/GetUser": {
    summary: "Get a user",
    description: "A user whom the caller may not know of is answered like one who does not exist (errorCode 104).",
    example: { userId },
  },
  "identity/ReplaceUser": {
    summary: "Replace the caller's names, language and phone",
    description: "With a revision, the change is refused (errorCode 1001) if the user has changed since.",
    example: { userId, firstName: "Asha", lastName: "Rao", languageId: "en", revision: 0 },
  },
  "identity/ChangeUser": {
    summary: "Change some of the caller's fields",
    description:
      "Takes names and values as a list of pairs (the body itself, or its field data), or the fields by name. Another phone is unverified until its code was entered.",
    example: { userId, data: [{ Name: "phoneNumber", Value: "91-9876543210" }], revision: 0 },
  },
  "identity/ChangePassword": {
    summary: "Change the caller's password",
    description: "Takes the present password. Every other sign-in of the user ends.",
    example: { userId, currentPassword: "Right-1word", newPassword: "Str0ng-Pass!" },
  },
  "identity/SendUserOtp": {
    summary: "Send a code to the caller's phone",
    example: { userId, channel: "Sms" },
  },
  "identity/ValidateUserOtp": {
    summary: "Verify the caller's phone by its code",
    example: { userId, otp: "123456" },
  },
  "identity/ListUserProfiles": {
    summary: "List a user's business profiles",
    example: { userId, isRoimatic: true },
  },
  "identity/ListPortalProfiles": {
    summary: "List a user's business profiles at a portal",
    description: "A roleId of 0, or none, lists those of every role.",
    example: { portalId: 1, userId, roleId: 0, isRoimatic: true },
  },
  "identity/AssignRole": {
    summary: "Give a colleague a role on a business profile",
    description: "Nobody gives a role that can do more than their own. Invite people who are not colleagues yet.",
    example: { userId, businessProfileId: 7, role: 4 },
  },
} as const satisfies Readonly<Record<string, CallDocumentation>>
