import {
  AddInstagramToAdAccount,
  AddPageToAdAccount,
  AssignPageAssets,
  AssignSystemUser,
  GetSocialAccounts,
  LinkInstagram,
  SetUpAdAccount,
} from "@application/channels/contract"
import { type AdAccountStep, adAccountSteps } from "@domain/channels"
import type { BusinessProfileId } from "@domain/kernel"
import { useCall, useRead } from "@ui/container"
import type { StepState } from "@ui/kit/steps"
import { useCallback, useEffect, useRef, useState } from "react"

/** The steps that are done by calls; access itself is the administrator's to give. */
export type CalledStep = Exclude<AdAccountStep, "pageAccess">

/** The account comes first, since other calls name it. */
const order: ReadonlyArray<CalledStep> = [
  "adAccount",
  "systemUserAccess",
  "pageAssets",
  "instagramAccount",
  "accountPages",
  "accountInstagram",
]

/** Sets up the chosen page call by call; a step that fails stops it until it is tried again. Spec: launch steps, adAccountSetup. */
export const usePageSetUp = (businessProfileId: BusinessProfileId | undefined, instagram: boolean) => {
  const { output, failure } = useRead(GetSocialAccounts, businessProfileId && { businessProfileId })
  const page = output?.pages.find(({ isChosen, status }) => isChosen && status === "Approved")?.page
  const setUp = useCall(SetUpAdAccount)
  const assignUser = useCall(AssignSystemUser)
  const assignAssets = useCall(AssignPageAssets)
  const linkInstagram = useCall(LinkInstagram)
  const addPage = useCall(AddPageToAdAccount)
  const addInstagram = useCall(AddInstagramToAdAccount)
  const [progress, setProgress] = useState<Readonly<Partial<Record<CalledStep, StepState>>>>({})
  const isRunning = useRef(false)
  const needed = adAccountSteps({ usePortalPage: false, instagram, ...(page !== undefined && { facebookPage: page }) })
  const steps = order.filter((step) => needed.includes(step))
  const pageId = page?.id

  const run = useCallback(async () => {
    if (businessProfileId === undefined || pageId === undefined || isRunning.current) return
    isRunning.current = true
    const of = { businessProfileId, pageId }
    const begun = (step: CalledStep, state: StepState) => setProgress((before) => ({ ...before, [step]: state }))
    begun("adAccount", "running")
    const account = await setUp(of)
    begun("adAccount", account.status === "succeeded" ? "done" : "failed")
    if (account.status === "succeeded") {
      const { accountId, businessId } = account.output
      const calls = {
        adAccount: undefined,
        systemUserAccess: () => assignUser({ ...of, businessId }),
        pageAssets: () => assignAssets(of),
        instagramAccount: () => linkInstagram(of),
        accountPages: () => addPage({ ...of, accountId }),
        accountInstagram: () => addInstagram({ ...of, accountId }),
      }
      for (const step of steps) {
        const call = calls[step]
        if (call === undefined) continue
        begun(step, "running")
        const { status } = await call()
        begun(step, status === "succeeded" ? "done" : "failed")
        if (status !== "succeeded") break
      }
    }
    isRunning.current = false
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the steps follow from the page and the choice of Instagram
  }, [businessProfileId, pageId, instagram, setUp, assignUser, assignAssets, linkInstagram, addPage, addInstagram])

  useEffect(() => void run(), [run])

  const states = steps.map((id) => ({ id, state: progress[id] ?? ("waiting" as const) }))
  return {
    steps: states,
    retry: run,
    isDone: pageId !== undefined && states.every(({ state }) => state === "done"),
    isFailed: states.some(({ state }) => state === "failed"),
    hasNoPage: output !== undefined && page === undefined,
    isUnknown: output === undefined && failure !== undefined,
  }
}
