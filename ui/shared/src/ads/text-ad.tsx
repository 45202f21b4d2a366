import { hostOf } from "@domain/validation"
import { type PreviewLink, SearchResultPreview } from "@ui/kit/ad-previews"
import { useTranslation } from "react-i18next"

export interface TextAdProps {
  readonly businessName: string
  /** Where a click leads; empty for nowhere. */
  readonly link: string
  readonly headlines: ReadonlyArray<string>
  readonly descriptions: ReadonlyArray<string>
  readonly path1?: string
  readonly path2?: string
  /** Language of the ad's texts, as a BCP 47 tag. */
  readonly language?: string
  /** Called from the ad. */
  readonly phone?: string
  /** What stands beside it, as a draft or as a launched ad keeps it. */
  readonly sitelinks?: ReadonlyArray<PreviewLink>
  readonly callouts?: ReadonlyArray<string | { readonly text: string }>
  readonly snippet?: { readonly header: string; readonly values: ReadonlyArray<string> }
  readonly device?: "phone" | "computer"
}

/** An ad of text as people meet it among search results, with its first lines. */
export const TextAd = (props: TextAdProps) => {
  const { businessName, link, headlines, descriptions, path1, path2, phone, language, device } = props
  const { sitelinks = [], callouts = [], snippet } = props
  const { t } = useTranslation(["launch", "kit"])
  return (
    <SearchResultPreview
      label={t("launch:summary.searchLabel")}
      sponsoredLabel={t("kit:preview.sponsored")}
      businessName={businessName}
      displayUrl={[hostOf(link), path1 ?? "", path2 ?? ""].filter((part) => part !== "").join("/")}
      headlines={headlines.slice(0, 3)}
      descriptions={descriptions.slice(0, 2)}
      links={sitelinks}
      facts={callouts.map((callout) => (typeof callout === "string" ? callout : callout.text))}
      {...(snippet !== undefined && { list: snippet })}
      {...(device !== undefined && { device })}
      {...(phone !== undefined && { phone })}
      {...(language !== undefined && { language })}
    />
  )
}
