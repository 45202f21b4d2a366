import {
  AddPortalDomain,
  ChangePortal,
  CheckPortalDomain,
  type DomainRecord,
  ListPortalDomains,
  RemovePortalDomain,
} from "@application/portals/contract"
import type { PortalId } from "@domain/kernel"
import { portalHost } from "@domain/portals"
import { useCommand, useRead } from "@ui/container"
import { Panel } from "@ui/kit/panel"
import { toastSuccess } from "@ui/shared/app-toasts"
import { FailureNotice } from "@ui/shared/frame"
import panel from "@ui/shared/panel.module.css"
import { failureIn } from "@ui/container"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { NotLoaded } from "../settings/not-loaded.tsx"
import { usePortalSettings } from "../settings/use-portal-settings.ts"
import { DomainForm } from "./domain-form.tsx"
import { DomainRow } from "./domain-row.tsx"
import { MainDomainDialog, RemoveDomainDialog } from "./domain-dialogs.tsx"
import { MailRecords } from "./mail-records.tsx"
import { useDueReading } from "./use-due-reading.ts"

type Question = { readonly kind: "remove" | "main"; readonly domain: DomainRecord }

/** A portal's addresses with their proofs, and what may be done with each: check, make the main one, add anew, remove. */
export const Domains = ({ portalId }: { readonly portalId: PortalId }) => {
  const { t } = useTranslation(["portalLook", "common"])
  const read = useRead(ListPortalDomains, { portalId })
  const { settings, note, failure: settingsFailure, retry: readSettings } = usePortalSettings(portalId)
  const [question, setQuestion] = useState<Question>()
  const [busyHost, setBusyHost] = useState<string>()
  const [checked, check] = useCommand(CheckPortalDomain, { revalidate: false })
  const [added, add] = useCommand(AddPortalDomain, { revalidate: false })
  const [removed, remove] = useCommand(RemovePortalDomain, { revalidate: false })
  const [changed, change] = useCommand(ChangePortal, { revalidate: false })
  const domains = read.output
  useDueReading(domains, read.retry)
  if (domains === undefined || settings === undefined) {
    const retry = () => (read.retry(), readSettings())
    return (
      <NotLoaded failure={read.failure ?? settingsFailure} title={t("portalLook:domains.notLoaded")} onRetry={retry} />
    )
  }

  const main = portalHost(settings.domain)
  const present = portalHost(window.location.host)
  const look = async ({ host }: DomainRecord) => {
    setBusyHost(host)
    const outcome = await check({ portalId, host })
    read.retry()
    if (outcome?.status === "succeeded" && outcome.output.state === "verified")
      toastSuccess(t("portalLook:domains.proved", { host }))
  }
  const again = async ({ host }: DomainRecord) => {
    setBusyHost(host)
    await add({ portalId, host })
    read.retry()
  }
  const confirmRemoval = async (host: string) => {
    const outcome = await remove({ portalId, host })
    setQuestion(undefined)
    read.retry()
    if (outcome?.status === "succeeded") toastSuccess(t("portalLook:domains.removed", { host }))
  }
  const confirmMain = async (host: string) => {
    const outcome = await change({ portalId, revision: settings.revision, domain: host })
    setQuestion(undefined)
    if (outcome?.status === "succeeded") {
      note(outcome.output)
      toastSuccess(t("portalLook:domains.isMain", { host }))
    } else readSettings()
  }
  const asked = question?.domain.host ?? ""
  return (
    <>
      <Panel title={t("portalLook:domains.title")} description={t("portalLook:domains.listLead")}>
        <div className={panel["stack"]}>
          {[checked, added, removed, changed].map((state, index) => (
            <FailureNotice key={index} failure={failureIn(state)} />
          ))}
          <ul className={panel["rows"]}>
            {domains.map((domain) => (
              <DomainRow
                key={domain.host}
                domain={domain}
                isMain={domain.host === main}
                isPresent={domain.host === present}
                isChecking={busyHost === domain.host && (checked.status === "pending" || added.status === "pending")}
                main={main}
                onCheck={() => void look(domain)}
                onAgain={() => void again(domain)}
                onMain={() => setQuestion({ kind: "main", domain })}
                onRemove={() => setQuestion({ kind: "remove", domain })}
              />
            ))}
          </ul>
        </div>
      </Panel>
      <Panel title={t("portalLook:domains.add.title")} description={t("portalLook:domains.add.lead")}>
        <DomainForm portalId={portalId} known={domains.map(({ host }) => host)} onAdded={read.retry} />
      </Panel>
      <MailRecords key={settings.supportEmail} portalId={portalId} sender={settings.supportEmail} />
      <RemoveDomainDialog
        domain={question?.kind === "remove" ? question.domain : undefined}
        isPresent={asked === present}
        main={main}
        isPending={removed.status === "pending"}
        onConfirm={() => void confirmRemoval(asked)}
        onCancel={() => setQuestion(undefined)}
      />
      <MainDomainDialog
        host={question?.kind === "main" ? asked : undefined}
        main={main}
        isPending={changed.status === "pending"}
        onConfirm={() => void confirmMain(asked)}
        onCancel={() => setQuestion(undefined)}
      />
    </>
  )
}
