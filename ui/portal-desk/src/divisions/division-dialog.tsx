import { ListPortalBusinesses } from "@application/businesses/contract"
import { ListPortalUsers, type PortalDivision, SaveDivision } from "@application/identity/contract"
import type { BusinessProfileId, UserId } from "@domain/kernel"
import { useCommand, useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Checkbox } from "@ui/kit/checkbox"
import { ComboBox } from "@ui/kit/combo-box"
import { Dialog } from "@ui/kit/dialog"
import { TextField } from "@ui/kit/text-field"
import { toastSuccess } from "@ui/shared/app-toasts"
import { usePortal } from "@ui/shared/frame"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import panel from "@ui/shared/panel.module.css"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { nameOf } from "../people/team-member.ts"

const mostLetters = 80
const mostFound = 10
const mostManagers = 50

interface Named<Id> {
  readonly id: Id
  readonly name: string
}

interface BusinessesProps {
  readonly chosen: ReadonlyArray<Named<BusinessProfileId>>
  readonly onChange: (chosen: ReadonlyArray<Named<BusinessProfileId>>) => void
}

/** The businesses of a division: found by name, each to take out again. */
const Businesses = ({ chosen, onChange }: BusinessesProps) => {
  const { t } = useTranslation(["portalDesk", "common"])
  const { portal } = usePortal()
  const [typed, setTyped] = useState("")
  const read = useRead(ListPortalBusinesses, {
    portalId: portal.id,
    limit: mostFound,
    order: "name",
    ...(typed.trim() !== "" && { search: typed.trim() }),
  })
  const found = (read.output?.businesses ?? []).filter(({ id }) => chosen.every((one) => one.id !== id))
  return (
    <>
      <ComboBox
        label={t("portalDesk:divisions.businesses")}
        hint={t("portalDesk:divisions.businessesHint")}
        options={found.map(({ id, name }) => ({ id: String(id), label: name }))}
        inputValue={typed}
        onInputChange={setTyped}
        selectedId={null}
        loadingLabel={t("common:state.loading")}
        emptyLabel={t("portalDesk:divisions.noneFound")}
        onSelect={(id) => {
          const business = found.find((one) => String(one.id) === id)
          if (business === undefined) return
          onChange([...chosen, { id: business.id, name: business.name }])
          setTyped("")
        }}
      />
      {chosen.length === 0 ? null : (
        <ul className={panel["rows"]}>
          {chosen.map(({ id, name }) => (
            <li key={id} className={panel["row"]}>
              <bdi>{name}</bdi>
              <Button
                size="small"
                kind="quiet"
                aria-label={t("portalDesk:divisions.takeOut", { name })}
                onPress={() => onChange(chosen.filter((one) => one.id !== id))}
              >
                {t("portalDesk:divisions.remove")}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface ManagersProps {
  readonly chosen: ReadonlyArray<UserId>
  readonly onChange: (chosen: ReadonlyArray<UserId>) => void
}

/** The portal's brand managers, each to choose; without any, all of them watch the division. */
const Managers = ({ chosen, onChange }: ManagersProps) => {
  const { t } = useTranslation("portalDesk")
  const { portal } = usePortal()
  const { output } = useRead(ListPortalUsers, { portalId: portal.id, roleId: "BrandManager", limit: mostManagers })
  return (
    <fieldset className={panel["group"]}>
      <legend>{t("portalDesk:divisions.managers")}</legend>
      <p className={panel["quiet"]}>
        {t(output?.users.length === 0 ? "portalDesk:divisions.noManagers" : "portalDesk:divisions.managersHint")}
      </p>
      {(output?.users ?? []).map((user) => (
        <Checkbox
          key={user.id}
          isSelected={chosen.includes(user.id)}
          onChange={(isChosen) => onChange(isChosen ? [...chosen, user.id] : chosen.filter((id) => id !== user.id))}
        >
          <bdi>{nameOf(user)}</bdi>
        </Checkbox>
      ))}
    </fieldset>
  )
}

export interface DivisionDialogProps {
  /** The division to change; undefined of a new one. */
  readonly division: PortalDivision | undefined
  /** The names of all divisions. */
  readonly names: ReadonlyArray<string>
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** A new division, or a division's name, businesses and managers. */
export const DivisionDialog = ({ division, names, onClose, onSaved }: DivisionDialogProps) => {
  const { t } = useTranslation(["portalDesk", "common"])
  const { portal } = usePortal()
  const [name, setName] = useState(division?.name ?? "")
  const [businesses, setBusinesses] = useState<BusinessesProps["chosen"]>(division?.businesses ?? [])
  const [managers, setManagers] = useState<ReadonlyArray<UserId>>((division?.managers ?? []).map(({ id }) => id))
  const [saving, save] = useCommand(SaveDivision, { revalidate: false })
  const isTaken = name.trim() !== division?.name && names.includes(name.trim())
  const store = async () => {
    const outcome = await save({
      portalId: portal.id,
      name: name.trim(),
      businessProfileIds: businesses.map(({ id }) => id),
      managerIds: managers,
      ...(division !== undefined && { formerName: division.name }),
    })
    if (outcome?.status !== "succeeded") return
    toastSuccess(t("portalDesk:divisions.saved", { name: name.trim() }))
    onSaved()
  }
  return (
    <Dialog
      isOpen
      isTall
      onClose={onClose}
      title={division?.name ?? t("portalDesk:divisions.add")}
      closeLabel={t("common:action.close")}
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            {t("common:action.cancel")}
          </Button>
          <Button
            isDisabled={name.trim() === "" || isTaken}
            isPending={saving.status === "pending"}
            pendingLabel={t("common:state.saving")}
            onPress={() => void store()}
          >
            {t("common:action.save")}
          </Button>
        </>
      }
    >
      <div className={panel["stack"]}>
        <LoginFailureNotice state={saving} />
        <TextField
          label={t("portalDesk:divisions.name")}
          value={name}
          onChange={setName}
          maxLength={mostLetters}
          isRequired
          {...(isTaken && { error: t("portalDesk:divisions.taken") })}
        />
        <Businesses chosen={businesses} onChange={setBusinesses} />
        <Managers chosen={managers} onChange={setManagers} />
      </div>
    </Dialog>
  )
}
