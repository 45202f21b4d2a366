import type { BusinessProfileId } from "@domain/kernel"
import {
  type Design,
  type ExportFormat,
  exportFormats,
  fileFindings,
  isRefusal,
  pageFindings,
  pageOf,
  pageSizeOf,
  type SizeName,
} from "@domain/studio"
import { Badge } from "@ui/kit/badge"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { Select } from "@ui/kit/select"
import { FailureNotice, NavButton } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { DesignPicture } from "../drawing/design-picture.tsx"
import styles from "../editor/editor.module.css"
import { formatOptions } from "../parts/names.ts"
import { useExport } from "./use-export.ts"
import { useFindingText } from "./use-finding-text.ts"

export interface ExportDialogProps {
  readonly businessProfileId: BusinessProfileId
  readonly name: string
  readonly design: Design
  readonly mayChange: boolean
  readonly onClose: () => void
}

/** A design's sizes as files or as pictures of the business, each with what breaks a network's rule. */
export const ExportDialog = ({ businessProfileId, name, design, mayChange, onClose }: ExportDialogProps) => {
  const { t } = useTranslation(["studio", "common"])
  const format = useFormat()
  const say = useFindingText()
  const [kind, setKind] = useState<ExportFormat>("png")
  const { files, busy, failure, added, download, putInto } = useExport(businessProfileId, name, design, kind)
  const sizeText = (size: SizeName) => {
    const { width, height } = pageSizeOf(size)
    return t("studio:size.pixels", { width: format.number(width), height: format.number(height) })
  }
  return (
    <Dialog
      isOpen
      isTall
      size="large"
      onClose={onClose}
      title={t("studio:export.title")}
      closeLabel={t("common:action.close")}
    >
      <div className={styles["stack"]}>
        <FailureNotice failure={failure} />
        <Select
          label={t("studio:export.format")}
          placeholder=""
          value={kind}
          options={formatOptions}
          onChange={(id) => setKind(exportFormats.find((one) => one === id) ?? "png")}
        />
        {added === 0 ? null : (
          <Banner
            tone="success"
            action={
              <NavButton to={`/app/${businessProfileId}/assets`} kind="secondary" size="small">
                {t("studio:export.toPictures")}
              </NavButton>
            }
          >
            {t("studio:export.added", { count: added, amount: format.number(added) })}
          </Banner>
        )}
        <ul className={styles["files"]}>
          {design.sizes.map((size) => {
            const page = pageOf(design, size)
            const file = files.get(size)
            const findings = [
              ...pageFindings(page),
              ...(file === undefined ? [] : fileFindings(page.size, { format: kind, bytes: file.bytes })),
            ]
            const isRefused = findings.some(isRefusal)
            return (
              <li key={size} className={styles["file"]}>
                <DesignPicture design={design} size={size} longest={96} />
                <div className={styles["stack"]}>
                  <div className={styles["row"]}>
                    <strong>{sizeText(size)}</strong>
                    {file === undefined ? null : (
                      <span className={styles["quiet"]}>
                        {t("studio:export.kilobytes", { size: format.number(Math.ceil(file.bytes / 1024)) })}
                      </span>
                    )}
                    <Badge tone={isRefused ? "danger" : findings.length > 0 ? "warning" : "success"}>
                      {t(
                        isRefused
                          ? "studio:export.refused"
                          : findings.length > 0
                            ? "studio:export.advice"
                            : "studio:export.good",
                      )}
                    </Badge>
                  </div>
                  {findings.length === 0 ? null : (
                    <ul className={styles["findings"]}>
                      {findings.map((finding) => (
                        <li key={say(finding)}>{say(finding)}</li>
                      ))}
                    </ul>
                  )}
                  <div className={styles["row"]}>
                    <Button
                      kind="secondary"
                      size="small"
                      aria-label={t("studio:export.downloadSize", { size: sizeText(size) })}
                      isPending={busy === `save ${size}`}
                      pendingLabel={t("studio:export.making")}
                      onPress={() => void download(size)}
                    >
                      {t("studio:export.download")}
                    </Button>
                    {mayChange ? (
                      <Button
                        size="small"
                        aria-label={t("studio:export.putSize", { size: sizeText(size) })}
                        isPending={busy === `put ${size}`}
                        pendingLabel={t("studio:export.making")}
                        onPress={() => void putInto(size)}
                      >
                        {t("studio:export.put")}
                      </Button>
                    ) : null}
                  </div>
                </div>
              </li>
            )
          })}
        </ul>
      </div>
    </Dialog>
  )
}
