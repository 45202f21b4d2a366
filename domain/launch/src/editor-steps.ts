import { type BusinessCategoryId, categoryAbilities } from "@domain/portals"
import type { Step } from "./launch-pages.ts"

/** A step of the campaign editor. */
export type EditorStep = "budgetAndDates" | "creatives" | "audience" | "paymentAndReview"

/** A channel as the editor speaks of it. */
export type EditorChannel = "social" | "search" | "banner"

const storeOrder: ReadonlyArray<EditorStep> = ["budgetAndDates", "creatives", "audience", "paymentAndReview"]
const localOrder: ReadonlyArray<EditorStep> = ["creatives", "audience", "budgetAndDates", "paymentAndReview"]

/** Order of the editor's steps; categories that launch no campaigns have none. Spec: campaign launch steps. */
export const editorSteps = (category: BusinessCategoryId): ReadonlyArray<EditorStep> => {
  if (!categoryAbilities[category].launchesCampaigns) return []
  return category === "LocalBusiness" ? localOrder : storeOrder
}

/** The number of a step in a category's editor; undefined where the category has no such step. Spec: campaign launch steps. */
export const editorStepOf = (category: BusinessCategoryId, step: EditorStep): Step | undefined => {
  const steps = editorSteps(category)
  const number = steps.indexOf(step) + 1
  return number === 0 ? undefined : { number, of: steps.length }
}

const besides = (category: BusinessCategoryId, step: EditorStep, by: 1 | -1): EditorStep | undefined => {
  const steps = editorSteps(category)
  return steps.find((_, at) => steps[at - by] === step)
}

/** The step after one; undefined after the last. */
export const nextEditorStep = (category: BusinessCategoryId, step: EditorStep): EditorStep | undefined =>
  besides(category, step, 1)

/** The step before one; undefined before the first. */
export const backEditorStep = (category: BusinessCategoryId, step: EditorStep): EditorStep | undefined =>
  besides(category, step, -1)

/** Order in which channels' creatives are made. Spec: "Creative order". */
export const channelOrder = (category: BusinessCategoryId): ReadonlyArray<EditorChannel> =>
  category === "LocalBusiness" ? ["search", "social", "banner"] : ["social", "search", "banner"]
