import { SaveFranchiseCampaign } from "@application/franchise/contract"
import { storeStanding } from "@domain/franchise"
import { Badge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { Checkbox } from "@ui/kit/checkbox"
import { LoadMore } from "@ui/kit/load-more"
import { Panel } from "@ui/kit/panel"
import { RadioCards } from "@ui/kit/radio-cards"
import { Select } from "@ui/kit/select"
import { TextField } from "@ui/kit/text-field"
import { LeavePrompt, useForm } from "@ui/shared/form"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { Result } from "effect"
import { useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "../stores.module.css"
import type { StepProps } from "./budget-step.tsx"

const pageSize = 50

/** Which stores a campaign is for: all that can have ads, or some chosen by search, by region and by hand. */
export const StoresStep = ({ businessProfileId, loaded, stores, mayChange, onNext }: StepProps) => {
  const { t } = useTranslation(["franchise", "common", "app"])
  const format = useFormat()
  const { id, version, draft, facts } = loaded
  const [search, setSearch] = useState("")
  const [region, setRegion] = useState("")
  const [shown, setShown] = useState(pageSize)
  const form = useForm(SaveFranchiseCampaign, {
    values: { isAll: draft.codes === undefined, codes: draft.codes ?? [] },
    input: ({ isAll, codes }) =>
      isAll || codes.length > 0
        ? Result.succeed({ businessProfileId, id, version, codes: isAll ? [] : [...codes] })
        : Result.fail({ codes: { key: "franchise.launch.noStore" } }),
    isDisabled: !mayChange,
    onSaved: onNext,
  })
  const { isAll, codes } = form.values
  const chosen = useMemo(() => new Set(codes), [codes])
  const regions = [...new Set(stores.flatMap((store) => store.region ?? []))].toSorted()
  const wanted = search.trim().toLowerCase()
  const found = stores.filter(
    (store) =>
      (region === "" || store.region === region) &&
      (wanted === "" || `${store.name}\n${store.code}\n${store.address ?? ""}`.toLowerCase().includes(wanted)),
  )
  const running = new Set(facts.launched)
  const choose = (next: Iterable<string>) => form.type({ codes: [...new Set(next)] })
  const error = form.errorOf("codes")
  return (
    <form {...form.props} className={styles["stack"]}>
      <LeavePrompt form={form} />
      <FailureNotice failure={form.failure} />
      <Panel title={t("franchise:choice.title")}>
        <div className={styles["form"]}>
          <RadioCards
            label={t("franchise:choice.label")}
            options={[
              { id: "all", title: t("franchise:choice.all"), description: t("franchise:choice.allHint") },
              { id: "some", title: t("franchise:choice.some"), description: t("franchise:choice.someHint") },
            ]}
            value={isAll ? "all" : "some"}
            onChange={(one) => form.type({ isAll: one === "all" })}
            isDisabled={!mayChange}
          />
          {isAll ? null : (
            <>
              <div className={styles["pair"]}>
                <TextField
                  label={t("franchise:search")}
                  type="search"
                  value={search}
                  onChange={(typed) => {
                    setSearch(typed)
                    setShown(pageSize)
                  }}
                  autoComplete="off"
                />
                {regions.length === 0 ? null : (
                  <Select
                    label={t("franchise:field.region")}
                    placeholder=""
                    options={[
                      { id: "", label: t("franchise:anyRegion") },
                      ...regions.map((one) => ({ id: one, label: one })),
                    ]}
                    value={region}
                    onChange={(one) => {
                      setRegion(one)
                      setShown(pageSize)
                    }}
                  />
                )}
              </div>
              <div className={styles["ways"]}>
                <Button
                  kind="secondary"
                  size="small"
                  isDisabled={!mayChange}
                  onPress={() => choose([...codes, ...found.map(({ code }) => code)])}
                >
                  {t("franchise:choice.addFound", { count: found.length, stores: format.number(found.length) })}
                </Button>
                <Button
                  kind="quiet"
                  size="small"
                  isDisabled={!mayChange || codes.length === 0}
                  onPress={() => {
                    const gone = new Set(found.map(({ code }) => code))
                    choose(codes.filter((code) => !gone.has(code)))
                  }}
                >
                  {t("franchise:choice.removeFound")}
                </Button>
              </div>
              <p role="status">
                {t("franchise:choice.chosen", { count: codes.length, stores: format.number(codes.length) })}
              </p>
              {error === undefined ? null : <p className={styles["error"]}>{error}</p>}
              <ul className={styles["allocations"]} aria-label={t("franchise:choice.title")}>
                {found.slice(0, shown).map((store) => {
                  const standing = storeStanding(store)
                  return (
                    <li key={store.code} className={styles["allocation"]}>
                      <Checkbox
                        isSelected={chosen.has(store.code)}
                        onChange={(isOn) =>
                          choose(isOn ? [...codes, store.code] : codes.filter((code) => code !== store.code))
                        }
                        isDisabled={!mayChange}
                      >
                        <bdi>{store.name}</bdi> <bdi className={styles["quiet"]}>{store.code}</bdi>
                      </Checkbox>
                      <span className={styles["ways"]}>
                        {standing === "Ready" ? null : (
                          <Badge tone="warning">{t(`franchise:standing.${standing}`)}</Badge>
                        )}
                        {running.has(store.code) ? (
                          <Badge tone="info">{t("franchise:status.AlreadyLaunched")}</Badge>
                        ) : null}
                        {store.region === undefined ? null : <bdi className={styles["quiet"]}>{store.region}</bdi>}
                      </span>
                    </li>
                  )
                })}
              </ul>
              {found.length === 0 ? <p className={styles["quiet"]}>{t("franchise:noneFound")}</p> : null}
              <LoadMore
                summary={t("app:list.showing", {
                  items: format.number(Math.min(shown, found.length)),
                  total: format.number(found.length),
                })}
                label={t("app:list.more")}
                pendingLabel={t("common:state.loading")}
                hasMore={found.length > shown}
                onMore={() => setShown(shown + pageSize)}
              />
            </>
          )}
          {mayChange ? (
            <div className={styles["ways"]}>
              <Button type="submit" isPending={form.isPending} pendingLabel={t("common:state.saving")}>
                {t("franchise:campaign.saveAndContinue")}
              </Button>
            </div>
          ) : null}
        </div>
      </Panel>
    </form>
  )
}
