import { SessionId } from "@domain/kernel"
import { lazyPart, readerOf, useLive } from "@ui/container"
import { Skeleton } from "@ui/kit/skeleton"
import { Suspense, useContext } from "react"
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router"
import { ConfigurationContext, useMayBegin } from "@ui/shared/configuration"
import { useFormat } from "@ui/shared/use-format"
import { useProfile } from "@ui/shared/use-profile"
import { useSearchChange } from "@ui/shared/use-search-change"
import { NewCampaignButton } from "../new-campaign-button.tsx"
import { useContinueDraft, useNewCampaign } from "../use-drafts.ts"
import { DashboardView } from "./dashboard-view.tsx"
import { readDashboard } from "./read-dashboard.ts"
import { profileContext, useSessionState } from "@ui/shared/frame"

/** Few dashboards belong to a store without campaigns. */
const ReadyAds = lazyPart(async () => (await import("../ready-ads/ready-ads.tsx")).ReadyAds)

export const loader = (args: LoaderFunctionArgs) =>
  readDashboard(readerOf(args), args.context.get(profileContext), new URL(args.request.url).searchParams)

/** Spec: screens, /app/{id}/dashboard. */
export default function Dashboard() {
  const loaded = useLoaderData<typeof loader>()
  const profile = useProfile()
  const session = useSessionState()
  const mayBegin = useMayBegin()
  const isProposed = useContext(ConfigurationContext)?.category === "Ecommerce" && mayBegin
  const format = useFormat()
  const navigate = useNavigate()
  const [search, changeSearch] = useSearchChange()
  const { value, isStale } = useLive(loaded, async (read) =>
    profile === undefined ? loaded : readDashboard(read, profile, search),
  )
  const [opening, continueDraft] = useContinueDraft()
  const { isPending: isCreating, begin } = useNewCampaign(profile?.id)
  if (profile === undefined || session.status !== "signedIn") return null
  return (
    <DashboardView
      businessProfileId={profile.id}
      reading={value}
      isStale={isStale}
      root={`/app/${profile.id}`}
      firstName={session.user.firstName}
      format={format}
      newCampaign={<NewCampaignButton kind={isProposed ? "secondary" : "primary"} />}
      {...(isProposed && {
        readyAds: (
          <Suspense fallback={<Skeleton shape="box" height="26rem" />}>
            <ReadyAds businessProfileId={profile.id} root={`/app/${profile.id}`} format={format} />
          </Suspense>
        ),
      })}
      onRange={(range, custom) => changeSearch({ range, from: custom?.from, to: custom?.to })}
      onOpen={(href) => void navigate(href)}
      opening={opening}
      onContinueDraft={(sessionId) => void continueDraft({ sessionId: SessionId.make(sessionId) })}
      onNewCampaign={mayBegin ? () => void begin() : undefined}
      isCreating={isCreating}
    />
  )
}
