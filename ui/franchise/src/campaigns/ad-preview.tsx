import {
  type AdTerms,
  canShow,
  factOfField,
  type FilledAd,
  filledAd,
  type FranchiseAd,
  type FranchiseStore,
  partsOf,
  type StoreWords,
  wordsFor,
  worstFitFirst,
} from "@domain/franchise"
import { SearchResultPreview, SocialFeedPreview } from "@ui/kit/ad-previews"
import { Badge } from "@ui/kit/badge"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { Select } from "@ui/kit/select"
import { TextField } from "@ui/kit/text-field"
import { NavButton } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useDeferredValue, useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "../stores.module.css"
import { useProblemText } from "./use-problem-text.ts"

export interface AdPreviewProps {
  readonly ad: FranchiseAd
  readonly stores: ReadonlyArray<FranchiseStore>
  readonly words: ReadonlyArray<StoreWords>
  readonly terms: AdTerms
  readonly mayChange: boolean
  readonly onWords: (words: ReadonlyArray<StoreWords>) => void
}

const hostOf = (address: string): string => address.replace(/^https?:\/\//u, "").split(/[/?#]/u)[0] ?? ""

/** Why a store cannot show the ad, with the way to what mends it. */
const Lacks = ({ store, filled }: { readonly store: FranchiseStore; readonly filled: FilledAd }) => {
  const { t } = useTranslation(["franchise"])
  const told = useProblemText()
  if (canShow(filled)) return null
  return (
    <Banner
      tone="warning"
      title={t("franchise:ad.cannotShow")}
      {...((filled.lacks.length > 0 || filled.problems.some(({ part }) => part === "radius")) && {
        action: (
          <NavButton to={`../stores?store=${encodeURIComponent(store.code)}`} kind="secondary" size="small">
            {t("franchise:ad.mend")}
          </NavButton>
        ),
      })}
    >
      <ul className={styles["lines"]}>
        {filled.lacks.map((field) => (
          <li key={field}>{t("franchise:ad.lacks", { field: t(`franchise:field.${factOfField[field]}`) })}</li>
        ))}
        {filled.problems.map((problem) => (
          <li key={`${problem.part} ${problem.key}`}>{told(problem)}</li>
        ))}
      </ul>
    </Banner>
  )
}

/** What a store may say in place of the brand's words. */
const OwnWords = ({
  ad,
  store,
  words,
  mayChange,
  onWords,
}: Omit<AdPreviewProps, "stores" | "terms"> & { readonly store: FranchiseStore }) => {
  const { t } = useTranslation(["franchise"])
  const own = partsOf(ad).filter(({ part }) => part.rule !== "Locked")
  const say = (name: string, text: string, brand: string) =>
    onWords([
      ...words.filter((one) => one.code !== store.code || one.part !== name),
      ...(text === brand ? [] : [{ code: store.code, part: name, text }]),
    ])
  if (own.length === 0) return <p className={styles["quiet"]}>{t("franchise:ad.allLocked")}</p>
  return (
    <div className={styles["form"]}>
      {own.map((named) => {
        const { name, part } = named
        const label = t("franchise:ad.ownWords", {
          part: t(`franchise:ad.part.${name.replace(/\d+$/u, "")}`, { number: /\d+$/u.exec(name)?.[0] ?? "" }),
        })
        const present = wordsFor(named, store.code, words)
        return part.rule === "Choice" ? (
          <Select
            key={name}
            label={label}
            placeholder=""
            options={[...new Set([part.text, ...(part.choices ?? [])])]
              .filter(Boolean)
              .map((id) => ({ id, label: id }))}
            value={present}
            onChange={(text) => say(name, text, part.text)}
            isDisabled={!mayChange}
          />
        ) : (
          <TextField
            key={name}
            label={label}
            value={present}
            onChange={(text) => say(name, text, part.text)}
            isDisabled={!mayChange}
          />
        )
      })}
    </div>
  )
}

/** The ad as each store shows it, worst fits first. */
export const AdPreview = ({ ad: typedAd, stores, words: typedWords, terms, mayChange, onWords }: AdPreviewProps) => {
  const { t } = useTranslation(["franchise"])
  const format = useFormat()
  const [ad, words] = [useDeferredValue(typedAd), useDeferredValue(typedWords)]
  const [search, setSearch] = useState("")
  const [code, setCode] = useState<string>()
  const ordered = useMemo(
    () => worstFitFirst(stores.map((store) => filledAd(ad, store, words, terms))),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- terms are read once with the page
    [ad, stores, words],
  )
  const byCode = useMemo(() => new Map(stores.map((store) => [store.code, store])), [stores])
  const found = Math.max(
    0,
    ordered.findIndex((one) => one.code === code),
  )
  const filled = ordered[found]
  const store = filled === undefined ? undefined : byCode.get(filled.code)
  const unfit = ordered.filter((one) => !canShow(one)).length
  const find = (typed: string) => {
    setSearch(typed)
    const wanted = typed.trim().toLowerCase()
    if (wanted === "") return
    const match = stores.find(({ name, code: own }) => `${name}\n${own}`.toLowerCase().includes(wanted))
    if (match !== undefined) setCode(match.code)
  }
  if (filled === undefined || store === undefined)
    return (
      <Panel title={t("franchise:ad.preview")}>
        <p className={styles["quiet"]}>{t("franchise:ad.noStores")}</p>
      </Panel>
    )
  const { texts } = filled
  const linesFrom = (start: string) =>
    Object.entries(texts).flatMap(([name, text]) => (name.startsWith(start) ? [text] : []))
  const language = store.language === undefined ? {} : { language: store.language.replace("_", "-") }
  return (
    <Panel title={t("franchise:ad.preview")}>
      <div className={styles["stack"]}>
        <p role="status">
          {t("franchise:ad.fits", {
            count: ordered.length,
            fit: format.number(ordered.length - unfit),
            all: format.number(ordered.length),
          })}
        </p>
        <TextField label={t("franchise:ad.find")} value={search} onChange={find} autoComplete="off" type="search" />
        <div className={styles["ways"]}>
          <Button
            kind="secondary"
            size="small"
            isDisabled={found === 0}
            onPress={() => setCode(ordered[found - 1]?.code)}
          >
            {t("franchise:ad.previous")}
          </Button>
          <Button
            kind="secondary"
            size="small"
            isDisabled={found === ordered.length - 1}
            onPress={() => setCode(ordered[found + 1]?.code)}
          >
            {t("franchise:ad.next")}
          </Button>
          <span className={styles["quiet"]}>
            {t("franchise:ad.position", { number: format.number(found + 1), all: format.number(ordered.length) })}
          </span>
        </div>
        <p className={styles["line"]}>
          <bdi className={styles["name"]}>{store.name}</bdi>
          <bdi className={styles["quiet"]}>{store.code}</bdi>
          {canShow(filled) ? <Badge tone="success">{t("franchise:ad.fitsOne")}</Badge> : null}
        </p>
        <Lacks store={store} filled={filled} />
        {ad.channels.includes("Social") ? (
          <SocialFeedPreview
            label={t("franchise:ad.channel.Social")}
            businessName={store.name}
            sponsoredLabel={t("franchise:ad.sponsored")}
            primaryText={texts["primaryText"] ?? ""}
            media={{ drawing: <div className={styles["drawing"]}>{t("franchise:ad.picture")}</div> }}
            {...(texts["website"] !== undefined && { domain: hostOf(texts["website"]) })}
            headline={texts["headline"] ?? ""}
            description={texts["description"] ?? ""}
            callToAction={t(`franchise:ad.buttons.${ad.callToAction}`)}
            {...language}
          />
        ) : null}
        {ad.channels.includes("Search") ? (
          <SearchResultPreview
            label={t("franchise:ad.channel.Search")}
            sponsoredLabel={t("franchise:ad.sponsored")}
            businessName={store.name}
            displayUrl={hostOf(texts["website"] ?? "")}
            headlines={linesFrom("searchHeadline")}
            descriptions={linesFrom("searchDescription")}
            {...language}
          />
        ) : null}
        <OwnWords ad={typedAd} store={store} words={typedWords} mayChange={mayChange} onWords={onWords} />
      </div>
    </Panel>
  )
}
