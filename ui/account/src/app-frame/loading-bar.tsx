import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { useNavigation } from "react-router"
import styles from "./loading-bar.module.css"

/** A navigation that takes less than this many milliseconds shows nothing. */
const patience = 180

/** Whether another page has been on its way for longer than a blink, and where to. */
export const useSlowNavigation = (): string | undefined => {
  const { location } = useNavigation()
  const target = location?.pathname
  const [slow, setSlow] = useState<string>()
  useEffect(() => {
    if (target === undefined) return setSlow(undefined)
    const timer = setTimeout(() => setSlow(target), patience)
    return () => clearTimeout(timer)
  }, [target])
  return slow
}

/** A thin line at the top while the next page is on its way. */
export const LoadingBar = ({ isLoading }: { readonly isLoading: boolean }) => {
  const { t } = useTranslation(["common"])
  return (
    <div role="status" className={styles["holder"]}>
      {isLoading ? <span className={styles["bar"]} role="img" aria-label={t("common:state.loading")} /> : null}
    </div>
  )
}
