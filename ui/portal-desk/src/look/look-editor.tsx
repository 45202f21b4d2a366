import type { LookVersion } from "@application/portals/contract"
import { type PortalSettings } from "@domain/portals"
import type { ReadState } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { LeavePrompt } from "@ui/shared/form"
import { FailureNotice } from "@ui/shared/frame"
import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { mergedTyping } from "../settings/merged-typing.ts"
import { OvertakenNotice } from "../settings/overtaken-notice.tsx"
import { ColourFields } from "./colour-fields.tsx"
import { IdentityFields } from "./identity-fields.tsx"
import styles from "./look.module.css"
import { type TypedLook, typedLook } from "./look-values.ts"
import { LookPreview } from "./preview/look-preview.tsx"
import { PublishDialog } from "./publish-dialog.tsx"
import { ShapeFields } from "./shape-fields.tsx"
import { SupportFields } from "./support-fields.tsx"
import { typedParts, useLookForm } from "./use-look-form.ts"
import { VersionsPanel } from "./versions-panel.tsx"
import { VoiceFields } from "./voice-fields.tsx"

export interface LookEditorProps {
  readonly settings: PortalSettings
  /** Typing of before somebody else published, merged into what they made. */
  readonly carried: TypedLook | undefined
  readonly versions: ReadState<ReadonlyArray<LookVersion>>
  readonly onPublished: (published: PortalSettings) => void
  /** Somebody else has published meanwhile; the typing goes on over theirs. */
  readonly onOvertaken: (theirs: PortalSettings, typed: TypedLook) => void
}

/** The fields of a look beside its live preview, with publishing, going back, and what somebody else has published meanwhile. */
export const LookEditor = ({ settings, carried, versions, onPublished, onOvertaken }: LookEditorProps) => {
  const { t } = useTranslation(["portalLook", "common"])
  const form = useLookForm(settings, onPublished)
  const [isAsking, setAsking] = useState(false)
  const { values, failure, state, type } = form
  const parts = typedParts(values, settings)
  const first = useRef(carried)
  useEffect(() => {
    if (first.current !== undefined) type(first.current)
    first.current = undefined
  }, [type])
  const theirs = state.status === "failed" && state.failure._tag === "PortalChanged" ? state.failure.current : undefined

  const ask = () => {
    if (form.check()) setAsking(true)
    else void form.submit()
  }
  return (
    <>
      <LeavePrompt form={form} isKept />
      <div className={styles["editor"]}>
        <form {...form.props} onSubmit={(event) => (event.preventDefault(), ask())} className={styles["fields"]}>
          {carried === undefined ? null : <Banner tone="info">{t("portalLook:look.merged")}</Banner>}
          {theirs === undefined ? (
            <FailureNotice failure={failure} />
          ) : (
            <OvertakenNotice
              onGoOn={() => onOvertaken(theirs, mergedTyping(typedLook(settings), values, typedLook(theirs)))}
            />
          )}
          <IdentityFields form={form} themeName={settings.theme.name} />
          <ColourFields form={form} themeName={settings.theme.name} />
          <ShapeFields form={form} />
          <VoiceFields form={form} portal={settings} />
          <SupportFields form={form} />
          <div className={styles["publish"]}>
            <Button
              type="submit"
              isDisabled={parts.length === 0}
              isPending={form.isPending}
              pendingLabel={t("portalLook:look.publishing")}
            >
              {t("portalLook:look.publish")}
            </Button>
            <Button kind="quiet" isDisabled={!form.isDirty} onPress={form.discard}>
              {t("portalLook:look.discard")}
            </Button>
            <span className={styles["quiet"]} role="status">
              {form.isSaved ? (
                <>
                  {t("portalLook:look.shown")}{" "}
                  <a href="/home" target="_blank" rel="noreferrer">
                    {t("portalLook:look.seeIt")}
                  </a>
                </>
              ) : parts.length === 0 ? (
                t("portalLook:look.nothing")
              ) : (
                t("portalLook:look.waiting")
              )}
            </span>
          </div>
        </form>
        <LookPreview typed={values} settings={settings} />
      </div>
      <VersionsPanel
        versions={versions}
        present={settings}
        onTake={(look) => type(typedLook({ ...look, theme: { ...look.theme, name: settings.theme.name } }))}
      />
      <PublishDialog
        isOpen={isAsking}
        parts={parts}
        isPending={form.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => void form.submit().finally(() => setAsking(false))}
      />
    </>
  )
}
