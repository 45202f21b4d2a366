import { type FranchiseStore, StoreStanding } from "@domain/franchise"
import type { BusinessProfileId, Region } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { Card } from "@ui/kit/card"
import { Tabs } from "@ui/kit/tabs"
import { NavButton } from "@ui/shared/frame"
import { List, type ListReading, useList } from "@ui/shared/list"
import { PageHead } from "@ui/shared/page-head"
import page from "@ui/shared/page.module.css"
import { useFormat } from "@ui/shared/use-format"
import { useSearchChange } from "@ui/shared/use-search-change"
import { SearchX, Store } from "lucide-react"
import { useTranslation } from "react-i18next"
import { storesAddress, type StoresReading } from "./read-stores.ts"
import styles from "./stores.module.css"
import { useStoreActs } from "./store-acts.tsx"
import { useStoreColumns } from "./store-columns.tsx"
import { StoresMap } from "./stores-map.tsx"

export interface StoresViewProps {
  readonly businessProfileId: BusinessProfileId
  readonly region: Region
  readonly reading: StoresReading & ListReading<FranchiseStore>
  readonly mayChange: boolean
  readonly hrefOf: (store: FranchiseStore) => string
  readonly onOpen: (store: FranchiseStore) => void
  readonly onAdd: () => void
  readonly onFile: () => void
  readonly onChanged: () => void
}

/** A franchise's stores as a list, and on a map. */
export const StoresView = (props: StoresViewProps) => {
  const { businessProfileId, region, reading, mayChange, hrefOf, onOpen, onAdd, onFile, onChanged } = props
  const { t } = useTranslation(["franchise", "app"])
  const format = useFormat()
  const list = useList(storesAddress)
  const [search, changeSearch] = useSearchChange()
  const { rows, total, counts } = reading
  const regionNames = counts.regions.map(({ name }) => name)
  const acts = useStoreActs(businessProfileId, regionNames, onChanged)
  const columns = useStoreColumns()
  const ways = (
    <div className={styles["ways"]}>
      <Button onPress={onFile}>{t("franchise:file.open")}</Button>
      {counts.stores === 0 ? null : (
        <NavButton to="budget" kind="secondary">
          {t("franchise:budget.open")}
        </NavButton>
      )}
      <Button kind="secondary" onPress={onAdd}>
        {t("franchise:add")}
      </Button>
    </div>
  )
  const ready = counts.stores - counts.closed - counts.withoutPlace
  const table = (
    <List
      caption={t("franchise:title")}
      list={list}
      reading={reading}
      keyOf={({ code }) => code}
      columns={columns}
      rowHref={hrefOf}
      onRowOpen={onOpen}
      shown={t("app:list.showing", { items: format.number(rows.length), total: format.number(total) })}
      search={t("franchise:search")}
      filters={[
        {
          name: "standing",
          label: t("franchise:standing.title"),
          any: t("franchise:standing.any"),
          options: StoreStanding.literals.map((id) => ({ id, label: t(`franchise:standing.${id}`) })),
        },
        ...(counts.regions.length === 0 && list.filter.region === undefined
          ? []
          : [
              {
                name: "region" as const,
                label: t("franchise:field.region"),
                any: t("franchise:anyRegion"),
                options: counts.regions.map(({ name, stores }) => ({
                  id: name,
                  label: t("franchise:regionWithCount", { name, stores: format.number(stores) }),
                })),
              },
            ]),
      ]}
      level={2}
      empty={{
        icon: <Store />,
        title: t("franchise:empty.title"),
        text: t("franchise:empty.text"),
        ...(mayChange && { action: ways }),
      }}
      noneFound={{
        icon: <SearchX />,
        title: t("franchise:noneFound"),
        text: t("franchise:noneFoundText"),
        clear: t("franchise:showAll"),
      }}
      bulk={mayChange ? acts : undefined}
      frame={(filters, stores) => (
        <div className={styles["stack"]}>
          {filters}
          <Card>{stores}</Card>
        </div>
      )}
    />
  )
  return (
    <div className={page["page"]}>
      <PageHead
        title={t("franchise:title")}
        lead={
          counts.stores === 0
            ? t("franchise:lead")
            : t("franchise:counts", {
                count: counts.stores,
                stores: format.number(counts.stores),
                ready: format.number(ready),
                closed: format.number(counts.closed),
                nowhere: format.number(counts.withoutPlace),
              })
        }
        {...(counts.stores > 0 && mayChange && { actions: ways })}
      />
      {counts.stores === 0 ? (
        table
      ) : (
        <Tabs
          label={t("franchise:views")}
          selected={search.get("view") === "map" ? "map" : "list"}
          onSelect={(id) => changeSearch({ view: id === "map" ? "map" : undefined })}
          items={[
            { id: "list", label: t("franchise:view.list"), content: table },
            {
              id: "map",
              label: t("franchise:view.map"),
              content: (
                <StoresMap
                  businessProfileId={businessProfileId}
                  region={region}
                  version={counts}
                  hrefOf={hrefOf}
                  onOpen={onOpen}
                />
              ),
            },
          ]}
        />
      )}
    </div>
  )
}
