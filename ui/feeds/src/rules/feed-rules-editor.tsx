import type { GetFeedRules } from "@application/businesses/contract"
import { feedRuleFailures, type FeedSample, type PreviewedFeed, previewFeed } from "@domain/businesses"
import type { OutputOf } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { LeavePrompt } from "@ui/shared/form"
import { FailureNotice } from "@ui/shared/frame"
import { useMay } from "@ui/shared/use-may"
import { useDeferredValue, useMemo } from "react"
import { useTranslation } from "react-i18next"
import { ColumnsSection } from "./columns-section.tsx"
import { PreviewTable } from "./preview-table.tsx"
import { RulesSection } from "./rules-section.tsx"
import styles from "./rules.module.css"
import { type FeedOfProfile, type FeedRulesForm, useFeedRules } from "./use-feed-rules.ts"

export interface FeedRulesEditorProps {
  readonly feed: FeedOfProfile
  readonly kept: OutputOf<typeof GetFeedRules>
  readonly sample: FeedSample
  readonly mends?: Readonly<Record<string, number>> | undefined
  readonly onReading?: (() => void) | undefined
}

/** Two sections over one draft: which columns fill fields, and rules with what they make of real rows. */
export const FeedRulesEditor = ({ feed, kept, sample, mends, onReading }: FeedRulesEditorProps) => {
  const { t } = useTranslation("feedRules")
  const isReadOnly = !useMay(feed.businessProfileId)("editFeeds")
  const form = useFeedRules(feed, kept, onReading)
  const { currency, storeDomain } = kept
  const previewed = useMemo(
    (): PreviewedFeed => ({ rows: sample.rows, currency, storeDomain }),
    [sample, currency, storeDomain],
  )
  const typed = useDeferredValue(form.typed)
  const preview = useMemo(() => {
    const rules = typed.rules.filter((rule) => Object.keys(feedRuleFailures(rule, currency)).length === 0)
    return previewFeed(previewed, { ...typed, rules })
  }, [previewed, typed, currency])
  return (
    <div className={styles["place"]}>
      {isReadOnly ? <Banner tone="info">{t("readOnly")}</Banner> : null}
      <StaleNotice form={form} />
      <ColumnsSection
        sample={sample}
        maps={form.typed.productMaps}
        preview={preview}
        isReadOnly={isReadOnly}
        onChange={(productMaps) => form.change({ productMaps })}
      />
      <RulesSection form={form} previewed={previewed} mends={mends} isReadOnly={isReadOnly} />
      <PreviewTable preview={preview} />
      {isReadOnly ? null : <SaveBar form={form} />}
      <LeavePrompt
        about="feed"
        form={{ isDirty: form.isDirty, isPending: form.isPending, submit: form.save, discard: form.discard }}
      />
    </div>
  )
}

/** Says that somebody else saved meanwhile, and asks whose rules count. */
const StaleNotice = ({ form }: { readonly form: FeedRulesForm }) => {
  const { t } = useTranslation("feedRules")
  if (form.newer === undefined) return null
  return (
    <Banner
      tone="warning"
      title={t("stale.title")}
      action={
        <div className={styles["acts"]}>
          <Button kind="secondary" size="small" onPress={form.keepMine}>
            {t("stale.keepMine")}
          </Button>
          <Button kind="secondary" size="small" onPress={form.takeNewer}>
            {t("stale.takeTheirs")}
          </Button>
        </div>
      }
    >
      {t("stale.text", { count: form.newer.rules.length })}
    </Banner>
  )
}

/** Saves what is typed, with or without a reading at once. */
const SaveBar = ({ form }: { readonly form: FeedRulesForm }) => {
  const { t } = useTranslation(["feedRules", "common"])
  const isBlocked = form.newer !== undefined
  return (
    <div className={styles["bar"]}>
      <FailureNotice failure={form.failure} />
      {form.isTried && form.hasFailures ? <Banner tone="error">{t("feedRules:wrong")}</Banner> : null}
      <div className={styles["barRow"]}>
        <p role="status" className={styles["quiet"]}>
          {t(form.isDirty ? "feedRules:unsaved" : "feedRules:allSaved")}
        </p>
        <div className={styles["acts"]}>
          {form.isDirty ? (
            <Button kind="quiet" isDisabled={form.isPending} onPress={form.discard}>
              {t("feedRules:discard")}
            </Button>
          ) : null}
          <Button
            kind="secondary"
            isDisabled={!form.isDirty || isBlocked}
            isPending={form.isPending}
            pendingLabel={t("common:state.saving")}
            onPress={() => void form.save()}
          >
            {t("common:action.save")}
          </Button>
          <Button
            isDisabled={isBlocked || form.isPending}
            isPending={form.isApplying}
            pendingLabel={t("common:state.loading")}
            onPress={() =>
              void (async () => {
                if (!form.isDirty || (await form.save())) await form.applyNow()
              })()
            }
          >
            {t(form.isDirty ? "feedRules:saveAndRead" : "feedRules:readNow")}
          </Button>
        </div>
      </div>
    </div>
  )
}
