import { SendTestLead } from "@application/integrations/contract"
import { failureIn, useCommand } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { TryLine } from "@ui/shared/deliveries"
import { FailureNotice } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"
import styles from "./delivery.module.css"
import type { OfDestinationProps } from "./of-destination.ts"

/** Sends somebody who does not exist, and shows what the receiver answered. */
export const TestDialog = ({ businessProfileId, destination, onClose }: OfDestinationProps) => {
  const { t } = useTranslation(["leadDelivery", "common"])
  const [state, send] = useCommand(SendTestLead, { revalidate: false })
  const tested = state.status === "succeeded" ? state.output : undefined
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("leadDelivery:test.title", { name: destination.name })}
      closeLabel={t("common:action.close")}
      actions={
        <Button
          isPending={state.status === "pending"}
          pendingLabel={t("common:state.sending")}
          onPress={() => void send({ businessProfileId, destinationId: destination.id })}
        >
          {t(tested === undefined ? "leadDelivery:test.send" : "leadDelivery:test.again")}
        </Button>
      }
    >
      <div className={styles["form"]}>
        <FailureNotice failure={failureIn(state)} />
        <p>{t(`leadDelivery:testText.${destination.kind}`)}</p>
        <div role="status" className={styles["form"]}>
          {tested === undefined ? null : (
            <>
              <Banner tone={tested.isTaken ? "success" : "error"}>
                {t(tested.isTaken ? "leadDelivery:test.taken" : "leadDelivery:test.notTaken")}
              </Banner>
              <TryLine kind={destination.kind} tried={tested.attempt} isAdvised />
            </>
          )}
        </div>
      </div>
    </Dialog>
  )
}
