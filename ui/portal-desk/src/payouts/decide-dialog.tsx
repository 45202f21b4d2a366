import { DecideHeldCommission, type HeldCommission } from "@application/wallet/contract"
import type { PortalId } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { TextArea } from "@ui/kit/text-area"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useForm } from "@ui/shared/form"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import panel from "@ui/shared/panel.module.css"
import { Result } from "effect"
import { useTranslation } from "react-i18next"

/** How many characters a note may have. */
const noteLength = 600

export interface DecideDialogProps {
  readonly portalId: PortalId
  readonly held: HeldCommission
  readonly isReleased: boolean
  readonly onClose: () => void
  readonly onDecided: () => void
}

/** Asks why a held commission is released or refused. */
export const DecideDialog = ({ portalId, held, isReleased, onClose, onDecided }: DecideDialogProps) => {
  const { t } = useTranslation(["commissions", "common"])
  const way = isReleased ? "release" : "refuse"
  const form = useForm(DecideHeldCommission, {
    values: { note: "" },
    revalidate: false,
    input: ({ note }) => {
      const { businessProfileId, campaignId } = held
      return note.trim() === ""
        ? Result.fail({ note: t("commissions:held.noteMissing") })
        : Result.succeed({ portalId, businessProfileId, campaignId, isReleased, note: note.trim() })
    },
    onSaved: () => {
      toastSuccess(t(`commissions:held.done.${way}`))
      onDecided()
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`commissions:held.${way}`)}
      closeLabel={t("common:action.close")}
      actions={
        <Button
          kind={isReleased ? "primary" : "danger"}
          isPending={form.isPending}
          pendingLabel={t("common:state.saving")}
          onPress={() => void form.submit()}
        >
          {t(`commissions:held.${way}`)}
        </Button>
      }
    >
      <form {...form.props} className={panel["stack"]}>
        <LoginFailureNotice state={form.state} />
        <p>{t(`commissions:held.text.${way}`)}</p>
        <TextArea label={t("commissions:held.note")} maxLength={noteLength} {...form.field("note")} />
      </form>
    </Dialog>
  )
}
