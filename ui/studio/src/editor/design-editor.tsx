import { AddDesign } from "@application/studio/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { type BrandKit, copiedDesign, type Design, type KeptDesign, studioLimits } from "@domain/studio"
import { failureIn, lazyPart, useCommand } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Switch } from "@ui/kit/switch"
import { Tabs } from "@ui/kit/tabs"
import { toastSuccess } from "@ui/shared/app-toasts"
import { FailureNotice } from "@ui/shared/frame"
import { Download, History } from "lucide-react"
import { Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { newLayerId } from "../new-layer-id.ts"
import { CanvasView } from "./canvas-view.tsx"
import { ConflictDialog } from "./conflict-dialog.tsx"
import styles from "./editor.module.css"
import { Inspector } from "./inspector.tsx"
import { LayerList } from "./layer-list.tsx"
import { newPicture } from "./new-layers.ts"
import { SizeStrip } from "./size-strip.tsx"
import { Toolbar } from "./toolbar.tsx"
import { useAutosave } from "./use-autosave.ts"
import { useEditor } from "./use-editor.ts"
import { useEditorKeys } from "./use-editor-keys.ts"
import { layerActs } from "./use-layer-acts.ts"

const PicturePicker = lazyPart(async () => (await import("../parts/picture-picker.tsx")).PicturePicker)
const ExportDialog = lazyPart(async () => (await import("../exports/export-dialog.tsx")).ExportDialog)
const VersionsDialog = lazyPart(async () => (await import("./versions-dialog.tsx")).VersionsDialog)

export interface DesignEditorProps {
  readonly businessProfileId: BusinessProfileId
  readonly kept: KeptDesign
  readonly kit: BrandKit
  readonly mayChange: boolean
}

type Opened = "picture" | "export" | "versions"

/** A design on its canvas, with its tools, layers, sizes and exports; saved while it is edited. */
export const DesignEditor = ({ businessProfileId, kept, kit, mayChange }: DesignEditorProps) => {
  const { t } = useTranslation(["studio", "common"])
  const editor = useEditor(kept.design)
  const { design, page } = editor
  const acts = layerActs(editor)
  const keys = useEditorKeys(editor, acts, mayChange)
  const { state, save, settle } = useAutosave(businessProfileId, kept, design, mayChange)
  const [opened, setOpened] = useState<Opened>()
  const [tab, setTab] = useState<"facts" | "layers">(mayChange ? "facts" : "layers")
  const [showsSafeArea, setSafeArea] = useState(true)
  const [copying, add] = useCommand(AddDesign, { revalidate: false })
  const close = () => setOpened(undefined)
  const take = (next: Design) => {
    const ids = design.layers.map(({ id }) => id)
    editor.run({
      change: "Several",
      commands: [
        { change: "Take", ids },
        { change: "Page", background: next.background, sizes: next.sizes },
        { change: "Put", layers: next.layers.map((layer, at) => ({ layer, at })) },
        { change: "Correct", corrections: next.corrections },
      ],
    })
    editor.select([])
  }
  const copy = async (present: KeptDesign) => {
    const outcome = await add({
      businessProfileId,
      name: t("studio:card.copyName", { name: kept.name }).slice(0, studioLimits.name),
      folder: kept.folder,
      design: copiedDesign(design, newLayerId),
    })
    if (outcome?.status !== "succeeded") return
    editor.open(present.design)
    settle(present, false)
    toastSuccess(t("studio:conflict.copied"))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the whole editor
    <div className={styles["editor"]} {...keys}>
      <div className={styles["head"]}>
        <div>
          <h1 className={styles["title"]}>
            <bdi>{kept.name}</bdi>
          </h1>
          <span role="status" className={styles["state"]}>
            {mayChange ? t(`studio:save.${state.status}`) : t("studio:save.readOnly")}
          </span>
        </div>
        <div className={styles["row"]}>
          <div className={styles["wideOnly"]}>
            <Switch isSelected={showsSafeArea} onChange={setSafeArea}>
              {t("studio:editor.safeArea")}
            </Switch>
          </div>
          {mayChange ? (
            <Button kind="quiet" size="small" icon={<History aria-hidden />} onPress={() => setOpened("versions")}>
              {t("studio:versions.title")}
            </Button>
          ) : null}
          <Button size="small" icon={<Download aria-hidden />} onPress={() => setOpened("export")}>
            {t("studio:export.title")}
          </Button>
        </div>
        {mayChange ? null : <Banner tone="info">{t("studio:workspace.readOnly")}</Banner>}
        {state.status === "failed" ? (
          <div className={styles["row"]}>
            <FailureNotice failure={state.failure} />
            <Button kind="secondary" size="small" onPress={() => void save()}>
              {t("common:action.retry")}
            </Button>
          </div>
        ) : null}
      </div>
      {mayChange ? <Toolbar editor={editor} acts={acts} kit={kit} onPicture={() => setOpened("picture")} /> : null}
      <CanvasView editor={editor} showsSafeArea={showsSafeArea} mayChange={mayChange} onOpen={() => setTab("facts")} />
      <aside className={styles["side"]} aria-label={t("studio:editor.side")}>
        <Tabs
          label={t("studio:editor.side")}
          selected={tab}
          onSelect={(id) => setTab(id === "layers" ? "layers" : "facts")}
          items={[
            ...(mayChange
              ? [
                  {
                    id: "facts",
                    label: t("studio:inspector.title"),
                    content: <Inspector businessProfileId={businessProfileId} editor={editor} acts={acts} kit={kit} />,
                  },
                ]
              : []),
            {
              id: "layers",
              label: t("studio:layers.title"),
              content: <LayerList editor={editor} acts={acts} mayChange={mayChange} />,
            },
          ]}
        />
      </aside>
      <SizeStrip editor={editor} mayChange={mayChange} />
      <Suspense>
        {opened === "picture" ? (
          <PicturePicker
            businessProfileId={businessProfileId}
            onClose={close}
            onPick={(url, name) => {
              acts.add([newPicture(page.size, url, name === "" ? t("studio:layer.picture") : name.slice(0, 80))])
              close()
            }}
          />
        ) : null}
        {opened === "export" ? (
          <ExportDialog
            businessProfileId={businessProfileId}
            name={kept.name}
            design={design}
            mayChange={mayChange}
            onClose={close}
          />
        ) : null}
        {opened === "versions" ? (
          <VersionsDialog
            businessProfileId={businessProfileId}
            designId={kept.id}
            onClose={close}
            onRestore={(next) => {
              take(next)
              close()
            }}
          />
        ) : null}
      </Suspense>
      {state.status === "conflict" ? (
        <ConflictDialog
          mine={design}
          present={state.present}
          isCopying={copying.status === "pending"}
          onMine={() => settle(state.present, true)}
          onTheirs={() => {
            editor.open(state.present.design)
            settle(state.present, false)
          }}
          onCopy={() => void copy(state.present)}
        />
      ) : null}
      <FailureNotice failure={failureIn(copying)} />
    </div>
  )
}
