import { type LeadDestination, DestinationChangedMeanwhile, DestinationNotConnected } from "@domain/integrations"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { TryLine } from "@ui/shared/deliveries"
import { FailureNotice } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"
import styles from "./delivery.module.css"

export interface SaveFailureProps {
  readonly failure: unknown
  /** Shows somebody else's version instead of what is typed. */
  readonly onTheirs: (theirs: LeadDestination) => void
  /** Saves what is typed over somebody else's version. */
  readonly onOverwrite: (theirs: LeadDestination) => void
}

/** Why a destination was not saved, with what can be done about it. */
export const SaveFailure = ({ failure, onTheirs, onOverwrite }: SaveFailureProps) => {
  const { t } = useTranslation(["leadDelivery"])
  if (failure instanceof DestinationChangedMeanwhile) {
    const { destination } = failure
    return (
      <div className={styles["form"]} role="alert">
        <Banner tone="warning">{t("leadDelivery:meanwhile.text")}</Banner>
        <div className={styles["acts"]}>
          <Button size="small" onPress={() => onTheirs(destination)}>
            {t("leadDelivery:meanwhile.theirs")}
          </Button>
          <Button size="small" kind="secondary" onPress={() => onOverwrite(destination)}>
            {t("leadDelivery:meanwhile.mine")}
          </Button>
        </div>
      </div>
    )
  }
  if (failure instanceof DestinationNotConnected)
    return (
      <div className={styles["form"]} role="alert">
        <Banner tone="error">{t("leadDelivery:connect.notSaved")}</Banner>
        <TryLine kind={failure.kind} tried={failure.attempt} isAdvised />
      </div>
    )
  return <FailureNotice failure={failure} />
}
