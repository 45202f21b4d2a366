import { GetCampaign, GetCampaignEdit } from "@application/campaigns/contract"
import { GetBusinessDetails } from "@application/signup/contract"
import { CampaignMoveNotAllowed, ownerMovesOf } from "@domain/campaigns"
import { CampaignId } from "@domain/kernel"
import { idFromPath } from "@domain/launch"
import { LoadFailed, readerOf } from "@ui/container"
import { ConfigurationContext, useFlags } from "@ui/shared/configuration"
import { profileContext } from "@ui/shared/frame"
import { useMay } from "@ui/shared/use-may"
import { useContext } from "react"
import { data, type LoaderFunctionArgs, redirect, type ShouldRevalidateFunctionArgs, useLoaderData } from "react-router"
import { CampaignEditor } from "./campaign-editor.tsx"

/** A campaign that the journey changes, or nothing, leads to its own page. */
export const loader = async (args: LoaderFunctionArgs) => {
  const id = idFromPath(args.params["campaignId"] ?? "")
  if (id === undefined) throw data(null, { status: 404 })
  const read = readerOf(args)
  const ofCampaign = { businessProfileId: args.context.get(profileContext).id, campaignId: CampaignId.make(id) }
  const campaignPath = `/app/${ofCampaign.businessProfileId}/campaigns/${id}`
  const campaign = await read(GetCampaign, ofCampaign)
  if (campaign.status === "Draft" || campaign.status === "Rejected") throw redirect(campaignPath)
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

/** The step in the address shows what was read already. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate

/** Spec: screens, /app/{id}/editCampaign/{campaignId}. */
export default function CampaignEditorPage() {
  const { campaign, state, session } = useLoaderData<typeof loader>()
  const may = useMay()
  const flags = useFlags()
  const moves = ownerMovesOf(campaign, flags)
  return (
    <CampaignEditor
      key={campaign.id}
      campaign={campaign}
      state={state}
      session={session}
      category={useContext(ConfigurationContext)?.category}
      maySend={may("launchCampaigns") && moves.includes("changeAd")}
      mayChangeTerms={moves.includes("changeEndDate")}
    />
  )
}
