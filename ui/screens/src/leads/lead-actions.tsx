import type { Lead } from "@domain/insights"
import { buttonClass } from "@ui/kit/button"
import { Mail, MessageCircle, MessageSquareText, Phone } from "lucide-react"
import { useTranslation } from "react-i18next"
import styles from "./leads.module.css"

/** One press to answer a lead: call, SMS, WhatsApp, mail; only the ways that the lead left. */
export const LeadActions = ({ lead }: { readonly lead: Pick<Lead, "mobileNumber" | "email"> }) => {
  const { t } = useTranslation(["app"])
  const { mobileNumber, email } = lead
  const ways = [
    ...(mobileNumber === undefined
      ? []
      : [
          { id: "call", href: `tel:${mobileNumber}`, Icon: Phone },
          { id: "sms", href: `sms:${mobileNumber}`, Icon: MessageSquareText },
          { id: "whatsApp", href: `https://wa.me/${mobileNumber.replaceAll(/\D/g, "")}`, Icon: MessageCircle },
        ]),
    ...(email === undefined ? [] : [{ id: "mail", href: `mailto:${email}`, Icon: Mail }]),
  ]
  return (
    <div className={styles["ways"]}>
      {ways.map(({ id, href, Icon }, index) => (
        <a
          key={id}
          href={href}
          className={buttonClass(index === 0 ? "primary" : "secondary", "regular", true)}
          {...(id === "whatsApp" && { target: "_blank", rel: "noreferrer" })}
        >
          <span className={styles["way"]}>
            <Icon aria-hidden size={18} />
            {t(`app:leads.way.${id}`)}
          </span>
        </a>
      ))}
    </div>
  )
}
