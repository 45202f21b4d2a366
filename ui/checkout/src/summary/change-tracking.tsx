import { type ClickTracking, effectiveTracking, type TrackingTag, trackingTags } from "@domain/creatives"
import type { SessionChange, SignupSession } from "@domain/signup"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { Switch } from "@ui/kit/switch"
import { TextField } from "@ui/kit/text-field"
import { usePortal } from "@ui/shared/frame"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import layout from "@ui/journey/layout.module.css"
import { TrackingSection } from "./tracking-section.tsx"

export interface ChangeTrackingProps {
  readonly details: SignupSession
  readonly onChange: (change: SessionChange) => void
}

const tags = Object.keys(trackingTags) as ReadonlyArray<TrackingTag>

/** Each change is kept at once; an emptied field follows the portal again. */
const Editor = ({ details, onChange, onClose }: ChangeTrackingProps & { readonly onClose: () => void }) => {
  const { t } = useTranslation(["launch", "common"])
  const { portal } = usePortal()
  const own = details.creative.clickTracking
  const shown = effectiveTracking(own, portal.tracking)
  const usual = effectiveTracking(undefined, portal.tracking)
  const keep = (change: Partial<ClickTracking>) =>
    onChange({ creative: { clickTracking: { ...own, isOn: shown.isOn, ...change } } })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("launch:tracking.label")}
      closeLabel={t("common:action.close")}
      actions={<Button onPress={onClose}>{t("common:action.done")}</Button>}
    >
      <div className={layout["stack"]}>
        <Switch isSelected={shown.isOn} onChange={(isOn) => keep({ isOn })} hint={t("launch:tracking.switchHelp")}>
          {t("launch:tracking.switch")}
        </Switch>
        {shown.isOn ? (
          <>
            <p className={layout["soft"]}>{t("launch:tracking.words")}</p>
            {tags.map((tag) => {
              const setting = trackingTags[tag]
              return (
                <TextField
                  key={tag}
                  label={t(`launch:tracking.tag.${setting}`)}
                  hint={tag}
                  value={own?.[setting] ?? usual[setting]}
                  placeholder={usual[setting]}
                  maxLength={100}
                  inputDirection="ltr"
                  spellCheck={false}
                  onChange={(typed) => keep({ [setting]: typed })}
                />
              )
            })}
          </>
        ) : null}
        <TrackingSection details={details} />
      </div>
    </Dialog>
  )
}

/** Other words in the addresses of a campaign's ads, or none. */
export const ChangeTracking = (props: ChangeTrackingProps) => {
  const { t } = useTranslation("launch")
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" size="small" flush="end" onPress={() => setOpen(true)}>
        {t("launch:tracking.change")}
      </Button>
      {isOpen ? <Editor {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
