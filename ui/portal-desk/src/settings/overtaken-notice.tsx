import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { useTranslation } from "react-i18next"

/** Says that somebody else has changed the portal meanwhile, and goes on with both changes. */
export const OvertakenNotice = ({ onGoOn }: { readonly onGoOn: () => void }) => {
  const { t } = useTranslation("portalLook")
  return (
    <Banner
      tone="warning"
      title={t("portalLook:overtaken.title")}
      action={
        <Button size="small" kind="secondary" onPress={onGoOn}>
          {t("portalLook:overtaken.goOn")}
        </Button>
      }
    >
      {t("portalLook:overtaken.text")}
    </Banner>
  )
}
