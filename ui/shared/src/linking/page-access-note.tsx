import type { PageState } from "@application/channels/contract"
import { isPageSetUp } from "@domain/channels"
import { Banner, type BannerTone } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { useTranslation } from "react-i18next"

export interface PageAccessNoteProps {
  readonly chosen: PageState
  readonly isBusy: boolean
  readonly isLooking: boolean
  readonly onAsk: () => unknown
  readonly onLook: () => unknown
  readonly onSetUp: () => unknown
}

const notes = {
  NotRequested: { tone: "info", text: "askLead" },
  Requested: { tone: "info", text: "waiting" },
  Refused: { tone: "warning", text: "refused" },
  Withdrawn: { tone: "warning", text: "withdrawn" },
  Approved: { tone: "info", text: "approved" },
} as const satisfies Readonly<Record<PageState["status"], { readonly tone: BannerTone; readonly text: string }>>

/** How far the access to a page is, with what can be done now. */
export const PageAccessNote = ({ chosen, isBusy, isLooking, onAsk, onLook, onSetUp }: PageAccessNoteProps) => {
  const { t } = useTranslation("launch")
  const { status, page, steps } = chosen
  if (status === "Approved" && isPageSetUp(page, steps))
    return <Banner tone="success">{t("launch:accounts.facebook.ready", { page: page.name })}</Banner>
  const { tone, text } = notes[status]
  const action =
    status === "Requested" ? (
      <Button
        kind="secondary"
        size="small"
        onPress={() => void onLook()}
        isPending={isLooking}
        pendingLabel={t("launch:accounts.facebook.looking")}
      >
        {t("launch:accounts.facebook.look")}
      </Button>
    ) : status === "Approved" ? (
      <Button kind="secondary" size="small" onPress={() => void onSetUp()}>
        {t("launch:accounts.facebook.setUp")}
      </Button>
    ) : (
      <Button
        kind="secondary"
        size="small"
        onPress={() => void onAsk()}
        isPending={isBusy}
        pendingLabel={t("launch:accounts.facebook.asking")}
      >
        {t("launch:accounts.facebook.ask")}
      </Button>
    )
  return (
    <Banner tone={tone} action={action}>
      {t(`launch:accounts.facebook.${text}`, { page: page.name })}
    </Banner>
  )
}
