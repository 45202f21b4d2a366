import type { PageId } from "@domain/launch"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { useTranslation } from "react-i18next"
import { useFieldText } from "@ui/journey/use-field-text"

export interface LackListProps {
  /** Message keys, each with the page that completes it if there is one. */
  readonly lacks: ReadonlyArray<{ readonly key: string; readonly page?: PageId }>
  readonly onCorrect: (page: PageId) => void
}

/** What a launch lacks, each with a button to the page that completes it. */
export const LackList = ({ lacks, onCorrect }: LackListProps) => {
  const { t } = useTranslation(["launch"])
  const fieldText = useFieldText()
  return lacks.map(({ key, page }) => (
    <Banner
      key={key}
      tone="warning"
      {...(page !== undefined && {
        action: (
          <Button kind="secondary" size="small" onPress={() => onCorrect(page)}>
            {t("launch:accounts.complete")}
          </Button>
        ),
      })}
    >
      {fieldText({ key })}
    </Banner>
  ))
}
