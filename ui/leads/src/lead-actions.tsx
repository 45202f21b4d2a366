import { type Lead, leadActions } from "@domain/insights"
import type { ContactWay } from "@domain/messaging"
import { buttonClass } from "@ui/kit/button"
import { Mail, MessageCircle, MessageSquareText, Phone } from "lucide-react"
import { useTranslation } from "react-i18next"
import styles from "./leads.module.css"

const icons: Readonly<Record<ContactWay, typeof Phone>> = {
  call: Phone,
  sms: MessageSquareText,
  whatsApp: MessageCircle,
  mail: Mail,
}

/** Call and WhatsApp, or mail where there is no number, in a line of the list. */
export const LeadQuickActions = ({
  lead,
  onContact,
}: {
  readonly lead: Pick<Lead, "name" | "mobileNumber" | "email">
  /** Called beside the link, which waits for nothing. */
  readonly onContact: () => void
}) => {
  const { t } = useTranslation(["leads"])
  return (
    <span className={styles["quickWays"]}>
      {leadActions(lead)
        .filter(
          ({ way }) => way === "call" || way === "whatsApp" || (way === "mail" && lead.mobileNumber === undefined),
        )
        .map(({ way, link }) => {
          const Icon = icons[way]
          return (
            <a
              key={way}
              href={link}
              onClick={onContact}
              className={styles["quickWay"]}
              aria-label={t(`leads:wayTo.${way}`, { name: lead.name })}
              title={t(`leads:way.${way}`)}
              {...(way === "whatsApp" && { target: "_blank", rel: "noreferrer" })}
            >
              <Icon aria-hidden size={18} />
            </a>
          )
        })}
    </span>
  )
}

/** One press to answer a lead: call, SMS, WhatsApp, mail; only the ways that the lead left. */
export const LeadActions = ({
  lead,
  onContact,
}: {
  readonly lead: Pick<Lead, "mobileNumber" | "email">
  /** Called beside the link, which waits for nothing. */
  readonly onContact: () => void
}) => {
  const { t } = useTranslation(["leads"])
  return (
    <div className={styles["ways"]}>
      {leadActions(lead).map(({ way, link }, index) => {
        const Icon = icons[way]
        return (
          <a
            key={way}
            href={link}
            onClick={onContact}
            className={buttonClass(index === 0 ? "primary" : "secondary", "regular", true)}
            {...(way === "whatsApp" && { target: "_blank", rel: "noreferrer" })}
          >
            <span className={styles["way"]}>
              <Icon aria-hidden size={18} />
              {t(`leads:way.${way}`)}
            </span>
          </a>
        )
      })}
    </div>
  )
}
