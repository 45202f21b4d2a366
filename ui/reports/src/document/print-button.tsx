import { Button } from "@ui/kit/button"
import { Printer } from "lucide-react"
import { useTranslation } from "react-i18next"

/** Prints the report that is on the screen. */
export const PrintButton = () => {
  const { t } = useTranslation("reports")
  return (
    <Button kind="quiet" size="small" icon={<Printer aria-hidden />} onPress={() => globalThis.print()}>
      {t("reports:document.print")}
    </Button>
  )
}
