import { type LinkedAccounts, type LinkedPage, carryingPage } from "@domain/campaigns"
import { Schema } from "effect"
import { type JobStatus, overallStatus } from "./async-job.ts"

/** What setting up an ad account does, in the order of its calls. Spec: 7.8, assets and social accounts. */
export const AdAccountStep = Schema.Literals([
  "pageAccess",
  "systemUserAccess",
  "pageAssets",
  "instagramAccount",
  "adAccount",
  "accountPages",
  "accountInstagram",
])
export type AdAccountStep = typeof AdAccountStep.Type

/** For whom each step is: everyone, a business with its own page, or one that also shows its ads on Instagram. Ours. */
const needs: Readonly<Record<AdAccountStep, "all" | "page" | "instagram">> = {
  pageAccess: "page",
  systemUserAccess: "page",
  pageAssets: "page",
  instagramAccount: "instagram",
  adAccount: "all",
  accountPages: "page",
  accountInstagram: "instagram",
}

/** The steps that these linked accounts call for, in order. Spec: launch steps, adAccountSetup; 7.8. */
export const adAccountSteps = (accounts: LinkedAccounts): ReadonlyArray<AdAccountStep> => {
  const hasPage = carryingPage(accounts) !== undefined
  const held = { all: true, page: hasPage, instagram: hasPage && accounts.instagram }
  return AdAccountStep.literals.filter((step) => held[needs[step]])
}

/** Whether everything that ads without Instagram need is set up on a business's own page. Ours. */
export const isPageSetUp = (page: LinkedPage, done: ReadonlyArray<AdAccountStep>): boolean =>
  adAccountSteps({ facebookPage: page, usePortalPage: false, instagram: false }).every((step) => done.includes(step))

/** How far each step is; an absent one has not begun. */
export type AdAccountSetup = Readonly<Partial<Record<AdAccountStep, JobStatus>>>

/** The first step that is neither done nor failed; undefined when a failure stops the set-up or nothing is left. */
export const nextAdAccountStep = (accounts: LinkedAccounts, setup: AdAccountSetup): AdAccountStep | undefined => {
  const steps = adAccountSteps(accounts)
  if (steps.some((step) => setup[step] === "Failed")) return undefined
  return steps.find((step) => setup[step] !== "Done")
}

/** The set-up as one status: failed as soon as a step failed, done when all are. Spec: states, async job status. */
export const adAccountStatus = (accounts: LinkedAccounts, setup: AdAccountSetup): JobStatus => {
  const statuses = adAccountSteps(accounts).map((step) => setup[step] ?? "New")
  return statuses.includes("Failed") ? "Failed" : overallStatus(statuses)
}
