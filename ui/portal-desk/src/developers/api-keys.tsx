import { type ListedApiKey, ListApiKeys, RevokeApiKey } from "@application/identity/contract"
import type { ProfileMembership } from "@domain/identity"
import type { PortalId } from "@domain/kernel"
import { failureIn, useCommand, useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { Panel } from "@ui/kit/panel"
import { toastSuccess } from "@ui/shared/app-toasts"
import { FailureNotice } from "@ui/shared/frame"
import { List, readingOf } from "@ui/shared/list"
import panel from "@ui/shared/panel.module.css"
import { Plus } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { ApiKeyForm } from "./api-key-form.tsx"
import { ApiKeyRow } from "./api-key-row.tsx"
import { MadeKeyDialog } from "./made-key-dialog.tsx"
import { RotateKeyDialog } from "./rotate-key-dialog.tsx"

type Open =
  | { readonly kind: "make" }
  | { readonly kind: "made"; readonly key: string }
  | { readonly kind: "rotate" | "revoke"; readonly apiKey: ListedApiKey }

export interface ApiKeysProps {
  readonly portalId: PortalId
  readonly profiles: ReadonlyArray<ProfileMembership>
}

/** The API keys of a portal: to make, to rotate and to revoke. */
export const ApiKeys = ({ portalId, profiles }: ApiKeysProps) => {
  const { t } = useTranslation(["portalDevelopers", "common"])
  const read = useRead(ListApiKeys, { portalId })
  const [open, setOpen] = useState<Open>()
  const [revoked, revoke] = useCommand(RevokeApiKey, { revalidate: false })
  const close = () => setOpen(undefined)
  const show = (key: string) => {
    setOpen({ kind: "made", key })
    read.retry()
  }
  const confirm = async (apiKey: ListedApiKey) => {
    const outcome = await revoke({ portalId, apiKeyId: apiKey.id })
    close()
    if (outcome?.status !== "succeeded") return
    toastSuccess(t("portalDevelopers:revoke.done", { name: apiKey.name }))
    read.retry()
  }
  const revoking = open?.kind === "revoke" ? open.apiKey : undefined
  const names = (read.output ?? []).filter(({ state }) => state === "Active" || state === "MakerGone")
  return (
    <Panel
      title={t("portalDevelopers:keys.title")}
      description={t("portalDevelopers:keys.lead")}
      actions={
        <Button size="small" kind="secondary" icon={<Plus aria-hidden />} onPress={() => setOpen({ kind: "make" })}>
          {t("portalDevelopers:keys.make")}
        </Button>
      }
    >
      <div className={panel["stack"]}>
        <FailureNotice failure={failureIn(revoked)} />
        <List
          caption={t("portalDevelopers:keys.title")}
          reading={readingOf(read, (rows) => ({ rows, total: rows.length }))}
          keyOf={({ id }) => id}
          notRead={t("portalDevelopers:keys.notLoaded")}
          empty={{ title: t("portalDevelopers:keys.none"), text: t("portalDevelopers:keys.noneText") }}
          row={(apiKey) => (
            <ApiKeyRow
              apiKey={apiKey}
              business={profiles.find(({ id }) => id === apiKey.businessProfileId)?.name}
              onRotate={() => setOpen({ kind: "rotate", apiKey })}
              onRevoke={() => setOpen({ kind: "revoke", apiKey })}
            />
          )}
        />
      </div>
      {open?.kind === "make" ? (
        <ApiKeyForm
          portalId={portalId}
          names={names.map(({ name }) => name)}
          profiles={profiles}
          onMade={show}
          onClose={close}
        />
      ) : null}
      {open?.kind === "rotate" ? (
        <RotateKeyDialog portalId={portalId} apiKey={open.apiKey} onMade={show} onClose={close} />
      ) : null}
      {open?.kind === "made" ? <MadeKeyDialog apiKey={open.key} onClose={close} /> : null}
      <ConfirmDialog
        isOpen={revoking !== undefined}
        isDangerous
        isPending={revoked.status === "pending"}
        title={t("portalDevelopers:revoke.title", { name: revoking?.name ?? "" })}
        confirmLabel={t("portalDevelopers:revoke.act")}
        cancelLabel={t("common:action.cancel")}
        pendingLabel={t("common:state.saving")}
        onConfirm={() => {
          if (revoking !== undefined) void confirm(revoking)
        }}
        onCancel={close}
      >
        {t("portalDevelopers:revoke.text")}
      </ConfirmDialog>
    </Panel>
  )
}
