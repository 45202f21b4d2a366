import { CheckTag } from "@application/conversions/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { failureIn, useCommand } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { Select } from "@ui/kit/select"
import { FailureNotice } from "@ui/shared/frame"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./conversions.module.css"
import { CopyText } from "./copy-text.tsx"
import type { Site } from "./read-conversions.ts"

const builders = ["WordPress", "Shopify", "Wix", "TagManager", "Other"] as const
/** Names of products, the same in every language. */
const builderNames = {
  WordPress: "WordPress",
  Shopify: "Shopify",
  Wix: "Wix",
  TagManager: "Google Tag Manager",
} as const
type Builder = (typeof builders)[number]

const tones = { Found: "success", NotFound: "warning", OtherKey: "error", Unreadable: "warning" } as const

export interface TagPartProps {
  readonly businessProfileId: BusinessProfileId
  readonly site: Site
  readonly mayChange: boolean
}

/** The first step: the line that the website carries, help by the builder of the website, and whether the line is there. */
export const TagPart = ({ businessProfileId, site, mayChange }: TagPartProps) => {
  const { t } = useTranslation(["conversions", "common"])
  const [builder, choose] = useState<Builder>("WordPress")
  const [checking, check] = useCommand(CheckTag, { revalidate: false })
  const checked = checking.status === "succeeded" ? checking.output : undefined
  const [host = ""] = site.hosts
  const mail = `mailto:?subject=${encodeURIComponent(t("conversions:tag.mailSubject", { host }))}&body=${encodeURIComponent(
    t("conversions:tag.mailBody", { host, snippet: site.snippet, interpolation: { escapeValue: false } }),
  )}`
  return (
    <Panel title={t("conversions:tag.title")} description={t("conversions:tag.text")}>
      <div className={styles["stack"]}>
        <CopyText label={t("conversions:tag.snippet")} text={site.snippet} />
        <div className={styles["acts"]}>
          {mayChange ? (
            <Button
              size="small"
              isPending={checking.status === "pending"}
              pendingLabel={t("conversions:tag.checking")}
              onPress={() => void check({ businessProfileId })}
            >
              {t("conversions:tag.check")}
            </Button>
          ) : null}
          <a className={styles["link"]} href={mail}>
            {t("conversions:tag.mail")}
          </a>
        </div>
        <FailureNotice failure={failureIn(checking)} />
        {checked === undefined ? null : (
          <Banner tone={tones[checked.result]}>
            {t(`conversions:tag.result.${checked.result}`, { address: checked.address })}
          </Banner>
        )}
        <Select
          label={t("conversions:tag.builder")}
          placeholder={t("conversions:tag.builder")}
          options={builders.map((id) => ({
            id,
            label: id === "Other" ? t("conversions:builder.Other.name") : builderNames[id],
          }))}
          value={builder}
          onChange={(id) => choose(builders.find((one) => one === id) ?? "Other")}
        />
        <ol className={styles["steps"]}>
          {["first", "second", "third"].map((step) => (
            <li key={step}>{t(`conversions:builder.${builder}.${step}`)}</li>
          ))}
        </ol>
        <p className={styles["quiet"]}>
          {t(site.consent === "WebsiteAsks" ? "conversions:tag.consentAsked" : "conversions:tag.consentFree")}
        </p>
      </div>
    </Panel>
  )
}
