import { readerOf, useLive } from "@ui/container"
import { useMayBegin } from "@ui/shared/configuration"
import { FailureNotice, profileContext } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useProfile } from "@ui/shared/use-profile"
import { useSearchChange } from "@ui/shared/use-search-change"
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useNavigation } from "react-router"
import { useCampaignMoves } from "./campaign-moves.tsx"
import { CampaignActs } from "./list/campaign-acts.tsx"
import { CampaignsView } from "./list/campaigns-view.tsx"
import { type ListedCampaign, readCampaigns } from "./list/read-campaigns.ts"
import { RenameInPlace, useRenameInPlace } from "./list/rename-in-place.tsx"
import { StatusCell } from "./list/status-cell.tsx"
import { NewCampaignButton } from "./new-campaign-button.tsx"
import { useCopyCampaign } from "./use-copy-campaign.tsx"
import { useContinueDraft } from "./use-drafts.ts"
import { useListMoves } from "./use-owner-moves.ts"

export const loader = (args: LoaderFunctionArgs) =>
  readCampaigns(readerOf(args), args.context.get(profileContext), new URL(args.request.url).searchParams)

/** Spec: screens, /app/{id}/campaigns. */
export default function Campaigns() {
  const loaded = useLoaderData<typeof loader>()
  const profile = useProfile()
  const format = useFormat()
  const navigate = useNavigate()
  const navigation = useNavigation()
  const [search] = useSearchChange()
  const { value } = useLive(loaded, async (read) =>
    profile === undefined ? loaded : readCampaigns(read, profile, search),
  )
  const { ask, error, notice, dialogs } = useCampaignMoves()
  const renaming = useRenameInPlace(value.rows)
  const movesOf = useListMoves()
  const mayCopy = useMayBegin()
  const copying = useCopyCampaign()
  const [opening, continueDraft] = useContinueDraft()
  if (profile === undefined) return null
  const root = `/app/${profile.id}`
  const hrefOf = ({ id, status }: ListedCampaign) =>
    status === "Draft" || renaming.id === id ? undefined : `${root}/campaigns/${id}`
  return (
    <>
      <CampaignsView
        reading={{ ...value, isLoading: navigation.state === "loading" }}
        businessProfileId={profile.id}
        format={format}
        notice={
          <>
            <FailureNotice failure={error} />
            {notice}
            {renaming.notice}
          </>
        }
        newCampaign={<NewCampaignButton />}
        onView={(query) => void navigate({ search: query })}
        hrefOf={hrefOf}
        onOpen={(campaign) => {
          const href = hrefOf(campaign)
          if (href !== undefined) void navigate(href)
        }}
        inPlace={{
          change: (campaign) =>
            movesOf(campaign).includes("changeEndDate") ? () => ask("changeEndDate", campaign) : undefined,
          toggle: (campaign) => {
            const move = (["pause", "resume"] as const).find((one) => movesOf(campaign).includes(one))
            return move === undefined ? undefined : { move, run: () => ask(move, campaign) }
          },
        }}
        renaming={(campaign) => (renaming.id === campaign.id ? <RenameInPlace renaming={renaming} /> : undefined)}
        status={(campaign) => (
          <StatusCell
            campaign={campaign}
            isOpening={opening === campaign.sessionId}
            onContinue={() => void continueDraft(campaign)}
          />
        )}
        acts={(campaign) => (
          <CampaignActs
            campaign={campaign}
            mayCopy={mayCopy}
            onMove={(move) => ask(move, campaign)}
            onAct={(act) => {
              if (act === "rename") renaming.begin(campaign)
              else if (act === "copy") copying.ask(campaign)
              else void navigate(`${root}/editCampaign/${campaign.id}`)
            }}
          />
        )}
      />
      {dialogs}
      {copying.dialog}
    </>
  )
}
