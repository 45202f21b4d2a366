import { Skeleton } from "@ui/kit/skeleton"
import { WizardLayout } from "@ui/kit/wizard-layout"
import { PortalLogo } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"
import styles from "./skeletons.module.css"

/** A question of the journey whose draft is being fetched. */
export const JourneySkeleton = () => {
  const { t } = useTranslation(["common"])
  return (
    <WizardLayout
      logo={<PortalLogo />}
      skipLabel={t("common:skipToContent")}
      title={<Skeleton shape="heading" />}
      lead={<Skeleton />}
    >
      <div data-skeleton>
        <Skeleton shape="box" height="12rem" />
      </div>
    </WizardLayout>
  )
}

/** The signed-in application before its session is restored. */
export const AppSkeleton = () => (
  <div className={styles["app"]} data-skeleton>
    <div className={styles["sidebar"]}>
      <PortalLogo />
    </div>
    <div className={styles["content"]}>
      <Skeleton shape="heading" />
      <Skeleton shape="box" height="16rem" />
    </div>
  </div>
)

/** Any other page: its portal's logo. */
export const PublicSkeleton = () => (
  <div className={styles["public"]} data-skeleton>
    <PortalLogo />
  </div>
)
