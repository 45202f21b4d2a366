import { wireEnum } from "@domain/kernel"

/** Kinds of business and portal. Spec: what the product does, business categories. */
export const BusinessCategoryId = wireEnum({
  LocalBusiness: 1,
  Ecommerce: 2,
  HqFranchise: 3,
  CreativeBuilder: 4,
  BrandPortal: 5,
  RichMediaAdBuilder: 6,
})
export type BusinessCategoryId = typeof BusinessCategoryId.Type

/** A step of the campaign editor. */
export type EditorStep = "budgetAndDates" | "creatives" | "audience" | "paymentAndReview"

/** A channel as the editor speaks of it. */
export type EditorChannel = "social" | "search" | "banner"

const storeOrder: ReadonlyArray<EditorStep> = ["budgetAndDates", "creatives", "audience", "paymentAndReview"]
const localOrder: ReadonlyArray<EditorStep> = ["creatives", "audience", "budgetAndDates", "paymentAndReview"]

/** Order of the editor's steps; categories that launch no campaigns have none. Spec: campaign launch steps. */
export const editorSteps: Readonly<Record<BusinessCategoryId, ReadonlyArray<EditorStep>>> = {
  LocalBusiness: localOrder,
  Ecommerce: storeOrder,
  HqFranchise: storeOrder,
  CreativeBuilder: [],
  BrandPortal: [],
  RichMediaAdBuilder: [],
}

/** Order in which channels' creatives are made. Spec: "Creative order". */
export const channelOrder = (category: BusinessCategoryId): ReadonlyArray<EditorChannel> =>
  category === "LocalBusiness" ? ["search", "social", "banner"] : ["social", "search", "banner"]
