import type { Flavour } from "./flavour.ts"
import { type PageId, pageOf, type Step } from "./launch-pages.ts"

type Steps = Readonly<Partial<Record<PageId, Step>>>

const four = (number: number): Step => ({ number, of: 4 })
const two = (number: number): Step => ({ number, of: 2 })

/** Steps of a further campaign's creative part. Spec: "Steps: objective 1, promote services 2, offer 2, creatives 3, google ads 4". */
export const subsequentSteps: Steps = {
  selectObjective: four(1),
  promoteServices: four(2),
  offerDetails: four(2),
  imageCreatives: four(3),
  creativePreview: four(3),
  creativeEdit: four(3),
  adPreview: four(3),
  adDetailsEdit: four(3),
  googleAds: four(4),
  googleAdsEdit: four(4),
}

/** Steps of the launch part. Spec: "Launch part: ageGender 1 of 2, location 2 of 2, budget 1 of 2, link accounts 2 of 2". */
export const launchPartSteps: Steps = {
  ageGenderTarget: two(1),
  locationTargeting: two(2),
  budget: two(1),
  linkAccounts: two(2),
}

/** The targeting wizard's two steps. Spec: "Targeting wizard". */
export const targetingWizard: ReadonlyArray<ReadonlyArray<PageId>> = [
  ["ageGenderTarget", "locationTargeting"],
  ["linkAccounts", "budget"],
]

/** The targeting wizard's step of a page; undefined for a page outside it. Spec: "Targeting wizard". */
export const targetingStepOf = (page: PageId): Step | undefined => {
  const number = targetingWizard.findIndex((pages) => pages.includes(page)) + 1
  return number === 0 ? undefined : { number, of: targetingWizard.length }
}

/** The step shown on a page of a flavour; undefined where none is. */
export const stepOf = (flavour: Flavour, page: PageId): Step | undefined =>
  flavour === "subsequent" || flavour === "subsequentV2"
    ? (subsequentSteps[page] ?? launchPartSteps[page] ?? pageOf(page).step)
    : pageOf(page).step
