import { GetBrief, GetBriefPlan } from "@application/briefs/contract"
import { lazyPart, readerOf } from "@ui/container"
import { Tabs } from "@ui/kit/tabs"
import { NavButton, profileContext } from "@ui/shared/frame"
import { PageHead } from "@ui/shared/page-head"
import page from "@ui/shared/page.module.css"
import { useFormat } from "@ui/shared/use-format"
import { useProfile } from "@ui/shared/use-profile"
import { useSearchChange } from "@ui/shared/use-search-change"
import { Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router"
import { ApprovalPart } from "./approval/approval-part.tsx"
import { BriefActs } from "./brief-acts.tsx"
import { BriefFacts } from "./brief-facts.tsx"
import { BriefStatusBadge } from "./brief-status-badge.tsx"
import { PlanPart } from "./plan/plan-part.tsx"
import { ResultsPart } from "./results/results-part.tsx"

const BriefDialog = lazyPart(async () => (await import("./brief-dialog.tsx")).BriefDialog)

/** The number in the address; undefined for what no brief has. */
const briefIdIn = (text = ""): number | undefined => (/^[1-9]\d{0,11}$/.test(text) ? Number(text) : undefined)

export const loader = async (args: LoaderFunctionArgs) => {
  const briefId = briefIdIn(args.params["briefId"])
  if (briefId === undefined) throw data(null, { status: 404 })
  const key = { businessProfileId: args.context.get(profileContext).id, briefId }
  const read = readerOf(args)
  const [brief, plan] = await Promise.all([read(GetBrief, key), read(GetBriefPlan, key)])
  return { brief, plan, crumb: brief.name }
}

const parts = ["brief", "plan", "approval", "results"] as const

/** A brief with its plan and approvals. Spec: states, brief status filters; entities, brief plan columns; the page is ours. */
export default function BriefPage() {
  const { brief, plan } = useLoaderData<typeof loader>()
  const profile = useProfile()
  const { t } = useTranslation(["briefs", "common"])
  const format = useFormat()
  const [search, changeSearch] = useSearchChange()
  const [isChanging, setChanging] = useState(false)
  if (profile === undefined) return null
  const open = (part: string) => changeSearch({ part: part === "brief" ? undefined : part })
  const contents = {
    brief: <BriefFacts brief={brief} />,
    plan: (
      <PlanPart
        key={brief.id}
        businessProfileId={profile.id}
        region={profile.region}
        brief={brief}
        plan={plan}
        onSent={() => open("approval")}
      />
    ),
    approval: <ApprovalPart businessProfileId={profile.id} brief={brief} plan={plan} />,
    results: (
      <ResultsPart
        businessProfileId={profile.id}
        brief={brief}
        currency={plan.currency}
        version={plan.versions.find(({ state }) => state === "approved")}
      />
    ),
  }
  return (
    <div className={page["page"]}>
      <PageHead
        title={brief.name}
        titleAction={<BriefStatusBadge status={brief.status} />}
        lead={`${format.days(brief.dates.from, brief.dates.to)} · ${format.money(brief.budget, brief.currency)}`}
        actions={
          <NavButton to={`/app/${profile.id}/briefs`} kind="quiet">
            {t("briefs:title")}
          </NavButton>
        }
      />
      <BriefActs businessProfileId={profile.id} brief={brief} onChange={() => setChanging(true)} />
      <Tabs
        label={t("briefs:part.label")}
        selected={parts.find((part) => part === search.get("part")) ?? "brief"}
        onSelect={open}
        keepsClosed
        items={parts.map((id) => ({ id, label: t(`briefs:part.${id}`), content: contents[id] }))}
      />
      <Suspense>
        {isChanging ? (
          <BriefDialog
            businessProfileId={profile.id}
            region={profile.region}
            currency={brief.currency}
            brief={brief}
            onClose={() => setChanging(false)}
            onDone={() => setChanging(false)}
          />
        ) : null}
      </Suspense>
    </div>
  )
}
