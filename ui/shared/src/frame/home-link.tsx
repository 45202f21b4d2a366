import { useTranslation } from "react-i18next"
import { Link, useParams } from "react-router"
import styles from "./home-link.module.css"
import { PortalLogo, PortalMark, usePortal } from "./portal-context.tsx"

/** The page where a visitor begins: the profile's dashboard inside the application, else the portal's home page. */
export const useHome = (): string => {
  const { businessProfileId } = useParams()
  return businessProfileId === undefined ? "/home" : `/app/${businessProfileId}/dashboard`
}

/** The portal's logo, which leads home; its small mark where there is little room. */
export const HomeLink = ({ isMark = false }: { readonly isMark?: boolean }) => {
  const { t } = useTranslation(["common"])
  const { portal } = usePortal()
  return (
    <Link to={useHome()} className={styles["home"]} aria-label={t("common:homePage", { portal: portal.title })}>
      {isMark ? <PortalMark /> : <PortalLogo />}
    </Link>
  )
}
