import { GetAgencyTeams } from "@application/businesses/contract"
import { type GetBookFigures, ListClientBook } from "@application/insights/contract"
import type { OutputOf } from "@application/kernel"
import { ClientHealth, ClientSign } from "@domain/insights"
import type { DateRange } from "@domain/kernel"
import { useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { NavButton } from "@ui/shared/frame"
import { List, readingOf, useList } from "@ui/shared/list"
import panel from "@ui/shared/panel.module.css"
import type { Format } from "@ui/shared/use-format"
import { useSearchChange } from "@ui/shared/use-search-change"
import { Handshake, SearchX } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { askedOf, bookAddress, ordersOf } from "./book-address.ts"
import { BookDownload } from "./book-download.tsx"
import { useBookColumns } from "./book-columns.tsx"
import { useClientActs } from "./use-client-acts.tsx"

export interface BookListProps {
  readonly range: DateRange
  readonly format: Format
  /** Whether there are more clients than an order by urgency judges. */
  readonly isLarge: boolean
  /** People whom the list may be narrowed by. */
  readonly people: OutputOf<typeof GetBookFigures>["people"]
  /** Called when an act over several clients has changed figures. */
  readonly onChange: () => void
}

const sorts = {
  name: { column: "name", direction: "ascending" },
  spent: { column: "spend", direction: "descending" },
} as const

/** Every client: search, filters, order and page stand in the address. */
export const BookList = ({ range, format, isLarge, people, onChange }: BookListProps) => {
  const { t } = useTranslation(["clients", "common"])
  const [address] = useState(() => bookAddress(isLarge))
  const list = useList(address)
  const [search, change] = useSearchChange()
  const after = search.get("after")
  const asked = askedOf(list, range, after)
  const read = useRead(ListClientBook, asked)
  const next = read.output?.next
  const { output: ownTeams } = useRead(GetAgencyTeams, {})
  const agency = ownTeams?.shown
  const bulk = useClientActs(
    () => {
      read.retry()
      onChange()
    },
    agency?.mayLead === true ? agency : undefined,
  )
  const period = new URLSearchParams(
    ["range", "from", "to"].flatMap((name) => {
      const value = search.get(name)
      return value === null ? [] : [[name, value]]
    }),
  ).toString()
  const columns = useBookColumns(format, period === "" ? "" : `?${period}`)
  const any = t("clients:list.any")
  return (
    <div className={panel["stack"]}>
      <List
        caption={t("clients:title")}
        list={list}
        reading={readingOf(read, ({ clients }) => ({ rows: clients, total: clients.length }))}
        keyOf={({ id }) => id}
        columns={columns}
        bulk={bulk}
        tools={<BookDownload asked={asked} />}
        search={t("clients:list.search")}
        filters={[
          {
            name: "health",
            label: t("clients:list.health"),
            any,
            options: ClientHealth.literals.map((id) => ({ id, label: t(`clients:health.${id}`) })),
          },
          {
            name: "sign",
            label: t("clients:list.sign"),
            any,
            options: ClientSign.literals.map((id) => ({ id, label: t(`clients:sign.${id}`) })),
          },
          ...(people.length < 2
            ? []
            : [
                {
                  name: "person" as const,
                  label: t("clients:list.person"),
                  any: t("clients:list.anybody"),
                  options: people.map(({ userId, name }) => ({ id: String(userId), label: name })),
                },
              ]),
          ...(agency === undefined || agency.teams.length === 0
            ? []
            : [
                {
                  name: "team" as const,
                  label: t("clients:list.team"),
                  any,
                  options: agency.teams.map(({ id, name }) => ({ id: String(id), label: name })),
                },
              ]),
        ]}
        orders={{
          label: t("clients:list.order"),
          options: ordersOf(isLarge).map((id) => ({
            id,
            label: t(`clients:order.${id}`),
            ...((id === "name" || id === "spent") && { sort: sorts[id] }),
          })),
        }}
        level={2}
        clear={t("clients:list.clear")}
        notRead={t("clients:list.notLoaded")}
        noneFound={{
          icon: <SearchX />,
          title: t("clients:list.noneFound"),
          clear: t("clients:list.clear"),
        }}
        empty={{
          icon: <Handshake />,
          title: t("clients:list.none"),
          text: t("clients:list.noneText"),
          action: (
            <NavButton kind="secondary" size="small" to="/clients/drafts">
              {t("clients:drafts")}
            </NavButton>
          ),
        }}
      />
      {after === null && next === undefined ? null : (
        <div className={panel["actions"]}>
          {after === null ? null : (
            <Button kind="quiet" size="small" onPress={() => change({ after: undefined })}>
              {t("clients:list.first")}
            </Button>
          )}
          {next === undefined ? null : (
            <Button kind="secondary" size="small" onPress={() => change({ after: String(next) })}>
              {t("clients:list.more")}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
