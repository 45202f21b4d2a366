import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { LinkButton } from "@ui/kit/link-button"
import { Copy, ExternalLink, Mail, MessageCircle } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./library.module.css"

type CopyState = "idle" | "copied" | "refused"

export interface MadeLinkProps {
  readonly name: string
  readonly link: string
  readonly isProtected: boolean
}

/** A link that was made just now, to be handed on: it is told this once. */
export const MadeLink = ({ name, link, isProtected }: MadeLinkProps) => {
  const { t } = useTranslation("reports")
  const [copy, setCopy] = useState<CopyState>("idle")
  const text = t("reports:link.text", { name, link })
  const copyLink = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopy("copied"),
      () => setCopy("refused"),
    )
  return (
    <div className={styles["form"]}>
      <p>{t("reports:link.once")}</p>
      <p className={styles["address"]}>
        <bdi dir="ltr">{link}</bdi>
      </p>
      <div className={styles["buttons"]}>
        <Button size="small" icon={<Copy aria-hidden />} onPress={() => void copyLink()}>
          {t("reports:link.copy")}
        </Button>
        <LinkButton
          kind="secondary"
          size="small"
          icon={<MessageCircle aria-hidden />}
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noreferrer"
        >
          WhatsApp
        </LinkButton>
        <LinkButton
          kind="secondary"
          size="small"
          icon={<Mail aria-hidden />}
          href={`mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(text)}`}
        >
          {t("reports:link.mail")}
        </LinkButton>
        <LinkButton
          kind="quiet"
          size="small"
          icon={<ExternalLink aria-hidden />}
          href={link}
          target="_blank"
          rel="noreferrer"
        >
          {t("reports:link.see")}
        </LinkButton>
      </div>
      <p role="status" className={styles["quiet"]}>
        {copy === "copied" ? t("reports:link.copied") : copy === "refused" ? t("reports:link.notCopied") : null}
      </p>
      {isProtected ? <Banner tone="info">{t("reports:link.tellPassword")}</Banner> : null}
    </div>
  )
}
