import { referralAddress, summaryShareLink } from "@domain/messaging"
import { offeredLanguages } from "@domain/portals"
import { Button } from "@ui/kit/button"
import { LinkButton } from "@ui/kit/link-button"
import { Select } from "@ui/kit/select"
import { languages } from "@ui/i18n"
import { usePortal } from "@ui/shared/frame"
import { Copy, Mail, MessageCircle } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "@ui/shared/panel.module.css"

type CopyState = "idle" | "copied" | "refused"

/** Hands a code's link on, with words in a language of the portal and under its name. */
export const ShareCode = ({ code }: { readonly code: string }) => {
  const { portal, language } = usePortal()
  const [chosen, choose] = useState<string>(language)
  const [copy, setCopy] = useState<CopyState>("idle")
  const { t } = useTranslation(["account", "common"])
  const { t: inChosen } = useTranslation("account", { lng: chosen })
  const link = referralAddress(globalThis.location.origin, code)
  const text = inChosen("account:referrals.text", { portal: portal.title, link })
  const subject = inChosen("account:referrals.subject", { portal: portal.title })
  const copyLink = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopy("copied"),
      () => setCopy("refused"),
    )
  return (
    <fieldset className={styles["group"]}>
      <legend>{t("account:referrals.share", { code })}</legend>
      {offeredLanguages(portal).length > 1 ? (
        <Select
          label={t("account:referrals.language")}
          placeholder={t("account:referrals.language")}
          value={chosen}
          options={offeredLanguages(portal).map((id) => ({ id, label: languages[id].ownName }))}
          onChange={choose}
        />
      ) : null}
      <p lang={chosen} dir="auto" className={styles["link"]}>
        {text}
      </p>
      <div className={styles["actions"]}>
        <LinkButton
          href={summaryShareLink("WhatsApp", { text })}
          target="_blank"
          rel="noreferrer"
          kind="secondary"
          size="small"
          icon={<MessageCircle aria-hidden />}
        >
          {t("account:referrals.whatsApp")}
        </LinkButton>
        <LinkButton
          href={summaryShareLink("Email", { text, subject })}
          kind="secondary"
          size="small"
          icon={<Mail aria-hidden />}
        >
          {t("account:referrals.email")}
        </LinkButton>
        <Button kind="secondary" size="small" icon={<Copy aria-hidden />} onPress={() => void copyLink()}>
          {t("account:referrals.copy")}
        </Button>
      </div>
      <p role="status" className={styles["quiet"]}>
        {copy === "copied" ? t("account:referrals.copied") : null}
        {copy === "refused" ? t("account:referrals.notCopied") : null}
      </p>
    </fieldset>
  )
}
