import { SetClientReach } from "@application/businesses/contract"
import { ClientReachMode } from "@domain/identity"
import type { BusinessProfileId } from "@domain/kernel"
import { useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { RadioCards } from "@ui/kit/radio-cards"
import { toastUndo } from "@ui/shared/app-toasts"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import panel from "@ui/shared/panel.module.css"
import { useState } from "react"
import { useTranslation } from "react-i18next"

export interface ReachFormProps {
  readonly agencyId: BusinessProfileId
  readonly mode: ClientReachMode
  readonly onChanged: () => void
}

/** Which clients the members of an agency reach; one press takes a change back. */
export const ReachForm = ({ agencyId, mode, onChanged }: ReachFormProps) => {
  const { t } = useTranslation(["clients", "common"])
  const [chosen, setChosen] = useState(mode)
  const [setting, set] = useCommand(SetClientReach, { revalidate: false })
  const save = async (next: ClientReachMode, isBack: boolean) => {
    const outcome = await set({ businessProfileId: agencyId, mode: next })
    if (outcome?.status !== "succeeded") return
    if (!isBack) toastUndo(t("clients:teams.reachSaved"), t("common:action.undo"), () => void save(mode, true))
    onChanged()
  }
  return (
    <div className={panel["stack"]}>
      <LoginFailureNotice state={setting} />
      <RadioCards
        label={t("clients:teams.reach")}
        value={chosen}
        onChange={(id) => setChosen(ClientReachMode.literals.find((one) => one === id) ?? mode)}
        options={ClientReachMode.literals.map((id) => ({
          id,
          title: t(`clients:teams.modes.${id}`),
          description: t(`clients:teams.modeTexts.${id}`),
        }))}
      />
      <div className={panel["actions"]}>
        <Button
          size="small"
          kind="secondary"
          isDisabled={chosen === mode}
          isPending={setting.status === "pending"}
          pendingLabel={t("common:state.saving")}
          onPress={() => void save(chosen, false)}
        >
          {t("clients:teams.saveReach")}
        </Button>
      </div>
    </div>
  )
}
