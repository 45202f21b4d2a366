import type { Campaign } from "@domain/campaigns"
import { IconButton } from "@ui/kit/icon-button"
import { PageHead } from "@ui/shared/page-head"
import { useMay } from "@ui/shared/use-may"
import { Pencil } from "lucide-react"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { RenameForm } from "./rename-form.tsx"
import { CampaignStatusBadge } from "./status-badge.tsx"
import { useRename } from "./use-rename.tsx"

export interface CampaignHeadProps {
  readonly campaign: Pick<Campaign, "id" | "businessProfileId" | "name" | "status" | "pauseReason">
  /** Buttons of what can be done. */
  readonly actions: ReactNode
}

/** A campaign's name, which can be changed in place, its status and what can be done. */
export const CampaignHead = ({ campaign, actions }: CampaignHeadProps) => {
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
        lead={<CampaignStatusBadge {...campaign} />}
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
