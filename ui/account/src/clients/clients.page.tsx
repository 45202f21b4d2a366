import { GetBookFigures, mostJudged } from "@application/insights/contract"
import { ClientHealth } from "@domain/insights"
import { useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Menu } from "@ui/kit/menu"
import { chosenRange } from "@ui/shared/chosen-range"
import { NavButton, presentTime, usePortal, useSessionState } from "@ui/shared/frame"
import { OuterFrame } from "@ui/shared/outer-frame"
import { PageHead } from "@ui/shared/page-head"
import panel from "@ui/shared/panel.module.css"
import { PeriodChoice } from "@ui/shared/period-choice"
import { useFormat } from "@ui/shared/use-format"
import { useSearchChange } from "@ui/shared/use-search-change"
import { useTranslation } from "react-i18next"
import { Navigate, useNavigate } from "react-router"
import { BookFigures } from "./book/book-figures.tsx"
import { BookList } from "./book/book-list.tsx"

/** Pages over clients that are opened every day. */
const ways = [
  { to: "/clients/drafts", words: "clients:drafts" },
  { to: "/clients/reports", words: "agencyReports:enter" },
] as const

/** Pages over clients that stand in a menu, which leaves a phone room for the list. */
const furtherWays = [
  { to: "/clients/teams", words: "clients:teams.enter" },
  { to: "/clients/commissions", words: "commissions:own.enter" },
  { to: "/clients/handovers", words: "handOvers:enter" },
  { to: "/referrals", words: "account:referrals.enter" },
  { to: "/profileSelection", words: "account:portal.businesses" },
] as const

/** Parameters of the list that stood here before the book. */
const ofDrafts = ["approval", "state"] as const

/** An agency's book of business: every client with how it stands, what it cost and what it needs next. Ours. */
export default function Clients() {
  const { t } = useTranslation([
    "clients",
    "account",
    "agencyReports",
    "commissions",
    "handOvers",
    "dashboard",
    "app",
    "common",
  ])
  const { portal } = usePortal()
  const session = useSessionState()
  const format = useFormat()
  const navigate = useNavigate()
  const [search, change] = useSearchChange()
  const chosen = chosenRange(search, portal.regions[0]?.region ?? "IN", presentTime())
  const { output: figures, retry } = useRead(GetBookFigures, chosen.range)
  if (ofDrafts.some((name) => search.has(name))) return <Navigate replace to={`/clients/drafts?${search}`} />
  const clients = session.status === "signedIn" ? session.profiles.length : 0
  return (
    <OuterFrame isWide>
      <PageHead
        title={t("clients:title")}
        lead={t("clients:lead", { portal: portal.title })}
        actions={
          <>
            {ways.map(({ to, words }) => (
              <NavButton key={to} kind="secondary" size="small" to={to}>
                {t(words)}
              </NavButton>
            ))}
            <Menu
              label={t("clients:further")}
              trigger={
                <Button kind="quiet" size="small">
                  {t("clients:further")}
                </Button>
              }
              actions={furtherWays.map(({ to, words }) => ({ id: to, label: t(words) }))}
              onAction={(to) => void navigate(to)}
            />
          </>
        }
      />
      <div className={panel["stack"]}>
        <PeriodChoice preset={chosen.preset} range={chosen.range} />
        {figures === undefined || figures.clients === 0 ? null : (
          <BookFigures
            figures={figures}
            format={format}
            health={ClientHealth.literals.find((health) => health === search.get("health"))}
            onHealth={(health) => change({ health, after: undefined, page: undefined })}
          />
        )}
        <BookList
          range={chosen.range}
          format={format}
          isLarge={clients > mostJudged}
          people={figures?.people ?? []}
          onChange={retry}
        />
      </div>
    </OuterFrame>
  )
}
