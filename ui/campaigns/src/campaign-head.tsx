import type { Campaign } from "@domain/campaigns"
import { daysBetween } from "@domain/kernel"
import { IconButton } from "@ui/kit/icon-button"
import { PageHead } from "@ui/shared/page-head"
import { todayIn } from "@ui/shared/today"
import type { Format } from "@ui/shared/use-format"
import { useMay } from "@ui/shared/use-may"
import { Pencil } from "lucide-react"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./campaigns.module.css"
import { RenameForm } from "./rename-form.tsx"
import { CampaignStatusBadge } from "./status-badge.tsx"
import { useRename } from "./use-rename.tsx"

export interface CampaignHeadProps {
  readonly campaign: Pick<
    Campaign,
    "id" | "businessProfileId" | "name" | "status" | "pauseReason" | "startDate" | "endDate" | "region"
  >
  readonly format: Format
  /** Buttons of what can be done. */
  readonly actions: ReactNode
}

/** Its days, and how many are left while it runs. */
const Days = ({ campaign, format }: Pick<CampaignHeadProps, "campaign" | "format">) => {
  const { t } = useTranslation(["app"])
  const { status, startDate, endDate, region } = campaign
  if (status === "Draft" || startDate === undefined || endDate === undefined) return null
  const today = todayIn(region)
  const isRunning = status === "Active" && today >= startDate && today <= endDate
  return (
    <span className={styles["quiet"]}>
      <bdi>{format.days(startDate, endDate)}</bdi>
      {isRunning ? ` · ${t("app:campaigns.daysLeft", { count: daysBetween(today, endDate) + 1 })}` : null}
    </span>
  )
}

/** A campaign's name, which can be changed in place, its status and what can be done. */
export const CampaignHead = ({ campaign, format, actions }: CampaignHeadProps) => {
  const { t } = useTranslation(["app"])
  const may = useMay()
  const { rename, isPending, notice } = useRename(campaign)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLSpanElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.querySelector("button")?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <>
      <PageHead
        title={campaign.name}
        lead={
          <span className={styles["headline"]}>
            <CampaignStatusBadge {...campaign} />
            <Days campaign={campaign} format={format} />
          </span>
        }
        actions={actions}
        {...(may("editCampaigns") && {
          titleAction: (
            <span ref={button}>
              <IconButton label={t("app:campaigns.rename.action")} onPress={() => setOpen(true)}>
                <Pencil aria-hidden size={18} />
              </IconButton>
            </span>
          ),
        })}
        {...(isOpen && {
          titleForm: (
            <RenameForm
              name={campaign.name}
              isPending={isPending}
              onCancel={() => setOpen(false)}
              onRename={(name) => void rename(name).then((isRenamed) => isRenamed && setOpen(false))}
            />
          ),
        })}
      />
      {notice}
    </>
  )
}
