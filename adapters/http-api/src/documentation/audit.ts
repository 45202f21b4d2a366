import type { CallDocumentation } from "./call-documentation.ts"

const portalId = 1

/** Personal data, acting as a client, and the log of changes. */
export const auditCalls = {
  "identity/RequestDataExport": {
    summary: "Prepare a file of all that is held on the caller",
    description:
      "The link to the file is mailed when it is ready, and works once, within a day, for its owner. Three a day may be asked for.",
    example: { userId: 41 },
  },
  "identity/GetDataExport": {
    summary: "Get how the caller's export stands",
    description: "It is being prepared until readyAt is there, and gone when its link has ended.",
    example: { userId: 41 },
  },
  "identity/DownloadDataExport": {
    summary: "Download the caller's file by the key of the mailed link, once",
    description: "JSON with a list of rows for each kind of record, without passwords and other secrets.",
    example: { userId: 41, key: "q0xJ2mVdK8uYw3nT5bRzLg" },
  },
  "identity/GetErasure": {
    summary: "Get whether and when the caller's account will be erased",
    description: "The obstacles are money of the caller's own businesses and campaigns that still run.",
    example: { userId: 41 },
  },
  "identity/RequestErasure": {
    summary: "Ask that the caller's account is erased in two weeks",
    description:
      "Takes the present password, and is refused while an obstacle is there (errorCode 1030). What tax law asks for is kept: payments, and the name and address of a business that has paid. The report is mailed.",
    example: { userId: 41, password: "Right-1word" },
  },
  "identity/UndoErasure": {
    summary: "Keep the caller's account after all",
    example: { userId: 41 },
  },
  "identity/ActAsClient": {
    summary: "Act as a client for some minutes",
    description:
      "Mails the client the reason. The answered token names both, and renewing the session answers the client's again until the time is over. Passwords, second factors, personal data, invitations and payments stay the client's alone (errorCode 1028, with `isActing` among its details).",
    example: { portalId, userId: 41, reason: "The shop asked us to fix its opening hours", minutes: 30 },
  },
  "identity/EndActing": {
    summary: "End acting as a client",
    description: "The next renewal of the session answers the caller's own.",
    example: {},
  },
  "portals/ListAuditEntries": {
    summary: "List the changes of the caller's portal",
    description:
      "Newest first, each with who made it, by which call or job, and the fields before and after. Personal fields are shown as [redacted]. The next page begins before the position that the answer names.",
    example: { portalId, action: "campaigns/PauseCampaign", from: 1_764_547_200_000, limit: 50 },
  },
  "identity/ListSecurityEvents": {
    summary: "List failed sign-ins and refused rights at the caller's portal",
    description:
      "Newest first, each with account, factor or call, and the place it came from. Entries are kept for 180 days; one without a userId was for no account. The next page begins before the id that the answer names.",
    example: { portalId, userId: 41, from: 1_764_547_200_000, limit: 50 },
  },
  "portals/ListProfileAuditEntries": {
    summary: "List the changes of a business profile",
    description: "As the portal's list, for those who manage the profile's members.",
    example: { businessProfileId: 7, limit: 50 },
  },
  "portals/VerifyAuditLog": {
    summary: "Verify that the log of changes is as it was written",
    description:
      "Each entry's hash covers the hash before it; the answer names the first entry that was changed, removed or moved. It is compared with the heads that are kept outside the database once a day, and with a position and hash that you noted yourself from an earlier answer.",
    example: { portalId },
  },
} as const satisfies Readonly<Record<string, CallDocumentation>>
