import type { ProfileMembership } from "@domain/identity"
import type { BusinessProfileId } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { FailureNotice } from "@ui/shared/frame"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { BusinessChoice } from "./business-choice.tsx"
import styles from "./campaigns.module.css"

export interface CopyToDialogProps {
  readonly name: string
  /** The campaign's own business first. */
  readonly businesses: readonly [ProfileMembership, ...ReadonlyArray<ProfileMembership>]
  /** Why the last try was refused. */
  readonly failure: unknown
  readonly isPending: boolean
  readonly onClose: () => void
  readonly onCopy: (to: BusinessProfileId) => void
}

interface PartsProps {
  readonly title: string
  readonly parts: ReadonlyArray<string>
}

const Parts = ({ title, parts }: PartsProps) => (
  <div>
    <strong>{title}</strong>
    <ul className={styles["parts"]}>
      {parts.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  </div>
)

/** Asks to which business a campaign is copied, and says what goes along and what does not. */
export const CopyToDialog = ({ name, businesses, failure, isPending, onClose, onCopy }: CopyToDialogProps) => {
  const { t } = useTranslation(["app", "common", "campaigns"])
  const [own] = businesses
  const [chosenId, setChosenId] = useState(own.id)
  const chosen = businesses.find(({ id }) => id === chosenId) ?? own
  const isAnother = chosen.id !== own.id
  const isSameMoney = chosen.region === own.region
  const part = (key: "ads" | "audience" | "budget" | "details" | "channels" | "place" | "money") =>
    t(`campaigns:copyTo.part.${key}`, { name: chosen.name })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={t("campaigns:copyTo.title", { name })}
      closeLabel={t("common:action.close")}
      actions={
        <Button isPending={isPending} pendingLabel={t("app:campaigns.copying")} onPress={() => onCopy(chosen.id)}>
          {t("app:campaigns.copy")}
        </Button>
      }
    >
      <div className={styles["form"]}>
        <FailureNotice failure={failure} />
        <BusinessChoice businesses={businesses} chosen={chosen} onChoose={setChosenId} />
        <div aria-live="polite" className={styles["form"]}>
          {isAnother ? (
            <>
              <Parts
                title={t("campaigns:copyTo.goes")}
                parts={[part("ads"), part("audience"), ...(isSameMoney ? [part("budget")] : [])]}
              />
              <Parts
                title={t("campaigns:copyTo.stays", { name: chosen.name })}
                parts={[part("details"), part("channels"), part("place"), ...(isSameMoney ? [] : [part("money")])]}
              />
              <p className={styles["quiet"]}>{t("campaigns:copyTo.anew", { name: own.name })}</p>
            </>
          ) : (
            <p className={styles["quiet"]}>{t("campaigns:copyTo.same")}</p>
          )}
        </div>
      </div>
    </Dialog>
  )
}
