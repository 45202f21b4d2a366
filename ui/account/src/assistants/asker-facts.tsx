import type { ReadAssistantRequest } from "@application/identity/contract"
import type { OutputOf } from "@application/kernel"
import { Banner } from "@ui/kit/banner"
import { KeyValueList } from "@ui/kit/key-value-list"
import { useTranslation } from "react-i18next"

/** Who asks to be let in, who vouches for it, where the answer goes, and what no assistant may. */
export const AskerFacts = ({ request }: { readonly request: OutputOf<typeof ReadAssistantRequest> }) => {
  const { t } = useTranslation("assistants")
  const { name, host, returnHost } = request
  return (
    <>
      {host === undefined ? (
        <Banner tone="warning" title={t("assistants:asker.unverified")}>
          {t("assistants:asker.unverifiedText")}
        </Banner>
      ) : null}
      <KeyValueList
        items={[
          { label: t("assistants:asker.name"), value: <bdi>{name}</bdi> },
          {
            label: t("assistants:asker.host"),
            value: host === undefined ? t("assistants:asker.nobody") : <bdi dir="ltr">{host}</bdi>,
          },
          {
            label: t("assistants:asker.returns"),
            value: returnHost === undefined ? t("assistants:asker.device") : <bdi dir="ltr">{returnHost}</bdi>,
          },
        ]}
      />
      <Banner tone="info" title={t("assistants:never.title")}>
        {t("assistants:never.text")}
      </Banner>
    </>
  )
}
