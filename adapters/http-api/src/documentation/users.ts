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
  "identity/LoginWithEmbedToken": {
    summary: "Log in with a token signed by the portal's own site",
    description:
      "The token is a JSON Web Token signed with one of the portal's keys, named in kid. It takes the claims jti, email, iat, exp (at most five minutes later) and aud (the portal's domain), and may take given_name, family_name, flavor and businessProfileId. It works once. An account with a second factor gets a challenge, as after its password. The page /login?embedToken=… at the portal makes this call, asks for the code, and goes on to the profile.",
    example: { embedToken: "eyJhbGciOiJFZERTQSIsImtpZCI6InNpdGUtMSJ9.e30.c2lnbmF0dXJl", portal: "localhost" },
  },
  "identity/ExchangeFacebookAccessToken": {
    summary: "Exchange a Facebook token for a long-lived one",
    description: "success is false where Facebook refuses the token. Nothing of it is stored.",
    example: { exchangeToken: "EAAB-short-lived" },
  },
  "identity/AskForCallback": {
    summary: "Ask the portal to call the user back",
    description: "The portal's support gets an email. Answers when the call is due.",
    example: { id: userId, businessProfileId: 7, phone: "91-9876543210", portal: "localhost" },
  },
  "identity/GetOwnCallback": {
    summary: "Get whether the portal calls back, and the caller's newest request",
    description:
      "isOffered: the portal names a number and a mailbox of its support in the business's region, or the business has priority care. request is the caller's own for this business: when it was made, when the call is due at the latest, whether somebody takes care of it, and when it was handled.",
    example: { businessProfileId: 7 },
  },
  "identity/InviteUser": {
    summary: "Invite somebody to a business profile with a role",
    description:
      "The link is a page of the portal, to which the key is added. It works once, for one week, for the invited address. With sendEmail it is emailed and not answered; without it is answered to be shared, and takes an account with that address verified. Without emailAddress and sendEmail the link is for whoever gets it first; members keep their role and do not use it up. Without businessProfileId it is to the caller's only profile (errorCode 102 if there are several), without roleId for the role with the fewest rights that the caller may give.",
    example: {
      userId,
      businessProfileId: 7,
      emailAddress: "ravi@example.com",
      roleId: 15,
      link: "/inviteUser",
      sendEmail: true,
    },
  },
  "identity/AcceptInvitation": {
    summary: "Accept an invitation",
    description: "The hash is the one in the link. Answers the profile that the user now works on.",
    example: { hash: "b1946ac92492d2347c6235b4d2611184" },
  },
  "identity/ListMembers": {
    summary: "List the members of a business profile with their roles",
    example: { businessProfileId: 7 },
  },
  "identity/RemoveMember": {
    summary: "Remove a member from a business profile",
    description: "The last owner cannot be removed (errorCode 1006). Access ends with the next call.",
    example: { businessProfileId: 7, userId },
  },
  "identity/ListInvitations": {
    summary: "List the open and ended invitations to a business profile",
    description:
      "Newest first, without those that were accepted: their people are members. One by a link alone has no emailAddress.",
    example: { businessProfileId: 7 },
  },
  "identity/ResendInvitation": {
    summary: "Email an invitation again",
    description:
      "The new link is good for a week; the earlier one stops working. One by a link alone cannot be emailed (errorCode 1013).",
    example: { businessProfileId: 7, invitationId: "k1.c2Vjb25kLWhhbmQ", link: "/inviteUser" },
  },
  "identity/RevokeInvitation": {
    summary: "Withdraw an invitation",
    example: { businessProfileId: 7, invitationId: "k1.c2Vjb25kLWhhbmQ" },
  },
  "identity/GetSecondFactor": {
    summary: "See whether the user's second factor is on",
    description:
      "Tells whether an app is set up, which passkeys there are and at which host each works, and how many recovery codes are left; the codes themselves are never shown again.",
    example: { userId },
  },
  "identity/StartSecondFactor": {
    summary: "Start setting up an authenticator app",
    description:
      "Answers the secret as text and as the address for a QR code (RFC 6238: SHA-1, six digits, thirty seconds). Nothing changes until a code confirms it within a quarter of an hour. Where passkeys are the second factor, one of them or a recovery code is needed too. An administrator without a second factor reaches nothing else, and an owner cannot refund (errorCode 1028, with `needsSecondFactor` among its details), unless the server says that it is optional.",
    example: { userId, password: "Right-1word" },
  },
  "identity/ConfirmSecondFactor": {
    summary: "Set up the authenticator app with a first code",
    description:
      "Where it is the first factor, the answer has ten recovery codes, shown this once. Each stands in for the second factor once.",
    example: { userId, code: "123456" },
  },
  "identity/TurnOffSecondFactor": {
    summary: "Turn the second factor off",
    description:
      "Takes the password, and a code of the app, a recovery code or a passkey. App, passkeys and recovery codes are gone. The user is told by email.",
    example: { userId, password: "Right-1word", code: "123456" },
  },
  "identity/RenewRecoveryCodes": {
    summary: "Replace the recovery codes",
    description: "Takes the password and a code or a passkey. Earlier recovery codes stop working.",
    example: { userId, password: "Right-1word", code: "123456" },
  },
  "identity/RemoveAuthenticatorApp": {
    summary: "Remove the authenticator app and keep the passkeys",
    description: "Takes the password and a code or a passkey. Without any passkey the second factor is off.",
    example: { userId, password: "Right-1word", code: "123456" },
  },
  "identity/AskForOwnPasskey": {
    summary: "Get what the browser is asked for a passkey by, before the account changes",
    description:
      "The answer is WebAuthn's PublicKeyCredentialRequestOptionsJSON. The browser's answer goes as `passkey` with the call that it proves, once and within five minutes.",
    example: { userId },
  },
  "identity/StartPasskey": {
    summary: "Start adding a passkey",
    description:
      "Answers WebAuthn's PublicKeyCredentialCreationOptionsJSON for this host. Where the second factor is on, a code or a passkey is needed beside the password. An account has ten passkeys at most (errorCode 1006).",
    example: { userId, password: "Right-1word" },
  },
  "identity/AddPasskey": {
    summary: "Add the passkey that the browser made",
    description:
      "Takes the browser's answer within five minutes, all bytes as base64url. Where it is the first factor, the answer has ten recovery codes, shown this once.",
    example: {
      userId,
      name: "My phone",
      passkey: {
        challenge: "q1s0hC4u2nJm8fYx",
        id: "AXn3k9P0cQ",
        clientDataJSON: "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0",
        attestationObject: "o2NmbXRkbm9uZQ",
        transports: ["internal"],
      },
    },
  },
  "identity/RenamePasskey": {
    summary: "Give a passkey another name",
    example: { userId, passkeyId: "c2Vjb25kLWhhbmQ", name: "Old phone" },
  },
  "identity/RemovePasskey": {
    summary: "Remove a passkey",
    description:
      "Takes the password and a code or a passkey. Without an app or another passkey the second factor is off.",
    example: { userId, passkeyId: "c2Vjb25kLWhhbmQ", password: "Right-1word", code: "123456" },
  },
  "identity/ListSignIns": {
    summary: "List the devices on which the user is signed in",
    description: "Newest first; isCurrent marks the one of the call's token.",
    example: { userId },
  },
  "identity/EndSignIn": {
    summary: "End one sign-in of the user",
    description: "Its access token is refused from the next call on.",
    example: { userId, signInId: "c2lnbi1pbi0x" },
  },
  "identity/EndOtherSignIns": {
    summary: "End every other sign-in of the user",
    example: { userId },
  },
  "identity/SubscribeUser": {
    summary: "Subscribe a device or address of the user to messages",
    description: "The token is the push service's; of a browser, its whole push subscription as JSON.",
    example: { userId, deviceType: 1, clientCode: "web", subscriptionType: 1, token: "fcm-token-1" },
  },
  "identity/UnsubscribeUser": {
    summary: "End a subscription of the user",
    example: { userId, deviceType: 1, clientCode: "web", subscriptionType: 1, token: "fcm-token-1" },
  },
  "identity/ListDivisions": {
    summary: "List the divisions that a brand manager watches",
    description: "Users without the Brand Manager role get an empty list.",
    example: { userId, portalId: 1 },
  },
  "identity/SaveDivision": {
    summary: "Add a division of the portal's brand, or replace its profiles",
    example: { portalId: 1, name: "North", businessProfileIds: [7] },
  },
  "identity/SaveEmbedKey": {
    summary: "Make a key known that the portal signs embed tokens with",
    description:
      "The public half, as PEM (SPKI). The portal's other administrators are mailed, and the key signs nobody in before usableFrom, a day later. To rotate keys, save another one and remove the old one later. A sign-in by a key is marked in the audit log, is never one of staff or administrators, and cannot refund, export, or change the account, its cards or its people.",
    example: {
      portalId: 1,
      keyId: "site-1",
      algorithm: "EdDSA",
      publicKey: "-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEA\n-----END PUBLIC KEY-----",
    },
  },
  "identity/AllowEmbedding": {
    summary: "Let the portal's own site sign you in, or no more",
    description: "An account that was made by password is signed in by an embed token (A2) only after this; else 1006.",
    example: { userId, isAllowed: true },
  },
  "identity/GetEmbedding": {
    summary: "Read whether the portal's own site may sign you in",
    example: { userId },
  },
  "identity/RemoveEmbedKey": {
    summary: "Forget a key of embed tokens",
    example: { portalId: 1, keyId: "site-1" },
  },
} as const satisfies Readonly<Record<string, CallDocumentation>>
