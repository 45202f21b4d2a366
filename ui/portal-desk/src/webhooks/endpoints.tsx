import { ListPortalEndpoints, PausePortalEndpoint, ResumePortalEndpoint } from "@application/integrations/contract"
import { endpointLimits, type PortalEndpoint } from "@domain/integrations"
import type { PortalId } from "@domain/kernel"
import { failureIn, lazyPart, useCommand, useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { toastSuccess } from "@ui/shared/app-toasts"
import { FailureNotice } from "@ui/shared/frame"
import { List, readingOf } from "@ui/shared/list"
import panel from "@ui/shared/panel.module.css"
import { Plus } from "lucide-react"
import { Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import type { EndpointAct, Opened } from "./endpoint-acts.ts"
import { EndpointRow } from "./endpoint-row.tsx"

/** Rarely needed, and drawn by React Aria, so apart from the page. */
const EndpointDialogs = lazyPart(async () => (await import("./endpoint-dialogs.tsx")).EndpointDialogs)

/** Where the portal's events are sent, with what may be done with each endpoint. */
export const Endpoints = ({ portalId }: { readonly portalId: PortalId }) => {
  const { t } = useTranslation("portalWebhooks")
  const read = useRead(ListPortalEndpoints, { portalId })
  const [opened, open] = useState<Opened>()
  const [pausing, pause] = useCommand(PausePortalEndpoint, { revalidate: false })
  const [resuming, resume] = useCommand(ResumePortalEndpoint, { revalidate: false })
  const endpoints = read.output ?? []
  const isFull = endpoints.length >= endpointLimits.endpoints
  const act = async (what: EndpointAct, endpoint: PortalEndpoint) => {
    if (what !== "pause" && what !== "resume") return open({ what, endpoint })
    const call = what === "pause" ? pause : resume
    const outcome = await call({ portalId, endpointId: endpoint.id })
    if (outcome?.status !== "succeeded") return
    toastSuccess(t(`portalWebhooks:done.${what}`, { name: endpoint.name }))
    read.retry()
  }
  return (
    <Panel
      title={t("portalWebhooks:list.title")}
      description={
        isFull ? t("portalWebhooks:list.full", { most: endpointLimits.endpoints }) : t("portalWebhooks:list.lead")
      }
      actions={
        <Button
          size="small"
          kind="secondary"
          icon={<Plus aria-hidden />}
          isDisabled={isFull}
          onPress={() => open({ what: "add" })}
        >
          {t("portalWebhooks:list.add")}
        </Button>
      }
    >
      <div className={panel["stack"]}>
        <FailureNotice failure={failureIn(pausing) ?? failureIn(resuming)} />
        <List
          caption={t("portalWebhooks:list.title")}
          reading={readingOf(read, (rows) => ({ rows, total: rows.length }))}
          keyOf={({ id }) => id}
          notRead={t("portalWebhooks:list.notLoaded")}
          empty={{ title: t("portalWebhooks:list.none"), text: t("portalWebhooks:list.noneText") }}
          row={(endpoint) => (
            <EndpointRow
              endpoint={endpoint}
              isPending={pausing.status === "pending" || resuming.status === "pending"}
              onAct={(what) => void act(what, endpoint)}
            />
          )}
        />
      </div>
      <Suspense fallback={null}>
        {opened === undefined ? null : (
          <EndpointDialogs
            portalId={portalId}
            names={endpoints.map(({ id, name }) => ({ id, name }))}
            opened={opened}
            onOpen={open}
            onClose={() => open(undefined)}
            onChanged={read.retry}
          />
        )}
      </Suspense>
    </Panel>
  )
}
