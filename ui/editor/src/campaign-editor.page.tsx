import { GetCampaign, GetCampaignEdit } from "@application/campaigns/contract"
import { GetBusinessDetails } from "@application/signup/contract"
import { mayMove, ownerMovesOf } from "@domain/campaigns"
import { CampaignId } from "@domain/kernel"
import { idFromPath } from "@domain/launch"
import { readerOf, useLive } from "@ui/container"
import { ConfigurationContext, useFlags } from "@ui/shared/configuration"
import { profileContext } from "@ui/shared/frame"
import { useMay } from "@ui/shared/use-may"
import { useContext } from "react"
import { data, type LoaderFunctionArgs, redirect, type ShouldRevalidateFunctionArgs, useLoaderData } from "react-router"
import { CampaignEditor } from "./campaign-editor.tsx"

/** A campaign whose ads cannot be changed here, or at all, leads to its own page. */
export const loader = async (args: LoaderFunctionArgs) => {
  const id = idFromPath(args.params["campaignId"] ?? "")
  if (id === undefined) throw data(null, { status: 404 })
  const read = readerOf(args)
  const ofCampaign = { businessProfileId: args.context.get(profileContext).id, campaignId: CampaignId.make(id) }
  const campaignPath = `/app/${ofCampaign.businessProfileId}/campaigns/${id}`
  const campaign = await read(GetCampaign, ofCampaign)
  if (!mayMove(campaign, "changeAd")) throw redirect(campaignPath)
  const [state, session] = await Promise.all([
    read(GetCampaignEdit, ofCampaign),
    read(GetBusinessDetails, { sessionId: campaign.sessionId }),
  ])
  return { campaign, state, session, crumb: campaign.name }
}

/** The step in the address shows what was read already. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate

/** Spec: screens, /app/{id}/editCampaign/{campaignId}. */
export default function CampaignEditorPage() {
  const loaded = useLoaderData<typeof loader>()
  const { campaign, state, session } = loaded
  const ofCampaign = { businessProfileId: campaign.businessProfileId, campaignId: campaign.id }
  const { value: latest } = useLive(state, (read) => read(GetCampaignEdit, ofCampaign))
  const may = useMay()
  const flags = useFlags()
  const moves = ownerMovesOf(campaign, flags)
  return (
    <CampaignEditor
      key={campaign.id}
      campaign={campaign}
      state={state}
      latest={latest}
      session={session}
      category={useContext(ConfigurationContext)?.category}
      maySend={may("launchCampaigns") && moves.includes("changeAd")}
      mayChangeTerms={moves.includes("changeEndDate")}
    />
  )
}
