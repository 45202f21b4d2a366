import { ListAssistantConnections, RevokeAssistantConnection } from "@application/identity/contract"
import type { UserId } from "@domain/kernel"
import { failureIn, useCommand, useRead } from "@ui/container"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { Panel } from "@ui/kit/panel"
import { toastSuccess } from "@ui/shared/app-toasts"
import { CopyText } from "@ui/shared/copy-text"
import { FailureNotice } from "@ui/shared/frame"
import { List, readingOf } from "@ui/shared/list"
import panel from "@ui/shared/panel.module.css"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { type Connection, ConnectionRow } from "./connection-row.tsx"

/** The assistants that the user has let in, each to be ended. Ours. */
export const ConnectionsPanel = ({ userId }: { readonly userId: UserId }) => {
  const { t } = useTranslation(["assistants", "common"])
  const read = useRead(ListAssistantConnections, { userId })
  const [ending, setEnding] = useState<Connection>()
  const [revoked, revoke] = useCommand(RevokeAssistantConnection, { revalidate: false })
  const end = async ({ id, name }: Connection) => {
    const outcome = await revoke({ userId, connectionId: id })
    setEnding(undefined)
    if (outcome?.status !== "succeeded") return
    toastSuccess(t("assistants:connections.ended", { name }))
    read.retry()
  }
  return (
    <Panel title={t("assistants:connections.title")} description={t("assistants:connections.lead")}>
      <div className={panel["stack"]}>
        <FailureNotice failure={failureIn(revoked)} />
        <List
          caption={t("assistants:connections.title")}
          reading={readingOf(read, (rows) => ({ rows, total: rows.length }))}
          keyOf={({ id }) => id}
          notRead={t("assistants:connections.notLoaded")}
          empty={{ title: t("assistants:connections.none") }}
          row={(connection) => <ConnectionRow connection={connection} onEnd={() => setEnding(connection)} />}
        />
        <p>{t("assistants:connections.how")}</p>
        <CopyText
          label={t("assistants:connections.address")}
          text={`${window.location.origin}/mcp`}
          words={{
            act: t("assistants:connections.copy.act"),
            copied: t("assistants:connections.copy.copied"),
            refused: t("assistants:connections.copy.refused"),
          }}
        />
      </div>
      <ConfirmDialog
        isOpen={ending !== undefined}
        isDangerous
        isPending={revoked.status === "pending"}
        title={t("assistants:connections.question", { name: ending?.name ?? "" })}
        confirmLabel={t("assistants:connections.end")}
        cancelLabel={t("common:action.cancel")}
        pendingLabel={t("common:state.saving")}
        onConfirm={() => {
          if (ending !== undefined) void end(ending)
        }}
        onCancel={() => setEnding(undefined)}
      >
        {t("assistants:connections.questionText")}
      </ConfirmDialog>
    </Panel>
  )
}
