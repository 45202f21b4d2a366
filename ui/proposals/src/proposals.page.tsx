import { GetProposalRules, ListProposals } from "@application/proposals/contract"
import { readerOf } from "@ui/container"
import { EmptyState } from "@ui/kit/empty-state"
import { Tabs } from "@ui/kit/tabs"
import { NavButton, profileContext } from "@ui/shared/frame"
import { PageHead } from "@ui/shared/page-head"
import page from "@ui/shared/page.module.css"
import { useProfile } from "@ui/shared/use-profile"
import { useSearchChange } from "@ui/shared/use-search-change"
import { MessageSquareText } from "lucide-react"
import { useTranslation } from "react-i18next"
import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { ProposalCard } from "./proposal-card.tsx"
import styles from "./proposals.module.css"
import { RulesForm } from "./rules-form.tsx"

const parts = ["waiting", "done"] as const

export const loader = async (args: LoaderFunctionArgs) => {
  const businessProfileId = args.context.get(profileContext).id
  const search = new URL(args.request.url).searchParams
  const part = search.get("part") === "done" ? "done" : "waiting"
  const cursor = search.get("after")
  const read = readerOf(args)
  const [list, rules] = await Promise.all([
    read(ListProposals, { businessProfileId, part, ...(cursor !== null && { cursor }) }),
    read(GetProposalRules, { businessProfileId }),
  ])
  return { list, rules, part }
}

/** Changes that assistants and members propose, and the rules that approve small ones. The page is ours. */
export default function Proposals() {
  const { list, rules, part } = useLoaderData<typeof loader>()
  const profile = useProfile()
  const { t } = useTranslation(["proposals"])
  const [, changeSearch] = useSearchChange()
  if (profile === undefined) return null
  const content = (
    <div className={styles["stack"]}>
      {list.proposals.length === 0 ? (
        <EmptyState
          level={2}
          icon={<MessageSquareText />}
          title={t(`proposals:none.${part}`)}
          action={
            <NavButton to="/preferences" kind="secondary">
              {t("proposals:none.connect")}
            </NavButton>
          }
        >
          {t("proposals:none.text")}
        </EmptyState>
      ) : (
        <ul className={styles["list"]}>
          {list.proposals.map((proposal) => (
            <li key={proposal.id}>
              <ProposalCard proposal={proposal} />
            </li>
          ))}
        </ul>
      )}
      {list.nextCursor === undefined ? null : (
        <NavButton kind="secondary" to={`?${new URLSearchParams({ part, after: list.nextCursor }).toString()}`}>
          {t("proposals:more")}
        </NavButton>
      )}
    </div>
  )
  return (
    <div className={page["page"]}>
      <PageHead title={t("proposals:title")} lead={t("proposals:lead")} />
      <Tabs
        label={t("proposals:part.label")}
        selected={part}
        onSelect={(next) => changeSearch({ part: next === "done" ? "done" : undefined, after: undefined })}
        items={parts.map((id) => ({
          id,
          label: t(`proposals:part.${id}`, { count: list.waiting }),
          content: id === part ? content : null,
        }))}
      />
      <RulesForm key={rules.setAt ?? 0} businessProfileId={profile.id} rules={rules} />
    </div>
  )
}
