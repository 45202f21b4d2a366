import { isSafeDrawing, type Mode, offeredLanguages, type PortalSettings } from "@domain/portals"
import type { LanguageCode } from "@ui/i18n"
import { languages } from "@ui/i18n"
import { Panel } from "@ui/kit/panel"
import { Select } from "@ui/kit/select"
import { Tabs } from "@ui/kit/tabs"
import { usePortal } from "@ui/shared/frame"
import { useDeferredValue, useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "../look.module.css"
import type { TypedLook } from "../look-values.ts"
import { publishedLook } from "../use-look-form.ts"
import { CardPreview, MailPreview } from "./drawn-previews.tsx"
import { PagePreview } from "./page-preview.tsx"
import { PreviewFrame } from "./preview-frame.tsx"

const modes = ["light", "dark"] as const satisfies ReadonlyArray<Mode>

/** What a drawing shows while it may not be stamped into a page. */
const harmless = (drawing: string): string => (drawing.startsWith("<") && !isSafeDrawing(drawing) ? "" : drawing)

/** The portal as it would be: the settings as they are stored, with the typed look and no drawing that is unsafe. */
const previewedPortal = (typed: TypedLook, settings: PortalSettings): PortalSettings => {
  const { mark: _mark, voice: _voice, legal: _legal, ...others } = settings
  const look = publishedLook(typed, settings.theme.name)
  const { mark = "", ...rest } = look
  return {
    ...others,
    ...rest,
    title: look.title === "" ? settings.title : look.title,
    headerLogo: harmless(look.headerLogo),
    ...(harmless(mark) !== "" && { mark }),
  }
}

export interface LookPreviewProps {
  readonly typed: TypedLook
  readonly settings: PortalSettings
}

/** The typed look on the product's own pages, on a phone, in a mail and on the card of a shared link. */
export const LookPreview = ({ typed, settings }: LookPreviewProps) => {
  const { t } = useTranslation(["portalLook", "common"])
  const { language: own } = usePortal()
  const portal = previewedPortal(useDeferredValue(typed), settings)
  const offered: ReadonlyArray<LanguageCode> = offeredLanguages(settings)
  const [language, setLanguage] = useState<LanguageCode>(offered.includes(own) ? own : (offered[0] ?? "en"))
  const [mode, setMode] = useState<Mode>("light")
  const shown = { portal, language, mode }
  const frame = (kind: "page" | "phone", width: number, height: number) => (
    <PreviewFrame title={t(`portalLook:look.preview.${kind}Title`)} width={width} height={height} {...shown}>
      <PagePreview />
    </PreviewFrame>
  )
  return (
    <div className={styles["preview"]}>
      <Panel title={t("portalLook:look.preview.title")} description={t("portalLook:look.preview.lead")}>
        <div className={styles["stage"]}>
          <div className={styles["pairs"]}>
            <Select
              label={t("portalLook:look.preview.mode")}
              placeholder={t("portalLook:look.preview.mode")}
              value={mode}
              onChange={(id) => setMode(id === "dark" ? "dark" : "light")}
              options={modes.map((id) => ({ id, label: t(`portalLook:look.colours.mode.${id}`) }))}
            />
            {offered.length > 1 ? (
              <Select
                label={t("portalLook:look.preview.language")}
                placeholder={t("portalLook:look.preview.language")}
                value={language}
                onChange={(id) => setLanguage(offered.find((one) => one === id) ?? language)}
                options={offered.map((id) => ({ id, label: languages[id].ownName }))}
              />
            ) : null}
          </div>
          <Tabs
            label={t("portalLook:look.preview.title")}
            items={[
              { id: "page", label: t("portalLook:look.preview.page"), content: frame("page", 1000, 1000) },
              { id: "phone", label: t("portalLook:look.preview.phone"), content: frame("phone", 360, 720) },
              {
                id: "mail",
                label: t("portalLook:look.preview.mail"),
                content: <MailPreview portal={portal} language={language} />,
              },
              {
                id: "card",
                label: t("portalLook:look.preview.card"),
                content: <CardPreview portal={portal} language={language} />,
              },
            ]}
          />
        </div>
      </Panel>
    </div>
  )
}
