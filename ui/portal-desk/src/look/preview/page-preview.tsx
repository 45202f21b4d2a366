import { Badge } from "@ui/kit/badge"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Card } from "@ui/kit/card"
import { TextField } from "@ui/kit/text-field"
import { HomeWords } from "@ui/shared/home-words"
import { LampSign } from "@ui/shared/lamp-sign"
import { PublicFrame } from "@ui/shared/public-frame"
import { useTranslation } from "react-i18next"
import styles from "../look.module.css"

/** The page before sign-up with the portal's words and motif, and below it the parts that a sign-up is made of. */
export const PagePreview = () => {
  const { t } = useTranslation("portalLook")
  return (
    <PublicFrame>
      <div className={styles["page"]}>
        <HomeWords />
        <LampSign lamps="running">
          <div className={styles["form"]}>
            <h2>{t("portalLook:look.preview.form.title")}</h2>
            <TextField
              label={t("portalLook:look.preview.form.business")}
              value={t("portalLook:look.preview.form.businessValue")}
            />
            <TextField
              label={t("portalLook:look.preview.form.email")}
              value="asha@"
              inputDirection="ltr"
              error={t("portalLook:look.preview.form.emailFault")}
            />
            <Button>{t("portalLook:look.preview.form.go")}</Button>
          </div>
        </LampSign>
        <Card>
          <div className={styles["form"]}>
            <span>
              <Badge tone="success">{t("portalLook:look.preview.form.live")}</Badge>{" "}
              <Badge tone="glow">{t("portalLook:look.preview.form.waits")}</Badge>
            </span>
            <Banner tone="info">{t("portalLook:look.preview.form.note")}</Banner>
          </div>
        </Card>
      </div>
    </PublicFrame>
  )
}
