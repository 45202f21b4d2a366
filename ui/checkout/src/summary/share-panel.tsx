import type { SignupSession } from "@domain/signup"
import { summaryAddress, summaryShareLink, summaryVariant } from "@domain/messaging"
import { Button } from "@ui/kit/button"
import { LinkButton } from "@ui/kit/link-button"
import { Panel } from "@ui/kit/panel"
import { Copy, MessageCircle, Share2 } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import layout from "@ui/journey/layout.module.css"
import { SendSummaryForm } from "./send-summary-form.tsx"
import styles from "./summary.module.css"

export interface SharePanelProps {
  readonly details: Pick<
    SignupSession,
    "sessionId" | "encodedId" | "business" | "flavour" | "queryParameters" | "region"
  >
  /** Called after each message that we sent. */
  readonly onSent?: (() => void) | undefined
}

type CopyState = "idle" | "copied" | "refused"

/** Hands the summary's link on: WhatsApp, the device's own share sheet, a copy, or a message that we send. */
export const SharePanel = ({ details, onSent }: SharePanelProps) => {
  const { t } = useTranslation(["launch", "common"])
  const isAgents = details.flavour === "agent"
  const [copy, setCopy] = useState<CopyState>("idle")
  const link = summaryAddress(globalThis.location.origin, details.encodedId)
  const agent = details.queryParameters["agentname"]
  const text = t(summaryVariant(agent) === "summary" ? "launch:share.text" : "launch:share.agentText", {
    name: details.business.name ?? "",
    agent: agent ?? "",
    link,
  })

  const copyLink = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopy("copied"),
      () => setCopy("refused"),
    )

  return (
    <Panel title={t("launch:share.title")} description={t(isAgents ? "launch:share.help" : "launch:share.ownersHelp")}>
      <div className={styles["share"]}>
        <LinkButton
          href={summaryShareLink("WhatsApp", { text })}
          target="_blank"
          rel="noreferrer"
          kind="secondary"
          icon={<MessageCircle aria-hidden />}
        >
          WhatsApp
        </LinkButton>
        {"share" in navigator ? (
          <Button
            kind="secondary"
            icon={<Share2 aria-hidden />}
            onPress={() => void navigator.share({ text, url: link }).catch(() => setCopy("idle"))}
          >
            {t("common:action.share")}
          </Button>
        ) : null}
        <Button kind="secondary" icon={<Copy aria-hidden />} onPress={() => void copyLink()}>
          {copy === "copied" ? t("common:action.copied") : t("common:action.copy")}
        </Button>
        <span role="status" className={layout["soft"]}>
          {copy === "refused" ? (
            <>
              {t("launch:share.copyYourself")} <bdi dir="ltr">{link}</bdi>
            </>
          ) : null}
        </span>
      </div>
      <SendSummaryForm sessionId={details.sessionId} region={details.region} isToClient={isAgents} onSent={onSent} />
    </Panel>
  )
}
