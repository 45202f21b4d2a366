import { GetCampaign, GetCampaignEdit } from "@application/campaigns/contract"
import { GetBusinessDetails } from "@application/signup/contract"
import { CampaignMoveNotAllowed, mayMove } from "@domain/campaigns"
import { CampaignId } from "@domain/kernel"
import { idFromPath } from "@domain/launch"
import { LoadFailed, readerOf } from "@ui/container"
import { profileContext } from "@ui/shared/frame"
import { data, type LoaderFunctionArgs, redirect } from "react-router"

/** A campaign whose ads cannot be changed here, or at all, leads to its own page, also where it ended meanwhile. */
export const loader = async (args: LoaderFunctionArgs) => {
  const id = idFromPath(args.params["campaignId"] ?? "")
  if (id === undefined) throw data(null, { status: 404 })
  const read = readerOf(args)
  const ofCampaign = { businessProfileId: args.context.get(profileContext).id, campaignId: CampaignId.make(id) }
  const campaignPath = `/app/${ofCampaign.businessProfileId}/campaigns/${id}`
  const campaign = await read(GetCampaign, ofCampaign)
  if (!mayMove(campaign, "changeAd")) throw redirect(campaignPath)
  try {
    const [state, session] = await Promise.all([
      read(GetCampaignEdit, ofCampaign),
      read(GetBusinessDetails, { sessionId: campaign.sessionId }),
    ])
    return { campaign, state, session, crumb: campaign.name }
  } catch (cause) {
    if (cause instanceof LoadFailed && cause.failure instanceof CampaignMoveNotAllowed) throw redirect(campaignPath)
    throw cause
  }
}
