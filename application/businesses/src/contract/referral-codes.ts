import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import {
  ReferralCode,
  ReferralCodeId,
  ReferralCodeNotFound,
  ReferralCodeTaken,
  ReferralResult,
} from "@domain/businesses"
import { ForbiddenPortal, InvalidFields, TooManyRequests } from "@domain/identity"
import { PageRequest, PortalId, UserId } from "@domain/kernel"

const optional = Schema.optionalKey
const { portalId: _portal, userId: _user, ...code } = ReferralCode.fields
const paging = { page: optional(PageRequest.fields.page), limit: optional(PageRequest.fields.limit) }

/** A referral code of the caller. */
const OwnReferralCode = Schema.Struct(code)
export type OwnReferralCode = typeof OwnReferralCode.Type

/** A referral code of the caller with what it brought. */
export const ListedReferralCode = Schema.Struct({ ...code, ...ReferralResult.fields })
export type ListedReferralCode = typeof ListedReferralCode.Type

/** A code of a portal as its administrators see it; its maker's name is their mail address where they gave none. */
const PortalReferralCode = Schema.Struct({
  ...ListedReferralCode.fields,
  madeBy: Schema.Struct({ userId: UserId, name: Schema.String }),
})
export type PortalReferralCode = typeof PortalReferralCode.Type

/** Creates a referral code of the caller at this portal, in capitals; a name is given once. Ours. */
export const CreateReferralCode = contract("businesses/CreateReferralCode", {
  kind: "command",
  access: "keepOwnAccount",
  route: "POST /referralCodes",
  summary: "Create a referral code",
  description:
    "3 to 40 letters, digits, hyphens or underscores, kept in capitals. A portal gives a name once, also after its end (101). Sign-ups whose address has refcode are attributed to it, but none of your own. At most 20 a day.",
  example: { code: "DANA-2026" },
  input: Schema.Struct({ code: textOf(80) }),
  output: OwnReferralCode,
  failures: [InvalidFields, ReferralCodeTaken, TooManyRequests],
})

/** A page of the caller's codes at this portal with what they brought, the newest first. Ours. */
export const ListReferralCodes = contract("businesses/ListReferralCodes", {
  kind: "query",
  access: "keepOwnAccount",
  route: "GET /referralCodes",
  summary: "List your referral codes and what they brought, newest first",
  description:
    "Those of the signed-in user at this portal. signUps are businesses that signed up with the code, campaigns those of theirs that are paid, and paid what these cost in minor units, per currency.",
  example: { page: 1, limit: 10 },
  input: Schema.Struct(paging),
  output: Schema.Struct({ codes: Schema.Array(ListedReferralCode), total: Schema.Int }),
})

/** A page of everybody's codes at a portal, who made each and what it brought, the newest first. Ours. */
export const ListPortalReferralCodes = contract("businesses/ListPortalReferralCodes", {
  kind: "query",
  access: "administerPortal",
  route: "GET /portals/:portalId/referralCodes",
  group: "Portal administration",
  summary: "List the portal's referral codes and what they brought, newest first",
  description:
    "Everybody's, with who made each: their name, or their mail address where they gave none. signUps are businesses that signed up with the code, campaigns those of theirs that are paid, and paid what these cost in minor units, per currency.",
  example: { portalId: 101, page: 1, limit: 10 },
  input: Schema.Struct({ portalId: PortalId, ...paging }),
  output: Schema.Struct({ codes: Schema.Array(PortalReferralCode), total: Schema.Int }),
  failures: [ForbiddenPortal],
})

/** Ends a code of the caller: later sign-ups are not attributed to it any more; repeating it changes nothing. Ours. */
export const EndReferralCode = contract("businesses/EndReferralCode", {
  kind: "command",
  access: "keepOwnAccount",
  route: "POST /referralCodes/:referralCodeId/end",
  summary: "End a referral code",
  description: "Later sign-ups are not attributed to it any more; what it brought stays. Repeating it changes nothing.",
  example: { referralCodeId: 7 },
  input: Schema.Struct({ referralCodeId: ReferralCodeId }),
  output: OwnReferralCode,
  failures: [ReferralCodeNotFound],
})
