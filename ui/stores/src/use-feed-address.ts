import { CreateCatalog, CreateFeed, ListCatalogs, ListFeeds, ProcessFeed } from "@application/businesses/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { useCall } from "@ui/container"
import { useTranslation } from "react-i18next"

/** Has the products of a feed's address read; answers what went wrong, or nothing. A known address is not added twice. */
export const useFeedAddress = () => {
  const { t } = useTranslation("stores")
  const catalogs = useCall(ListCatalogs)
  const feeds = useCall(ListFeeds)
  const addCatalog = useCall(CreateCatalog)
  const addFeed = useCall(CreateFeed)
  const process = useCall(ProcessFeed)
  return async (businessProfileId: BusinessProfileId, url: string): Promise<{ readonly failure?: unknown }> => {
    const of = { businessProfileId }
    const name = t("stores:otherStore.catalog")
    const listed = await feeds(of)
    let feed = listed.status === "succeeded" ? listed.output.find((one) => one.url === url) : undefined
    if (feed === undefined) {
      const known = await catalogs(of)
      let catalog = known.status === "succeeded" ? known.output[0] : undefined
      if (catalog === undefined) {
        const added = await addCatalog({ ...of, name })
        if (added.status !== "succeeded") return { failure: added.status === "failed" ? added.failure : added.error }
        catalog = added.output
      }
      const added = await addFeed({ ...of, name, productCatalogId: catalog.id, url })
      if (added.status !== "succeeded") return { failure: added.status === "failed" ? added.failure : added.error }
      feed = added.output
    }
    const begun = await process({ ...of, feedId: feed.id })
    return begun.status === "succeeded" ? {} : { failure: begun.status === "failed" ? begun.failure : begun.error }
  }
}
