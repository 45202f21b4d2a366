import { openViewOf, plainQuery } from "@domain/campaigns"
import type { BusinessProfileId } from "@domain/kernel"
import { lazyPart, useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Menu, type MenuAction } from "@ui/kit/menu"
import { Bookmark, BookmarkPlus, X } from "lucide-react"
import { Suspense, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./saved-views.module.css"
import type { ViewCalls } from "./view-calls.ts"
import { useViewRemoval } from "./use-view-removal.tsx"

/** A view that everybody has. */
export interface GivenView {
  readonly name: string
  readonly query: string
}

export interface SavedViewsProps {
  readonly calls: ViewCalls
  /** Views that everybody has, before their own. */
  readonly given?: ReadonlyArray<GivenView>
  readonly businessProfileId: BusinessProfileId
  /** The search of the list's address. */
  readonly query: string
  /** Receives the search of the view that is opened. */
  readonly onOpen: (query: string) => void
}

/** Rarely needed, and drawn by React Aria, so apart from the page. */
const SaveViewDialog = lazyPart(async () => (await import("./save-view-dialog.tsx")).SaveViewDialog)

const ViewsOfBusiness = ({ calls, given = [], businessProfileId, query, onOpen }: SavedViewsProps) => {
  const { t } = useTranslation(["common", "views"])
  const place = useRef<HTMLDivElement>(null)
  const { output, failure, retry } = useRead(calls.list, { businessProfileId })
  const [isNaming, setNaming] = useState(false)
  const removal = useViewRemoval({
    calls,
    businessProfileId,
    onChanged: retry,
    onEnded: () => place.current?.querySelector("button")?.focus(),
  })
  const views = output?.views ?? []
  const open = openViewOf(views, query)
  const openGiven = given.find((view) => plainQuery(view.query) === plainQuery(query))
  const shown = open ?? openGiven

  const selectedId = open !== undefined ? idOf(open) : openGiven === undefined ? "" : givenId(openGiven)

  const withoutViews = (): MenuAction => {
    if (output !== undefined) return { id: "none", label: t("views:none"), isDisabled: true }
    return failure === undefined
      ? { id: "loading", label: t("common:state.loading"), isDisabled: true }
      : { id: "retry", label: t("views:notRead") }
  }
  const act = (id: string) => {
    const chosen = views.find((view) => idOf(view) === id)
    const chosenGiven = given.find((view) => givenId(view) === id)
    const next = chosen ?? chosenGiven
    if (next !== undefined) onOpen(next.query)
    if (id === "retry") retry()
    if (id === "save") setNaming(true)
    if (id === "remove" && open !== undefined) void removal.remove(open)
  }
  return (
    <div ref={place} className={styles["views"]}>
      <Menu
        align="start"
        label={t("views:label")}
        trigger={
          <Button kind="secondary" size="small" icon={<Bookmark aria-hidden size={16} />}>
            <span className={styles["name"]}>
              {shown === undefined ? t("views:label") : t("views:open", { name: shown.name })}
            </span>
          </Button>
        }
        actions={[
          ...given.map((view) => ({ id: givenId(view), label: view.name })),
          ...(views.length === 0 ? [withoutViews()] : views.map((view) => ({ id: idOf(view), label: view.name }))),
        ]}
        {...(views.length + given.length > 0 && { selected: selectedId })}
        further={[
          { id: "save", label: t("views:save"), icon: <BookmarkPlus aria-hidden size={18} /> },
          {
            id: "remove",
            label: open === undefined ? t("views:removeNone") : t("views:remove", { name: open.name }),
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
            call={calls.save}
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

const givenId = ({ query }: GivenView): string => `given-${query}`

const idOf = ({ id }: { readonly id: number }): string => `view-${id}`

/** The views of a list in a menu: opens them, saves the present search, and removes the user's own open view. */
export const SavedViews = (props: SavedViewsProps) => <ViewsOfBusiness key={props.businessProfileId} {...props} />
