import {
  type Alignment,
  alignments,
  type BrandKit,
  iconNames,
  type OrderMove,
  orderMoves,
  ShapeKind,
} from "@domain/studio"
import { Button } from "@ui/kit/button"
import { IconButton } from "@ui/kit/icon-button"
import { Menu } from "@ui/kit/menu"
import {
  AlignCenterHorizontal,
  ClipboardPaste,
  Copy,
  Group,
  ImageIcon,
  Layers,
  Redo2,
  Shapes,
  Star,
  Trash2,
  Type,
  Undo2,
  Ungroup,
} from "lucide-react"
import { useTranslation } from "react-i18next"
import styles from "./editor.module.css"
import { newIcon, newPicture, newShape, newText } from "./new-layers.ts"
import type { Editor } from "./use-editor.ts"
import type { LayerActs } from "./use-layer-acts.ts"

export interface ToolbarProps {
  readonly editor: Editor
  readonly acts: LayerActs
  readonly kit: BrandKit
  readonly onPicture: () => void
}

/** Adds layers, undoes and redoes, and arranges the chosen layers. */
export const Toolbar = ({ editor, acts, kit, onPicture }: ToolbarProps) => {
  const { t } = useTranslation("studio")
  const { page, design, selected, history } = editor
  const hasNone = selected.length === 0
  const isGroup = selected.some(({ group }) => group !== undefined)
  return (
    <div role="toolbar" aria-label={t("studio:tools.title")} className={styles["tools"]}>
      <IconButton label={t("studio:tools.undo")} isDisabled={history.done.length === 0} onPress={editor.undo}>
        <Undo2 aria-hidden />
      </IconButton>
      <IconButton label={t("studio:tools.redo")} isDisabled={history.undone.length === 0} onPress={editor.redo}>
        <Redo2 aria-hidden />
      </IconButton>
      <span className={styles["line"]} />
      <Button
        kind="quiet"
        size="small"
        icon={<Type aria-hidden />}
        onPress={() =>
          acts.add([newText(page.size, kit, design.background, t("studio:layer.newWords"), t("studio:layer.words"))])
        }
      >
        {t("studio:tools.text")}
      </Button>
      <Button kind="quiet" size="small" icon={<ImageIcon aria-hidden />} onPress={onPicture}>
        {t("studio:tools.picture")}
      </Button>
      <Menu
        label={t("studio:tools.shape")}
        trigger={
          <Button kind="quiet" size="small" icon={<Shapes aria-hidden />}>
            {t("studio:tools.shape")}
          </Button>
        }
        actions={ShapeKind.literals.map((id) => ({ id, label: t(`studio:shape.${id}`) }))}
        onAction={(id) => {
          const shape = ShapeKind.literals.find((one) => one === id)
          if (shape !== undefined) acts.add([newShape(page.size, kit, shape, t(`studio:shape.${shape}`))])
        }}
      />
      <Menu
        label={t("studio:tools.icon")}
        trigger={
          <Button kind="quiet" size="small" icon={<Star aria-hidden />}>
            {t("studio:tools.icon")}
          </Button>
        }
        actions={[
          ...kit.logos.map((url, at) => ({ id: `logo ${url}`, label: t("studio:tools.logo", { number: at + 1 }) })),
          ...iconNames.map((id) => ({ id, label: t(`studio:icon.${id}`) })),
        ]}
        onAction={(id) => {
          const icon = iconNames.find((one) => one === id)
          if (icon !== undefined) return acts.add([newIcon(page.size, kit, icon, t(`studio:icon.${icon}`))])
          return acts.add([newPicture(page.size, id.replace(/^logo /u, ""), t("studio:layer.logo"), true)])
        }}
      />
      <span className={styles["line"]} />
      <IconButton label={t("studio:tools.duplicate")} isDisabled={hasNone} onPress={acts.duplicate}>
        <Copy aria-hidden />
      </IconButton>
      <IconButton label={t("studio:tools.paste")} onPress={() => void acts.pasteLatest()}>
        <ClipboardPaste aria-hidden />
      </IconButton>
      <IconButton label={t("studio:tools.remove")} isDisabled={hasNone} onPress={acts.remove}>
        <Trash2 aria-hidden />
      </IconButton>
      <IconButton label={t("studio:tools.group")} isDisabled={selected.length < 2} onPress={acts.group}>
        <Group aria-hidden />
      </IconButton>
      <IconButton label={t("studio:tools.ungroup")} isDisabled={!isGroup} onPress={acts.ungroup}>
        <Ungroup aria-hidden />
      </IconButton>
      <Menu
        label={t("studio:tools.align")}
        trigger={
          <IconButton label={t("studio:tools.align")} isDisabled={hasNone}>
            <AlignCenterHorizontal aria-hidden />
          </IconButton>
        }
        actions={alignments.map((id) => ({ id, label: t(`studio:align.${id}`) }))}
        onAction={(id) => acts.align(id as Alignment)}
      />
      <Menu
        label={t("studio:tools.order")}
        trigger={
          <IconButton label={t("studio:tools.order")} isDisabled={hasNone}>
            <Layers aria-hidden />
          </IconButton>
        }
        actions={orderMoves.map((id) => ({ id, label: t(`studio:order.${id}`) }))}
        onAction={(id) => acts.order(id as OrderMove)}
      />
    </div>
  )
}
