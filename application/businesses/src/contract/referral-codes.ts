import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import {
  ReferralCode,
  ReferralCodeId,
  ReferralCodeNotFound,
  ReferralCodeTaken,
  ReferralResult,
} from "@domain/businesses"
import { InvalidFields, TooManyRequests } from "@domain/identity"
import { PageRequest } from "@domain/kernel"

const optional = Schema.optionalKey
const { portalId: _portal, userId: _user, ...code } = ReferralCode.fields

/** A referral code of the caller. */
export const OwnReferralCode = Schema.Struct(code)
export type OwnReferralCode = typeof OwnReferralCode.Type

/** The same with what it brought. */
export const ListedReferralCode = Schema.Struct({ ...code, ...ReferralResult.fields })
export type ListedReferralCode = typeof ListedReferralCode.Type

/** Creates a referral code of the caller at this portal, in capitals; a name is given once. Ours. */
export const CreateReferralCode = contract("businesses/CreateReferralCode", {
  access: "keepOwnAccount",
  input: Schema.Struct({ code: textOf(80) }),
  output: OwnReferralCode,
  failures: [InvalidFields, ReferralCodeTaken, TooManyRequests],
})

/** A page of the caller's codes at this portal with what they brought, the newest first. Ours. */
export const ListReferralCodes = contract("businesses/ListReferralCodes", {
  access: "keepOwnAccount",
  input: Schema.Struct({ page: optional(PageRequest.fields.page), limit: optional(PageRequest.fields.limit) }),
  output: Schema.Struct({ codes: Schema.Array(ListedReferralCode), total: Schema.Int }),
})

/** Ends a code of the caller: later sign-ups are not attributed to it any more; repeating it changes nothing. Ours. */
export const EndReferralCode = contract("businesses/EndReferralCode", {
  access: "keepOwnAccount",
  input: Schema.Struct({ referralCodeId: ReferralCodeId }),
  output: OwnReferralCode,
  failures: [ReferralCodeNotFound],
})
