import { ListEmbedKeys, RemoveEmbedKey } from "@application/identity/contract"
import { type Portal, portalHost } from "@domain/portals"
import { failureIn, useCommand, useRead } from "@ui/container"
import { StatusBadge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { Panel } from "@ui/kit/panel"
import { toastSuccess } from "@ui/shared/app-toasts"
import { FailureNotice } from "@ui/shared/frame"
import { List, ListFacts, ListRow, readingOf } from "@ui/shared/list"
import panel from "@ui/shared/panel.module.css"
import { useFormat } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { CopiedText } from "./copied-text.tsx"
import { EmbedKeyForm } from "./embed-key-form.tsx"
import { embedSample } from "./embed-sample.ts"

/** The public keys by which the portal's own site signs people in, with a program that signs a token by one. */
export const EmbedKeys = ({ portal }: { readonly portal: Portal }) => {
  const { t } = useTranslation(["portalDevelopers", "common"])
  const format = useFormat()
  const portalId = portal.id
  const read = useRead(ListEmbedKeys, { portalId })
  const [removing, setRemoving] = useState<string>()
  const [removed, remove] = useCommand(RemoveEmbedKey, { revalidate: false })
  const confirm = async (keyId: string) => {
    const outcome = await remove({ portalId, keyId })
    setRemoving(undefined)
    if (outcome?.status !== "succeeded") return
    toastSuccess(t("portalDevelopers:embed.removed", { name: keyId }))
    read.retry()
  }
  const [first] = read.output ?? []
  return (
    <>
      <Panel title={t("portalDevelopers:embed.title")} description={t("portalDevelopers:embed.lead")}>
        <div className={panel["stack"]}>
          <FailureNotice failure={failureIn(removed)} />
          <List
            caption={t("portalDevelopers:embed.title")}
            reading={readingOf(read, (rows) => ({ rows, total: rows.length }))}
            keyOf={({ keyId }) => keyId}
            notRead={t("portalDevelopers:embed.notLoaded")}
            empty={{ title: t("portalDevelopers:embed.none") }}
            row={({ keyId, algorithm, usableFrom, isPending, saver }) => (
              <ListRow
                name={
                  <>
                    <bdi dir="ltr">{keyId}</bdi>
                    <StatusBadge status={isPending ? "waiting" : "running"}>
                      {t(`portalDevelopers:embed.state.${isPending ? "waits" : "works"}`)}
                    </StatusBadge>
                  </>
                }
                acts={
                  <Button
                    size="small"
                    kind="quiet"
                    onPress={() => setRemoving(keyId)}
                    aria-label={t("portalDevelopers:embed.removeNamed", { name: keyId })}
                  >
                    {t("common:action.remove")}
                  </Button>
                }
              >
                <ListFacts
                  facts={[
                    algorithm,
                    ...(saver === undefined ? [] : [t("portalDevelopers:embed.savedBy", { name: saver })]),
                    ...(isPending ? [t("portalDevelopers:embed.from", { when: format.moment(usableFrom) })] : []),
                  ]}
                />
              </ListRow>
            )}
          />
          {first === undefined ? null : (
            <>
              <p>{t("portalDevelopers:embed.sampleLead")}</p>
              <CopiedText
                label={t("portalDevelopers:embed.sample")}
                text={embedSample({
                  origin: window.location.origin,
                  host: portalHost(portal.domain),
                  keyId: first.keyId,
                  algorithm: first.algorithm,
                })}
              />
              <p className={panel["quiet"]}>{t("portalDevelopers:embed.testLead")}</p>
            </>
          )}
        </div>
      </Panel>
      <Panel title={t("portalDevelopers:embed.add")} description={t("portalDevelopers:embed.addLead")}>
        <EmbedKeyForm portalId={portalId} onSaved={read.retry} />
      </Panel>
      <ConfirmDialog
        isOpen={removing !== undefined}
        isDangerous
        isPending={removed.status === "pending"}
        title={t("portalDevelopers:embed.removeTitle", { name: removing ?? "" })}
        confirmLabel={t("common:action.remove")}
        cancelLabel={t("common:action.cancel")}
        pendingLabel={t("common:state.saving")}
        onConfirm={() => {
          if (removing !== undefined) void confirm(removing)
        }}
        onCancel={() => setRemoving(undefined)}
      >
        {t("portalDevelopers:embed.removeText")}
      </ConfirmDialog>
    </>
  )
}
