import { AssignRole, RemoveMember } from "@application/identity/contract"
import { keepsOwner, type ProfileMember, type ProfileMembership, type Role } from "@domain/identity"
import { useCommand } from "@ui/container"
import { Badge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { Select } from "@ui/kit/select"
import { List, ListLine, type ListReading, ListRow } from "@ui/shared/list"
import { useSession } from "@ui/shared/frame"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "@ui/shared/panel.module.css"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"

export interface MemberRowsProps {
  readonly profile: Pick<ProfileMembership, "id" | "name">
  readonly reading: ListReading<ProfileMember>
  /** The roles that the reader may give and take. */
  readonly roles: ReadonlyArray<Role>
  readonly onChanged: () => void
}

/** The members of a business: their roles to change, and the way out. */
export const MemberRows = ({ profile, reading, roles, onChanged }: MemberRowsProps) => {
  const { rows: members = [] } = reading
  const { t } = useTranslation(["account", "common"])
  const session = useSession()
  const [leaving, setLeaving] = useState<ProfileMember>()
  const [assigning, assign] = useCommand(AssignRole, { revalidate: false })
  const [removing, remove] = useCommand(RemoveMember, { revalidate: false })
  const nameOf = ({ firstName, lastName, emailAddress }: ProfileMember) =>
    `${firstName} ${lastName}`.trim() || emailAddress

  const change = async (member: ProfileMember, typed: string) => {
    const role = roles.find((one) => one === typed)
    if (role === undefined || role === member.roleId) return
    const outcome = await assign({ userId: member.userId, businessProfileId: profile.id, role })
    if (outcome?.status !== "succeeded") return
    toastSuccess(t("account:people.roleChanged"))
    onChanged()
    if (member.isSelf) void session.renew()
  }
  const leave = async () => {
    if (leaving === undefined) return
    const outcome = await remove({ businessProfileId: profile.id, userId: leaving.userId })
    setLeaving(undefined)
    if (outcome?.status !== "succeeded") return
    toastSuccess(t("account:people.removed", { name: nameOf(leaving) }))
    if (leaving.isSelf) void session.renew()
    else onChanged()
  }
  return (
    <div className={styles["stack"]}>
      <LoginFailureNotice state={assigning} />
      <LoginFailureNotice state={removing} />
      <List
        caption={t("account:people.members")}
        reading={reading}
        keyOf={({ userId }) => userId}
        notRead={t("account:people.notLoaded")}
        row={(member) => {
          const { userId, roleId, emailAddress, isSelf } = member
          const mayLeave = keepsOwner(members, userId, undefined)
          return (
            <ListRow
              name={
                <>
                  <bdi>{nameOf(member)}</bdi> {isSelf ? <Badge>{t("account:people.you")}</Badge> : null}
                </>
              }
              acts={
                roles.includes(roleId) ? (
                  <>
                    <Select
                      label={t("account:people.roleOf", { name: nameOf(member) })}
                      placeholder={t("account:people.role")}
                      value={roleId}
                      options={roles
                        .filter((role) => keepsOwner(members, userId, role))
                        .map((id) => ({ id, label: t(`account:people.roles.${id}`) }))}
                      onChange={(typed) => void change(member, typed)}
                    />
                    {mayLeave ? (
                      <Button size="small" kind="quiet" onPress={() => setLeaving(member)}>
                        {t("account:people.remove")}
                      </Button>
                    ) : null}
                  </>
                ) : (
                  t(`account:people.roles.${roleId}`)
                )
              }
            >
              <ListLine>
                <bdi>{emailAddress}</bdi>
              </ListLine>
              {mayLeave ? null : <ListLine>{t("account:people.onlyOwner")}</ListLine>}
            </ListRow>
          )
        }}
      />
      <ConfirmDialog
        isOpen={leaving !== undefined}
        isDangerous
        isPending={removing.status === "pending"}
        title={
          leaving?.isSelf === true
            ? t("account:people.leaveTitle", { business: profile.name })
            : t("account:people.removeTitle", { name: leaving === undefined ? "" : nameOf(leaving) })
        }
        confirmLabel={t("account:people.remove")}
        cancelLabel={t("common:action.cancel")}
        pendingLabel={t("common:state.saving")}
        onConfirm={() => void leave()}
        onCancel={() => setLeaving(undefined)}
      >
        {t(leaving?.isSelf === true ? "account:people.leaveText" : "account:people.removeText")}
      </ConfirmDialog>
    </div>
  )
}
