import { failureMessage } from "@ui/i18n"
import { Banner } from "@ui/kit/banner"
import { useTranslation } from "react-i18next"

/** A failure or error in the reader's words; nothing while there is none. */
export const FailureNotice = ({ failure }: { readonly failure: unknown }) => {
  const { t } = useTranslation(["failures", "common"])
  if (failure === undefined) return null
  return <Banner tone="error">{failureMessage(failure, (keys, values) => t(keys, values))}</Banner>
}
