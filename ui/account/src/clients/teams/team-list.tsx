import { type AgencyMember, type AgencyTeam, RemoveAgencyTeam, SaveAgencyTeam } from "@application/businesses/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { toastUndo } from "@ui/shared/app-toasts"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import panel from "@ui/shared/panel.module.css"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { TeamDialog } from "./team-dialog.tsx"

export interface TeamListProps {
  readonly agencyId: BusinessProfileId
  readonly mayLead: boolean
  readonly teams: ReadonlyArray<AgencyTeam>
  readonly members: ReadonlyArray<AgencyMember>
  readonly onChanged: () => void
}

/** Teams with their members and how many clients they have, to make, change and remove. */
export const TeamList = ({ agencyId, mayLead, teams, members, onChanged }: TeamListProps) => {
  const { t } = useTranslation(["clients", "common"])
  const [opened, setOpened] = useState<AgencyTeam | "new">()
  const [removing, remove] = useCommand(RemoveAgencyTeam, { revalidate: false })
  const [bringing, bringBack] = useCommand(SaveAgencyTeam, { revalidate: false })
  const names = new Map(members.map(({ userId, name }) => [userId, name]))
  const takeAway = async ({ id, name, memberIds }: AgencyTeam) => {
    const outcome = await remove({ businessProfileId: agencyId, teamId: id })
    if (outcome?.status !== "succeeded") return
    toastUndo(t("clients:teams.removed", { name }), t("common:action.undo"), () => {
      void bringBack({ businessProfileId: agencyId, name, memberIds }).then(onChanged)
    })
    onChanged()
  }
  return (
    <div className={panel["stack"]}>
      <LoginFailureNotice state={removing} />
      <LoginFailureNotice state={bringing} />
      {teams.length === 0 ? (
        <p className={panel["quiet"]}>{t("clients:teams.none")}</p>
      ) : (
        <ul className={panel["rows"]}>
          {teams.map((team) => (
            <li key={team.id} className={panel["row"]}>
              <span className={panel["words"]}>
                <bdi>{team.name}</bdi>
                <span className={panel["quiet"]}>
                  {team.memberIds.length === 0
                    ? t("clients:teams.noMembers")
                    : team.memberIds.map((id) => names.get(id) ?? t("clients:notes.gone")).join(", ")}
                  {" · "}
                  {t("clients:teams.clients", { count: team.clients })}
                </span>
              </span>
              {mayLead ? (
                <span className={panel["acts"]}>
                  <Button
                    kind="quiet"
                    size="small"
                    onPress={() => setOpened(team)}
                    aria-label={t("clients:teams.editNamed", { name: team.name })}
                  >
                    {t("clients:notes.edit")}
                  </Button>
                  <Button
                    kind="quiet"
                    size="small"
                    isDisabled={team.clients > 0 || removing.status === "pending"}
                    onPress={() => void takeAway(team)}
                    aria-label={t("clients:teams.removeNamed", { name: team.name })}
                  >
                    {t("clients:notes.remove")}
                  </Button>
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {mayLead ? (
        <div className={panel["actions"]}>
          <Button kind="secondary" size="small" onPress={() => setOpened("new")}>
            {t("clients:teams.new")}
          </Button>
        </div>
      ) : null}
      {opened === undefined ? null : (
        <TeamDialog
          agencyId={agencyId}
          members={members}
          team={opened === "new" ? undefined : opened}
          onClose={() => setOpened(undefined)}
          onSaved={() => {
            setOpened(undefined)
            onChanged()
          }}
        />
      )}
    </div>
  )
}
