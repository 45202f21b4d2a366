import { objectiveOf } from "@domain/campaigns"
import { type SessionChange, type SignupSession } from "@domain/signup"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { ObjectiveDetails } from "@ui/journey/objective-details"
import { useObjectiveDetails } from "@ui/journey/use-objective-details"

export interface ChangeObjectiveDetailsProps {
  readonly details: SignupSession
  readonly onChange: (change: SessionChange) => void
}

/** The dialog's own draft of hours or app, which begins anew each time it opens. */
const Editor = ({ details, onChange, onClose }: ChangeObjectiveDetailsProps & { readonly onClose: () => void }) => {
  const { t } = useTranslation(["launch", "common"])
  const objective = objectiveOf(details)
  const form = useObjectiveDetails(details, onChange)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(objective === "Calls" ? "launch:hours.calls.label" : "launch:messaging.label")}
      closeLabel={t("common:action.close")}
      actions={<Button onPress={() => form.check(objective) && onClose()}>{t("common:action.done")}</Button>}
    >
      <ObjectiveDetails objective={objective} form={form} />
    </Dialog>
  )
}

/** Other hours for calls or another app for messages; nothing for objectives that need neither. */
export const ChangeObjectiveDetails = ({ details, onChange }: ChangeObjectiveDetailsProps) => {
  const { t } = useTranslation("launch")
  const [isOpen, setOpen] = useState(false)
  const objective = objectiveOf(details)
  if (objective !== "Calls" && objective !== "InstantMessages") return null
  return (
    <>
      <Button kind="quiet" size="small" flush="end" onPress={() => setOpen(true)}>
        {t(objective === "Calls" ? "launch:hours.change" : "launch:messaging.change")}
      </Button>
      {isOpen ? <Editor details={details} onChange={onChange} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
