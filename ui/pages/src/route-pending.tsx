import { Spinner } from "@ui/kit/spinner"
import { useTranslation } from "react-i18next"

/** Shown while the first page is being loaded. */
export const RoutePending = () => {
  const { t } = useTranslation()
  return (
    <div style={{ display: "grid", placeItems: "center", minBlockSize: "100dvh" }}>
      <Spinner label={t("common:state.loading")} />
    </div>
  )
}
