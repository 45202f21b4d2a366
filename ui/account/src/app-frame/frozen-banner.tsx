import { Banner } from "@ui/kit/banner"
import { usePortal } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"
import styles from "./verify-banner.module.css"

/** Says on every page of a frozen business what has stopped, what still works, and how to object. */
export const FrozenBanner = ({ name }: { readonly name: string }) => {
  const { t } = useTranslation("app")
  const { portal } = usePortal()
  return (
    <div className={styles["place"]}>
      <Banner tone="warning" title={t("app:frozen.title", { name })}>
        {t("app:frozen.text", { portal: portal.title })}
      </Banner>
    </div>
  )
}
