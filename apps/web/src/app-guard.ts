import type { SessionFlow, SessionState } from "@application/identity/flows"
import type { LaunchFlow } from "@application/signup/flows"
import { memberProfile } from "@domain/identity"
import { idFromPath } from "@domain/launch"
import type { PageAccess } from "@domain/pages"
import { part, readerOf } from "@ui/container"
import { data, type LoaderFunctionArgs } from "react-router"
import { requireUser } from "./require-user.ts"

const campaignCall = part(() => import("./campaign-call.ts"))

const notFound = () => data(null, { status: 404 })

type Profile = Extract<SessionState, { readonly status: "signedIn" }>["profiles"][number]

/** The profile of the address, if the user may open it; anything else is not found. Spec: roles, "redirects to not-found". */
export const openProfile = async (
  session: SessionFlow,
  { request, params }: Pick<LoaderFunctionArgs, "request" | "params">,
): Promise<Profile> => {
  await requireUser(session, request)
  const state = session.state()
  const profiles = state.status === "signedIn" ? state.profiles : []
  const id = memberProfile(
    params["businessProfileId"],
    profiles.map((profile) => profile.id),
  )
  const profile = profiles.find((it) => it.id === id)
  if (profile === undefined) throw notFound()
  return profile
}

/** Opens the draft behind a campaign's address; a visitor of a page for everybody sees the draft of this device, as in the sign-up. */
export const openCampaignDraft = async (
  session: SessionFlow,
  launch: LaunchFlow,
  access: PageAccess,
  args: LoaderFunctionArgs,
): Promise<void> => {
  if (access === "public" && (await session.restore()).status !== "signedIn") return
  const { id: businessProfileId } = await openProfile(session, args)
  const number = idFromPath(args.params["campaignId"] ?? "")
  if (number === undefined) throw notFound()
  if (launch.state().details?.campaignId === number) return
  const { GetCampaign, CampaignId } = await campaignCall()
  const input = { businessProfileId, campaignId: CampaignId.make(number) }
  const campaign = await readerOf(args)(GetCampaign, input)
  await launch.open(campaign.sessionId)
}
