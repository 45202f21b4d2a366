import { GetLeadExample } from "@application/integrations/contract"
import { type Connection, type DestinationKind, hasIdentity, type LeadValues, messageOf } from "@domain/integrations"
import type { BusinessProfileId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Skeleton } from "@ui/kit/skeleton"
import { FailureNotice, presentTime } from "@ui/shared/frame"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { DataPreview } from "./data-preview.tsx"
import styles from "./delivery.module.css"
import { type MappingRow, mappingOf } from "./destination-values.ts"

export interface PayloadPreviewProps {
  readonly businessProfileId: BusinessProfileId
  readonly kind: DestinationKind
  readonly connection: Connection
  readonly rows: ReadonlyArray<MappingRow>
}

/** What is sent of the newest lead by the present mapping. */
export const PayloadPreview = ({ businessProfileId, kind, connection, rows }: PayloadPreviewProps) => {
  const { t } = useTranslation(["leadDelivery"])
  const { output, failure } = useRead(GetLeadExample, { businessProfileId })
  const [at] = useState(presentTime)
  // A name is the name of a detail; a server of another version may have more, which are passed over.
  const values = output?.values as LeadValues | undefined
  return (
    <section className={styles["mapping"]}>
      <h3 className={styles["heading"]}>{t("leadDelivery:preview.title")}</h3>
      {failure === undefined ? null : <FailureNotice failure={failure} />}
      {values === undefined ? (
        failure === undefined ? (
          <Skeleton lines={6} />
        ) : null
      ) : (
        <>
          <p className={styles["quiet"]}>
            {t(output?.isMade === true ? "leadDelivery:preview.made" : "leadDelivery:preview.newest")}
          </p>
          {hasIdentity(kind, connection, values) ? null : (
            <Banner tone="warning">{t(`leadDelivery:skipped.${kind}`)}</Banner>
          )}
          <DataPreview
            kind={kind}
            message={messageOf({ kind: "lead.created", at }, { kind, mapping: mappingOf(rows) }, values)}
          />
        </>
      )}
    </section>
  )
}
