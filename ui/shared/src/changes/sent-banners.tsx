import { channelDefinitions, type SentChange } from "@domain/campaigns"
import { Banner } from "@ui/kit/banner"
import { NavButton } from "../frame/index.ts"
import { RefusalText, RefusedFields } from "../launch/index.ts"
import { useTranslation } from "react-i18next"

const tones = { Waiting: "info", InReview: "info", Refused: "error" } as const

export interface SentBannersProps {
  readonly sent: ReadonlyArray<SentChange>
  /** The address of the editor; the present page where it does not say. */
  readonly editor?: string
}

/** How far what was sent is on each channel, and why a network refused it. */
export const SentBanners = ({ sent, editor }: SentBannersProps) => {
  const { t } = useTranslation(["editor"])
  return sent.map(
    ({ channel, status, addsVersion = false, reason = "", fields = [], reviewReasons = [], reviewWords }) => {
      const words = `${addsVersion ? "versionSent" : "sent"}.${status}` as const
      const network = t(`editor:network.${channelDefinitions[channel].network}`)
      return (
        <Banner
          key={channel}
          tone={tones[status]}
          title={t(`editor:${words}.title`, { network })}
          {...(status === "Refused" && {
            action: (
              <NavButton
                size="small"
                kind="secondary"
                to={{ ...(editor !== undefined && { pathname: editor }), search: "?step=ads", hash: `edit-${channel}` }}
              >
                {t("editor:sent.Refused.action")}
              </NavButton>
            ),
          })}
        >
          {status === "Refused" ? (
            <>
              {reason === "" && reviewReasons.length === 0 ? null : (
                <p>
                  <RefusalText reason={reason} reviewReasons={reviewReasons} reviewWords={reviewWords} />
                </p>
              )}
              <RefusedFields fields={fields} />
            </>
          ) : null}
          <p>{t(`editor:${words}.text`, { network })}</p>
        </Banner>
      )
    },
  )
}
