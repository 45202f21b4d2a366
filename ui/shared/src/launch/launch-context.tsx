import { type LaunchFlow, type LaunchFlowState, pageBefore, type Turns } from "@application/signup/flows"
import type { SignupSession, SessionChange } from "@domain/signup"
import { keepQuery, type LaunchPage, type PageId, pageOf, pathTo } from "@domain/launch"
import { createContext, type ReactNode, use, useCallback, useSyncExternalStore } from "react"
import { useLocation, useNavigate, useSearchParams } from "react-router"

const FlowContext = createContext<LaunchFlow | undefined>(undefined)

export const LaunchFlowProvider = ({ flow, children }: { readonly flow: LaunchFlow; readonly children: ReactNode }) => (
  <FlowContext value={flow}>{children}</FlowContext>
)

export const useLaunchFlow = (): LaunchFlow => {
  const flow = use(FlowContext)
  if (flow === undefined) throw new Error("The launch flow was used outside <LaunchFlowProvider>")
  return flow
}

export const useLaunchFlowState = (): LaunchFlowState => {
  const flow = useLaunchFlow()
  return useSyncExternalStore(flow.subscribe, flow.state, flow.state)
}

/** Which creative a page's address names; one is made at a time, so its id is its template's. */
const creativeIdOf = (details: SignupSession | undefined) =>
  details?.creative.creativeDetail?.selectedTemplateId ?? "new"

/** Pages that live below a campaign, because its business profile exists by then. Spec: subsequent campaign flow. */
const belowCampaign: ReadonlySet<PageId> = new Set([
  "channelSelection",
  "bannerAd",
  "fbInterests",
  "googleKeywords",
  "linkAccounts",
  "adAccountSetup",
  "launching",
  "success",
  "targetingV2",
])

/** Address of a page of this draft. The first campaign's early pages are below /signup, everything else below its campaign. */
export const hrefOf = (
  page: LaunchPage,
  details: SignupSession | undefined,
  search: Readonly<Record<string, string>> = {},
): string => {
  const subsequent = details?.flavour === "subsequent" || details?.flavour === "subsequentV2"
  const { businessProfileId, campaignId } = details ?? {}
  const inCampaign =
    (subsequent || belowCampaign.has(page.id)) && businessProfileId !== undefined && campaignId !== undefined
  const base = inCampaign ? `/app/${businessProfileId}/campaign/${campaignId}` : "/signup"
  const query = new URLSearchParams(keepQuery(search)).toString()
  return `${base}/${pathTo(page, creativeIdOf(details))}${query === "" ? "" : `?${query}`}`
}

/**
 * What a page of the journey works with: the draft, typed changes (kept at once), and the ways on and back.
 * `next` saves and moves on, and resolves to false when the save did not succeed; `details` is undefined only before the draft exists.
 */
export const useLaunchPage = (page: PageId) => {
  const flow = useLaunchFlow()
  const { details, save, failure, conflict, isResubmission, refusals, refusedChannels, reopened } = useLaunchFlowState()
  const navigate = useNavigate()
  const location = useLocation()
  const [parameters] = useSearchParams()
  const search = useCallback(() => Object.fromEntries(parameters), [parameters])

  const go = useCallback(
    (to: PageId, options?: { readonly replace?: boolean }) =>
      navigate(hrefOf(pageOf(to), flow.state().details, search()), options ?? {}),
    [flow, navigate, search],
  )
  const change = useCallback((changes: SessionChange) => flow.change(changes), [flow])
  const next = useCallback(
    async (turns?: Turns): Promise<boolean> => {
      const { result, next: following } = await flow.advance(page, turns)
      if (result.status !== "succeeded") return false
      if (following !== undefined) await navigate(hrefOf(following, flow.state().details, search()))
      return true
    },
    [flow, navigate, page, search],
  )
  const back = pageBefore({ details, isResubmission, refusedChannels, reopened }, page)
  const goBack = useCallback(() => {
    void flow.flush()
    if (back !== undefined) void go(back.id)
  }, [back, flow, go])

  return {
    details,
    save,
    failure,
    conflict,
    isResubmission,
    refusals,
    refusedChannels,
    reopened,
    change,
    next,
    go,
    goBack: back === undefined ? undefined : goBack,
    location,
    flow,
  }
}
