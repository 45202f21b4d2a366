import type { SearchAd, SearchAssetChecks, SearchAssets } from "@domain/creatives"
import { formatNumber, localeIn } from "@ui/i18n"
import { Button } from "@ui/kit/button"
import { Switch } from "@ui/kit/switch"
import { FoldedPanel } from "@ui/journey/folded-panel"
import { usePortal } from "@ui/shared/frame"
import { Sparkles } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { FieldStack } from "../field-stack.tsx"
import { FactFields } from "./fact-fields.tsx"
import { SitelinkFields } from "./sitelink-fields.tsx"
import { SnippetFields } from "./snippet-fields.tsx"

export interface MoreBesideProps {
  readonly ad: SearchAd
  readonly checks: SearchAssetChecks
  /** Of the ad's words, as a BCP 47 tag. */
  readonly language: string
  /** The page that the ad opens; links stay on its website. */
  readonly opens: string
  /** The business's public phone. */
  readonly phone?: string | undefined
  /** Whether the campaign is for calls, so that its number is part of its ads anyway. */
  readonly isForCalls: boolean
  readonly showsErrors: boolean
  /** Of its heading in the page's outline. */
  readonly level?: 2 | 3
  /** Adds the proposals for the parts that nobody has decided on; absent where there are none. */
  readonly onPropose?: () => void
  readonly onEdit: (change: SearchAssets) => void
}

/** What stands beside a search ad, in one line. */
const useBesideSummary = ({ ad, phone, isForCalls }: Pick<MoreBesideProps, "ad" | "phone" | "isForCalls">): string => {
  const { t } = useTranslation(["creatives"])
  const { language } = usePortal()
  const counted = (key: "links" | "facts", count: number) =>
    count === 0 ? [] : [t(`creatives:assets.${key}Counted`, { count, number: formatNumber(count, language) })]
  const parts = [
    ...counted("links", ad.sitelinks?.length ?? 0),
    ...counted("facts", ad.callouts?.length ?? 0),
    ...((ad.snippet?.values.length ?? 0) > 0 ? [t("creatives:assets.servicesCounted")] : []),
    ...(phone !== undefined && (isForCalls || ad.showsPhone === true) ? [t("creatives:assets.phoneCounted")] : []),
  ]
  return parts.length === 0
    ? t("creatives:assets.nothing")
    : new Intl.ListFormat(localeIn(language), { type: "unit", style: "short" }).format(parts)
}

/** Links, short facts, services and the phone beside a search ad, folded until somebody changes them or something is wrong. */
export const MoreBeside = (props: MoreBesideProps) => {
  const { ad, checks, language, opens, phone, isForCalls, showsErrors, onEdit, onPropose, level = 2 } = props
  const { t } = useTranslation(["creatives"])
  const [isOpen, setOpen] = useState(false)
  const summary = useBesideSummary(props)
  return (
    <FoldedPanel
      title={t("creatives:assets.title")}
      summary={summary}
      openLabel={t("creatives:assets.open")}
      level={level}
      fold={{ isOpen: isOpen || showsErrors, onToggle: () => setOpen(!isOpen) }}
    >
      <FieldStack>
        <p>{t("creatives:assets.help")}</p>
        {onPropose === undefined ? null : (
          <div>
            <Button kind="secondary" size="small" icon={<Sparkles aria-hidden />} onPress={onPropose}>
              {t("creatives:assets.propose")}
            </Button>
          </div>
        )}
        <SitelinkFields
          links={ad.sitelinks ?? []}
          checks={checks}
          language={language}
          opens={opens}
          level={level === 2 ? 3 : 4}
          onChange={(sitelinks) => onEdit({ sitelinks })}
        />
        <FactFields facts={ad.callouts ?? []} checks={checks} onChange={(callouts) => onEdit({ callouts })} />
        <SnippetFields
          snippet={ad.snippet}
          checks={checks}
          language={language}
          onChange={(snippet) => onEdit({ snippet })}
        />
        {isForCalls ? (
          <p>{t("creatives:assets.phoneOfCalls")}</p>
        ) : phone === undefined || phone === "" ? (
          <p>{t("creatives:assets.noPhone")}</p>
        ) : (
          <Switch
            isSelected={ad.showsPhone === true}
            onChange={(showsPhone) => onEdit({ showsPhone })}
            hint={
              <>
                <bdi dir="ltr">{phone}</bdi> {t("creatives:assets.phoneHelp")}
              </>
            }
          >
            {t("creatives:assets.phone")}
          </Switch>
        )}
        <p>{t("creatives:assets.place")}</p>
      </FieldStack>
    </FoldedPanel>
  )
}
