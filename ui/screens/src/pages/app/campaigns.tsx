import { readerOf, useReader } from "@ui/container"
import { type LoaderFunctionArgs, useLoaderData, useNavigation } from "react-router"
import { pageSize, shownOf } from "../../app/load-pages.ts"
import { useFormat } from "../../app/use-format.ts"
import { useLive } from "../../app/use-live.ts"
import { useProfile } from "../../app/use-profile.ts"
import { useSearchChange } from "../../app/use-search-change.ts"
import { useCampaignMoves } from "../../campaigns/campaign-moves.tsx"
import { CampaignsView } from "../../campaigns/campaigns-view.tsx"
import { NewCampaignButton } from "../../campaigns/new-campaign-button.tsx"
import { readCampaigns } from "../../campaigns/read-campaigns.ts"
import { useContinueDraft } from "../../campaigns/use-drafts.ts"
import { profileContext } from "../../frame/index.ts"

export const loader = (args: LoaderFunctionArgs) =>
  readCampaigns(readerOf(args), args.context.get(profileContext), new URL(args.request.url).searchParams)

/** Spec: screens, /app/{id}/campaigns. */
export default function Campaigns() {
  const loaded = useLoaderData<typeof loader>()
  const read = useReader()
  const profile = useProfile()
  const format = useFormat()
  const navigation = useNavigation()
  const [search, changeSearch] = useSearchChange()
  const { value } = useLive(loaded, async () => (profile === undefined ? loaded : readCampaigns(read, profile, search)))
  const { ask, notice, dialogs } = useCampaignMoves()
  const [opening, continueDraft] = useContinueDraft()
  if (profile === undefined) return null
  return (
    <>
      <CampaignsView
        reading={value}
        root={`/app/${profile.id}`}
        format={format}
        notice={notice}
        newCampaign={<NewCampaignButton />}
        opening={opening}
        isLoadingMore={navigation.state === "loading"}
        onTab={(tab) => changeSearch({ tab: tab === "all" ? undefined : tab, show: undefined })}
        onSearch={(q) => changeSearch({ q, show: undefined }, { replace: true })}
        onAll={() => changeSearch({ q: undefined, tab: undefined, show: undefined })}
        onMore={() => changeSearch({ show: String(shownOf(search) + pageSize) }, { replace: true })}
        onMove={ask}
        onContinue={(campaign) => void continueDraft(campaign)}
      />
      {dialogs}
    </>
  )
}
