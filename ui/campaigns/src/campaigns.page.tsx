import { readerOf, useLive } from "@ui/container"
import { type LoaderFunctionArgs, useLoaderData, useNavigation } from "react-router"
import { pageSize, shownOf } from "@ui/shared/load-pages"
import { useFormat } from "@ui/shared/use-format"
import { useProfile } from "@ui/shared/use-profile"
import { useSearchChange } from "@ui/shared/use-search-change"
import { useCampaignMoves } from "./campaign-moves.tsx"
import { CampaignsView } from "./campaigns-view.tsx"
import { NewCampaignButton } from "./new-campaign-button.tsx"
import { readCampaigns } from "./read-campaigns.ts"
import { useContinueDraft } from "./use-drafts.ts"
import { profileContext } from "@ui/shared/frame"

export const loader = (args: LoaderFunctionArgs) =>
  readCampaigns(readerOf(args), args.context.get(profileContext), new URL(args.request.url).searchParams)

/** Spec: screens, /app/{id}/campaigns. */
export default function Campaigns() {
  const loaded = useLoaderData<typeof loader>()
  const profile = useProfile()
  const format = useFormat()
  const navigation = useNavigation()
  const [search, changeSearch] = useSearchChange()
  const { value } = useLive(loaded, async (read) =>
    profile === undefined ? loaded : readCampaigns(read, profile, search),
  )
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
