import { CheckMailDomain } from "@application/portals/contract"
import type { PortalId } from "@domain/kernel"
import { mailDomainOf, type MailRecord } from "@domain/portals"
import { failureIn, useCommand } from "@ui/container"
import { type Status, StatusBadge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { CopyText } from "@ui/shared/copy-text"
import { FailureNotice } from "@ui/shared/frame"
import { ListLine, ListRow } from "@ui/shared/list"
import panel from "@ui/shared/panel.module.css"
import { useTranslation } from "react-i18next"
import styles from "./domains.module.css"

const badges = {
  set: "running",
  missing: "attention",
  other: "attention",
  several: "attention",
  notAnswered: "waiting",
  notSetUp: "waiting",
} as const satisfies Record<MailRecord["state"], Status>

/** The records by their own names, which no language translates. */
const names = { spf: "SPF", dkim: "DKIM", dmarc: "DMARC" } as const satisfies Record<MailRecord["kind"], string>

const Row = ({ record }: { readonly record: MailRecord }) => {
  const { t } = useTranslation("portalLook")
  const { kind, name, state, found, publish } = record
  const words = (act: string) => ({
    act,
    copied: t("portalLook:domains.record.copied"),
    refused: t("portalLook:domains.record.refused"),
  })
  return (
    <li className={panel["row"]}>
      <ListRow
        name={
          <>
            <bdi>{names[kind]}</bdi>
            <StatusBadge status={badges[state]}>{t(`portalLook:mail.state.${state}`)}</StatusBadge>
          </>
        }
      >
        <ListLine>{t(`portalLook:mail.does.${kind}`)}</ListLine>
        {state === "set" ? null : <ListLine>{t(`portalLook:mail.todo.${state}`)}</ListLine>}
        {found.map((text) => (
          <ListLine key={text}>
            {t("portalLook:mail.found")} <bdi dir="ltr">{text}</bdi>
          </ListLine>
        ))}
      </ListRow>
      {publish === undefined ? null : (
        <div className={styles["parts"]}>
          <div>
            <p className={styles["label"]}>{t("portalLook:domains.record.name")}</p>
            <CopyText
              label={t("portalLook:mail.nameOf", { kind: names[kind] })}
              text={name}
              words={words(t("portalLook:domains.record.copyName"))}
            />
          </div>
          <div>
            <p className={styles["label"]}>{t("portalLook:domains.record.text")}</p>
            <CopyText
              label={t("portalLook:mail.textOf", { kind: names[kind] })}
              text={publish}
              words={words(t("portalLook:domains.record.copyText"))}
            />
          </div>
        </div>
      )}
    </li>
  )
}

export interface MailRecordsProps {
  readonly portalId: PortalId
  /** The address that the portal's mails come from. */
  readonly sender: string
}

/** The records by which mailboxes trust the portal's mails: what a look found, and what to publish. */
export const MailRecords = ({ portalId, sender }: MailRecordsProps) => {
  const { t } = useTranslation("portalLook")
  const [state, check] = useCommand(CheckMailDomain, { revalidate: false })
  const domain = mailDomainOf(sender)
  const records = state.status === "succeeded" ? state.output.records : []
  return (
    <Panel
      title={t("portalLook:mail.title")}
      description={domain === "" ? t("portalLook:mail.noSender") : t("portalLook:mail.lead", { sender, domain })}
    >
      <div className={panel["stack"]}>
        <FailureNotice failure={failureIn(state)} />
        {records.length === 0 ? null : (
          <ul className={panel["rows"]}>
            {records.map((record) => (
              <Row key={record.kind} record={record} />
            ))}
          </ul>
        )}
        {domain === "" ? null : (
          <div className={panel["actions"]}>
            <Button
              kind="secondary"
              isPending={state.status === "pending"}
              pendingLabel={t("portalLook:domains.checking")}
              onPress={() => void check({ portalId })}
            >
              {t(records.length === 0 ? "portalLook:mail.check" : "portalLook:mail.again")}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  )
}
