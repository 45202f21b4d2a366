import { shownSummary } from "@domain/businesses"
import type { Catalog, Feed } from "@application/businesses/contract"
import { Button } from "@ui/kit/button"
import { type Column, DataTable } from "@ui/kit/data-table"
import { EmptyState } from "@ui/kit/empty-state"
import { Panel } from "@ui/kit/panel"
import page from "@ui/shared/page.module.css"
import { PageHead } from "@ui/shared/page-head"
import { useFormat } from "@ui/shared/use-format"
import { PackageOpen, Plus } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { CatalogActs } from "./catalog-acts.tsx"
import type { FeedActing } from "./feed-acts.tsx"
import { FeedState } from "./feed-state.tsx"
import { type FeedsReading, sourceOf } from "./read-feeds.ts"
import { useNextReading } from "./use-next-reading.ts"
import { WaysToBegin } from "./ways-to-begin.tsx"

export interface FeedsViewProps extends FeedActing {
  readonly value: FeedsReading
  readonly notice: ReactNode
  readonly hrefOf: (feed: Feed) => string
  readonly onOpen: (feed: Feed) => void
}

/** The catalogues of a business with their feeds. */
export const FeedsView = ({ value, notice, hrefOf, onOpen, ...acting }: FeedsViewProps) => {
  const { t } = useTranslation("feeds")
  const format = useFormat()
  const nextReading = useNextReading()
  const { catalogs, feeds, schedules } = value
  const { mayEdit, onAct } = acting
  const columns: ReadonlyArray<Column<Feed>> = [
    { id: "feed", label: t("feeds:column.feed"), render: ({ name }) => <bdi>{name}</bdi> },
    {
      id: "state",
      label: t("feeds:column.state"),
      onPhones: "bare",
      render: (feed) => <FeedState feed={feed} />,
    },
    {
      id: "source",
      label: t("feeds:column.source"),
      render: (feed) => t(`feeds:source.${sourceOf(feed)}`),
    },
    {
      id: "products",
      label: t("feeds:column.products"),
      isNumber: true,
      render: ({ job }) => {
        const summary = shownSummary(job)
        return summary === undefined ? "—" : format.number(summary.taken)
      },
    },
    {
      id: "last",
      label: t("feeds:column.last"),
      render: ({ job }) => {
        const at = job?.status === "Done" ? job.updatedAt : job?.shown?.readAt
        return at === undefined ? t("feeds:last.never") : format.moment(at)
      },
    },
    {
      id: "next",
      label: t("feeds:column.next"),
      render: (feed) => nextReading(feed, schedules, true),
    },
  ]
  const ofCatalog = (catalog: Catalog) => feeds.filter(({ productCatalogId }) => productCatalogId === catalog.id)
  const isEmpty = feeds.length === 0
  return (
    <div className={page["page"]}>
      <PageHead
        title={t("feeds:title")}
        lead={t("feeds:lead")}
        {...(mayEdit &&
          !isEmpty && {
            actions: (
              <Button icon={<Plus aria-hidden />} onPress={() => onAct({ kind: "ways" })}>
                {t("feeds:add")}
              </Button>
            ),
          })}
      />
      {notice}
      {isEmpty ? (
        <>
          <EmptyState level={2} icon={<PackageOpen />} title={t("feeds:empty.title")}>
            {t(mayEdit ? "feeds:empty.text" : "feeds:empty.reader")}
          </EmptyState>
          {mayEdit ? <WaysToBegin onAct={onAct} /> : null}
        </>
      ) : null}
      {catalogs.map((catalog) => (
        <Panel
          key={catalog.id}
          title={<bdi>{catalog.name}</bdi>}
          description={t("feeds:catalog.products", { count: catalog.products })}
          {...(mayEdit && { actions: <CatalogActs catalog={catalog} feeds={ofCatalog(catalog)} onAct={onAct} /> })}
        >
          {ofCatalog(catalog).length === 0 ? (
            <p className={page["quiet"]}>{t("feeds:catalog.none")}</p>
          ) : (
            <DataTable
              caption={catalog.name}
              columns={columns}
              rows={ofCatalog(catalog)}
              rowKey={({ id }) => String(id)}
              rowHref={hrefOf}
              onRowOpen={onOpen}
            />
          )}
        </Panel>
      ))}
    </div>
  )
}
