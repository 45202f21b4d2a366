import { failedCalls } from "@domain/errors"
import { CampaignId } from "@domain/kernel"
import { idFromPath } from "@domain/launch"
import { LoadFailed, readerOf, useLive } from "@ui/container"
import { useEffect, useRef } from "react"
import { data, type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router"
import { useFormat } from "@ui/shared/use-format"
import { useSearchChange } from "@ui/shared/use-search-change"
import { useCampaignMoves } from "./campaign-moves.tsx"
import { CampaignView } from "./campaign-view.tsx"
import { NewCampaignButton } from "./new-campaign-button.tsx"
import { readCampaign } from "./read-campaign.ts"
import { useContinueDraft } from "./use-drafts.ts"
import { wantedIn } from "./wanted-change.ts"
import { profileContext } from "@ui/shared/frame"

const isTyped = (failure: unknown): boolean => typeof failure === "object" && failure !== null && "_tag" in failure

/** A call that broke is told as the specification words it; a refusal keeps its own words or leads to "not found". */
const asFetchFailure = (cause: unknown): unknown => {
  if (!(cause instanceof LoadFailed) || isTyped(cause.failure)) return cause
  return new LoadFailed({ _tag: failedCalls.loadCampaign })
}

export const loader = async (args: LoaderFunctionArgs) => {
  const id = idFromPath(args.params["campaignId"] ?? "")
  if (id === undefined) throw data(null, { status: 404 })
  try {
    return await readCampaign(readerOf(args), args.context.get(profileContext).id, CampaignId.make(id))
  } catch (cause) {
    throw args.request.signal.aborted ? cause : asFetchFailure(cause)
  }
}

/** Spec: screens, /app/{id}/campaigns/{campaignId}. */
export default function Campaign() {
  const loaded = useLoaderData<typeof loader>()
  const format = useFormat()
  const navigate = useNavigate()
  const { id, businessProfileId } = loaded.campaign
  const { value } = useLive(loaded, (read) => readCampaign(read, businessProfileId, id))
  const { ask, refill, isPending, error, notice, dialogs } = useCampaignMoves(
    () => void navigate(`/app/${businessProfileId}/campaigns`),
  )
  const [opening, continueDraft] = useContinueDraft()
  const { campaign } = value
  const [search, changeSearch] = useSearchChange()
  const goingOn = useRef({ wanted: wantedIn(search), isResuming: search.get("move") === "resume" })
  // Whoever comes back from adding money goes on with what it was for, once.
  useEffect(() => {
    const { wanted, isResuming } = goingOn.current
    if (wanted === undefined && !isResuming) return
    goingOn.current = { wanted: undefined, isResuming: false }
    ask(wanted === undefined ? "resume" : "changeEndDate", campaign, wanted)
    changeSearch({ endDate: undefined, dailyBudget: undefined, move: undefined }, { replace: true })
  }, [ask, campaign, changeSearch])
  return (
    <>
      <CampaignView
        campaign={campaign}
        ads={value.ads}
        revisions={value.revisions}
        sent={value.sent}
        lostLists={value.lostLists}
        results={value.results}
        papers={value.papers}
        encodedId={value.encodedId}
        format={format}
        notice={notice}
        error={error}
        isRefilling={isPending}
        onRefill={(total) => refill(campaign, total)}
        newCampaign={<NewCampaignButton kind="secondary" size="small" />}
        isOpening={opening === campaign.sessionId}
        onMove={(move) => ask(move, campaign)}
        onContinue={() => void continueDraft(campaign)}
      />
      {dialogs}
    </>
  )
}
