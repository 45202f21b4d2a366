import type { Feed } from "@application/businesses/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { Dialog } from "@ui/kit/dialog"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { AddressDialog } from "./address-dialog.tsx"
import type { AskedAct } from "./asked-act.ts"
import { RemoveCatalogDialog, RenameCatalogDialog } from "./catalog-dialogs.tsx"
import { FileDialog } from "./file-dialog.tsx"
import type { FeedsReading } from "./read-feeds.ts"
import { RemoveDialog } from "./remove-dialog.tsx"
import { WaysToBegin } from "./ways-to-begin.tsx"

export interface FeedDialogsProps {
  readonly businessProfileId: BusinessProfileId
  readonly value: FeedsReading
  readonly asked: AskedAct | undefined
  readonly onClose: () => void
  readonly onAdded: (feed: Feed) => void
  /** `isElsewhere` says that its address is another. */
  readonly onChanged: (feed: Feed, isElsewhere: boolean) => void
  readonly onUploaded: (feed: Feed, isToBeMapped: boolean) => void
  readonly onRemoved: () => void
  /** Called when catalogues were renamed, removed or given back. */
  readonly onCatalogs: () => void
}

/** The dialogs in which feeds are added, changed and removed. */
export const FeedDialogs = ({ asked, ...props }: FeedDialogsProps) => {
  const [way, choose] = useState<AskedAct>()
  const close = () => {
    choose(undefined)
    props.onClose()
  }
  if (asked === undefined) return null
  const act = asked.kind === "ways" && way !== undefined ? way : asked
  if (act.kind === "ways") return <Ways onAct={choose} onClose={close} />
  if (act.kind === "remove") return <RemoveDialog {...props} feed={act.feed} onClose={close} />
  if (act.kind === "renameCatalog") return <RenameCatalogDialog {...props} catalog={act.catalog} onClose={close} />
  if (act.kind === "removeCatalog") {
    const feeds = props.value.feeds.filter(({ productCatalogId }) => productCatalogId === act.catalog.id)
    return <RemoveCatalogDialog {...props} catalog={act.catalog} feeds={feeds} onClose={close} />
  }
  if (act.kind === "file")
    return (
      <FileDialog
        {...props}
        onClose={close}
        onUploaded={(feed, isToBeMapped) => {
          choose(undefined)
          props.onUploaded(feed, isToBeMapped)
        }}
      />
    )
  return (
    <AddressDialog
      businessProfileId={props.businessProfileId}
      catalogs={props.value.catalogs}
      feed={act.kind === "change" ? act.feed : undefined}
      onClose={close}
      onSaved={(feed) => {
        choose(undefined)
        if (act.kind === "change") props.onChanged(feed, feed.url !== act.feed.url)
        else props.onAdded(feed)
      }}
    />
  )
}

const Ways = ({ onAct, onClose }: { readonly onAct: (act: AskedAct) => void; readonly onClose: () => void }) => {
  const { t } = useTranslation(["feeds", "common"])
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("feeds:form.addTitle")}
      closeLabel={t("common:action.close")}
      size="large"
    >
      <WaysToBegin onAct={onAct} />
    </Dialog>
  )
}
