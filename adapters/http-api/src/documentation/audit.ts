import type { CallDocumentation } from "./call-documentation.ts"

const portalId = 1

/** The log of changes. */
export const auditCalls = {
  "portals/ListAuditEntries": {
    summary: "List the changes of the caller's portal",
    description:
      "Newest first, each with who made it, by which call or job, and the fields before and after. Personal fields are shown as [redacted]. The next page begins before the position that the answer names.",
    example: { portalId, action: "campaigns/PauseCampaign", from: 1_764_547_200_000, limit: 50 },
  },
  "portals/ListProfileAuditEntries": {
    summary: "List the changes of a business profile",
    description: "As the portal's list, for those who manage the profile's members.",
    example: { businessProfileId: 7, limit: 50 },
  },
  "portals/VerifyAuditLog": {
    summary: "Verify that the log of changes is as it was written",
    description:
      "Each entry's hash covers the hash before it; the answer names the first entry that was changed, removed or moved. Note the answered count and hash, and send them as position and hash the next time, to prove that no newer entries were cut off.",
    example: { portalId },
  },
} as const satisfies Readonly<Record<string, CallDocumentation>>
