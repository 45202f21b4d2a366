import { resultKindOf } from "@domain/campaigns"
import { shownPicture } from "@domain/creatives"
import { type BookClient, isRenewalNear } from "@domain/insights"
import { Avatar } from "@ui/kit/avatar"
import { Badge } from "@ui/kit/badge"
import type { Column } from "@ui/kit/data-table"
import { resultWord, useResultsInWords } from "@ui/shared/outcome"
import { VisuallyHidden } from "@ui/kit/visually-hidden"
import type { Format } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { ClientState } from "./client-state.tsx"
import { NextAct } from "./next-act.tsx"
import styles from "./book.module.css"

/** People of a client that its row names. */
const mostNamed = 2

interface CellProps {
  readonly client: BookClient
  readonly format: Format
}

/** A client by logo and name, which lead to its dashboard, and who works there. */
const ClientName = ({
  client: { id, name, logo, people, holder },
  search,
}: CellProps & { readonly search: string }) => {
  const { t } = useTranslation("clients")
  const named = people.slice(0, mostNamed).map((person) => person.name)
  const others = people.length - named.length
  return (
    <span className={styles["client"]}>
      <Avatar name={name} isDecorative {...(logo !== undefined && { src: shownPicture(logo) })} />
      <span className={styles["cell"]}>
        <Link to={`/app/${id}/dashboard${search}`} className={styles["name"]}>
          <bdi>{name}</bdi>
        </Link>
        {named.length === 0 ? null : (
          <span className={styles["quiet"]}>
            <bdi>{named.join(", ")}</bdi>
            {others > 0 ? ` ${t("clients:list.others", { count: others })}` : null}
          </span>
        )}
        {holder === undefined || holder.name === "" ? null : (
          <span className={styles["quiet"]}>{t("clients:list.holder", { name: holder.name })}</span>
        )}
        <Link to={`/clients/notes/${id}`} className={styles["further"]}>
          {t("clients:list.notes")}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Link>
      </span>
    </span>
  )
}

/** What the days cost, against the days before. */
const Spend = ({ client: { totals, previous, currency }, format }: CellProps) => {
  const { t } = useTranslation("clients")
  return (
    <span className={styles["cell"]}>
      <bdi dir="ltr">{format.headline(totals.spend, currency)}</bdi>
      <span className={styles["quiet"]}>
        {t("clients:list.before", { amount: format.headline(previous.spend, currency) })}
      </span>
    </span>
  )
}

/** What the days brought, and what one result cost. */
const Results = ({ client, format }: CellProps) => {
  const { t } = useTranslation("clients")
  const inWords = useResultsInWords(resultWord([resultKindOf(client)]), format)
  const { totals, currency } = client
  return (
    <span className={styles["cell"]}>
      <span>{inWords(totals.results)}</span>
      {totals.costPerResult === undefined ? null : (
        <span className={styles["quiet"]}>
          {t("clients:list.each", { amount: format.money(totals.costPerResult, currency) })}
        </span>
      )}
    </span>
  )
}

/** What the wallet holds, and for how many days. */
const Wallet = ({ client: { wallet, currency }, format }: CellProps) => {
  const { t } = useTranslation(["clients", "common"])
  return (
    <span className={styles["cell"]}>
      <bdi dir="ltr">{format.headline(wallet.available, currency)}</bdi>
      {wallet.daysLeft === undefined ? null : (
        <span className={wallet.isLow ? styles["low"] : styles["quiet"]}>
          {t("clients:list.lasts", { days: t("common:unit.days", { count: wallet.daysLeft }) })}
        </span>
      )}
    </span>
  )
}

/** What waits at a client: leads without an answer, refused ads and approvals. */
const Waiting = ({ client: { leads, refused, approvals }, format }: CellProps) => {
  const { t } = useTranslation("clients")
  if (leads.count + refused + approvals === 0)
    return <span className={styles["quiet"]}>{t("clients:list.nothing")}</span>
  return (
    <span className={styles["cell"]}>
      <span className={styles["badges"]}>
        {refused > 0 ? <Badge tone="danger">{t("clients:list.refused", { count: refused })}</Badge> : null}
        {leads.count > 0 ? <Badge tone="warning">{t("clients:list.leads", { count: leads.count })}</Badge> : null}
        {approvals > 0 ? <Badge tone="info">{t("clients:list.approvals", { count: approvals })}</Badge> : null}
      </span>
      {leads.oldestAt === undefined ? null : (
        <span className={styles["quiet"]}>{t("clients:list.oldest", { ago: format.ago(leads.oldestAt) })}</span>
      )}
    </span>
  )
}

/** How many campaigns run, and when the client is to be renewed. */
const Ads = ({ client: { running, renewal, today }, format }: CellProps) => {
  const { t } = useTranslation("clients")
  return (
    <span className={styles["cell"]}>
      <span>{t("clients:list.running", { count: running })}</span>
      {renewal === undefined ? null : (
        <span className={isRenewalNear(renewal, today) ? styles["low"] : styles["quiet"]}>
          {t("clients:list.renewal", { day: format.shortDay(renewal) })}
        </span>
      )}
    </span>
  )
}

/** The columns of the book; `search` is the period in the address, which a client's dashboard opens with. */
export const useBookColumns = (format: Format, search: string): ReadonlyArray<Column<BookClient>> => {
  const { t } = useTranslation("clients")
  const column = (id: "state" | "act" | "spend" | "results" | "wallet" | "waiting" | "ads") => ({
    id,
    label: t(`clients:column.${id}`),
  })
  return [
    {
      id: "name",
      label: t("clients:column.name"),
      render: (client) => <ClientName client={client} format={format} search={search} />,
    },
    { ...column("state"), onPhones: "wide", render: (client) => <ClientState client={client} format={format} /> },
    { ...column("act"), onPhones: "wide", render: (client) => <NextAct client={client} format={format} /> },
    { ...column("waiting"), onPhones: "wide", render: (client) => <Waiting client={client} format={format} /> },
    { ...column("spend"), isNumber: true, render: (client) => <Spend client={client} format={format} /> },
    { ...column("results"), isNumber: true, render: (client) => <Results client={client} format={format} /> },
    { ...column("wallet"), isNumber: true, render: (client) => <Wallet client={client} format={format} /> },
    { ...column("ads"), render: (client) => <Ads client={client} format={format} /> },
  ]
}
