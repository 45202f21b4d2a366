import type { DomainRecord } from "@application/portals/contract"
import { CopyText } from "@ui/shared/copy-text"
import { useTranslation } from "react-i18next"
import styles from "./domains.module.css"

export interface ProofRecordProps {
  readonly domain: DomainRecord
  /** The address that leads to the product already. */
  readonly main: string
  /** Whether the records are shown before anybody asks. */
  readonly isOpen: boolean
}

/** The two records to publish at the domain's registrar: the proof to copy, and the way that leads visitors here. */
export const ProofRecord = ({ domain, main, isOpen }: ProofRecordProps) => {
  const { t } = useTranslation("portalLook")
  const { host, record } = domain
  const words = (act: string) => ({
    act,
    copied: t("portalLook:domains.record.copied"),
    refused: t("portalLook:domains.record.refused"),
  })
  return (
    <details className={styles["record"]} open={isOpen}>
      <summary>{t("portalLook:domains.record.summary", { host })}</summary>
      <p>{t("portalLook:domains.record.lead")}</p>
      <div className={styles["parts"]}>
        <div>
          <p className={styles["label"]}>{t("portalLook:domains.record.name")}</p>
          <CopyText
            label={t("portalLook:domains.record.nameOf", { host })}
            text={record.name}
            words={words(t("portalLook:domains.record.copyName"))}
          />
        </div>
        <div>
          <p className={styles["label"]}>{t("portalLook:domains.record.text")}</p>
          <CopyText
            label={t("portalLook:domains.record.textOf", { host })}
            text={record.text}
            words={words(t("portalLook:domains.record.copyText"))}
          />
        </div>
      </div>
      <p className={styles["quiet"]}>{t("portalLook:domains.record.lead2", { host, main })}</p>
    </details>
  )
}
