import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import { ForbiddenPortal } from "@domain/identity"
import { BusinessProfileId, CurrencyCode, MinorUnits, PageRequest, PortalId } from "@domain/kernel"
import { InvalidPortal } from "@domain/portals"
import {
  NewPromoCode,
  PortalPromoCode,
  PromoCodeId,
  PromoCodeNotFound,
  PromoCodeRefused,
  PromoCodeState,
  PromoCodeTaken,
} from "@domain/pricing"

const optional = Schema.optionalKey
const paging = { page: optional(PageRequest.fields.page), limit: optional(PageRequest.fields.limit) }
const ofCode = Schema.Struct({ portalId: PortalId, promoCodeId: PromoCodeId })

/** A code of a portal, its state today, and how many campaigns were paid with it. */
export const PromoCodeRecord = Schema.Struct({ ...PortalPromoCode.fields, state: PromoCodeState, uses: Schema.Int })
export type PromoCodeRecord = typeof PromoCodeRecord.Type

/** Creates a code of the portal, whose terms never change. Ours. */
export const CreatePromoCode = contract("signup/CreatePromoCode", {
  access: "administerPortal",
  input: Schema.Struct({
    portalId: PortalId,
    ...NewPromoCode.fields,
    code: Schema.String.check(Schema.isPattern(/^[A-Za-z0-9_-]{3,40}$/)),
  }),
  output: PromoCodeRecord,
  failures: [ForbiddenPortal, InvalidPortal, PromoCodeRefused, PromoCodeTaken],
})

/** A page of the portal's codes, the newest first unless sorted otherwise. Ours. */
export const ListPromoCodes = contract("signup/ListPromoCodes", {
  access: "administerPortal",
  input: Schema.Struct({
    portalId: PortalId,
    search: optional(textOf(40)),
    state: optional(PromoCodeState),
    sort: optional(Schema.Literals(["code", "createdAt", "validTo", "uses"])),
    order: optional(Schema.Literals(["asc", "desc"])),
    ...paging,
  }),
  output: Schema.Struct({ promoCodes: Schema.Array(PromoCodeRecord), total: Schema.Int }),
  failures: [ForbiddenPortal, InvalidPortal],
})

/** A code of the portal. Ours. */
export const GetPromoCode = contract("signup/GetPromoCode", {
  access: "administerPortal",
  input: ofCode,
  output: PromoCodeRecord,
  failures: [ForbiddenPortal, InvalidPortal, PromoCodeNotFound],
})

/** Ends a code at once for every order that does not have it yet; repeating it changes nothing. Ours. */
export const EndPromoCode = contract("signup/EndPromoCode", {
  access: "administerPortal",
  input: ofCode,
  output: PromoCodeRecord,
  failures: [ForbiddenPortal, InvalidPortal, PromoCodeNotFound],
})

/** Who paid a campaign with a code, when, and what it took off in minor units, the latest first. Ours. */
export const ListPromoCodeUses = contract("signup/ListPromoCodeUses", {
  access: "administerPortal",
  input: Schema.Struct({ ...ofCode.fields, ...paging }),
  output: Schema.Struct({
    uses: Schema.Array(
      Schema.Struct({
        businessProfileId: BusinessProfileId,
        /** Absent once the business is erased. */
        businessName: optional(Schema.String),
        usedAt: Schema.Number,
        amount: MinorUnits,
        currency: CurrencyCode,
      }),
    ),
    total: Schema.Int,
  }),
  failures: [ForbiddenPortal, PromoCodeNotFound],
})
