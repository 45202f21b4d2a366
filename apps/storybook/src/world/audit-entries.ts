import type { AuditEntry } from "@application/portals/contract"
import { bakery, owner } from "./bakery.ts"

const minute = 60_000
/** The campaign of the stories of one campaign. */
const shownCampaign = 9201
const me = { kind: "user", userId: owner.user.id, name: "Meera Nair" } as const

const entry = (position: number, at: number, rest: Partial<AuditEntry>): AuditEntry => ({
  position,
  hash: String(position).padStart(64, "a"),
  at,
  actor: me,
  action: null,
  requestId: null,
  businessProfileId: null,
  record: "price_lists",
  change: "insert",
  key: { id: position },
  before: null,
  after: null,
  ...rest,
})

/** Changes of every kind of a portal until an instant (epoch milliseconds), oldest first. */
export const auditEntriesUntil = (now: number): ReadonlyArray<AuditEntry> => [
  entry(1, now - 900 * minute, {
    action: "signup/PublishPriceList",
    after: { region: "IN", effective_from: "2027-01-01", prices: { serviceFeePercent: 5, taxPercent: 18 } },
  }),
  entry(2, now - 300 * minute, {
    action: "identity/SetPortalRoles",
    record: "users",
    change: "update",
    before: { roleIds: [27], email_address: "[redacted]" },
    after: { roleIds: [27, 90], email_address: "[redacted]" },
  }),
  entry(3, now - 120 * minute, {
    actor: { kind: "system" },
    action: "campaigns/SyncCampaign",
    record: "campaigns",
    change: "update",
    businessProfileId: bakery.id,
    key: { business_profile_id: bakery.id, id: shownCampaign },
    before: {
      "document.status": "InReview",
      "document.channels": [{ channel: "Social", status: "InReview" }],
    },
    after: { "document.status": "Active", "document.channels": [{ channel: "Social", status: "Active" }] },
  }),
  entry(4, now - 90 * minute, {
    actor: { ...me, actedBy: { userId: owner.user.id, name: "Kavya Rao" } },
    action: "campaigns/PauseCampaign",
    record: "campaigns",
    change: "update",
    businessProfileId: bakery.id,
    key: { business_profile_id: bakery.id, id: shownCampaign },
    before: { "document.status": "Active", name: "[redacted]" },
    after: { "document.status": "Paused", "document.pauseReason": "owner", name: "[redacted]" },
  }),
  entry(5, now - 60 * minute, {
    action: "campaigns/ChangeCampaign",
    record: "campaigns",
    change: "update",
    businessProfileId: bakery.id,
    key: { business_profile_id: bakery.id, id: shownCampaign },
    before: { "document.endDate": "2026-12-01", "document.budget": { dailyBudget: 50_000, currency: "INR" } },
    after: { "document.endDate": "2026-12-08", "document.budget": { dailyBudget: 80_000, currency: "INR" } },
  }),
  entry(6, now - 30 * minute, {
    actor: { kind: "database", role: "postgres" },
    record: "promo_codes",
    change: "delete",
    before: { code: "SPRING", percent: 12.5 },
  }),
]
