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
  kind: "command",
  access: "administerPortal",
  route: "POST /portals/:portalId/promoCodes",
  group: "Portal administration",
  summary: "Create a promo code of the portal",
  description:
    "It takes a percentage off the media cost, up to atMost minor units, or a flat amount in one currency, from its first day to its last in its region (in every region without one). usesAtMost limits the campaigns that have it, usesPerProfile those of one business (1). Its terms never change, and a name is never used again: one that the portal's codes or price lists have is refused (errorCode 101).",
  example: {
    portalId: 101,
    code: "SPRING20",
    region: "GB",
    validFrom: "2031-03-01",
    validTo: "2031-05-31",
    discount: { kind: "percent", percent: 20, atMost: 5000 },
    usesAtMost: 100,
    usesPerProfile: 2,
  },
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
  kind: "query",
  access: "administerPortal",
  route: "GET /portals/:portalId/promoCodes",
  group: "Portal administration",
  summary: "List the portal's promo codes",
  description:
    "The newest first, unless sort is code, createdAt, validTo or uses and order asc. Search is a part of the name; state is upcoming, current or over. Codes of price lists stand in those.",
  example: { portalId: 101, search: "spring", state: "current", sort: "uses", order: "desc", page: 1, limit: 50 },
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
  kind: "query",
  access: "administerPortal",
  route: "GET /portals/:portalId/promoCodes/:promoCodeId",
  group: "Portal administration",
  summary: "Get a promo code of the portal",
  description: "With its state today and how many campaigns were paid with it.",
  example: { portalId: 101, promoCodeId: 101 },
  input: ofCode,
  output: PromoCodeRecord,
  failures: [ForbiddenPortal, InvalidPortal, PromoCodeNotFound],
})

/** Ends a code at once for every order that does not have it yet; repeating it changes nothing. Ours. */
export const EndPromoCode = contract("signup/EndPromoCode", {
  kind: "command",
  access: "administerPortal",
  route: "POST /portals/:portalId/promoCodes/:promoCodeId/end",
  group: "Portal administration",
  summary: "End a promo code at once",
  description:
    "Campaigns that were paid with it, or whose payment is under way, keep it. A repeat changes nothing, and an ended code does not begin again.",
  example: { portalId: 101, promoCodeId: 101 },
  input: ofCode,
  output: PromoCodeRecord,
  failures: [ForbiddenPortal, InvalidPortal, PromoCodeNotFound],
})

/** Who paid a campaign with a code, when, and what it took off in minor units, the latest first. Ours. */
export const ListPromoCodeUses = contract("signup/ListPromoCodeUses", {
  kind: "query",
  access: "administerPortal",
  route: "GET /portals/:portalId/promoCodes/:promoCodeId/uses",
  group: "Portal administration",
  summary: "List who paid a campaign with a promo code",
  description: "The latest first, with what the code took off in minor units.",
  example: { portalId: 101, promoCodeId: 101, page: 1, limit: 50 },
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
