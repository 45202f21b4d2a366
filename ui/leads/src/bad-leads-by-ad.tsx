import { GetBadLeads } from "@application/insights/contract"
import type { AdQuality } from "@domain/insights"
import { type InputOf, useRead } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { type Column, DataTable } from "@ui/kit/data-table"
import { Dialog } from "@ui/kit/dialog"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import type { Format } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "./lead-marks.module.css"

interface BadLeadsByAdProps {
  readonly question: InputOf<typeof GetBadLeads>
  readonly format: Format
  readonly onClose: () => void
}

/** The ads that brought bad leads, the worst first, with a word on what networks learn. */
export const BadLeadsByAd = ({ question, format, onClose }: BadLeadsByAdProps) => {
  const { t } = useTranslation(["common", "leadMarks"])
  const { output, failure, retry } = useRead(GetBadLeads, question)
  const counts = ({ bad, leads }: Pick<AdQuality, "bad" | "leads">) => ({
    bad: format.number(bad),
    leads: format.number(leads),
  })
  const columns: ReadonlyArray<Column<AdQuality>> = [
    {
      id: "ad",
      label: t("leadMarks:byAd.ad"),
      render: ({ adName, campaignName }) => (
        <span className={styles["ad"]}>
          <span>{adName ?? t("leadMarks:byAd.unnamed")}</span>
          <span className={styles["quiet"]}>{campaignName}</span>
        </span>
      ),
    },
    {
      id: "bad",
      label: t("leadMarks:byAd.bad"),
      isNumber: true,
      onPhones: "main",
      render: (ad) => t("leadMarks:byAd.ofLeads", counts(ad)),
    },
    {
      id: "share",
      label: t("leadMarks:byAd.share"),
      isNumber: true,
      render: ({ bad, leads }) => format.number(bad / leads, { style: "percent", maximumFractionDigits: 0 }),
    },
  ]
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("leadMarks:byAd.title")}
      closeLabel={t("common:action.close")}
      actions={
        <Button kind="secondary" onPress={onClose}>
          {t("common:action.close")}
        </Button>
      }
    >
      <div className={styles["section"]}>
        {failure !== undefined && output === undefined ? (
          <Banner
            tone="error"
            action={
              <Button kind="secondary" size="small" onPress={retry}>
                {t("leadMarks:retry")}
              </Button>
            }
          >
            {t("leadMarks:byAd.failed")}
          </Banner>
        ) : output === undefined ? (
          <LoadingRegion label={t("common:state.loading")}>
            <Skeleton lines={4} />
          </LoadingRegion>
        ) : output.ads.length === 0 ? (
          <p>{t("leadMarks:byAd.none")}</p>
        ) : (
          <>
            <p>{t("leadMarks:byAd.sum", counts(output))}</p>
            <DataTable
              caption={t("leadMarks:byAd.title")}
              columns={columns}
              rows={output.ads}
              rowKey={({ campaignId, adId = "" }) => `${campaignId} ${adId}`}
            />
          </>
        )}
        <p className={styles["quiet"]}>{t("leadMarks:byAd.note")}</p>
      </div>
    </Dialog>
  )
}
