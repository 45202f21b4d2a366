import { isRightToLeft, mailHtml, type PortalSettings, portalIcon, previewCard, voiceIn } from "@domain/portals"
import { useTranslation } from "react-i18next"
import styles from "../look.module.css"

interface DrawnPreviewProps {
  readonly portal: PortalSettings
  readonly language: string
}

const drawn = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** A mail as it is sent: sender, subject and the mail itself. */
export const MailPreview = ({ portal, language }: DrawnPreviewProps) => {
  const { t } = useTranslation("portalLook")
  const say = (key: "subject" | "heading" | "body" | "action" | "footer" | "budget" | "amount" | "ends" | "day") =>
    t(`portalLook:look.preview.sent.${key}`, {
      lng: language,
      portal: portal.title,
      interpolation: { escapeValue: false },
    })
  const words = {
    language,
    direction: isRightToLeft(language) ? ("rtl" as const) : ("ltr" as const),
    subject: say("subject"),
    heading: say("heading"),
    body: say("body"),
    facts: [
      { label: say("ends"), text: say("day") },
      { label: say("budget"), text: say("amount") },
    ],
    points: [],
    footer: say("footer"),
    action: { label: say("action"), link: `https://${portal.domain}` },
  }
  return (
    <div className={styles["stage"]}>
      <p className={styles["sender"]}>
        <bdi>{portal.title}</bdi>{" "}
        <bdi dir="ltr">
          {portal.supportEmail === "" ? t("portalLook:look.preview.noSender") : `<${portal.supportEmail}>`}
        </bdi>
        <br />
        <strong>
          <bdi>{words.subject}</bdi>
        </strong>
      </p>
      <iframe
        title={t("portalLook:look.preview.mailTitle")}
        className={styles["mail"]}
        sandbox=""
        srcDoc={mailHtml(words, portal)}
      />
    </div>
  )
}

/** The card of a shared link, and the icon in a browser's tab. */
export const CardPreview = ({ portal, language }: DrawnPreviewProps) => {
  const { t } = useTranslation(["portalLook", "common"])
  const neutral = (key: "headline" | "lead") => t(`common:portal.${key}`, { lng: language })
  const voice = voiceIn(portal, language) ?? { headline: neutral("headline"), lead: neutral("lead") }
  return (
    <div className={styles["stage"]}>
      <img
        className={styles["card"]}
        src={drawn(previewCard(portal, voice, language))}
        alt={t("portalLook:look.preview.cardAlt", { title: portal.title, headline: voice.headline })}
      />
      <p className={styles["tab"]}>
        <img src={drawn(portalIcon(portal))} alt="" width={24} height={24} />
        <span>{t("portalLook:look.preview.tab", { title: portal.title })}</span>
      </p>
    </div>
  )
}
