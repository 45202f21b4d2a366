import { adLanguageOf, objectiveOf } from "@domain/campaigns"
import {
  type SignupSession,
  isPossible,
  newAction,
  type SessionChange,
  recommendedObjective,
  withObjective,
} from "@domain/signup"
import { callToActionLabel, type Objective } from "@domain/creatives"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { ObjectiveChoice } from "@ui/journey/objective-choice"
import layout from "@ui/journey/layout.module.css"

export interface ChangeObjectiveProps {
  readonly details: SignupSession
  readonly onChange: (change: SessionChange) => void
}

/** Another objective, after saying what changes with it. */
export const ChangeObjective = ({ details, onChange }: ChangeObjectiveProps) => {
  const { t } = useTranslation(["launch", "common", "signup"])
  const [chosen, setChosen] = useState<Objective>()
  const present = objectiveOf(details)
  const wanted = chosen ?? present
  const action = newAction(details, wanted)
  const close = () => setChosen(undefined)
  return (
    <>
      <Button kind="quiet" size="small" flush="end" onPress={() => setChosen(present)}>
        {t("launch:summary.changeObjective")}
      </Button>
      <Dialog
        isOpen={chosen !== undefined}
        onClose={close}
        title={t("launch:summary.changeTitle")}
        closeLabel={t("common:action.close")}
        actions={
          <>
            <Button kind="secondary" onPress={close}>
              {t("common:action.cancel")}
            </Button>
            <Button
              isDisabled={wanted === present}
              onPress={() => {
                onChange(withObjective(details, wanted))
                close()
              }}
            >
              {t("launch:summary.confirmObjective")}
            </Button>
          </>
        }
      >
        <div className={layout["tight"]}>
          <ObjectiveChoice
            value={wanted}
            onChange={setChosen}
            recommended={recommendedObjective(details)}
            isPossible={(objective) => isPossible(objective, details)}
          />
          <p role="status" className={layout["soft"]}>
            {wanted === present
              ? null
              : action === undefined
                ? t("launch:summary.changeKeepsAd")
                : t("launch:summary.changeButton", {
                    button: callToActionLabel(action, adLanguageOf(details)),
                  })}
          </p>
        </div>
      </Dialog>
    </>
  )
}
