import type { FeedJob, Store } from "@application/businesses/contract"
import { isJobOver } from "@domain/channels"
import { Banner } from "@ui/kit/banner"
import { Spinner } from "@ui/kit/spinner"
import { useExcessWords } from "@ui/shared/feeds"
import { useTranslation } from "react-i18next"

const ExcessText = ({ excess }: { readonly excess: NonNullable<FeedJob["excess"]> }) => useExcessWords()(excess)

/** How far the reading of a store's products is. */
export const ImportNote = ({ store }: { readonly store: Pick<Store, "feed" | "products"> }) => {
  const { t } = useTranslation("stores")
  const { feed, products = 0 } = store
  const job = feed?.job
  if (job === undefined) return null
  if (!isJobOver(job.status))
    return (
      <p role="status">
        <Spinner size={18} /> {t("stores:import.running", { count: job.summary?.products ?? job.summary?.items ?? 0 })}
      </p>
    )
  if (job.status === "Failed")
    return (
      <Banner tone="warning" title={t("stores:import.failed")}>
        {job.excess === undefined ? (
          t(`stores:import.reason.${job.failure ?? "unreachable"}`)
        ) : (
          <ExcessText excess={job.excess} />
        )}
        {job.place === undefined
          ? null
          : ` ${t(`stores:import.${job.place.column === undefined ? "line" : "place"}`, job.place)}`}
      </Banner>
    )
  const { items = 0, taken = 0 } = job.summary ?? {}
  const { products: found = items, productsTaken = taken } = job.summary ?? {}
  const left = found - productsTaken
  const variants = items - taken
  return (
    <>
      <p>{t("stores:import.done", { count: products })}</p>
      {left > 0 ? <p>{t("stores:import.left", { count: left })}</p> : null}
      {left <= 0 && variants > 0 ? <p>{t("stores:import.variants", { count: variants })}</p> : null}
    </>
  )
}
