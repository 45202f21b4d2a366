import { ListPortalBusinesses, businessOrders } from "@application/businesses/contract"
import { BusinessStanding } from "@domain/businesses"
import { categoryAbilities } from "@domain/portals"
import { useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { usePortal } from "@ui/shared/frame"
import { List, readingOf, useList } from "@ui/shared/list"
import panel from "@ui/shared/panel.module.css"
import { useFormat } from "@ui/shared/use-format"
import { useSearchChange } from "@ui/shared/use-search-change"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useBusinessColumns } from "./business-columns.tsx"
import { askedOf, businessAddress, categories, risks } from "./business-question.ts"

/** The businesses of the portal: search, filters, order and page stand in the address. */
export const BusinessList = () => {
  const { t } = useTranslation(["portalBusinesses", "common"])
  const { portal } = usePortal()
  const format = useFormat()
  const columns = useBusinessColumns(format)
  const [address] = useState(businessAddress)
  const list = useList(address)
  const [search, change] = useSearchChange()
  const after = search.get("after")
  const read = useRead(ListPortalBusinesses, { portalId: portal.id, ...askedOf(list, after) })
  const next = read.output?.next
  const { activity, from, to } = list.filter
  const choice = <Id extends string>(ids: ReadonlyArray<Id>, wordsOf: (id: Id) => string) =>
    ids.map((id) => ({ id, label: wordsOf(id) }))
  return (
    <Panel title={t("portalBusinesses:list.caption")}>
      <div className={panel["stack"]}>
        {activity === undefined || from === undefined || to === undefined ? null : (
          <div className={panel["actions"]}>
            <span>{t(`portalBusinesses:list.period.${activity}`, { days: format.days(from, to) })}</span>
            <Button kind="quiet" size="small" onPress={() => list.narrow({ activity: undefined })}>
              {t("portalBusinesses:list.allDays")}
            </Button>
          </div>
        )}
        <List
          caption={t("portalBusinesses:list.caption")}
          list={list}
          reading={readingOf(read, ({ businesses }) => ({ rows: businesses, total: businesses.length }))}
          keyOf={({ id }) => id}
          columns={columns}
          search={t("portalBusinesses:list.search")}
          fold={(set) =>
            set === 0 ? t("portalBusinesses:list.filtersNone") : t("portalBusinesses:list.filters", { count: set })
          }
          filters={[
            {
              name: "standing",
              label: t("portalBusinesses:list.standing"),
              any: t("portalBusinesses:list.any"),
              options: choice(BusinessStanding.literals, (id) => t(`portalBusinesses:standing.${id}`)),
            },
            {
              name: "risk",
              label: t("portalBusinesses:list.risk"),
              any: t("portalBusinesses:list.any"),
              options: choice(risks, (id) =>
                t(id === "some" ? "portalBusinesses:list.risks.some" : `portalBusinesses:risk.${id}`),
              ),
            },
            ...(portal.regions.length < 2
              ? []
              : [
                  {
                    name: "region" as const,
                    label: t("portalBusinesses:list.region"),
                    any: t("portalBusinesses:list.any"),
                    options: choice(
                      portal.regions.map(({ region }) => region),
                      (id) => t(`common:region.${id}`),
                    ),
                  },
                ]),
            {
              name: "category",
              label: t("portalBusinesses:list.category"),
              any: t("portalBusinesses:list.any"),
              options: choice(categories, (id) => t(`portalBusinesses:category.${categoryAbilities[id].slug}`)),
            },
            {
              name: "priority",
              label: t("portalBusinesses:list.priority"),
              any: t("portalBusinesses:list.any"),
              options: choice(["has", "none"] as const, (id) => t(`portalBusinesses:list.priorities.${id}`)),
            },
          ]}
          orders={{
            label: t("portalBusinesses:list.order"),
            options: choice(businessOrders, (id) => t(`portalBusinesses:list.orders.${id}`)),
          }}
          clear={t("portalBusinesses:list.clear")}
          notRead={t("portalBusinesses:list.notLoaded")}
          noneFound={{ title: t("portalBusinesses:list.noneFound"), clear: t("portalBusinesses:list.clear") }}
          empty={{ title: t("portalBusinesses:list.none") }}
        />
        <div className={panel["actions"]}>
          {after === null ? null : (
            <Button kind="quiet" size="small" onPress={() => change({ after: undefined })}>
              {t("portalBusinesses:list.first")}
            </Button>
          )}
          {next === undefined ? null : (
            <Button kind="secondary" size="small" onPress={() => change({ after: String(next) })}>
              {t("portalBusinesses:list.more")}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  )
}
