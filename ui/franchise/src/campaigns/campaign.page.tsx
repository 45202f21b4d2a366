import { GetFranchiseCampaign } from "@application/franchise/contract"
import { CampaignId } from "@domain/kernel"
import { readerOf } from "@ui/container"
import { Tabs } from "@ui/kit/tabs"
import { NavButton, PageNotFound, profileContext } from "@ui/shared/frame"
import { PageHead } from "@ui/shared/page-head"
import page from "@ui/shared/page.module.css"
import { useMay } from "@ui/shared/use-may"
import { useProfile } from "@ui/shared/use-profile"
import { useSearchChange } from "@ui/shared/use-search-change"
import { Unread } from "@ui/shared/unread"
import { Option, Schema } from "effect"
import { useTranslation } from "react-i18next"
import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { useAllStores } from "../use-all-stores.ts"
import { AdStep } from "./ad-step.tsx"
import { BudgetStep } from "./budget-step.tsx"
import type { LoadedCampaign } from "./launch-facts.ts"
import { LaunchedCampaign } from "./launched-campaign.tsx"
import { ReviewStep } from "./review-step.tsx"
import { StoresStep } from "./stores-step.tsx"

const idOf = Schema.decodeUnknownOption(CampaignId)

export const loader = async (args: LoaderFunctionArgs) => {
  const id = Option.getOrUndefined(idOf(Number(args.params["franchiseCampaignId"])))
  const { id: businessProfileId } = args.context.get(profileContext)
  return id === undefined ? undefined : readerOf(args)(GetFranchiseCampaign, { businessProfileId, id })
}

const steps = ["budget", "ad", "stores", "review"] as const

type Profile = NonNullable<ReturnType<typeof useProfile>>

const Draft = ({ profile, loaded }: { readonly profile: Profile; readonly loaded: LoadedCampaign }) => {
  const { t } = useTranslation(["franchise", "common"])
  const may = useMay()
  const [search, changeSearch] = useSearchChange()
  const { all, retry } = useAllStores(profile.id)
  if (all?.stores === undefined) return <Unread isFailed={all !== undefined} onRetry={retry} />
  const step = steps.find((one) => one === search.get("step")) ?? "budget"
  const open = (next: (typeof steps)[number]) => changeSearch({ step: next === "budget" ? undefined : next })
  const shared = {
    businessProfileId: profile.id,
    loaded,
    stores: all.stores,
    mayChange: may("editCampaigns"),
    onNext: () => open(steps[steps.indexOf(step) + 1] ?? "review"),
  }
  const content = {
    budget: <BudgetStep key={loaded.version} {...shared} />,
    ad: <AdStep key={loaded.version} {...shared} />,
    stores: <StoresStep key={loaded.version} {...shared} />,
    review: <ReviewStep key={loaded.version} {...shared} mayLaunch={may("launchCampaigns")} />,
  }
  return (
    <Tabs
      label={t("franchise:campaign.steps.label")}
      selected={step}
      onSelect={(id) => open(steps.find((one) => one === id) ?? "budget")}
      items={steps.map((id) => ({ id, label: t(`franchise:campaign.steps.${id}`), content: content[id] }))}
    />
  )
}

/** A campaign over a franchise's stores: until its launch its steps, from then on its progress and results. Spec: campaign launch steps, hq-franchise. */
export default function FranchiseCampaign() {
  const loaded = useLoaderData<typeof loader>()
  const profile = useProfile()
  const { t } = useTranslation(["franchise"])
  if (profile === undefined) return null
  if (loaded === undefined) return <PageNotFound />
  return (
    <div className={page["page"]}>
      <PageHead
        title={loaded.draft.name}
        lead={t(loaded.progress === undefined ? "franchise:campaign.draftLead" : "franchise:campaign.launchedLead")}
        actions={
          <NavButton to="../franchiseCampaigns" kind="secondary" size="small">
            {t("franchise:campaign.title")}
          </NavButton>
        }
      />
      {loaded.progress === undefined ? (
        <Draft profile={profile} loaded={loaded} />
      ) : (
        <LaunchedCampaign businessProfileId={profile.id} loaded={loaded} progress={loaded.progress} />
      )}
    </div>
  )
}
