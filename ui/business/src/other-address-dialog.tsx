import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { useTranslation } from "react-i18next"
import { shortAddress } from "./short-address.ts"

export interface OtherAddressDialogProps {
  /** The new address; undefined while nothing is asked. */
  readonly address: string | undefined
  /** The business that the draft is of. */
  readonly name: string | undefined
  readonly onReplace: () => void
  readonly onKeep: () => void
  readonly onClose: () => void
}

/** Asks what becomes of typed details when another page is to be read. */
export const OtherAddressDialog = ({ address, name, onReplace, onKeep, onClose }: OtherAddressDialogProps) => {
  const { t } = useTranslation("signup")
  return (
    <Dialog
      isOpen={address !== undefined}
      onClose={onClose}
      closeLabel={t("signup:otherAddress.close")}
      title={t("signup:otherAddress.title", { address: shortAddress(address ?? "") })}
      size="small"
      actions={
        <>
          <Button kind="secondary" onPress={onKeep}>
            {t("signup:otherAddress.keep")}
          </Button>
          <Button onPress={onReplace}>{t("signup:otherAddress.replace")}</Button>
        </>
      }
    >
      <p>{t("signup:otherAddress.text", { name: name ?? t("signup:resume.unnamed") })}</p>
    </Dialog>
  )
}
