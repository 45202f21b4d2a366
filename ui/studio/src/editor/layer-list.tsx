import type { Layer } from "@domain/studio"
import { cx } from "@ui/kit/cx"
import { IconButton } from "@ui/kit/icon-button"
import { Eye, EyeOff, ImageIcon, Lock, LockOpen, Shapes, Star, Type } from "lucide-react"
import type { MouseEvent } from "react"
import { useTranslation } from "react-i18next"
import styles from "./editor.module.css"
import { shownName } from "./new-layers.ts"
import type { Editor } from "./use-editor.ts"
import type { LayerActs } from "./use-layer-acts.ts"

const icons = { Text: Type, Picture: ImageIcon, Shape: Shapes, Icon: Star } as const

export interface LayerListProps {
  readonly editor: Editor
  readonly acts: LayerActs
  readonly mayChange: boolean
}

/** The layers of the page from the front to the back, each chosen, hidden and locked by mouse, keyboard or screen reader. */
export const LayerList = ({ editor, acts, mayChange }: LayerListProps) => {
  const { t } = useTranslation("studio")
  const { page, selected, select } = editor
  const chosen = new Set(selected.map(({ id }) => id))
  const pick = (layer: Layer, { shiftKey, ctrlKey, metaKey }: MouseEvent) => {
    const ids = page.layers.filter(({ id, group }) => id === layer.id || (group !== undefined && group === layer.group))
    const names = ids.map(({ id }) => id)
    select(shiftKey || ctrlKey || metaKey ? [...chosen, ...names] : names)
  }
  if (page.layers.length === 0) return <p className={styles["quiet"]}>{t("studio:layers.none")}</p>
  return (
    <ul className={styles["layers"]} aria-label={t("studio:layers.title")} data-keys="layers">
      {page.layers.toReversed().map((layer) => {
        const Icon = icons[layer.kind]
        const name = shownName(layer)
        const isHidden = layer.isHidden === true
        const isLocked = layer.isLocked === true
        const isLeftOut = page.leftOut.includes(layer.id)
        return (
          <li key={layer.id} className={styles["layer"]} data-selected={chosen.has(layer.id)}>
            <button
              type="button"
              className={cx(styles["layerName"], isHidden && styles["isHidden"])}
              aria-pressed={chosen.has(layer.id)}
              onClick={(event) => pick(layer, event)}
            >
              <Icon aria-hidden size={16} />
              <span>
                <bdi>{name}</bdi>
                {isLeftOut ? ` (${t("studio:layers.leftOut")})` : null}
              </span>
            </button>
            {mayChange ? (
              <>
                <IconButton
                  label={t(isHidden ? "studio:layers.show" : "studio:layers.hide", { name })}
                  onPress={() => acts.patch({ isHidden: !isHidden }, [layer])}
                >
                  {isHidden ? <EyeOff aria-hidden size={16} /> : <Eye aria-hidden size={16} />}
                </IconButton>
                <IconButton
                  label={t(isLocked ? "studio:layers.unlock" : "studio:layers.lock", { name })}
                  onPress={() => acts.patch({ isLocked: !isLocked }, [layer])}
                >
                  {isLocked ? <Lock aria-hidden size={16} /> : <LockOpen aria-hidden size={16} />}
                </IconButton>
              </>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
