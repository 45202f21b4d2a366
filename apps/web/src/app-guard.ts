import { GetCampaign } from "@application/campaigns/contract"
import type { SessionFlow, SessionState } from "@application/identity/flows"
import type { LaunchFlow } from "@application/signup/flows"
import { BusinessProfileId, CampaignId } from "@domain/kernel"
import { idFromPath } from "@domain/launch"
import { load } from "@ui/container"
import { data, type LoaderFunctionArgs } from "react-router"
import { requireUser } from "./require-user.ts"

const notFound = () => data(null, { status: 404 })

/** The profile of the address, if the user may open it; anything else is not found. Spec: roles, "redirects to not-found". */
const requireProfile = async (
  session: SessionFlow,
  { request, params }: Pick<LoaderFunctionArgs, "request" | "params">,
): Promise<BusinessProfileId> => {
  await requireUser(session, request)
  const id = idFromPath(params["businessProfileId"] ?? "")
  if (id === undefined || !session.mayOpen(BusinessProfileId.make(id))) throw notFound()
  return BusinessProfileId.make(id)
}

/** The profile of the address as the user knows it, for the application's own pages. */
export const openProfile = async (
  session: SessionFlow,
  args: Pick<LoaderFunctionArgs, "request" | "params">,
): Promise<Extract<SessionState, { readonly status: "signedIn" }>["profiles"][number]> => {
  const id = await requireProfile(session, args)
  const state = session.state()
  const profile = state.status === "signedIn" ? state.profiles.find((it) => it.id === id) : undefined
  if (profile === undefined) throw notFound()
  return profile
}

/** Opens the draft behind a campaign's address. */
export const openCampaignDraft = async (
  session: SessionFlow,
  launch: LaunchFlow,
  args: LoaderFunctionArgs,
): Promise<void> => {
  const businessProfileId = await requireProfile(session, args)
  const id = idFromPath(args.params["campaignId"] ?? "")
  if (id === undefined) throw notFound()
  const campaignId = CampaignId.make(id)
  if (launch.state().details?.campaignId === campaignId) return
  const campaign = await load(args, GetCampaign, { businessProfileId, campaignId })
  await launch.open(campaign.sessionId)
}
