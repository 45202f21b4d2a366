import { GetCampaignEdit } from "@application/campaigns/contract"
import { ownerMovesOf } from "@domain/campaigns"
import { useLive } from "@ui/container"
import { ConfigurationContext, useFlags } from "@ui/shared/configuration"
import { useMay } from "@ui/shared/use-may"
import { useContext } from "react"
import { type ShouldRevalidateFunctionArgs, useLoaderData } from "react-router"
import { CampaignEditor } from "./campaign-editor.tsx"
import { loader } from "./editor-loader.ts"

export { loader }

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
