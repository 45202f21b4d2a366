import { SetPortalRoles } from "@application/identity/contract"
import { changedRights, isAdministrator, type Role, type RoleAction } from "@domain/identity"
import type { PortalId } from "@domain/kernel"
import { useCommand } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { CheckboxGroup } from "@ui/kit/checkbox-group"
import { Dialog } from "@ui/kit/dialog"
import { toastSuccess } from "@ui/shared/app-toasts"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import panel from "@ui/shared/panel.module.css"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { nameOf, type TeamMember } from "./team-member.ts"

const Rights = ({ title, rights }: { readonly title: string; readonly rights: ReadonlyArray<RoleAction> }) => {
  const { t } = useTranslation("portalDesk")
  if (rights.length === 0) return null
  return (
    <div>
      <strong>{title}</strong>
      <ul>
        {rights.map((right) => (
          <li key={right}>{t(`portalDesk:people.right.${right}`)}</li>
        ))}
      </ul>
    </div>
  )
}

export interface RolesDialogProps {
  readonly portalId: PortalId
  readonly user: TeamMember
  /** Whether it is whoever reads, who cannot take their own administration away. */
  readonly isOwn: boolean
  readonly roles: ReadonlyArray<Role>
  readonly onClose: () => void
  readonly onChanged: () => void
}

/** Changes somebody's roles on the portal, and says what they gain and lose by it before it is saved. */
export const RolesDialog = ({ portalId, user, isOwn, roles, onClose, onChanged }: RolesDialogProps) => {
  const { t } = useTranslation(["portalDesk", "account", "common"])
  const held = roles.filter((role) => user.roleIds.includes(role))
  const [chosen, setChosen] = useState<ReadonlyArray<Role>>(held)
  const [saved, save] = useCommand(SetPortalRoles, { revalidate: false })
  const name = nameOf(user)
  const others = user.roleIds.filter((role) => !roles.includes(role))
  const { gained, lost } = changedRights(user.roleIds, [...others, ...chosen])
  const isChanged = chosen.length !== held.length || chosen.some((role) => !held.includes(role))
  const isRisky = isAdministrator(chosen) && !user.hasSecondFactor
  const submit = async () => {
    const outcome = await save({ portalId, userId: user.id, roleIds: [...chosen], revision: user.revision })
    if (outcome?.status !== "succeeded") {
      onChanged()
      return
    }
    toastSuccess(t("portalDesk:people.changed", { name }))
    onChanged()
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("portalDesk:people.rolesTitle", { name })}
      closeLabel={t("common:action.close")}
      actions={
        <>
          <Button kind="secondary" onPress={onClose} isDisabled={saved.status === "pending"}>
            {t("common:action.cancel")}
          </Button>
          <Button
            isDisabled={!isChanged}
            isPending={saved.status === "pending"}
            pendingLabel={t("common:state.saving")}
            onPress={() => void submit()}
          >
            {t("common:action.save")}
          </Button>
        </>
      }
    >
      <div className={panel["stack"]}>
        <LoginFailureNotice state={saved} />
        <CheckboxGroup
          label={t("portalDesk:people.rolesLabel")}
          hint={t("portalDesk:people.rolesHint")}
          value={chosen}
          options={roles.map((id) => {
            const isLocked = isOwn && isAdministrator([id]) && held.includes(id)
            return {
              id,
              label: t(`account:people.roles.${id}`),
              detail: t(isLocked ? "portalDesk:people.locked" : `account:people.roleHints.${id}`),
              isDisabled: isLocked,
            }
          })}
          onChange={(ids) => setChosen(roles.filter((role) => ids.includes(role)))}
        />
        <div className={panel["stack"]} role="status">
          {isChanged ? (
            <>
              <Rights title={t("portalDesk:people.gained")} rights={gained} />
              <Rights title={t("portalDesk:people.lost")} rights={lost} />
              {gained.length + lost.length === 0 ? t("portalDesk:people.noRightChanges") : null}
            </>
          ) : null}
        </div>
        {isChanged && isRisky ? <Banner tone="warning">{t("portalDesk:people.risky", { name })}</Banner> : null}
      </div>
    </Dialog>
  )
}
