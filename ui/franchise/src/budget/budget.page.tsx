import { GetStoreBudget } from "@application/franchise/contract"
import { readerOf } from "@ui/container"
import { EmptyState } from "@ui/kit/empty-state"
import { NavButton, profileContext } from "@ui/shared/frame"
import { PageHead } from "@ui/shared/page-head"
import page from "@ui/shared/page.module.css"
import { useMay } from "@ui/shared/use-may"
import { useProfile } from "@ui/shared/use-profile"
import { Unread } from "@ui/shared/unread"
import { Store } from "lucide-react"
import { useTranslation } from "react-i18next"
import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { useAllStores } from "../use-all-stores.ts"
import { BudgetPlan } from "./budget-plan.tsx"

export const loader = (args: LoaderFunctionArgs) =>
  readerOf(args)(GetStoreBudget, { businessProfileId: args.context.get(profileContext).id })

type Profile = NonNullable<ReturnType<typeof useProfile>>

const Plan = ({ profile }: { readonly profile: Profile }) => {
  const loaded = useLoaderData<typeof loader>()
  const { t } = useTranslation(["franchise", "common"])
  const may = useMay()
  const { all, retry } = useAllStores(profile.id)
  if (all?.stores === undefined) return <Unread isFailed={all !== undefined} onRetry={retry} />
  if (all.stores.length === 0)
    return (
      <EmptyState
        level={2}
        icon={<Store />}
        title={t("franchise:empty.title")}
        action={<NavButton to="../stores">{t("franchise:budget.toStores")}</NavButton>}
      >
        {t("franchise:budget.noStores")}
      </EmptyState>
    )
  return (
    <BudgetPlan
      key={loaded.version}
      businessProfileId={profile.id}
      stores={all.stores}
      loaded={loaded}
      mayChange={may("editCampaigns")}
    />
  )
}

/** A budget over a franchise's stores: what each gets, before anything is paid. Spec: costToBeSpent over stores. */
export default function StoreBudgetPage() {
  const profile = useProfile()
  const { t } = useTranslation(["franchise"])
  if (profile === undefined) return null
  return (
    <div className={page["page"]}>
      <PageHead
        title={t("franchise:budget.title")}
        lead={t("franchise:budget.lead")}
        actions={
          <NavButton to="../stores" kind="secondary" size="small">
            {t("franchise:title")}
          </NavButton>
        }
      />
      <Plan profile={profile} />
    </div>
  )
}
