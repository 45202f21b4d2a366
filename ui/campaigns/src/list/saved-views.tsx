import { ListCampaignViews } from "@application/campaigns/contract"
import { openViewOf } from "@domain/campaigns"
import type { BusinessProfileId } from "@domain/kernel"
import { lazyPart, useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Menu, type MenuAction } from "@ui/kit/menu"
import { Bookmark, BookmarkPlus, X } from "lucide-react"
import { Suspense, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./saved-views.module.css"
import { useViewRemoval } from "./use-view-removal.tsx"

export interface SavedViewsProps {
  readonly businessProfileId: BusinessProfileId
  /** The search of the list's address. */
  readonly query: string
  /** Receives the search of the view that is opened. */
  readonly onOpen: (query: string) => void
}

/** Rarely needed, and drawn by React Aria, so apart from the page. */
const SaveViewDialog = lazyPart(async () => (await import("./save-view-dialog.tsx")).SaveViewDialog)

const ViewsOfBusiness = ({ businessProfileId, query, onOpen }: SavedViewsProps) => {
  const { t } = useTranslation(["common", "campaigns"])
  const place = useRef<HTMLDivElement>(null)
  const { output, failure, retry } = useRead(ListCampaignViews, { businessProfileId })
  const [isNaming, setNaming] = useState(false)
  const removal = useViewRemoval({
    businessProfileId,
    onChanged: retry,
    onEnded: () => place.current?.querySelector("button")?.focus(),
  })
  const views = output?.views ?? []
  const open = openViewOf(views, query)

  const withoutViews = (): MenuAction => {
    if (output !== undefined) return { id: "none", label: t("campaigns:views.none"), isDisabled: true }
    return failure === undefined
      ? { id: "loading", label: t("common:state.loading"), isDisabled: true }
      : { id: "retry", label: t("campaigns:views.notRead") }
  }
  const act = (id: string) => {
    const chosen = views.find((view) => idOf(view) === id)
    if (chosen !== undefined) onOpen(chosen.query)
    if (id === "retry") retry()
    if (id === "save") setNaming(true)
    if (id === "remove" && open !== undefined) void removal.remove(open)
  }
  return (
    <div ref={place} className={styles["views"]}>
      <Menu
        align="start"
        label={t("campaigns:views.label")}
        trigger={
          <Button kind="secondary" size="small" icon={<Bookmark aria-hidden size={16} />}>
            <span className={styles["name"]}>
              {open === undefined ? t("campaigns:views.label") : t("campaigns:views.open", { name: open.name })}
            </span>
          </Button>
        }
        actions={views.length === 0 ? [withoutViews()] : views.map((view) => ({ id: idOf(view), label: view.name }))}
        {...(views.length > 0 && { selected: open === undefined ? "" : idOf(open) })}
        further={[
          { id: "save", label: t("campaigns:views.save"), icon: <BookmarkPlus aria-hidden size={18} /> },
          {
            id: "remove",
            label:
              open === undefined ? t("campaigns:views.removeNone") : t("campaigns:views.remove", { name: open.name }),
            icon: <X aria-hidden size={18} />,
            isDisabled: open === undefined || removal.isPending,
          },
        ]}
        onAction={act}
      />
      {removal.notice}
      {isNaming ? (
        <Suspense fallback={null}>
          <SaveViewDialog
            businessProfileId={businessProfileId}
            query={query}
            onClose={() => setNaming(false)}
            onSaved={() => {
              setNaming(false)
              retry()
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

const idOf = ({ id }: { readonly id: number }): string => `view-${id}`

/** The user's saved views of the campaign list in a menu: opens them, saves the present search, and removes the open view. */
export const SavedViews = (props: SavedViewsProps) => <ViewsOfBusiness key={props.businessProfileId} {...props} />
