import {
  ListPortalDivisions,
  OrderDivisions,
  type PortalDivision,
  RemoveDivision,
  SaveDivision,
} from "@application/identity/contract"
import { useCommand, useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { IconButton } from "@ui/kit/icon-button"
import { Panel } from "@ui/kit/panel"
import { toastUndo } from "@ui/shared/app-toasts"
import { usePortal } from "@ui/shared/frame"
import { List, ListLine, ListRow, readingOf } from "@ui/shared/list"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import panel from "@ui/shared/panel.module.css"
import { ArrowDown, ArrowUp, Network } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Desk } from "../desk.tsx"
import { DivisionDialog } from "./division-dialog.tsx"

const moved = (names: ReadonlyArray<string>, from: number, to: number): ReadonlyArray<string> => {
  const next = [...names]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}

const Divisions = () => {
  const { t } = useTranslation(["portalDesk", "common"])
  const { portal } = usePortal()
  const portalId = portal.id
  const read = useRead(ListPortalDivisions, { portalId })
  const [editing, setEditing] = useState<PortalDivision | "new">()
  const [ordering, order] = useCommand(OrderDivisions, { revalidate: false })
  const [removing, remove] = useCommand(RemoveDivision, { revalidate: false })
  const [restoring, restore] = useCommand(SaveDivision, { revalidate: false })
  const divisions = read.output ?? []
  const names = divisions.map(({ name }) => name)
  const move = async (from: number, to: number) => {
    if ((await order({ portalId, names: moved(names, from, to) }))?.status === "succeeded") read.retry()
  }
  const bringBack = async ({ name, businesses, managers }: PortalDivision) => {
    const ids = { businessProfileIds: businesses.map(({ id }) => id), managerIds: managers.map(({ id }) => id) }
    if ((await restore({ portalId, name, ...ids }))?.status !== "succeeded") return
    await order({ portalId, names })
    read.retry()
  }
  const takeAway = async (division: PortalDivision) => {
    if ((await remove({ portalId, name: division.name }))?.status !== "succeeded") return
    toastUndo(
      t("portalDesk:divisions.removed", { name: division.name }),
      t("common:action.undo"),
      () => void bringBack(division),
    )
    read.retry()
  }
  return (
    <Panel
      title={t("portalDesk:divisions.title")}
      description={t("portalDesk:divisions.lead")}
      actions={
        <Button size="small" onPress={() => setEditing("new")}>
          {t("portalDesk:divisions.add")}
        </Button>
      }
    >
      <div className={panel["stack"]}>
        <LoginFailureNotice state={ordering} />
        <LoginFailureNotice state={removing} />
        <LoginFailureNotice state={restoring} />
        <List
          caption={t("portalDesk:divisions.title")}
          reading={readingOf(read, (rows) => ({ rows }))}
          keyOf={({ name }) => name}
          notRead={t("portalDesk:divisions.notLoaded")}
          empty={{
            icon: <Network />,
            title: t("portalDesk:divisions.empty"),
            text: t("portalDesk:divisions.emptyText"),
          }}
          row={(division) => {
            const { name, businesses, managers } = division
            const at = names.indexOf(name)
            return (
              <ListRow
                name={<bdi>{name}</bdi>}
                acts={
                  <>
                    <IconButton
                      label={t("portalDesk:divisions.up", { name })}
                      isDisabled={at === 0}
                      onPress={() => void move(at, at - 1)}
                    >
                      <ArrowUp aria-hidden />
                    </IconButton>
                    <IconButton
                      label={t("portalDesk:divisions.down", { name })}
                      isDisabled={at === names.length - 1}
                      onPress={() => void move(at, at + 1)}
                    >
                      <ArrowDown aria-hidden />
                    </IconButton>
                    <Button
                      size="small"
                      kind="secondary"
                      aria-label={t("portalDesk:divisions.changeOne", { name })}
                      onPress={() => setEditing(division)}
                    >
                      {t("portalDesk:divisions.change")}
                    </Button>
                    <Button
                      size="small"
                      kind="quiet"
                      aria-label={t("portalDesk:divisions.takeOut", { name })}
                      onPress={() => void takeAway(division)}
                    >
                      {t("portalDesk:divisions.remove")}
                    </Button>
                  </>
                }
              >
                <ListLine>{t("portalDesk:divisions.count", { count: businesses.length })}</ListLine>
                <ListLine>
                  {managers.length === 0
                    ? t("portalDesk:divisions.everyManager")
                    : t("portalDesk:divisions.watchedBy", { names: managers.map((one) => one.name).join(", ") })}
                </ListLine>
              </ListRow>
            )
          }}
        />
      </div>
      {editing === undefined ? null : (
        <DivisionDialog
          division={editing === "new" ? undefined : editing}
          names={names}
          onClose={() => setEditing(undefined)}
          onSaved={() => {
            setEditing(undefined)
            read.retry()
          }}
        />
      )}
    </Panel>
  )
}

/** The divisions of the portal's brand: their businesses, their order, and who watches them. Spec: calls U12. */
export default function PortalDivisions() {
  return (
    <Desk page="portalDivisions" texts={["portalDesk", "failures"]}>
      <Divisions />
    </Desk>
  )
}
