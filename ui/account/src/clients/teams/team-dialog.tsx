import { type AgencyMember, type AgencyTeam, SaveAgencyTeam } from "@application/businesses/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { CheckboxGroup } from "@ui/kit/checkbox-group"
import { Dialog } from "@ui/kit/dialog"
import { TextField } from "@ui/kit/text-field"
import { toastSuccess } from "@ui/shared/app-toasts"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import panel from "@ui/shared/panel.module.css"
import { useState } from "react"
import { useTranslation } from "react-i18next"

export interface TeamDialogProps {
  readonly agencyId: BusinessProfileId
  readonly members: ReadonlyArray<AgencyMember>
  /** The team that is changed; a new one without it. */
  readonly team?: AgencyTeam | undefined
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** Name and members of a team. */
export const TeamDialog = ({ agencyId, members, team, onClose, onSaved }: TeamDialogProps) => {
  const { t } = useTranslation(["clients", "common"])
  const [name, setName] = useState(team?.name ?? "")
  const [chosen, setChosen] = useState<ReadonlyArray<string>>((team?.memberIds ?? []).map(String))
  const [isTried, setTried] = useState(false)
  const [saving, save] = useCommand(SaveAgencyTeam, { revalidate: false })
  const submit = async () => {
    setTried(true)
    if (name.trim() === "") return
    const outcome = await save({
      businessProfileId: agencyId,
      ...(team !== undefined && { teamId: team.id }),
      name: name.trim(),
      memberIds: members.flatMap(({ userId }) => (chosen.includes(String(userId)) ? [userId] : [])),
    })
    if (outcome?.status !== "succeeded") return
    toastSuccess(t("clients:teams.saved", { name: name.trim() }))
    onSaved()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t("common:action.close")}
      title={t(team === undefined ? "clients:teams.new" : "clients:teams.change")}
      actions={
        <Button
          isPending={saving.status === "pending"}
          pendingLabel={t("common:state.saving")}
          onPress={() => void submit()}
        >
          {t("clients:teams.save")}
        </Button>
      }
    >
      <div className={panel["stack"]}>
        <LoginFailureNotice state={saving} />
        <TextField
          label={t("clients:teams.name")}
          value={name}
          onChange={setName}
          maxLength={80}
          error={isTried && name.trim() === "" ? t("clients:teams.needsName") : undefined}
        />
        <CheckboxGroup
          label={t("clients:teams.members")}
          value={chosen}
          onChange={setChosen}
          options={members.map(({ userId, name: memberName }) => ({
            id: String(userId),
            label: memberName ?? t("clients:notes.gone"),
          }))}
        />
      </div>
    </Dialog>
  )
}
