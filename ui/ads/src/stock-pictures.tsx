import { formatNumber } from "@ui/i18n"
import { Button } from "@ui/kit/button"
import { cx } from "@ui/kit/cx"
import { EmptyState } from "@ui/kit/empty-state"
import { ErrorState } from "@ui/kit/error-state"
import { LoadMore } from "@ui/kit/load-more"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { TextField } from "@ui/kit/text-field"
import { Search } from "lucide-react"
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { FailureNotice, usePortal } from "@ui/shared/frame"
import styles from "./picture-chooser.module.css"
import { PictureGrid } from "./picture-grid.tsx"
import type { Pictures, StockImage } from "./use-pictures.ts"
import { useStockSearch } from "./use-stock-search.ts"

export interface StockPicturesProps {
  /** Searched for at first: what the business does. */
  readonly keywords: string
  readonly pictures: Pick<Pictures, "chooseStock" | "pendingStock" | "stockFailure">
}

const Credit = ({ credit }: { readonly credit: NonNullable<StockImage["credit"]> }) => (
  <a href={credit.link} target="_blank" rel="noreferrer" className={cx(styles.credit)}>
    <bdi>{credit.name}</bdi>
  </a>
)

/** The stock library: searched at once for what the business does, with the photographers' names. */
export const StockPictures = ({ keywords, pictures }: StockPicturesProps) => {
  const { t } = useTranslation(["creatives", "common"])
  const { language } = usePortal()
  const { state, find, more, retry, hasMore } = useStockSearch()
  const [typed, setTyped] = useState(keywords)
  useEffect(() => {
    if (keywords !== "") find(keywords)
  }, [find, keywords])

  const search = () => {
    if (typed.trim() !== "") find(typed)
  }
  const { status, images } = state
  return (
    <section className={cx(styles.part)} aria-label={t("creatives:picture.stock")}>
      <TextField
        label={t("creatives:picture.stock")}
        hint={t("creatives:picture.stockHint")}
        value={typed}
        onChange={setTyped}
        type="search"
        maxLength={120}
        prefix={<Search aria-hidden size={18} />}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return
          event.preventDefault()
          search()
        }}
        suffix={
          <Button kind="quiet" size="small" onPress={search} isDisabled={typed.trim() === ""}>
            {t("common:action.search")}
          </Button>
        }
      />
      <FailureNotice failure={pictures.stockFailure} />
      {status === "loading" ? (
        <LoadingRegion label={t("common:state.loading")}>
          <div className={cx(styles.bones)}>
            {Array.from({ length: 8 }, (_, index) => (
              <Skeleton key={index} shape="box" height="7rem" />
            ))}
          </div>
        </LoadingRegion>
      ) : null}
      {status === "failed" ? (
        <ErrorState
          title={t("creatives:picture.stockFailed")}
          retryLabel={t("common:action.retry")}
          retryingLabel={t("common:state.loading")}
          onRetry={retry}
        />
      ) : null}
      {status === "loaded" && images.length === 0 ? (
        <EmptyState title={t("creatives:picture.stockEmpty")}>{t("creatives:picture.stockEmptyHelp")}</EmptyState>
      ) : null}
      {images.length > 0 ? (
        <>
          <PictureGrid
            label={t("creatives:picture.stockResults")}
            pending={pictures.pendingStock}
            pendingLabel={t("creatives:picture.fetching")}
            pictures={images.map(({ url, thumbnailUrl, alt, credit }, index) => ({
              id: url,
              src: thumbnailUrl,
              name: alt ?? t("creatives:picture.numbered", { number: formatNumber(index + 1, language) }),
              ...(credit !== undefined && { note: <Credit credit={credit} /> }),
            }))}
            onChoose={(url) => {
              const image = images.find((each) => each.url === url)
              if (image !== undefined) void pictures.chooseStock(image)
            }}
          />
          <LoadMore
            summary={t("creatives:picture.shown", {
              shown: formatNumber(images.length, language),
              total: formatNumber(state.total, language),
            })}
            label={t("creatives:picture.more")}
            pendingLabel={t("common:state.loading")}
            hasMore={hasMore}
            isPending={status === "loadingMore"}
            onMore={more}
          />
        </>
      ) : null}
    </section>
  )
}
