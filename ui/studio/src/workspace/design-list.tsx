import type { BusinessProfileId } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { EmptyState } from "@ui/kit/empty-state"
import { Select } from "@ui/kit/select"
import type { ListState } from "@ui/shared/list"
import { Paging } from "@ui/shared/paging"
import { SearchBox } from "@ui/shared/search-box"
import { useFormat } from "@ui/shared/use-format"
import { Brush, SearchX } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { DesignCard } from "./design-card.tsx"
import type { WorkspaceRead } from "./read-workspace.ts"
import styles from "./workspace.module.css"

export interface DesignListProps {
  readonly businessProfileId: BusinessProfileId
  readonly loaded: WorkspaceRead
  // oxlint-disable-next-line typescript/no-explicit-any -- any filters of the page's address
  readonly list: Pick<ListState<any, string>, "words" | "find" | "narrow" | "turn" | "clear" | "filter">
  readonly mayChange: boolean
  readonly begin: ReactNode
  readonly onRemoved: () => void
}

const everywhere = "all"

/** The designs of a business as pictures, found by words and folder. */
export const DesignList = ({ businessProfileId, loaded, list, mayChange, begin, onRemoved }: DesignListProps) => {
  const { t } = useTranslation("studio")
  const format = useFormat()
  const { designs, total, everything, folders, page, limit } = loaded
  const removed = mayChange ? (
    <div>
      <Button kind="quiet" size="small" onPress={onRemoved}>
        {t("studio:removed.title")}
      </Button>
    </div>
  ) : null
  if (everything === 0)
    return (
      <div className={styles["stack"]}>
        <EmptyState
          level={2}
          icon={<Brush />}
          title={t("studio:workspace.empty")}
          {...(mayChange && { action: begin })}
        >
          {t("studio:workspace.emptyText")}
        </EmptyState>
        {removed}
      </div>
    )
  return (
    <div className={styles["stack"]}>
      <div className={styles["bar"]}>
        <div className={styles["grow"]}>
          <SearchBox label={t("studio:workspace.search")} words={list.words} onSearch={list.find} />
        </div>
        {folders.length === 0 ? null : (
          <Select
            label={t("studio:workspace.folder")}
            placeholder=""
            value={list.filter.folder ?? everywhere}
            options={[
              { id: everywhere, label: t("studio:workspace.allFolders") },
              ...folders.map(({ name, designs: count }) => ({
                id: name,
                label: t("studio:workspace.folderCount", { name, amount: format.number(count) }),
              })),
            ]}
            onChange={(id) => list.narrow({ folder: id === everywhere ? undefined : id })}
          />
        )}
        <span role="status" className={styles["quiet"]}>
          {t("studio:workspace.count", { count: total, amount: format.number(total) })}
        </span>
      </div>
      {designs.length === 0 ? (
        <EmptyState
          level={2}
          icon={<SearchX />}
          title={t("studio:workspace.nothing")}
          action={
            <Button kind="secondary" onPress={list.clear}>
              {t("studio:workspace.showAll")}
            </Button>
          }
        >
          {t("studio:workspace.nothingText")}
        </EmptyState>
      ) : (
        <ul className={styles["grid"]} aria-label={t("studio:workspace.title")}>
          {designs.map((design) => (
            <li key={design.id}>
              <DesignCard
                businessProfileId={businessProfileId}
                kept={design}
                folders={folders.map(({ name }) => name)}
                mayChange={mayChange}
              />
            </li>
          ))}
        </ul>
      )}
      <Paging page={page} limit={limit} total={total} onPage={list.turn} />
      {removed}
    </div>
  )
}
