import { Button } from "@ui/kit/button"
import { ChipList } from "@ui/kit/tag-input"
import { Undo2 } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "@ui/journey/layout.module.css"

export interface UndoableChipsProps<Item> {
  readonly label: string
  readonly items: ReadonlyArray<Item>
  /** Text of a chip; each must differ. */
  readonly textOf: (item: Item) => string
  readonly onChange: (items: ReadonlyArray<Item>) => void
  /** Shown while there are none. */
  readonly empty?: string
}

/** Chosen things as chips; a removed one can be brought back. */
export const UndoableChips = <Item,>({ label, items, textOf, onChange, empty }: UndoableChipsProps<Item>) => {
  const { t } = useTranslation("kit")
  const [removed, setRemoved] = useState<{ readonly text: string; readonly before: ReadonlyArray<Item> }>()
  const isUndoable = removed !== undefined && removed.before.length === items.length + 1
  return (
    <div className={styles["tight"]}>
      {items.length === 0 ? null : (
        <ChipList
          label={label}
          chips={items.map(textOf)}
          removeLabel={(tag) => t("kit:tags.remove", { tag })}
          onRemove={(text) => {
            setRemoved({ text, before: items })
            onChange(items.filter((item) => textOf(item) !== text))
          }}
        />
      )}
      <div role="status" className={`${styles["row"]} ${styles["status"]}`}>
        {isUndoable ? (
          <>
            <span>{t("kit:tags.removed", { tag: removed.text })}</span>
            <Button
              kind="quiet"
              size="small"
              icon={<Undo2 aria-hidden />}
              onPress={() => {
                onChange(removed.before)
                setRemoved(undefined)
              }}
            >
              {t("kit:tags.undo")}
            </Button>
          </>
        ) : items.length === 0 ? (
          empty
        ) : null}
      </div>
    </div>
  )
}
