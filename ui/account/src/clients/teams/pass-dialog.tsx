import { type AgencyMember, PassClientsOn } from "@application/businesses/contract"
import { useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { toastSuccess } from "@ui/shared/app-toasts"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import panel from "@ui/shared/panel.module.css"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { holderFrom, HolderSelect } from "./holder-select.tsx"
import type { TeamListProps } from "./team-list.tsx"

export interface PassDialogProps extends TeamListProps {
  readonly from: AgencyMember
  readonly onClose: () => void
}

/** Whoever takes all clients of a member, before the member leaves. */
export const PassDialog = ({ agencyId, teams, members, from, onClose, onChanged }: PassDialogProps) => {
  const { t } = useTranslation(["clients", "common"])
  const [chosen, setChosen] = useState<string | null>(null)
  const [passing, pass] = useCommand(PassClientsOn, { revalidate: false })
  const others = members.filter(({ userId }) => userId !== from.userId)
  const holder = holderFrom(chosen, { teams, members: others })
  const submit = async () => {
    if (holder === undefined) return
    const outcome = await pass({ businessProfileId: agencyId, fromId: from.userId, ...holder })
    if (outcome?.status !== "succeeded") return
    toastSuccess(t("clients:teams.passed", { count: outcome.output.clients }))
    onChanged()
    onClose()
  }
  const name = from.name ?? t("clients:notes.gone")
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t("common:action.close")}
      title={t("clients:teams.passTitle", { name })}
      actions={
        <Button
          isDisabled={holder === undefined}
          isPending={passing.status === "pending"}
          pendingLabel={t("common:state.saving")}
          onPress={() => void submit()}
        >
          {t("clients:teams.pass")}
        </Button>
      }
    >
      <div className={panel["stack"]}>
        <p>{t("clients:teams.passText", { count: from.clients, name })}</p>
        <LoginFailureNotice state={passing} />
        <HolderSelect
          teams={teams}
          members={others}
          label={t("clients:teams.passTo")}
          value={chosen}
          onChange={setChosen}
        />
      </div>
    </Dialog>
  )
}
