import type { SessionFlow } from "@application/identity/flows"
import type { LaunchFlow } from "@application/signup/flows"
import { sessionFlavourOf } from "@domain/signup"
import { loginPath } from "@domain/identity"
import { isSessionId } from "@domain/kernel"
import { guard, isResubmissionPage, keepQuery, type PageId, pageOf, sessionToOpen, startPage } from "@domain/launch"
import { hasCampaigns, type Portal } from "@domain/portals"
import { LoadFailed } from "@ui/container"
import { hrefOf } from "@ui/shared/launch"
import { redirectFrom } from "./redirect-from.ts"

/**
 * Opens the session that the address or this device names; throws a redirect or `LoadFailed` when it cannot be had. Where the
 * journey is resumed, the person reads that it is gone.
 */
const openDraft = async (launch: LaunchFlow, session: SessionFlow, request: Request): Promise<void> => {
  const url = new URL(request.url)
  const named = url.searchParams.get("sessionId")
  const supplied = isSessionId(named) ? named : undefined
  const current = launch.state().details?.sessionId
  const wanted = sessionToOpen({ supplied, current, stored: launch.stored()?.sessionId })
  if (wanted === undefined || wanted === current) return
  await session.restore()
  const opened = await launch.open(wanted)
  if (opened.status === "succeeded") return
  if (opened.status === "broken") throw new LoadFailed(opened.error)
  if (opened.failure._tag === "SessionBelongsToUser" || opened.failure._tag === "Unauthorized")
    throw redirectFrom(request, loginPath(url.pathname + url.search))
  throw redirectFrom(
    request,
    `/signup?${new URLSearchParams({ ...Object.fromEntries(url.searchParams), sessionId: wanted }).toString()}`,
  )
}

/**
 * Decides whether a page of the journey may be shown, before anything is drawn: no jumping ahead, nothing before the
 * payment after it. Throws a redirect otherwise. Spec: states, launch guard and resume rules.
 */
export const guardJourneyPage = async (
  launch: LaunchFlow,
  session: SessionFlow,
  page: PageId,
  request: Request,
  portal: Promise<Partial<Pick<Portal, "flags" | "signup">>>,
): Promise<null> => {
  if (page === "confirmation") return null
  const url = new URL(request.url)
  const search = Object.fromEntries(url.searchParams)
  await openDraft(launch, session, request)
  const { details, isResubmission, reopened } = launch.state()
  if (details === undefined) {
    const { flags, signup } = await portal
    // A builder's portal has no campaigns, and so no page of the journey.
    if (flags !== undefined && !hasCampaigns(flags)) throw redirectFrom(request, "/signup")
    const start = startPage(sessionFlavourOf(search, { journey: signup?.journey }))
    if (page === start.id) return null
    throw redirectFrom(request, `/signup/${start.path}?${new URLSearchParams(keepQuery(search)).toString()}`)
  }
  const verdict = guard(details.launchState, page, details.flavour)
  const mayCorrect = (isResubmission && isResubmissionPage(page)) || reopened.includes(page)
  if (!mayCorrect && verdict._tag === "redirect" && verdict.to.id !== page)
    throw redirectFrom(request, hrefOf(verdict.to, details, search))
  const address = hrefOf(pageOf(page), details, search)
  const isSignupAddress = url.pathname.toLowerCase().startsWith("/signup")
  if (isSignupAddress !== address.startsWith("/signup")) throw redirectFrom(request, address)
  return null
}
